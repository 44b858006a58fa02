import type { Area } from '../facts.ts';
import { renderHeight } from './render-height.ts';
import { renderPosition } from './render-position.ts';

/** An area with its limits as item E words it. */
export function renderArea(area: Area): string {
  const { lower, upper } = area;
  const limits = lower && upper ? ` ${renderHeight(lower)}-${renderHeight(upper)}` : '';
  return `${renderShape(area)}${limits}.`;
}

function degrees(deg: number): string {
  return `${String(deg).padStart(3, '0')} DEG TRUE`;
}

function renderShape(area: Area): string {
  switch (area.type) {
    case 'circle':
      return `WI ${area.radiusNm}NM RADIUS OF ${renderPosition(area.centre)}`;
    case 'polygon': {
      const [first] = area.points;
      const ring = first === undefined ? area.points : [...area.points, first];
      return `WI AREA BOUNDED BY ${ring.map(renderPosition).join(' - ')}`;
    }
    case 'corridor':
      return `WI ${area.widthNm / 2}NM EITHER SIDE OF LINE JOINING ${area.path.map(renderPosition).join(' - ')}`;
    case 'sector':
      return `SECTOR ${degrees(area.fromDeg)}-${degrees(area.toDeg)} RADIUS ${area.radiusNm}NM OF ${renderPosition(area.centre)}`;
    case 'point':
      return `PSN ${renderPosition(area.position)}`;
  }
}
