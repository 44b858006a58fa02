import { formatIcaoPosition, type Height } from '@klarnotam/aviation';
import type { Area, Qualifier } from '../../facts.ts';
import { NO_PLACES, type KnownPlaces } from '../find-aerodromes.ts';
import { readAreas } from '../read-areas.ts';

function heightOf(height: Height | null): string {
  if (height === null) return '?';
  if (height.reference === 'sfc' || height.reference === 'unl') return height.reference.toUpperCase();
  return height.unit === 'fl'
    ? `FL${height.value}`
    : `${height.value}${height.unit.toUpperCase()} ${height.reference.toUpperCase()}`;
}

function shapeOf(area: Area): string {
  const at = (points: readonly { lat: number; lon: number }[]): string =>
    points.map((point) => formatIcaoPosition(point).replace(' ', '')).join(' ');
  const nm = (value: number): string => `${Number(value.toFixed(3))}NM`;
  switch (area.type) {
    case 'circle':
      return `circle ${nm(area.radiusNm)} ${at([area.centre])}`;
    case 'corridor':
      return `corridor ${nm(area.widthNm)} ${at(area.path)}`;
    case 'sector':
      return `sector ${nm(area.radiusNm)} ${area.fromDeg}-${area.toDeg} ${at([area.centre])}`;
    case 'point':
      return `point ${at([area.position])}`;
    case 'polygon':
      return `polygon ${at(area.points)}`;
  }
}

/**
 * An area as `circle 0.5NM 595450N0104508E`, with its limits behind it where it has any: `SFC..400FT AGL`, and in front of it what else
 * is to be said: `not circle`, `part of polygon`, `aerodrome circle`.
 */
export function printArea(area: Area): string {
  const { source, role, complete, lower, upper } = area;
  const what = `${role === 'excluded' ? 'not ' : ''}${complete ? '' : 'part of '}${source === 'aerodrome' ? 'aerodrome ' : ''}`;
  return `${what}${shapeOf(area)}${lower || upper ? ` ${heightOf(lower)}..${heightOf(upper)}` : ''}`;
}

/** What item E draws, area for area. */
export function drawn(
  text: string,
  stated: readonly (Height | null)[] = [],
  known: KnownPlaces = NO_PLACES,
): string[] {
  return readAreas(text, null, stated, known).areas.map(({ area }) => printArea(area));
}

/** What of the areas of item E could not be read: the code and what stands there. */
export function notDrawn(text: string, qualifier: Qualifier | null = null): string[] {
  return readAreas(text, qualifier, []).problems.map(
    ({ code, span }) => `${code}: ${text.slice(span.from, span.to)}`,
  );
}
