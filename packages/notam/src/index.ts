export type { AerodromeAt, DecodeContext, NotamPlace } from './decode-context.ts';
export { areaAnchors } from './area/area-anchors.ts';
export { areaPosition } from './area/area-position.ts';
export { zoneOfPlace } from './item/zone-of-place.ts';
export { decodeNotams, type DecodedNotams } from './decode-notams.ts';
export { relateNotams, type NotamRelation } from './relate-notams.ts';
export type { Recognition } from './find/recognise.ts';
export { NOTAM_PROBLEM_CODES, type NotamProblemCode } from './problem-code.ts';
export type * from './facts.ts';
export {
  RATING_LEVELS,
  type AirspaceKind,
  type HarmlessSubject,
  type Hazard,
  type Rating,
  type RatingLevel,
  type Reason,
  type ReasonCode,
  type ReasonFacts,
} from './rate/reason.ts';
export { isVocabulary } from './rate/lexicon/look-up-word.ts';
export { saysActive } from './rate/deactivation.ts';
export { mayBind } from './rate/may-bind.ts';
export { groundReachedM } from './rate/ground-reached.ts';
export {
  conditionCategory,
  CONDITIONS,
  isCondition,
  type ConditionCategory,
  type ConditionCode,
} from './q-code/conditions.ts';
export { isValidPair } from './q-code/valid-pairs.ts';
export {
  isSubject,
  subjectCategory,
  SUBJECTS,
  type SubjectCategory,
  type SubjectCode,
} from './q-code/subjects.ts';
export { GLOSSARY_KEYS, type GlossaryKey } from './clauses/glossary-keys.ts';
export { readDate, readTimeOfDay, addDays } from './compose/calendar.ts';
export { firstMissingPart, missingParts, type MissingPart } from './compose/check-operation.ts';
export {
  APPROVAL_ABOVE_M,
  attachmentsOf,
  composeMail,
  MAIL_SUBJECT,
  type Mail,
  type MailAttachment,
} from './compose/compose-mail.ts';
export { composeWithdrawalMail } from './compose/compose-withdrawal-mail.ts';
export {
  composeNotam,
  MAX_AREA_CORNERS,
  MAX_PLANNED_HEIGHT_M,
  MAX_PLANNED_RADIUS_M,
  MIN_AREA_CORNERS,
  type ComposedItem,
  type ComposedLetter,
  type ComposedNotam,
} from './compose/compose-notam.ts';
export { compareIssued, type RequestedAs } from './compose/issued/compare-issued.ts';
export { composeAsMailed, composeFollowUp, type FollowUp } from './compose/issued/compose-follow-up.ts';
export type {
  IssuedComparison,
  IssuedDifference,
  IssuedVerdict,
  RequestedShape,
} from './compose/issued/issued-comparison.ts';
export { composeCancellation, composeReplacement, isIssuedNumber } from './compose/icao/compose-follow-up.ts';
export { composeIcao } from './compose/icao/compose-icao.ts';
export type {
  ComposedIcao,
  IcaoLetter,
  IcaoNotice,
  IcaoProblem,
  IcaoRemark,
  PrintedField,
} from './compose/icao/composed-icao.ts';
export { MAX_FIRS, STATE_OF_OFFICE } from './compose/icao/choose-firs.ts';
export { readFrequency } from './compose/icao/frequency.ts';
export { LINT_CODES, type LintCode, type LintFinding } from './compose/icao/lint/finding.ts';
export { lintRequest } from './compose/icao/lint/lint-request.ts';
export { readOperatorNumber, type OperatorNumber } from './compose/icao/operator-number.ts';
export {
  areaKeyOf,
  NEAR_AERODROME_M,
  siteOf,
  type SurroundingsAnswer,
  type TerrainAnswer,
} from './compose/icao/site.ts';
export { toTelegramLetters, type TelegramLetters } from './compose/icao/telegram-letters.ts';
export { feetDown, feetUp, radiusNmUp } from './compose/lengths.ts';
export { isTimeZoneName, readLocalTime, toLocalTime, type LocalTime } from './compose/local-time.ts';
export {
  completeOperation,
  HEIGHT_REFERENCES,
  NO_REQUEST_FIELDS,
  OPERATION_TYPES,
  RECURRENCE_TYPES,
  REPEATED_TIME_CHOICES,
  REQUEST_FORMS,
  type OperationType,
  type PlannedHeightReference,
  type PlannedOperation,
  type PlannedPoint,
  type RealTimeContact,
  type RecurrenceType,
  type RepeatedTimeChoice,
  type RequestFields,
  type RequestForm,
  type RequestSite,
} from './compose/operation.ts';
export { toPhoneNumber } from './compose/phone.ts';
export type { Bound, OperationProblem, OperationWarning } from './compose/problem.ts';
export { ringFault } from './compose/ring-fault.ts';
export { darknessDuring, sunOnDate, type SunOnDate } from './compose/sun-on-date.ts';
export { OPERATION_TITLES } from './compose/titles.ts';
export type { PlannedPeriod, WindowGroup } from './compose/windows.ts';
export { splitClauses } from './clauses/split-clauses.ts';
export type {
  Adjunct,
  Authority,
  Length,
  NamedUser,
  SimpleAdjunct,
  AerodromeFeature,
  MilitaryArea,
  MilitaryHours,
  WhollyInside,
} from './clauses/adjunct.ts';
export type {
  Clause,
  ContactPurpose,
  HourNote,
  MinimaFigure,
  MinimaGroup,
  NamedFacility,
  NotedHours,
  SurfaceLayer,
} from './clauses/clause.ts';
export type { SurfaceCover } from './clauses/surface-covers.ts';
export { readClause } from './clauses/read-clause.ts';
export { readClauseInPart, type PartlyReadClause } from './clauses/read-clause-in-part.ts';
export { readSubject } from './clauses/read-facility.ts';
export { isPlaceName } from './clauses/is-name.ts';
export { toAuthority } from './clauses/read-authority.ts';
export { readPlacing, type PlacingAdjunct } from './clauses/read-placing.ts';
export { STANDING_THINGS } from './clauses/standing-things.ts';
export { findNamedCause } from './clauses/find-named-cause.ts';
export { namesSeveralThings, speaksOfHours, speaksOfPart } from './clauses/unread-words.ts';
export { findStandingThing } from './clauses/find-standing-thing.ts';
export type { ActivityCode } from './clauses/activities.ts';
export type { AuthorityCode } from './clauses/authorities.ts';
export type { CauseCode } from './clauses/causes.ts';
export type { MeasureCode } from './clauses/measures.ts';
export type { FigureCode } from './clauses/figures.ts';
export type { SpeciesCode } from './clauses/species.ts';
export type { PhraseCode } from './clauses/phrases.ts';
export type { ReferenceCode } from './clauses/references.ts';
export type { RelationCode } from './clauses/relations.ts';
export type { RuleCode } from './clauses/rule-codes.ts';
export type { OverflownCode } from './clauses/overflown.ts';
export type { AerodromeFeatureCode } from './clauses/aerodrome-features.ts';
export type { StateCode } from './clauses/states.ts';
export type { FacilityCode } from './clauses/facilities.ts';
export type { UserCode } from './clauses/users.ts';
export type {
  CalendarDate,
  DateRange,
  DayAndTime,
  DayTime,
  ScheduleClause,
  ScheduleDays,
  TimeRange,
} from './schedule/schedule-clause.ts';
export {
  activeState,
  knownHours,
  textHours,
  type ActiveState,
  type Period,
  type TimeFacts,
  type Uncertainty,
} from './schedule/active-state.ts';
export {
  DRONE_CEILING_M,
  heightBand,
  heightPercent,
  limitOf,
  TO_SCALE_M,
  type HeightBand,
  type Limit,
  type Range,
} from './height/height-band.ts';
export { heightGroups, type HeightGroup } from './height/height-groups.ts';
export { activityDuring, type Activity } from './flight/activity-during.ts';
export type { AnswerForFlight, AnswerKind, FlightMatter } from './flight/answer.ts';
export { answerForFlight, type JudgedNotice } from './flight/answer-for-flight.ts';
export {
  NEAR,
  VERDICTS,
  type Flight,
  type FlightGround,
  type FlightPlace,
  type FlightReason,
  type FlightReasonCode,
  type FlightReasonFacts,
  type FlightSurroundings,
  type FlightVerdict,
  type GroundKnown,
  type HoursUnknown,
  type ReplacingNotice,
  type Verdict,
} from './flight/flight.ts';
export { judgeFlight } from './flight/judge-flight.ts';
