import { METRES_PER_FOOT, METRES_PER_NAUTICAL_MILE, type Span } from '@klarnotam/aviation';

/** United States NOTAMs use statute miles here and there (FAA Order JO 7930.2). */
const METRES_PER_STATUTE_MILE = 1609.344;

/** A horizontal distance in nautical miles. */
export interface DistanceRead extends Span {
  readonly nm: number;
}

/** A number with a unit of length, both captured. */
export const DISTANCE = String.raw`(\d{1,6}(?:[.,]\d{1,4})?|[.,]\d{1,4})\s{0,9}-?\s?(NM|N\.M\.?|NAUTICAL\s{1,9}MILES?|STATUTE\s{1,9}MILES?|SM|KMS?|KILOMET(?:ER|RE)S?|METERS?|METRES?|MTRS?|MTS|M|FT|FEET)(?![A-Z0-9])`;

/** The distance that `number` and `unit` of {@link DISTANCE} say, in nautical miles. */
export function toNauticalMiles(number: string, unit: string): number {
  const value = Number(number.replace(',', '.'));
  if (unit.startsWith('N')) return value;
  if (unit.startsWith('S')) return (value * METRES_PER_STATUTE_MILE) / METRES_PER_NAUTICAL_MILE;
  if (unit.startsWith('K')) return (value * 1000) / METRES_PER_NAUTICAL_MILE;
  const metres = unit.startsWith('F') ? value * METRES_PER_FOOT : value;
  return metres / METRES_PER_NAUTICAL_MILE;
}
