import type { Position } from '@klarnotam/aviation';
import type { Area, NotamPlace } from '@klarnotam/notam';

/** A Q line circle wider than this spans more than one civil time too often to name one. */
const MAX_RADIUS_NM = 100;

function positionOf(area: Area): Position | null {
  switch (area.type) {
    case 'circle':
      return area.centre;
    case 'polygon':
      return area.points[0] ?? null;
    case 'corridor':
      return area.path[0] ?? null;
    case 'point':
      return area.position;
  }
}

/** One position that stands for the place of a NOTAM, as far as a time zone is concerned; null when it names none. */
export function placeOfNotam(facts: Pick<NotamPlace, 'areas' | 'qualifier'>): Position | null {
  const drawn = facts.areas.find((area) => area.source === 'text');
  if (drawn) return positionOf(drawn);
  const { centre, radiusNm } = facts.qualifier ?? { centre: null, radiusNm: null };
  return centre !== null && radiusNm !== null && radiusNm <= MAX_RADIUS_NM ? centre : null;
}
