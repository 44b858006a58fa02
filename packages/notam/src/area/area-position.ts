import type { Position } from '@klarnotam/aviation';
import type { AreaShape } from '../facts.ts';

/** One position of an area: its centre, or the first of its points; null when it has none. */
export function areaPosition(area: AreaShape): Position | null {
  switch (area.type) {
    case 'circle':
    case 'sector':
      return area.centre;
    case 'polygon':
      return area.points[0] ?? null;
    case 'corridor':
      return area.path[0] ?? null;
    case 'point':
      return area.position;
  }
}
