import { METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import type { Area, NotamFacts } from '../../facts.ts';
import { depthInShape, distanceToShape } from '../../flight/distance/area-distance.ts';
import { coreOf, metresBetween, type FlightCore } from '../../flight/distance/flight-core.ts';
import { radiusNmUp } from '../lengths.ts';
import type { PlannedOperation } from '../operation.ts';
import type { IssuedDifference, RequestedShape } from './issued-comparison.ts';

/** A position that is rounded to the second may be moved by so much, metres: half a second of latitude and of longitude, twice. */
const ROUNDED_M = 45;
/** Offices that write whole minutes move a place by up to this; what is farther away is another place. */
const ELSEWHERE_M = 1_000;
const SAME_RADIUS_NM = 0.011;

interface Requested {
  readonly shape: RequestedShape;
  readonly points: readonly Position[];
  readonly core: FlightCore;
  readonly radiusM: number;
}

function requestedOf({ isPolygonMode, location, polygonPoints }: PlannedOperation): Requested | null {
  const position = ({ lat, lng }: { lat: number; lng: number }): Position => ({ lat, lon: lng });
  if (isPolygonMode) {
    const points = polygonPoints.map(position);
    return points.length < 3 ? null : { shape: 'polygon', points, core: coreOf({ points }), radiusM: 0 };
  }
  if (location === null) return null;
  const centre = position(location);
  const { radiusM } = location;
  return {
    shape: radiusM > 0 ? 'circle' : 'point',
    points: [centre],
    core: coreOf({ position: centre }),
    radiusM,
  };
}

/** The farthest that any corner was moved, in the order and direction that fit best; both are as many. */
function farthestCorner(requested: readonly Position[], issued: readonly Position[]): number {
  const count = requested.length;
  let best = Infinity;
  for (const turned of [issued, [...issued].reverse()]) {
    for (let shift = 0; shift < count; shift += 1) {
      let farthest = 0;
      for (const [index, corner] of requested.entries()) {
        const other = turned[(index + shift) % count];
        if (other !== undefined) farthest = Math.max(farthest, metresBetween(corner, other));
      }
      best = Math.min(best, farthest);
    }
  }
  return best;
}

function isCovered({ points, core, radiusM }: Requested, issued: Area): boolean {
  if (issued.type === 'circle') {
    const roomM = issued.radiusNm * METRES_PER_NAUTICAL_MILE - radiusM + ROUNDED_M;
    return points.every((point) => metresBetween(issued.centre, point) <= roomM);
  }
  if (radiusM > 0) return depthInShape(core, issued) + ROUNDED_M >= radiusM;
  return points.every((position) => distanceToShape(coreOf({ position }), issued).distanceM <= ROUNDED_M);
}

function shapeDifferences(requested: Requested, issued: Area): IssuedDifference[] {
  const found: IssuedDifference[] = [];
  const [centre] = requested.points;
  if (requested.shape === 'polygon' && issued.type === 'polygon') {
    const [wanted, given] = [requested.points.length, issued.points.length];
    const farthestM = wanted === given ? farthestCorner(requested.points, issued.points) : null;
    if (farthestM === null || farthestM > ROUNDED_M)
      found.push({
        code: 'corners',
        requested: wanted,
        issued: given,
        farthestM: farthestM === null ? null : Math.ceil(farthestM),
      });
  } else if (requested.shape !== 'polygon' && (issued.type === 'circle' || issued.type === 'point')) {
    const at = issued.type === 'circle' ? issued.centre : issued.position;
    const movedM = centre === undefined ? 0 : metresBetween(centre, at);
    if (movedM > ROUNDED_M) found.push({ code: 'centreMoved', distanceM: Math.ceil(movedM) });
    if (requested.shape !== issued.type)
      found.push({ code: 'otherShape', requested: requested.shape, issued: issued.type });
    else if (issued.type === 'circle') {
      const requestedNm = radiusNmUp(requested.radiusM);
      if (Math.abs(issued.radiusNm - requestedNm) > SAME_RADIUS_NM)
        found.push({ code: 'radius', requestedNm, issuedNm: issued.radiusNm });
    }
  } else found.push({ code: 'otherShape', requested: requested.shape, issued: issued.type });
  if (!isCovered(requested, issued) && issued.type !== 'point') found.push({ code: 'notCovered' });
  return found;
}

/** How the areas of an issued NOTAM differ from the place that was asked for. */
export function compareArea(operation: PlannedOperation, facts: NotamFacts): IssuedDifference[] {
  const requested = requestedOf(operation);
  const hazards = facts.areas.filter(({ role }) => role === 'hazard');
  const drawn = hazards.filter(({ source, complete }) => source !== 'qualifier' && complete);
  const measured = drawn.length > 0 ? drawn : hazards;
  if (requested === null || measured.length === 0) return [{ code: 'areaUnread' }];
  const apart = measured
    .map((area) => ({
      area,
      gapM: distanceToShape(requested.core, area).distanceM - requested.radiusM,
      differences: shapeDifferences(requested, area),
    }))
    .sort((a, b) => Math.max(0, a.gapM) - Math.max(0, b.gapM) || a.differences.length - b.differences.length);
  const [nearest] = apart;
  if (nearest === undefined) return [{ code: 'areaUnread' }];
  if (nearest.gapM > ELSEWHERE_M) return [{ code: 'elsewhere', distanceM: Math.ceil(nearest.gapM) }];
  if (drawn.length === 0) return [{ code: 'areaUnread' }];
  const partly = hazards.some(({ complete }) => !complete);
  return [
    ...nearest.differences,
    ...(drawn.length > 1 ? [{ code: 'moreAreas', count: drawn.length } as const] : []),
    ...(partly ? [{ code: 'areaUnread' } as const] : []),
  ];
}
