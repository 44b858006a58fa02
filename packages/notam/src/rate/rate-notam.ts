import type { NotamFacts } from '../facts.ts';
import { airspaceOfSubject, findDeactivation, findNamedAirspace, type ActiveAirspace } from './airspace.ts';
import { findBan, type Ban } from './ban.ts';
import { findHarmlessSubject, harmlessOfSubject } from './harmless.ts';
import { findDangerAnywhere, findHazard, hazardOfSubject, type FoundHazard } from './hazard.ts';
import { findNoContent, findPublicationChange, isActivatedElsewhere, isTrigger } from './information.ts';
import { describeObstacle, findObstacle, findRemoval, OBSTACLE_HEIGHT_M, type Obstacle } from './obstacle.ts';
import { findOthersOnly } from './others-only.ts';
import { findClearanceForAll, findContactFirst, findWayIn } from './permission.ts';
import type { Rating, Reason } from './reason.ts';
import { findPhrase, toSearchText, type SearchText } from './search-text.ts';
import { toSubjectFamily, type SubjectFamily } from './subject-family.ts';
import { reachReasons, readVerticalReach, type VerticalReach } from './vertical-reach.ts';
import { phrase } from './vocabulary.ts';

/** What a rating is made from: everything that was decoded. */
export type RatableFacts = Omit<NotamFacts, 'rating'>;

export interface RatingContext {
  /** Height of the ground where the NOTAM applies, in feet above mean sea level; null when not known. */
  readonly groundHeightFtAmsl: number | null;
}

/** What the rules look at. */
interface Case {
  readonly facts: RatableFacts;
  readonly text: SearchText;
  readonly reach: VerticalReach;
  readonly family: SubjectFamily;
  readonly trigger: boolean;
}

/**
 * The effect of a NOTAM on drone operations in the area, time and heights that it names, by the product's rating guideline, with the
 * deciding reason first. Depends on the facts alone, never on the clock. Spans of reasons are offsets into `facts.text`.
 */
export function rateNotam(facts: RatableFacts, context: RatingContext): Rating {
  const text = toSearchText(facts.text ?? '');
  const reach = readVerticalReach(facts, text, context.groundHeightFtAmsl);
  const noContent = findNoContent(facts, text);
  if (noContent !== null) return { level: 'information', reasons: [noContent] };
  const subject = {
    facts,
    text,
    reach,
    family: toSubjectFamily(facts, text),
    trigger: isTrigger(facts, text),
  };
  for (const rule of RULES) {
    const rating = rule(subject);
    if (rating !== null) return rating;
  }
  return { level: 'caution', reasons: [{ code: 'effectUnclear', span: null }] };
}

type Rule = (subject: Case) => Rating | null;

/** In this order: what binds the reader, what endangers him, what does not touch him. */
const RULES: readonly Rule[] = [
  rateAnnouncement,
  rateOthersOnly,
  rateBan,
  rateObstacleSubject,
  rateDeactivation,
  rateProhibitedArea,
  rateCondition,
  rateActiveAirspace,
  rateRequestToAvoid,
  rateHazard,
  rateNamedObstacle,
  rateTrigger,
  rateHarmless,
];

function rated(level: Rating['level'], first: Reason, ...rest: Reason[]): Rating {
  return { level, reasons: [first, ...rest] };
}

/** Lowers the level of an effect that is known to stay above drone heights, or may do so. */
function ratedByReach(
  level: 'forbidden' | 'restricted' | 'caution',
  reason: Reason,
  reach: VerticalReach,
): Rating {
  const support = reachReasons(reach);
  if (reach.kind === 'above' && !reach.lowerInText)
    return { level: 'allowed', reasons: [...support, reason] };
  if (reach.kind === 'above' || reach.kind === 'uncertain') return rated('caution', reason, ...support);
  return rated(level, reason, ...support);
}

function rateOthersOnly({ text, family }: Case): Rating | null {
  if (family === 'aerodrome' || family === 'warning') return null;
  const others = findOthersOnly(text);
  if (others === null) return null;
  const reason: Reason = { code: 'noEffect', subject: others.subject, span: others.found.span };
  const hazard = others.hazardToAll ? findHazard(text) : null;
  return hazard === null
    ? rated('allowed', reason)
    : rated('caution', { code: 'hazard', hazard: hazard.hazard, span: hazard.found?.span ?? null }, reason);
}

function banReason(ban: Ban): Reason {
  const span = ban.found.span;
  if (ban.who === 'drones') return { code: 'unmannedAircraftBanned', span };
  return ban.who === 'all' ? { code: 'allAircraftBanned', span } : { code: 'airspaceClosed', span };
}

const OVERFLIGHT = /OVERF|OVF|AIRSPACE|REMAIN CLEAR OF (?:ATZ|THE A)|SOBREVUEL|SURVOL/;

function rateBan({ facts, text, reach, family }: Case): Rating | null {
  const ban = findBan(text);
  if (ban === null) return null;
  if (family === 'procedure') return null;
  if (
    family === 'aerodrome' &&
    ban.who !== 'drones' &&
    !OVERFLIGHT.test(text.words.slice(ban.found.from, ban.found.to + 12))
  ) {
    return null;
  }
  if (
    facts.qualifier?.subject === 'WU' &&
    ban.who === 'drones' &&
    /\b(?:WHEN|DURING|DRG|IF)\b/.test(text.words.slice(ban.found.to, ban.found.to + 8))
  ) {
    return null;
  }
  const wayIn = findWayIn(text) ?? findContactFirst(text);
  const first = banReason(ban);
  if (wayIn === null) return ratedByReach('forbidden', first, reach);
  const named: Reason = { code: 'bannedUnlessPermitted', unit: wayIn.unit, span: wayIn.span };
  const limited = ratedByReach('restricted', named, reach);
  return { level: limited.level, reasons: [...limited.reasons, first] };
}

function rateObstacle(obstacle: Obstacle): Rating {
  const { heightM, unlit, span } = obstacle;
  if (heightM !== null && heightM < OBSTACLE_HEIGHT_M)
    return rated('allowed', { code: 'lowObstacle', heightM, span });
  return rated('caution', { code: 'obstacle', heightM, unlit, span });
}

const LOW_FIXTURE = phrase(
  String.raw`WDI|WIND ?(?:SOCK|SLEEVE|CONE|DIRECTION INDICATOR)|TAXILANE|TWY|TAXIWAY|APRON LIGHTS?`,
);

function rateObstacleSubject({ facts, text, family }: Case): Rating | null {
  if (family !== 'obstacle') return null;
  const removed = findRemoval(text);
  if (removed !== null) return rated('allowed', { code: 'noEffect', subject: 'other', span: removed });
  const obstacle = describeObstacle(text);
  const lights = facts.qualifier?.subject === 'OL';
  const fixture = lights && obstacle.heightM === null ? findPhrase(text, LOW_FIXTURE) : null;
  if (fixture !== null)
    return rated('allowed', { code: 'noEffect', subject: 'lighting', span: fixture.span });
  return rateObstacle({ ...obstacle, unlit: obstacle.unlit || lights });
}

function rateDeactivation({ facts, text, family }: Case): Rating | null {
  if (family !== 'airspace' && family !== 'zone') return null;
  const deactivated = findDeactivation(facts.qualifier, text);
  return deactivated === null ? null : rated('allowed', { code: 'deactivated', span: deactivated.span });
}

function activeAirspace({ facts, text, family, trigger }: Case): ActiveAirspace | null {
  if (family === 'aerodrome' || family === 'procedure' || family === 'route') return null;
  const subject = facts.qualifier?.subject ?? null;
  const ofSubject = airspaceOfSubject(facts.qualifier, text);
  if (ofSubject !== null && !trigger && subject !== 'AC' && subject !== 'AZ') return ofSubject;
  const named = findNamedAirspace(text) ?? (trigger ? null : ofSubject);
  if (named === null) return null;
  const zone =
    named.airspace === 'controlZone' ||
    named.airspace === 'aerodromeTrafficZone' ||
    named.airspace === 'radioOrTransponderZone';
  return zone && family !== 'zone' ? null : named;
}

function rateProhibitedArea(subject: Case): Rating | null {
  const active = activeAirspace(subject);
  if (active?.airspace !== 'prohibitedArea') return null;
  const wayIn = findWayIn(subject.text) ?? findContactFirst(subject.text);
  const reason: Reason = { code: 'prohibitedAreaActive', name: active.name, span: active.span };
  if (wayIn === null) return ratedByReach('forbidden', reason, subject.reach);
  return ratedByReach(
    'restricted',
    { code: 'permissionRequired', unit: wayIn.unit, span: wayIn.span },
    subject.reach,
  );
}

/** A condition that everybody has to meet: clearance, permission or a call. */
function rateCondition(subject: Case): Rating | null {
  const { text, family, reach } = subject;
  if (family === 'aerodrome' || family === 'procedure' || family === 'route') return null;
  const clearance = findClearanceForAll(text);
  if (clearance !== null)
    return ratedByReach('restricted', { code: 'trafficSubjectToClearance', span: clearance.span }, reach);
  const contact = findContactFirst(text);
  return contact === null
    ? null
    : ratedByReach('restricted', { code: 'contactRequired', unit: contact.unit, span: contact.span }, reach);
}

const HOURS_ONLY: readonly (string | null)[] = ['AH', 'LT', 'XX', 'CH', 'TT'];

function rateActiveAirspace(subject: Case): Rating | null {
  const { facts, text, reach, family } = subject;
  const active = activeAirspace(subject);
  if (active === null) return null;
  const reason: Reason = {
    code: 'airspaceActive',
    airspace: active.airspace,
    name: active.name,
    span: active.span,
  };
  const zone = family === 'zone' && HOURS_ONLY.includes(facts.qualifier?.condition ?? null);
  if (zone && active.airspace !== 'radioOrTransponderZone')
    return ratedByReach('caution', { code: 'effectUnclear', span: null }, reach);
  const rating = ratedByReach('restricted', reason, reach);
  if (rating.level !== 'restricted') return rating;
  const wayIn = findWayIn(text);
  if (wayIn === null) return rating;
  return {
    ...rating,
    reasons: [...rating.reasons, { code: 'permissionRequired', unit: wayIn.unit, span: wayIn.span }],
  };
}

const ASKED_TO_AVOID = phrase(
  String.raw`(?:PILOTS|ACFT|AIRCRAFT|AIRMEN|TFC|TRAFFIC|OPERATORS|FLIGHTS) (?:ARE )?(?:REQUESTED|REQ|ADVISED|ADZ|ASKED|RECOMMENDED|STRONGLY ADVISED) (?:NOT )?TO (?:OVERFLY|AVOID|REMAIN CLEAR|STAY CLEAR|KEEP CLEAR|FLY)`,
);

function rateRequestToAvoid({ text, reach, family }: Case): Rating | null {
  if (family !== 'other' && family !== 'airspace') return null;
  const asked = findPhrase(text, ASKED_TO_AVOID);
  if (asked === null || findHazard(text) !== null) return null;
  return ratedByReach('caution', { code: 'avoidanceAdvised', span: asked.span }, reach);
}

function hazardOf({ facts, text, family, trigger }: Case): FoundHazard | null {
  switch (family) {
    case 'warning':
      return trigger ? findHazard(text) : hazardOfSubject(facts.qualifier, text);
    case 'procedure':
    case 'route':
      return null;
    case 'aerodrome':
      return findDangerAnywhere(text);
    default:
      return findHazard(text);
  }
}

function rateHazard(subject: Case): Rating | null {
  const found = hazardOf(subject);
  if (found === null) return null;
  return ratedByReach(
    'caution',
    { code: 'hazard', hazard: found.hazard, span: found.found?.span ?? null },
    subject.reach,
  );
}

function rateNamedObstacle({ text, family }: Case): Rating | null {
  if (family === 'procedure' || family === 'route') return null;
  const obstacle = findObstacle(text);
  return obstacle === null ? null : rateObstacle(obstacle);
}

/** A trigger whose area another NOTAM will activate has no effect of its own yet. */
function rateAnnouncement({ text, trigger }: Case): Rating | null {
  return trigger && isActivatedElsewhere(text)
    ? rated('information', { code: 'triggerWithoutEffect', span: null })
    : null;
}

function rateTrigger({ trigger }: Case): Rating | null {
  if (!trigger) return null;
  return rated('information', { code: 'triggerWithoutEffect', span: null });
}

function rateHarmless({ facts, text, reach, family }: Case): Rating | null {
  const ofSubject = harmlessOfSubject(facts.qualifier?.subject ?? null, facts.qualifier?.condition ?? null);
  const named = findHarmlessSubject(text);
  if (ofSubject !== null) {
    const subject = ofSubject === 'otherAerodrome' ? (named?.subject ?? ofSubject) : ofSubject;
    return rated('allowed', {
      code: 'noEffect',
      subject,
      span: named?.subject === subject ? named.span : null,
    });
  }
  if (reach.kind === 'above') return { level: 'allowed', reasons: reachReasons(reach) };
  const publication = findPublicationChange(text);
  if (publication !== null && named === null) return rated('information', publication);
  if (family === 'airspace' || family === 'zone') return null;
  if (named !== null) return rated('allowed', { code: 'noEffect', subject: named.subject, span: named.span });
  const aerodromeOnly = facts.qualifier?.scope.length === 1 && facts.qualifier.scope[0] === 'A';
  return aerodromeOnly ? rated('allowed', { code: 'noEffect', subject: 'otherAerodrome', span: null }) : null;
}
