export { findActiveSubscription, findActiveSubscriptions } from './active-subscription.ts';
export { applyPlan, type AppliedPlan, type PlanToApply } from './apply-plan.ts';
export { createFreeSubscription, type NewSubscription } from './create-free-subscription.ts';
export { exportSubscriptions } from './export-subscriptions.ts';
export { readSubscription, type SubscriptionOwner } from './read-subscription.ts';
export { readUsageOfPlan } from './read-usage-of-plan.ts';
export {
  AlreadySpent,
  spendTranslation,
  type Idempotency,
  type Spending,
  type Spent,
} from './spend-translation.ts';
export { startFree } from './start-free.ts';
export { updateProfile } from './update-profile.ts';
