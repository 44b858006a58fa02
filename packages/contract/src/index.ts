export type { AccountExport } from './account.ts';
export { adminContract } from './admin/admin.ts';
export type { AuditEntry, AuditInput, AuditPage } from './admin/admin-audit.ts';
export type { FailedMail, FailedMailsPage } from './admin/admin-mails.ts';
export type { AssignEventInput, UnmatchedEvent } from './admin/admin-payment-events.ts';
export {
  STATISTICS_MAX_BUCKETS,
  type AdminStatistics,
  type ModelCallCosts,
  type TranslationsBy,
  type TranslationsOverTime,
  type TranslationsOverTimeInput,
} from './admin/admin-statistics.ts';
export {
  USER_SEARCH_MAX_CHARACTERS,
  type AdminUser,
  type AdminUsersInput,
  type AdminUsersPage,
  type EditUserInput,
  type SetPasswordInput,
  type SetPlanInput,
  type UsersExportInput,
} from './admin/admin-users.ts';
export {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  RESET_LINK_HOURS,
  TERMS_VERSION,
  VERIFICATION_LINK_HOURS,
  type OpenSession,
  type SessionDevice,
  type SessionUser,
  type SignUpInput,
} from './auth.ts';
export {
  type CheckoutAnswer,
  type EnterPaymentInput,
  type Payment,
  type PaymentsAnswer,
  type SentFile,
} from './billing.ts';
export {
  BILLING_FILE_MAX_BYTES,
  DESCRIPTION_MAX_CHARACTERS,
  type BillingFile,
  type BillingFilesAnswer,
} from './billing-files.ts';
export {
  ACTIVITY_HOURS,
  BRIEFING_NAME_MAX_CHARACTERS,
  MAX_BRIEFING_CHARACTERS,
  MAX_BRIEFINGS,
  MAX_FOUND_NOTICES,
  type Briefing,
  type BriefingInput,
  type BriefingsPage,
  type BriefingSummary,
  type FoundNotice,
  type FoundNotices,
  type FoundReport,
} from './briefing.ts';
export { contract } from './contract.ts';
export { DRONE_LIMITS, type DroneLimits } from './drone-limits.ts';
export {
  DRONE_NAME_MAX_CHARACTERS,
  MAX_DRONES,
  type ChangeDroneInput,
  type CreateDroneInput,
  type Drone,
  type Drones,
} from './drones.ts';
export { keepLimits, limitsOf, type KeptLimits } from './kept-limits.ts';
export type { EndpointMeta } from './endpoint.ts';
export { ERRORS, Failure, type ErrorCode, type ErrorData } from './errors.ts';
export type { ExampleNotam, ExampleReport, Examples } from './examples.ts';
export {
  FAVOURITE_NAME_MAX_CHARACTERS,
  MAX_FAVOURITES,
  type Favourite,
  type SaveFavouriteInput,
} from './favourites.ts';
export {
  MAX_FLIGHT_HEIGHT_M,
  MAX_FLIGHT_HOURS,
  MAX_FLIGHT_POINTS,
  MAX_FLIGHT_RADIUS_M,
  type FlightPlan,
} from './flight.ts';
export {
  firstOfPast,
  type FirstOfPast,
  type HistoryPage,
  type PastTranslation,
  type StoredTranslation,
} from './history.ts';
export {
  MVA_PERCENT,
  PERIOD_DAYS,
  planOf,
  PLANS,
  UNLIMITED,
  type PaidPlanType,
  type Plan,
  type PlanType,
} from './plans.ts';
export {
  MAX_AREA_POINTS,
  MAX_PLACES,
  MAX_RADIUS_M,
  PLACE_QUERY_MAX_CHARACTERS,
  PLACE_QUERY_MIN_CHARACTERS,
  type AreaInput,
  type DataSource,
  type Elevation,
  type FoundPlaces,
  type Place,
  type PlacesInput,
  type Surroundings,
  type Terrain,
} from './places.ts';
export {
  KIT_NAME_MAX_CHARACTERS,
  MAX_KIT_ITEMS,
  type KitItem,
  type SaveKitItemInput,
} from './operation-kit.ts';
export { FREE_TEXT_MAX_CHARACTERS, MAX_HEIGHT_M } from './planned-operation.ts';
export {
  ISSUABLE_STAGES,
  ISSUED_TEXT_MAX_CHARACTERS,
  CALL_OFF_STAGES,
  NEXT_STAGES,
  SETTLED_STAGES,
  type IssuedNotam,
  type IssuedReading,
  type RequestKind,
  type RequestStage,
} from './request-life.ts';
export {
  MAX_SAVED_NOTAMS,
  SAVED_NOTAM_SEARCH_MAX_CHARACTERS,
  type ChangeSavedNotamInput,
  type CallOffRequestInput,
  type MoveRequestInput,
  type RecordIssuedInput,
  type SavedNotam,
  type SavedNotamsInput,
  type SavedNotamsPage,
  type SavedNotamState,
  type SavedNotamSummary,
  type SaveNotamInput,
} from './saved-notams.ts';
export {
  MAX_SHARES,
  SHARE_DAYS,
  type Share,
  type SharedAnswer,
  type SharedAnswerInput,
  type SharedThing,
} from './shares.ts';
export type { Site, Usage } from './site.ts';
export { fillSentence, readSentence, SENTENCES, type SentenceValues, type Why } from './sentences.ts';
export { siteContract } from './site-contract.ts';
export type { StationReport, StationWeather, WeatherStation, WeatherStations } from './station-weather.ts';
export { profile, type Profile, type Subscription, type UsageOfPlan } from './subscription.ts';
export {
  MAX_NOTICES,
  MAX_TEXT_CHARACTERS,
  type EngineName,
  type NotamNotice,
  type NotamTranslation,
} from './translate-notam.ts';
export type { WeatherReport, WeatherTranslation } from './translate-weather.ts';
export { USER_LANGUAGES, userLanguage, type UserLanguage } from './user-language.ts';
