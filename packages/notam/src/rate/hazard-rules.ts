import {
  findActivityOverAerodrome,
  findHazardAnywhere,
  findDronesOverAerodrome,
  type FoundHazard,
} from './find-hazard.ts';
import {
  describeObstacle,
  findObstacle,
  findRemoval,
  keepsLight,
  OBSTACLE_HEIGHT_M,
  type Obstacle,
} from './obstacle.ts';
import { phrase } from '../search/phrase.ts';
import { hazardOfSubject } from './hazard-of-subject.ts';
import { findHazardsBeside } from './hazards-beside.ts';
import type { Hazard, Rating, Reason } from './reason.ts';
import type { RatingInput } from './rating-input.ts';
import { rated, ratedByReach } from './rule.ts';
import { findOrderToAvoid } from './keep-away.ts';
import { findPhrase } from '../search/find-phrase.ts';

function rateObstacle({ heightM, topM, printedFt, unlit, lightsOut, span }: Obstacle): Rating {
  if (heightM !== null && heightM < OBSTACLE_HEIGHT_M)
    return rated('allowed', { code: 'lowObstacle', heightM, printedFt, span });
  return rated('caution', { code: 'obstacle', heightM, topM, printedFt, unlit, lightsOut, span });
}

const LOW_FIXTURE = phrase(
  String.raw`BARRICADES?|CONES|VEHICLES?|WDI|WIND ?(?:SOCK|SLEEVE|CONE|DIRECTION INDICATOR)`,
);

/** Behind an obstacle that was removed: the text tells of another that stands. */
const STANDS = phrase('NEW|ERECTED|REMAINS?|ESTABLISHED|INSTALLED');

/** A NOTAM about an obstacle or its lights (QOB, QOL). */
export function rateObstacleSubject({ facts, text, family }: RatingInput): Rating | null {
  if (family !== 'obstacle') return null;
  const removed = findRemoval(text);
  if (removed !== null && findPhrase(text, STANDS, ({ span }) => span.from >= removed.to) === null)
    return rated('allowed', { code: 'noEffect', subject: 'other', span: removed });
  const obstacle = describeObstacle(text);
  const lights = facts.qualifier?.subject === 'OL';
  const mayBeLow = obstacle.heightM === null && (lights || obstacle.span === null);
  const fixture = mayBeLow ? findPhrase(text, LOW_FIXTURE) : null;
  if (fixture !== null)
    return rated('allowed', { code: 'noEffect', subject: 'lighting', span: fixture.span });
  return rateObstacle({ ...obstacle, unlit: obstacle.unlit || (lights && !keepsLight(text)) });
}

/** A request to stay away, which by itself bans nobody. */
export const ASKED_TO_AVOID = phrase(
  String.raw`(?:PILOTS|ACFT|AIRCRAFT|AIRMEN|TFC|TRAFFIC|OPERATORS|FLIGHTS) (?:ARE )?(?:REQUESTED|REQ|ADVISED|ADZ|ASKED|RECOMMENDED|STRONGLY ADVISED) (?:NOT )?TO (?:OVERFLY|AVOID|REMAIN CLEAR|STAY CLEAR|KEEP CLEAR|FLY)|(?:ADZ|ADVISED|REQUESTED) TO AVOID|(?<!MIL |MILITARY )(?:PILOTS|ACFT|AIRCRAFT|TFC|TRAFFIC) SHOULD AVOID`,
);

const ASKED_NOT_TO_OVERFLY = phrase(
  String.raw`(?:(?:REQUESTED|REQ|ADVISED|ADVICED|ADZ|ASKED|RECOMMENDED) TO|SHOULD) AVOID (?:THE )?(?:OVER ?FLYING|OVER ?FLIGHTS?|OVERFLT)|(?:REQUESTED|ASKED|ADVISED) NOT TO OVERFLY`,
);

/** A plain order or request to stay away, without a danger that would say more. */
export function rateRequestToAvoid(subject: RatingInput): Rating | null {
  const { facts, text, family } = subject;
  const ofAerodrome = family === 'aerodrome' && facts.qualifier?.subject === 'FA';
  if ((family !== 'other' && family !== 'airspace' && !ofAerodrome) || subject.hazard !== null) return null;
  const ordered = findOrderToAvoid(subject);
  if (ordered !== null)
    return ratedByReach('restricted', { code: 'avoidanceOrdered', span: ordered.span }, subject.reach);
  const asked = findPhrase(text, family === 'aerodrome' ? ASKED_NOT_TO_OVERFLY : ASKED_TO_AVOID);
  if (asked === null) return null;
  return ratedByReach('caution', { code: 'avoidanceAdvised', span: asked.span }, subject.reach);
}

function rateFoundHazard(first: FoundHazard, { reach, text }: RatingInput): Rating {
  const rating = ratedByReach('caution', reasonOf(first), reach);
  const at = rating.reasons.findIndex(({ code }) => code === 'hazard') + 1;
  return {
    ...rating,
    reasons: rating.reasons.toSpliced(at, 0, ...findHazardsBeside(text, first).map(reasonOf)),
  };
}

function reasonOf({ hazard, found }: FoundHazard): Reason {
  return { code: 'hazard', hazard, span: found?.span ?? null };
}

const AERODROME_GROUNDS = ['F', 'M'];
const CAUSE = /\bDUE (?:TO )?(?:AN? |THE |NEW |TEMPORARY |TEMPO ){0,4}$|\bOWING TO $/;

/** A navigation aid that suffers from a crane somewhere tells of the aid, not of the crane. */
function mayTellOfObstacle({ facts, family, text }: RatingInput): boolean {
  if (family !== 'aerodrome') return true;
  if (!AERODROME_GROUNDS.includes(facts.qualifier?.subject?.charAt(0) ?? 'F')) return false;
  const obstacle = findObstacle(text);
  if (obstacle === null || obstacle.heightM !== null) return true;
  return !CAUSE.test(text.words.slice(Math.max(0, obstacle.from - 30), obstacle.from));
}

const AERODROMES_AND_HELIPORTS: readonly (string | null)[] = ['FA', 'FH', 'FP'];

function activityOverAerodrome({ facts, text, trigger }: RatingInput): FoundHazard | null {
  if (trigger) return null;
  const subject = facts.qualifier?.subject ?? null;
  if (AERODROMES_AND_HELIPORTS.includes(subject)) return findActivityOverAerodrome(text);
  return subject?.startsWith('M') ? findDronesOverAerodrome(text) : null;
}

const FROM_THE_GROUND: readonly Hazard[] = ['rockets', 'firing', 'spaceDebris', 'unmannedAircraft'];

/** `ROUTES CLSD DURING ROCKET FIRING, SFC-70000FT`: what a route is closed for is there from the ground on. */
function rateHazardBesideRoute(subject: RatingInput): Rating | null {
  const { hazard, reach } = subject;
  if (hazard === null || reach.kind !== 'reaches' || !FROM_THE_GROUND.includes(hazard.hazard)) return null;
  return rateFoundHazard(hazard, subject);
}

/** What a procedure is withdrawn for: positions of satellites that are disturbed are disturbed for drones too. */
function rateLostPositions(subject: RatingInput): Rating | null {
  const danger = findHazardAnywhere(subject.text);
  return danger?.hazard === 'gnssInterference' ? rateFoundHazard(danger, subject) : null;
}

/** A warning (QW…), a danger that counts at an aerodrome too, an obstacle, or an activity named in the text. */
export function rateHazard(subject: RatingInput): Rating | null {
  const { facts, text, family, trigger } = subject;
  if (family === 'procedure') return trigger ? null : rateLostPositions(subject);
  if (family === 'route') return trigger ? null : rateHazardBesideRoute(subject);
  if (family === 'warning' && !trigger) {
    const warned = hazardOfSubject(facts.qualifier, subject.hazard);
    return warned === null ? null : rateFoundHazard(warned, subject);
  }
  const danger = trigger && family === 'aerodrome' ? null : findHazardAnywhere(text);
  if (danger !== null) return rateFoundHazard(danger, subject);
  const obstacle = mayTellOfObstacle(subject) ? findObstacle(text) : null;
  const ofObstacle = obstacle === null ? null : rateObstacle(obstacle);
  if (ofObstacle?.level === 'caution') return ofObstacle;
  const activity = family === 'aerodrome' ? activityOverAerodrome(subject) : subject.hazard;
  return activity === null ? ofObstacle : rateFoundHazard(activity, subject);
}
