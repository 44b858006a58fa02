export {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  RESET_LINK_HOURS,
  TERMS_VERSION,
  VERIFICATION_LINK_HOURS,
  type SessionUser,
  type SignUpInput,
} from './auth.ts';
export { contract } from './contract.ts';
export { ERRORS, Failure, type ErrorCode, type ErrorData } from './errors.ts';
export type { HistoryPage, PastTranslation, StoredTranslation } from './history.ts';
export { PERIOD_DAYS, planOf, PLANS, UNLIMITED, type Plan, type PlanType } from './plans.ts';
export type { Site, Usage } from './site.ts';
export { profile, type Profile, type Subscription, type UsageOfPlan } from './subscription.ts';
export {
  MAX_NOTICES,
  MAX_TEXT_CHARACTERS,
  type EngineName,
  type NotamNotice,
  type NotamTranslation,
} from './translate-notam.ts';
