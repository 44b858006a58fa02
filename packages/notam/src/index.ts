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
