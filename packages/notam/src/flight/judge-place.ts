import { bearingDeg, METRES_PER_NAUTICAL_MILE } from '@klarnotam/aviation';
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

/** Around a position without extent the notice may apply so far, where its Q line does not say farther, metres (5 NM). */
const AROUND_POINT_M = 5 * METRES_PER_NAUTICAL_MILE;
/** The same where there is no Q line to say it (25 NM). */
const AROUND_POINT_ALONE_M = 25 * METRES_PER_NAUTICAL_MILE;

/** Something that text of item E draws is missing, or may be somewhere else. */
const UNDRAWN = new Set([
  'unreadableArea',
  'unreadableCoordinate',
  'impossibleCoordinate',
  'areaFollowsBorder',
]);

function isObstacle({ qualifier }: NotamFacts): boolean {
  return qualifier?.subject === 'OB' || qualifier?.subject === 'OL';
}

/** How far around a position the notice may apply; 0 for what stands there. */
function reachOfPoint(facts: NotamFacts): number {
  if (isObstacle(facts)) return 0;
  const circle = searchCircle(facts.qualifier);
  if (circle === null) return AROUND_POINT_ALONE_M;
  return Math.max(AROUND_POINT_M, circle.radiusNm * METRES_PER_NAUTICAL_MILE);
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
  const away = {
    area: index,
    distanceM: Math.max(0, gapM),
    bearingDeg: Math.round(bearingDeg(core.centre, nearest)) % 360,
  };
  if (area.type === 'point')
    return [{ code: 'besidePoint', ...away, tells: tellsOf(gapM, reachOfPoint(facts)) }];
  return gapM <= 0
    ? [{ code: 'insideArea', area: index, tells: 'touches' }]
    : [{ code: 'awayFromArea', ...away, tells: tellsOf(gapM, 0) }];
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
  if (drawn.length === 0)
    return [{ area: null, reasons: judgeSearchCircle(core, flight, facts, surroundings) }];
  const exception = exceptionAround(core, flight, facts);
  const judged = drawn.map(({ area, index }): PlaceJudged => {
    const reasons = judgeArea(core, flight, facts, index);
    const isInside = reasons.some(({ tells }) => tells === 'touches');
    return { area, reasons: isInside && exception !== null ? [exception] : reasons };
  });
  if (facts.problems.some(({ code }) => UNDRAWN.has(code)))
    judged.push({ area: null, reasons: [{ code: 'areaUnread', tells: 'cannotTell' }] });
  const areas = drawn.map(({ area }) => area);
  if (!bearsOut(facts.qualifier, areas)) {
    const around = judgeSearchCircle(core, flight, facts, surroundings);
    const isIn = around.some(({ code }) => code === 'insideSearchCircle');
    if (isIn) judged.push({ area: null, reasons: around });
  }
  return judged;
}
