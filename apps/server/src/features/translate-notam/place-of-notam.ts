import type { Position } from '@klarnotam/aviation';
import { areaPosition, type NotamPlace } from '@klarnotam/notam';

/** A Q line circle wider than this spans more than one civil time too often to name one. */
const MAX_RADIUS_NM = 100;

/** One position that stands for the place of a NOTAM, as far as a time zone is concerned; null when it names none. */
export function placeOfNotam(facts: Pick<NotamPlace, 'areas' | 'qualifier'>): Position | null {
  const drawn = facts.areas.find(({ source, role }) => source !== 'qualifier' && role === 'hazard');
  if (drawn) return areaPosition(drawn);
  const { centre, radiusNm } = facts.qualifier ?? { centre: null, radiusNm: null };
  return centre !== null && radiusNm !== null && radiusNm <= MAX_RADIUS_NM ? centre : null;
}
