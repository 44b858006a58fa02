import type { NotamNotice } from '@klarnotam/contract';
import { bearingDeg, distanceNm, METRES_PER_NAUTICAL_MILE } from '@klarnotam/aviation';
import { areaPosition, type Area, type NotamFacts } from '@klarnotam/notam';
import type { Gazetteer } from '../../ports/gazetteer.ts';

/** Farther away a town says nothing of a place. */
const NEAR_NM = 25;
/** In larger areas there are many towns. */
const MAX_EXTENT_NM = 25;

/** How far an area reaches from the position that stands for it, in nautical miles. */
function reachNm(area: Area): number {
  if (area.type === 'circle' || area.type === 'sector') return area.radiusNm;
  const points = area.type === 'polygon' ? area.points : area.type === 'corridor' ? area.path : [];
  const [first] = points;
  return first === undefined
    ? 0
    : points.reduce((most, point) => Math.max(most, distanceNm(first, point)), 0);
}

/** The middle of an area's corners, or its centre. */
function middleOf(area: Area): NonNullable<ReturnType<typeof areaPosition>> | null {
  if (area.type !== 'polygon' || area.points.length === 0) return areaPosition(area);
  const { length } = area.points;
  const sum = area.points.reduce((all, { lat, lon }) => ({ lat: all.lat + lat, lon: all.lon + lon }));
  return { lat: sum.lat / length, lon: sum.lon / length };
}

/** The town or aerodrome nearest to what a NOTAM draws, where it draws one place. */
export function nearbyOf(
  gazetteer: Pick<Gazetteer, 'nearestTo'>,
  { areas }: Pick<NotamFacts, 'areas'>,
): NotamNotice['nearby'] {
  const [drawn, ...others] = areas.filter(({ source, role }) => source === 'text' && role === 'hazard');
  if (drawn === undefined || others.length > 0 || !drawn.complete || reachNm(drawn) > MAX_EXTENT_NM)
    return null;
  const position = middleOf(drawn);
  return position && gazetteer.nearestTo(position, NEAR_NM);
}

/** Nearer to the reference point of an aerodrome something may still be at it, nautical miles (5 km). */
const AT_AERODROME_NM = 2.7;

/** Several areas are one place only where they lie together: seen from the aerodrome, within 30 degrees of the nearest. */
const TOGETHER = 0.5;

/** How far from the aerodrome of item A lies what a NOTAM draws, the nearest of it; null: at it, around it, spread out, or not known. */
export function offAerodrome(
  gazetteer: Pick<Gazetteer, 'findAerodrome'>,
  { areas, locations }: Pick<NotamFacts, 'areas' | 'locations'>,
): { readonly distanceM: number; readonly bearingDeg: number } | null {
  const [icao, ...otherAerodromes] = locations;
  const aerodrome = icao === undefined ? null : gazetteer.findAerodrome(icao);
  const drawn = areas.filter(({ source, role }) => source === 'text' && role === 'hazard');
  if (aerodrome === null || otherAerodromes.length > 0 || drawn.some(({ complete }) => !complete))
    return null;
  const places = drawn
    .flatMap((area) => {
      const middle = middleOf(area);
      return middle === null
        ? []
        : [{ middle, awayNm: distanceNm(aerodrome.position, middle), reachNm: reachNm(area) }];
    })
    .sort((a, b) => a.awayNm - b.awayNm);
  const [nearest] = places;
  if (nearest === undefined || places.length < drawn.length) return null;
  const reach = places.reduce(
    (most, { middle, reachNm: own }) => Math.max(most, distanceNm(nearest.middle, middle) + own),
    0,
  );
  const farthestNm = places.length === 1 ? nearest.awayNm : nearest.awayNm * TOGETHER;
  if (nearest.awayNm <= AT_AERODROME_NM || farthestNm <= reach) return null;
  return {
    distanceM: Math.round(nearest.awayNm * METRES_PER_NAUTICAL_MILE),
    bearingDeg: Math.round(bearingDeg(aerodrome.position, nearest.middle)) % 360,
  };
}

/** A map shows about so much around an area. */
const AROUND_NM = 8;
const MAX_LANDMARKS = 8;

/** Towns and aerodromes in and around what a NOTAM draws, for a map that has nothing else to stand beside. */
export function landmarksOf(
  gazetteer: Pick<Gazetteer, 'landmarksWithin'>,
  { areas }: Pick<NotamFacts, 'areas'>,
): NotamNotice['landmarks'] {
  const [drawn] = areas.filter(({ role }) => role === 'hazard');
  const position = drawn && middleOf(drawn);
  if (!drawn || !position) return [];
  const radiusNm = AROUND_NM + Math.min(reachNm(drawn), 60);
  return [...gazetteer.landmarksWithin(position, radiusNm, MAX_LANDMARKS)];
}
