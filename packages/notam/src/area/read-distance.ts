import { METRES_PER_FOOT, METRES_PER_NAUTICAL_MILE, type Span } from '@klarnotam/aviation';

/** United States NOTAMs use statute miles here and there (FAA Order JO 7930.2). */
const METRES_PER_STATUTE_MILE = 1609.344;

/** A horizontal distance in nautical miles. */
export interface DistanceRead extends Span {
  readonly nm: number;
}

/** `1/2`, `1 1/2`, `½`; the 2 of `1/2` alone is no number. */
const FRACTION = String.raw`(?<!\d)(?:\d{1,2}\s)?[1-9]\/(?:10|16|[2-9])|\d{0,2}\s?[¼½¾]`;
const NUMBER = String.raw`(?<!(?<![\d.,])[1-9]\/)(${FRACTION}|\d{1,6}(?:[.,]\d{1,4})?|[.,]\d{1,4})`;

/** A number with a unit of length, both captured. */
export const DISTANCE = String.raw`${NUMBER}\s{0,9}-?\s?(NM|N\.M\.?|NAUTICAL\s{1,9}MILES?|STATUTE\s{1,9}MILES?|SM|KMS?|KILOMET(?:ER|RE)S?|METERS?|METRES?|MTRS?|MTS|M|FT|FEET)(?![A-Z0-9])`;

const SIGNS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

function toNumber(number: string): number {
  const sign = SIGNS[number.slice(-1)];
  if (sign !== undefined) return Number(number.slice(0, -1)) + sign;
  const slash = number.indexOf('/');
  if (slash < 0) return Number(number.replace(',', '.'));
  const blank = number.search(/\s/);
  const whole = blank < 0 ? 0 : Number(number.slice(0, blank));
  return whole + Number(number.slice(blank + 1, slash)) / Number(number.slice(slash + 1));
}

/** `5,000M` and `1.500FT` are thousands: nobody measures an area in millimetres. */
const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** The distance that `number` and `unit` of {@link DISTANCE} say, in nautical miles. */
export function toNauticalMiles(number: string, unit: string): number {
  const isShort = unit.startsWith('M') || unit.startsWith('F');
  const value = isShort && THOUSANDS.test(number) ? Number(number.replace(/[.,]/, '')) : toNumber(number);
  if (unit.startsWith('N')) return value;
  if (unit.startsWith('S')) return (value * METRES_PER_STATUTE_MILE) / METRES_PER_NAUTICAL_MILE;
  if (unit.startsWith('K')) return (value * 1000) / METRES_PER_NAUTICAL_MILE;
  const metres = unit.startsWith('F') ? value * METRES_PER_FOOT : value;
  return metres / METRES_PER_NAUTICAL_MILE;
}
