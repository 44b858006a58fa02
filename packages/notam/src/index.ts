export type { DecodeContext } from './decode-context.ts';
export { decodeNotams, type DecodedNotams } from './decode-notams.ts';
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
export {
  conditionCategory,
  CONDITIONS,
  isCondition,
  type ConditionCategory,
  type ConditionCode,
} from './q-code/conditions.ts';
export { isFittingPair } from './q-code/fitting.ts';
export {
  isSubject,
  subjectCategory,
  SUBJECTS,
  type SubjectCategory,
  type SubjectCode,
} from './q-code/subjects.ts';
export { GLOSSARY_KEYS, type GlossaryKey } from './clauses/glossary-keys.ts';
export { splitClauses } from './clauses/split-clauses.ts';
export type {
  Adjunct,
  Clause,
  ContactPurpose,
  Length,
  SimpleAdjunct,
  WhollyInside,
} from './clauses/clause.ts';
export { readClause } from './clauses/read-clause.ts';
export type {
  ActivityCode,
  CauseCode,
  PhraseCode,
  ReferenceCode,
  StateCode,
  ThingCode,
} from './clauses/vocabulary.ts';
