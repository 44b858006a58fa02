import { distanceNm } from '@klarnotam/aviation';
import type { NotamPlace } from '@klarnotam/notam';
import type { Aerodrome, Gazetteer } from '../../ports/gazetteer.ts';
import { placeOfNotam } from './place-of-notam.ts';

/** The ground this near to an aerodrome is taken to be as high as it somewhere, in nautical miles. */
const NEAR_NM = 5;
/** In larger circles the aerodromes say too little of the place that is meant, in nautical miles. */
const MAX_RADIUS_NM = 25;
/** An aerodrome of item A counts when the NOTAM is about its surroundings, in nautical miles. */
const MAX_FROM_ITEM_A_NM = 15;

/** The heights of roofs, decks and water are not those of the ground. */
function isOnGround({ kind }: Aerodrome): boolean {
  return kind === 'large' || kind === 'medium' || kind === 'small';
}

/** How far from the position that stands for a place to look; null when the place is too wide to say anything of it. */
function lookWithinNm({ areas }: NotamPlace): number | null {
  const area = areas.find(({ source }) => source === 'text') ?? areas[0];
  const radiusNm = area?.type === 'circle' ? area.radiusNm : 0;
  return radiusNm <= MAX_RADIUS_NM ? Math.max(NEAR_NM, radiusNm) : null;
}

/** The aerodromes that say something of a NOTAM's place: the nearest one, and those of item A. */
function aerodromesOf(gazetteer: Gazetteer, place: NotamPlace): readonly Aerodrome[] {
  const named = place.locations.flatMap((icao) => gazetteer.findAerodrome(icao) ?? []).filter(isOnGround);
  const position = placeOfNotam(place);
  if (position === null) return named;
  const withinNm = lookWithinNm(place);
  if (withinNm === null) return [];
  const nearest = gazetteer.aerodromesWithin(position, withinNm).filter(isOnGround).slice(0, 1);
  return [...nearest, ...named.filter((one) => distanceNm(position, one.position) <= MAX_FROM_ITEM_A_NM)];
}

/**
 * A height that the ground in a NOTAM's area reaches, in feet above mean sea level: that of the nearest aerodrome, or of
 * the one in item A where that is higher. Hills around it may be higher still, so that it bounds the ground from below
 * alone. Null when no aerodrome says anything of the place.
 */
export function groundOfNotam(gazetteer: Gazetteer, place: NotamPlace): number | null {
  const heights = aerodromesOf(gazetteer, place).map(({ elevationFt }) => elevationFt);
  return heights.length === 0 ? null : Math.max(...heights);
}
