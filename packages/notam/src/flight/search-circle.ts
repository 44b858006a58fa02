import { bearingDeg, METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import { areaAnchors } from '../area/area-anchors.ts';
import type { Area, NotamFacts, Qualifier } from '../facts.ts';
import { isSubject, subjectCategory } from '../q-code/subjects.ts';
import { distanceToShape } from './distance/area-distance.ts';
import { metresBetween, type FlightCore } from './distance/flight-core.ts';
import { NEAR, type Flight, type FlightReason, type FlightSurroundings } from './flight.ts';

/**
 * How far from the circle of the Q line a flight has to be before a notice that draws nothing does not touch it, metres (10 and
 * 100 NM). The circle is made for finding notices: its radius is rounded up, but now and then its centre is mistyped. It was held
 * against 5,052 notices that draw what they are about. Where an aerodrome of item A lies inside, those about the aerodrome reached at
 * most 5 NM out of it, warnings at most 54. Where none does, 1 in 180 reached out by more than 50 NM, some by hundreds.
 */
const CLEAR_OF_AERODROME_M = 10 * METRES_PER_NAUTICAL_MILE;
const CLEAR_OF_REGION_M = 100 * METRES_PER_NAUTICAL_MILE;
/** An aerodrome this far outside of the circle still confirms it, nautical miles. */
const CONFIRMS_NM = 5;

/** Subjects that are areas: where they lie stands in the text or on a chart, not in the Q line. */
const AREAS = new Set(['airspace', 'restrictedAirspace', 'warning', 'other']);

/** The circle of a Q line where it says something: radius 999 stands for a whole region, 0 for nothing. */
export function searchCircle(
  qualifier: Qualifier | null,
): { readonly type: 'circle'; readonly centre: Position; readonly radiusNm: number } | null {
  const { centre = null, radiusNm = null } = qualifier ?? {};
  if (centre === null || radiusNm === null || radiusNm === 0 || radiusNm >= 999) return null;
  return { type: 'circle', centre, radiusNm };
}

function isAboutAnArea(qualifier: Qualifier | null): boolean {
  const subject = qualifier?.subject ?? null;
  return subject === null || !isSubject(subject) || AREAS.has(subjectCategory(subject));
}

interface NamedAerodrome {
  readonly icao: string;
  readonly position: Position;
}

/** The aerodromes of item A; null when one of them is none that is known. */
function aerodromesOf(facts: NotamFacts, { aerodromeAt }: FlightSurroundings): NamedAerodrome[] | null {
  const named = facts.locations.map((icao) => ({ icao, position: aerodromeAt(icao) }));
  const known = named.flatMap(({ icao, position }) => (position === null ? [] : [{ icao, position }]));
  return known.length > 0 && known.length === named.length ? known : null;
}

function clearance(
  circle: ReturnType<typeof searchCircle>,
  aerodromes: readonly NamedAerodrome[] | null,
  isArea: boolean,
): number {
  const isConfirmed =
    circle !== null &&
    aerodromes?.every(
      ({ position }) =>
        metresBetween(position, circle.centre) <= (circle.radiusNm + CONFIRMS_NM) * METRES_PER_NAUTICAL_MILE,
    ) === true;
  if (isArea) return isConfirmed ? CLEAR_OF_REGION_M : Infinity;
  return isConfirmed ? CLEAR_OF_AERODROME_M : CLEAR_OF_REGION_M;
}

/**
 * Where a notice that draws no area stands to a flight, by its aerodromes and the circle of its Q line: never `touches`. An area that is
 * only named is told apart from a flight where an aerodrome of item A confirms the circle, and else nowhere.
 */
export function judgeSearchCircle(
  core: FlightCore,
  { radiusM }: Flight,
  facts: NotamFacts,
  surroundings: FlightSurroundings,
): FlightReason[] {
  const circle = searchCircle(facts.qualifier);
  const aerodromes = aerodromesOf(facts, surroundings);
  const clearM = clearance(circle, aerodromes, isAboutAnArea(facts.qualifier));
  const bearingTo = (position: Position): number => Math.round(bearingDeg(core.centre, position)) % 360;
  const apart = (distanceM: number): 'doesNot' | 'cannotTell' =>
    distanceM > clearM ? 'doesNot' : 'cannotTell';
  const reasons = (aerodromes ?? []).map(({ icao, position }): FlightReason => {
    const found = distanceToShape(core, { type: 'point', position });
    const distanceM = Math.max(0, Math.floor(found.distanceM - radiusM));
    return { code: 'aerodrome', icao, distanceM, bearingDeg: bearingTo(position), tells: apart(distanceM) };
  });
  if (circle !== null) {
    const { distanceM, nearest } = distanceToShape(core, circle);
    const gapM = Math.floor(distanceM - radiusM);
    reasons.push(
      gapM <= NEAR.distanceM
        ? {
            code: 'insideSearchCircle',
            radiusNm: circle.radiusNm,
            distanceM: Math.floor(metresBetween(core.centre, circle.centre)),
            tells: 'cannotTell',
          }
        : {
            code: 'awayFromSearchCircle',
            distanceM: gapM,
            bearingDeg: bearingTo(nearest),
            tells: apart(gapM),
          },
    );
  }
  return reasons.length > 0 ? reasons : [{ code: 'placeUnknown', tells: 'cannotTell' }];
}

/** So far may what a notice draws reach out of the circle of its Q line, which is rounded to minutes and miles. */
const ROUNDED_M = 5 * METRES_PER_NAUTICAL_MILE;

/** From the centre of the circle to the farthest end of what is drawn, metres. */
function reachOf(centre: Position, drawn: readonly Area[]): number {
  return drawn.reduce((most, area) => {
    const { points, reachNm } = areaAnchors(area);
    return points.reduce(
      (far, point) => Math.max(far, metresBetween(centre, point) + reachNm * METRES_PER_NAUTICAL_MILE),
      most,
    );
  }, 0);
}

/**
 * Whether the circle of the Q line bears out what is drawn: all of it lies inside, and fills enough of it. A drawn area outside of the
 * circle has a wrong digit here or there; a circle that is much wider may stand for areas that are only named beside the drawn ones.
 */
export function bearsOut(qualifier: Qualifier | null, drawn: readonly Area[]): boolean {
  const circle = searchCircle(qualifier);
  if (circle === null) return true;
  const reachM = reachOf(circle.centre, drawn);
  const radiusM = circle.radiusNm * METRES_PER_NAUTICAL_MILE;
  return reachM <= radiusM + ROUNDED_M && radiusM <= 2 * reachM + 2 * ROUNDED_M;
}
