import type { Position } from '@klarnotam/aviation';
import type { Area } from '../facts.ts';

/** The corners, centres and points of an area, and how far from them it may reach, in nautical miles. */
export function areaAnchors(area: Area): { readonly points: readonly Position[]; readonly reachNm: number } {
  switch (area.type) {
    case 'circle':
    case 'sector':
      return { points: [area.centre], reachNm: area.radiusNm };
    case 'polygon':
      return { points: area.points, reachNm: 0 };
    case 'corridor':
      return { points: area.path, reachNm: area.widthNm / 2 };
    case 'point':
      return { points: [area.position], reachNm: 0 };
  }
}
