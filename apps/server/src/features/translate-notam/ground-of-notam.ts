import { distanceNm } from '@klarnotam/aviation';
import { areaAnchors, type Area, type NotamPlace } from '@klarnotam/notam';
import type { Aerodrome, Gazetteer } from '../../ports/gazetteer.ts';
import { isInArea } from './is-in-area.ts';
import { placeOfNotam } from './place-of-notam.ts';

/** The ground this near to an aerodrome is taken to be as high as it somewhere, in nautical miles. */
const NEAR_NM = 5;
/** A larger circle of the Q line is a filter of which the aerodromes in it say too little, in nautical miles. */
const MAX_FILTER_NM = 25;
/** In larger areas no aerodromes are looked for: their bases are those of airspace. */
const MAX_AREA_NM = 150;
/** An aerodrome of item A counts when the NOTAM is about its surroundings, in nautical miles. */
const MAX_FROM_ITEM_A_NM = 15;

/** The heights of roofs, decks and water are not those of the ground. */
function isOnGround({ kind }: Aerodrome): boolean {
  return kind === 'large' || kind === 'medium' || kind === 'small';
}

/** The aerodromes in an area. */
function aerodromesIn(gazetteer: Gazetteer, area: Area): readonly Aerodrome[] {
  const { points, reachNm } = areaAnchors(area);
  const [first] = points;
  if (first === undefined) return [];
  const widthNm = reachNm + points.reduce((most, point) => Math.max(most, distanceNm(first, point)), 0);
  if (widthNm > MAX_AREA_NM) return [];
  return gazetteer.aerodromesWithin(first, widthNm).filter(({ position }) => isInArea(area, position));
}

/** The aerodromes that say something of a NOTAM's place: those in its areas, the nearest one, and those of item A. */
function aerodromesOf(gazetteer: Gazetteer, place: NotamPlace): readonly Aerodrome[] {
  const named = place.locations.flatMap((icao) => gazetteer.findAerodrome(icao) ?? []).filter(isOnGround);
  const position = placeOfNotam(place);
  if (position === null) return named;
  const drawn = place.areas.filter(({ source, role }) => source !== 'qualifier' && role === 'hazard');
  const filter = place.areas[0];
  if (drawn.length === 0 && filter?.type === 'circle' && filter.radiusNm > MAX_FILTER_NM) return [];
  const inside = (drawn.length > 0 ? drawn : place.areas).flatMap((area) => aerodromesIn(gazetteer, area));
  const nearest = gazetteer.aerodromesWithin(position, NEAR_NM).filter(isOnGround).slice(0, 1);
  const near = named.filter((one) => distanceNm(position, one.position) <= MAX_FROM_ITEM_A_NM);
  return [...inside.filter(isOnGround), ...nearest, ...near];
}

/**
 * A height that the ground in a NOTAM's area reaches, in feet above mean sea level: that of the highest aerodrome in it, near it or in
 * item A. Hills around it may be higher still, so that it bounds the ground from below alone. Null when no aerodrome says anything of the
 * place.
 */
export function groundOfNotam(gazetteer: Gazetteer, place: NotamPlace): number | null {
  const aerodromes = aerodromesOf(gazetteer, place);
  return aerodromes.length === 0
    ? null
    : aerodromes.reduce((most, { elevationFt }) => Math.max(most, elevationFt), -Infinity);
}
