import { METRES_PER_FOOT, type Height } from '@klarnotam/aviation';
import { say, type MessageCatalogue } from '../say.ts';

/** Metres to the nearest whole one, and the feet they are; `printedFt`: as the text prints them. */
export function wholeMetresAndFeet(
  metres: number,
  printedFt: number | null = null,
): { m: number; ft: number } {
  return { m: Math.round(metres), ft: printedFt ?? Math.round(metres / METRES_PER_FOOT) };
}

/** A conversion as a person would say it: whole ones, to ten from 1,000 on, to a hundred from 10,000 on. */
function convertedMetresAndFeet(metres: number): { m: number; ft: number } {
  return { m: rounded(metres), ft: rounded(metres / METRES_PER_FOOT) };
}

function rounded(value: number): number {
  const step = value < 1000 ? 1 : value < 10_000 ? 10 : 100;
  return Math.round(value / step) * step;
}

/** A height with the unit it was published in first and the other beside it: `400 ft (122 m) above ground`. */
export function formatHeight(height: Height, catalogue: MessageCatalogue): string {
  const { value, unit, reference } = height;
  if (value === null || reference === 'unl') return say(catalogue, 'heightUnlimited');
  if (unit === 'fl') {
    return say(catalogue, 'heightFl', { level: String(value).padStart(3, '0'), ft: value * 100 });
  }
  if (reference === 'sfc' && value === 0) return say(catalogue, 'heightSurface');
  if (unit === 'm') {
    const words = { ...convertedMetresAndFeet(value), m: value };
    return say(catalogue, reference === 'agl' || reference === 'sfc' ? 'heightMAgl' : 'heightMAmsl', words);
  }
  const words = { ...convertedMetresAndFeet(value * METRES_PER_FOOT), ft: value };
  if (reference === 'std') return say(catalogue, 'heightFtStd', words);
  return say(catalogue, reference === 'amsl' ? 'heightFtAmsl' : 'heightFtAgl', words);
}

/** Both ends of a range; what they are above is told once where it is the same. */
export function formatEnds(
  lower: Height,
  upper: Height,
  catalogue: MessageCatalogue,
): { readonly lower: string; readonly upper: string } {
  const isSame =
    (lower.reference === 'amsl' || lower.reference === 'agl') && lower.reference === upper.reference;
  const format = (height: Height, isPlain: boolean): string =>
    isPlain && isSame ? formatWithoutDatum(height, catalogue) : formatHeight(height, catalogue);
  return {
    lower: format(lower, catalogue.datumFirst !== true),
    upper: format(upper, catalogue.datumFirst === true),
  };
}

function formatWithoutDatum({ value, unit }: Height, catalogue: MessageCatalogue): string {
  const words = convertedMetresAndFeet((value ?? 0) * (unit === 'ft' ? METRES_PER_FOOT : 1));
  return unit === 'ft'
    ? say(catalogue, 'heightFtPlain', { ...words, ft: value ?? 0 })
    : say(catalogue, 'heightMPlain', { ...words, m: value ?? 0 });
}

/** Several heights of one thing; an elevation beside the height above the ground is that of its top. */
export function formatHeights(heights: readonly Height[], catalogue: MessageCatalogue): string {
  const height = heights.find(({ reference }) => reference === 'agl');
  const top = heights.find(({ reference }) => reference === 'amsl');
  if (heights.length === 2 && height !== undefined && top !== undefined) {
    return say(catalogue, 'heightAndTop', {
      height: formatHeight(height, catalogue),
      top: formatHeight(top, catalogue),
    });
  }
  return heights.map((height) => formatHeight(height, catalogue)).join(' / ');
}

/** How far up and down something of these limits reaches, as a predicate; `joined`: of what the same sentence is about. Null where neither height is known. */
export function formatReach(
  { lower, upper }: { readonly lower: Height | null; readonly upper: Height | null },
  form: 'one' | 'joined' | 'several',
  catalogue: MessageCatalogue,
): string | null {
  const isUnlimited = upper !== null && (upper.value === null || upper.reference === 'unl');
  if (lower !== null && upper !== null && !isUnlimited)
    return say(catalogue, 'reachBetween', { ...formatEnds(lower, upper, catalogue), form });
  if (lower !== null) {
    const key = upper === null ? 'reachLowerOnly' : 'reachUnlimited';
    return say(catalogue, key, { lower: formatHeight(lower, catalogue), form });
  }
  return upper === null
    ? null
    : say(catalogue, 'reachUpperOnly', { upper: formatHeight(upper, catalogue), form });
}
