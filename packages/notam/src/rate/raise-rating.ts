import type { Span } from '@klarnotam/aviation';
import { hasNoAirspace } from './active-airspace.ts';
import { findKeepAway, findOrderToAvoid, keepAwayReason } from './keep-away.ts';
import type { RatableFacts, RatingInput } from './rating-input.ts';
import { isForOthers, notUnderstood, type Rating, type Reason } from './reason.ts';
import { countsDrones } from './sentences/announcement.ts';
import { findStillBinding } from './sentences/lifted.ts';
import { mentionsDrones, readSentences, type Sentence } from './sentences/read-sentences.ts';
import { isHighAbove } from './sentences/high-above.ts';
import { tellsOfTheAir } from './sentences/tells-of-the-air.ts';
import {
  demandsSomething,
  findEmergency,
  findIncident,
  findUnderClosingCode,
  findUnreadAboutDrones,
  findUnreadElsewhere,
} from './unread-sentences.ts';
import { findUnreadToEverybody } from './unread-to-everybody.ts';
import { isFarAbove, reachReasons } from './vertical-reach.ts';

/** A part of the message that belongs to no field, upper case and without accents, and where it stands in the source. */
export interface UnreadPart {
  readonly words: string;
  readonly span: Span;
}

/** What such a reason was read from needs no other understanding. */
function isAboutOthersOrOff(reason: Reason): boolean {
  return reason.code === 'deactivated' || isForOthers(reason);
}

function isBinding({ level }: Rating): boolean {
  return level === 'forbidden' || level === 'restricted';
}

/** Restricted for all alike: what is said to drones beside it may be more. */
function withUnreadBeside(rating: Rating, subject: RatingInput): Rating {
  if (rating.reasons[0]?.code !== 'airspaceActive') return rating;
  const unread = findUnreadAboutDrones(subject, [], true);
  if (unread === null || (SCOPE_OF_AREA.test(unread.words) && !NOT_EXEMPT.test(unread.shape))) return rating;
  return { ...rating, reasons: [...rating.reasons, notUnderstood(unread.words, unread.span)] };
}

/** Whom an area is made for, or where its exceptions stand. */
const SCOPE_OF_AREA = /\b(?:APPLY|APPLIES|APPLICABLE|EXCEPTIONS?|EXEMPT|REFERS?|UAS ONLY|CREWED|ACCESS)\b/;

/** `NOR ARE SMALL DRONES EXEMPT`, `NO EXEMPTIONS FOR DRONES` */
const NOT_EXEMPT = /N.{0,8}D?v?p/;

/** A test message that says itself that nothing in it is meant. */
function isTestAlone({ reasons }: Rating, { text }: RatingInput): boolean {
  return (
    reasons[0]?.code === 'testMessage' &&
    /\b(?:DISREGARD(?:ED)?|IGNORED?|NOT REAL|END OF TEST)\b/.test(text.words)
  );
}

/** Drone flights that are announced beside a harmless subject are traffic. */
function raiseByFlights(rating: Rating, subject: RatingInput): Rating {
  const [first] = rating.reasons;
  if (rating.level !== 'allowed' || first?.code !== 'noEffect' || isAboutOthersOrOff(first)) return rating;
  const flights = readSentences(subject.text).find(
    (each) => each.namesDrones && !isHighAbove(each) && countsDrones(each),
  );
  if (flights === undefined) return rating;
  return {
    level: 'caution',
    reasons: [{ code: 'hazard', hazard: 'unmannedAircraft', span: flights.span }, ...rating.reasons],
  };
}

/** What is said to drones, or to everybody, and is not understood is never mild: at least `restricted`, with the sentence. */
export function raiseByUnread(rating: Rating, subject: RatingInput): Rating {
  if (rating.level === 'forbidden' || rating.reasons[0]?.code === 'checklist' || isTestAlone(rating, subject))
    return rating;
  if (rating.level === 'restricted') return withUnreadBeside(rating, subject);
  const { reach } = subject;
  const isClearlyAbove = reach.kind === 'above' && !reach.restsOnGround && !reach.lowerInText;
  if (isClearlyAbove) return rating;
  const mayBeAbove = reach.kind === 'above' || reach.kind === 'uncertain';
  const order = mayBeAbove ? null : findOrderToAvoid(subject);
  const read = [
    ...rating.reasons.filter(isAboutOthersOrOff).flatMap(({ span }) => (span === null ? [] : [span])),
    ...(order === null ? [] : [order.span]),
  ];
  const toDrones = findUnreadAboutDrones(subject, read, reach.kind === 'above');
  if (toDrones !== null && (reach.kind !== 'above' || (!isFarAbove(reach) && demandsSomething(toDrones)))) {
    const why = mayBeAbove ? reachReasons(reach) : [];
    const others = rating.reasons.filter(
      ({ code }) => code !== 'noEffect' && !why.some((each) => each.code === code),
    );
    return {
      level: 'restricted',
      reasons: [notUnderstood(toDrones.words, toDrones.span), ...why, ...others],
    };
  }
  if (mayBeAbove) return rating;
  const keepAway = findKeepAway(subject) ?? order;
  if (keepAway !== null)
    return {
      level: 'restricted',
      reasons: [keepAwayReason(keepAway), ...rating.reasons.filter(({ code }) => code !== 'effectUnclear')],
    };
  const toEverybody = rating.reasons.some(
    ({ code }) => code === 'avoidanceAdvised' || code === 'avoidanceOrdered',
  )
    ? null
    : findUnreadToEverybody(subject, read);
  const unread =
    toEverybody ??
    findUnreadElsewhere(subject) ??
    (rating.reasons[0]?.code === 'effectUnclear' ? findEmergency(subject) : null);
  const told =
    unread ??
    (rating.reasons[0]?.code === 'effectUnclear' ? findUnderClosingCode(subject) : null) ??
    (rating.reasons[0]?.code === 'noEffect' ? findIncident(subject) : null);
  if (told === null) return raiseByFlights(rating, subject);
  return {
    level: 'restricted',
    reasons: [notUnderstood(told.words, told.span), ...rating.reasons],
  };
}

/** Where a ban is lifted in a part only, or something beside it goes on, drones are not free: `restricted`, with that sentence. */
export function raiseByStillBinding(
  rating: Rating,
  { family, reach, text }: RatingInput,
  lifted: readonly Sentence[],
): Rating {
  if (rating.level !== 'allowed' || hasNoAirspace(family) || reach.kind === 'above') return rating;
  const binding = findStillBinding(readSentences(text), lifted);
  if (binding === null) return rating;
  return { level: 'restricted', reasons: [notUnderstood(binding.words, binding.span), ...rating.reasons] };
}

/** A message without item E: what it says is not known. */
export function raiseByMissingText(rating: Rating, facts: Pick<RatableFacts, 'text'>): Rating {
  if (facts.text !== null || isBinding(rating) || rating.level === 'caution') return rating;
  return { level: 'caution', reasons: [{ code: 'partUnread', span: null }, ...rating.reasons] };
}

function withReason(rating: Rating, reason: Reason): Rating {
  return rating.reasons.some(({ code }) => code === reason.code)
    ? rating
    : { ...rating, reasons: [...rating.reasons, reason] };
}

/** Something is said of the air itself, or of flying over a place. */
function speaksOfTheAir(words: string): boolean {
  return readSentences({ words, placeOf: (from, to) => ({ from, to }) }).some(
    (each) => tellsOfTheAir(each, true) && !isHighAbove(each),
  );
}

/**
 * A part that belongs to no field is never harmless: at least `caution`, and `restricted`, with it quoted, where it names drones or tells
 * of the air.
 */
export function raiseByUnreadParts(rating: Rating, unread: readonly UnreadPart[]): Rating {
  const parts = unread.filter(({ words }) => /\p{L}{3}/u.test(words));
  if (parts.length === 0 || rating.level === 'forbidden') return rating;
  const ofDrones = parts.find(({ words }) => mentionsDrones(words) || speaksOfTheAir(words));
  if (rating.level === 'restricted')
    return ofDrones === undefined ? rating : withReason(rating, notUnderstood(ofDrones.words, ofDrones.span));
  if (ofDrones !== undefined)
    return {
      level: 'restricted',
      reasons: [notUnderstood(ofDrones.words, ofDrones.span), ...rating.reasons],
    };
  const [first] = parts;
  const reason: Reason = { code: 'partUnread', span: first?.span ?? null };
  return rating.level === 'caution'
    ? { ...rating, reasons: [...rating.reasons, reason] }
    : { level: 'caution', reasons: [reason, ...rating.reasons] };
}
