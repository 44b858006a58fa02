import { METRES_PER_FOOT, METRES_PER_NAUTICAL_MILE } from '@klarnotam/aviation';
import type { UnitsFirst } from '../card/say-heights.ts';
import { formatDistance } from '../format/distance.ts';
import { formatLength } from '../format/length.ts';
import type { FlightCatalogue } from './flight-catalogue.ts';

/** Cut, never rounded up, to two figures or to whole kilometres: what keeps a notice away is not told longer than it is. */
function cut(metres: number): number {
  const step = metres < 100 ? 1 : metres < 1_000 ? 10 : metres < 10_000 ? 100 : 1_000;
  return Math.floor(metres / step + 1e-9) * step;
}

/** `1.2 km`, `420 m`; with `feet` first in nautical miles, metric behind it. */
export function sayDistance(metres: number, units: UnitsFirst, catalogue: FlightCatalogue): string {
  const short = cut(metres);
  if (units === 'feet') return formatDistance(short / METRES_PER_NAUTICAL_MILE, catalogue);
  return short < 1_000
    ? formatLength({ value: String(short), unit: 'M' }, catalogue)
    : formatLength({ value: String(short / 1_000), unit: 'KM' }, catalogue);
}

/** A difference of heights: `900 m`, `2950 ft`. */
export function sayHeightDifference(metres: number, units: UnitsFirst, catalogue: FlightCatalogue): string {
  return units === 'feet'
    ? formatLength({ value: String(cut(metres / METRES_PER_FOOT)), unit: 'FT' }, catalogue)
    : formatLength({ value: String(cut(metres)), unit: 'M' }, catalogue);
}

/** Where something lies, by eighths of the compass. */
export function sayDirection(bearingDeg: number, { flight }: FlightCatalogue): string {
  const eighths = flight.directions.split('|');
  return eighths[Math.round((((bearingDeg % 360) + 360) % 360) / 45) % 8] ?? '';
}

/** `20 minutes`, `3 hours`, `2 days`: whole ones. */
export function sayDuration(minutes: number, { locale, flight }: FlightCatalogue): string {
  const [unit, value] =
    minutes < 120
      ? (['minute', minutes] as const)
      : minutes < 48 * 60
        ? (['hour', Math.floor(minutes / 60)] as const)
        : (['day', Math.floor(minutes / (24 * 60))] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: flight.durationWidth === 'short' ? 'short' : 'long',
    numberingSystem: 'latn',
  }).format(value);
}
