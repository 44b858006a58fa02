import { bearingDeg, METRES_PER_NAUTICAL_MILE, upperCaseLatin } from '@klarnotam/aviation';
import { findRadii } from '../area/find-radii.ts';
import type { Area, NotamFacts } from '../facts.ts';
import { depthInShape, distanceToShape } from './distance/area-distance.ts';
import type { FlightCore } from './distance/flight-core.ts';
import { NEAR, type Flight, type FlightReason, type FlightSurroundings, type Verdict } from './flight.ts';
import { bearsOut, judgeSearchCircle, searchCircle } from './search-circle.ts';

/** Where one area of a notice, or the notice as a whole (`area` null), stands to a flight. */
export interface PlaceJudged {
  readonly area: Area | null;
  readonly reasons: readonly FlightReason[];
}

/** Around a position without extent, or what may leave its area, a notice may apply so far, where its Q line says no more, metres (5 NM). */
const AROUND_POINT_M = 5 * METRES_PER_NAUTICAL_MILE;
/** The same where there is no Q line to say it (25 NM). */
const AROUND_POINT_ALONE_M = 25 * METRES_PER_NAUTICAL_MILE;

/** Something that the notice draws is missing, or may be somewhere else. */
const UNDRAWN = new Set([
  'missingPart',
  'unreadableArea',
  'unreadableCoordinate',
  'impossibleCoordinate',
  'areaFollowsBorder',
]);

function isObstacle({ qualifier }: NotamFacts): boolean {
  return qualifier?.subject === 'OB' || qualifier?.subject === 'OL';
}

/** `MAY NOT BE WHOLLY CONTAINED WITHIN THE LATERAL DIMENSIONS AS NOTIFIED`: balloons, and what falls from them. */
const LEAVES_ITS_AREA = /\bNOT\s(?:BE\s)?(?:WHOLLY\s|ENTIRELY\s|FULLY\s)?CONTAINED\b/i;
/** The border of a polygon may be one. */
const SAYS_ARC = /\bARC\b/i;

/** The widest radius that the text gives while nothing of what is drawn has one, metres; 0: none such. */
function undrawnRadius({ areas, text }: NotamFacts): number {
  const isRound = ({ type, source }: Area): boolean =>
    source !== 'qualifier' && (type === 'circle' || type === 'sector' || type === 'corridor');
  if (text === null || areas.some(isRound) || SAYS_ARC.test(text)) return 0;
  const upper = upperCaseLatin(text);
  return findRadii(upper, 0, upper.length).reduce(
    (most, { nm }) => Math.max(most, nm * METRES_PER_NAUTICAL_MILE),
    0,
  );
}

/** Jib and guy wires of what stands at a position, and what its seconds round off, metres. */
const AROUND_OBSTACLE_M = 500;

/** How far around what it draws the notice may apply beside; 0: no farther. */
function reachAround(facts: NotamFacts, { type }: Area): number {
  const radiusM = undrawnRadius(facts);
  const isOpen =
    radiusM > 0 || (type === 'point' ? !isObstacle(facts) : LEAVES_ITS_AREA.test(facts.text ?? ''));
  if (!isOpen) return type === 'point' ? AROUND_OBSTACLE_M : 0;
  const circle = searchCircle(facts.qualifier);
  const searchedM = circle === null ? AROUND_POINT_ALONE_M : circle.radiusNm * METRES_PER_NAUTICAL_MILE;
  return Math.max(AROUND_POINT_M, radiusM, searchedM);
}

function tellsOf(gapM: number, doubtfulM: number): Verdict {
  if (gapM <= 0) return 'touches';
  if (gapM <= doubtfulM) return 'cannotTell';
  return gapM <= doubtfulM + NEAR.distanceM ? 'near' : 'doesNot';
}

function judgeArea(core: FlightCore, { radiusM }: Flight, facts: NotamFacts, index: number): FlightReason[] {
  const area = facts.areas[index];
  if (area === undefined) return [];
  const crosses = facts.problems.some(
    ({ code, field }) => code === 'areaCrossesItself' && field === `areas.${index}`,
  );
  if (!area.complete || crosses) return [{ code: 'areaIncomplete', area: index, tells: 'cannotTell' }];
  const { distanceM, nearest } = distanceToShape(core, area);
  const gapM = Math.floor(distanceM - radiusM);
  const reachM = reachAround(facts, area);
  const away = {
    area: index,
    distanceM: Math.max(0, gapM),
    bearingDeg: Math.round(bearingDeg(core.centre, nearest)) % 360,
  };
  if (area.type === 'point') return [{ code: 'besidePoint', ...away, tells: tellsOf(gapM, reachM) }];
  return gapM <= 0
    ? [{ code: 'insideArea', area: index, tells: 'touches' }]
    : [{ code: 'awayFromArea', ...away, tells: tellsOf(gapM, reachM) }];
}

/** The part that the text takes out and that holds the whole flight. */
function exceptionAround(core: FlightCore, { radiusM }: Flight, facts: NotamFacts): FlightReason | null {
  for (const [index, area] of facts.areas.entries()) {
    const isWhole = area.role === 'excluded' && area.complete && area.lower === null && area.upper === null;
    if (!isWhole) continue;
    const distanceM = Math.floor(depthInShape(core, area) - radiusM);
    // Never milder: who may be in there, and how, stands in the text.
    if (distanceM > 0) return { code: 'insideExcluded', area: index, distanceM, tells: 'near' };
  }
  return null;
}

const AREA_UNREAD: PlaceJudged = { area: null, reasons: [{ code: 'areaUnread', tells: 'cannotTell' }] };

/**
 * Where the areas of a notice stand to a flight, each with its reasons. What is drawn is told exactly; where the text draws nothing, or
 * may name more than it draws, the circle of the Q line has to be far away too.
 */
export function judgePlace(
  core: FlightCore,
  flight: Flight,
  facts: NotamFacts,
  surroundings: FlightSurroundings,
): PlaceJudged[] {
  const drawn = facts.areas.flatMap((area, index) =>
    area.role === 'hazard' && area.source !== 'qualifier' ? [{ area, index }] : [],
  );
  const unread = facts.problems.some(({ code }) => UNDRAWN.has(code)) ? [AREA_UNREAD] : [];
  if (drawn.length === 0)
    return [{ area: null, reasons: judgeSearchCircle(core, flight, facts, surroundings) }, ...unread];
  const exception = exceptionAround(core, flight, facts);
  const judged = drawn.map(({ area, index }): PlaceJudged => {
    const reasons = judgeArea(core, flight, facts, index);
    const isInside = reasons.some(({ tells }) => tells === 'touches');
    return { area, reasons: isInside && exception !== null ? [exception] : reasons };
  });
  const areas = drawn.map(({ area }) => area);
  if (!bearsOut(facts.qualifier, areas)) {
    const around = judgeSearchCircle(core, flight, facts, surroundings);
    const isIn = around.some(({ code }) => code === 'insideSearchCircle');
    if (isIn) judged.push({ area: null, reasons: around });
  }
  return [...judged, ...unread];
}
