export type { AreaPhenomenon, AreaWarning } from './area-warning/area-warning.ts';
export { findAreaWarnings } from './area-warning/find-area-warnings.ts';
export type { DecodeContext } from './decode-context.ts';
export { decodeReports, type DecodedReports } from './decode-reports.ts';
export type * from './elements.ts';
export type * from './facts.ts';
export type * from './glance/glance.ts';
export { glanceAt } from './glance/glance-at.ts';
export { isGust, joinStorm } from './glance/reasons.ts';
export { isInTheWay } from './glance/low-clouds-of-row.ts';
export { isCeiling, lowClouds } from './glance/low-clouds.ts';
export { likelihoodOf } from './glance/stretches.ts';
export { missingElements, missingSensors } from './glance/missing-elements.ts';
export type { Recognition } from './find/recognise.ts';
export { WEATHER_PROBLEM_CODES, type WeatherProblemCode } from './problem-code.ts';
export type * from './remark/remark.ts';
export { ceilingFt } from './timeline/ceiling.ts';
export {
  summariseWindow,
  type Extreme,
  type WindowExtremes,
  type WindowSummary,
} from './timeline/summarise-window.ts';
export { forecastTimeline, type TimelineLayer, type TimelineSegment } from './timeline/timeline.ts';
export { LIMITS, TYPICAL_SMALL_DRONE } from './warn/drone-limits-table.ts';
export type { DroneProfile, RainRating } from './warn/drone-profile.ts';
export type {
  Finding,
  IcingCause,
  Warning,
  WarningCode,
  WarningFacts,
  WarningSeverity,
} from './warn/warning.ts';
export type { Light } from './warn/judge-light.ts';
export { gustAtHeight, roundBesideLimit, windAtHeight } from './warn/judge-wind.ts';
export { findWarnings, judgeConditions } from './warn/find-warnings.ts';
