import type { Span } from '@klarnotam/aviation';

/** `WI 0.5 MILES OF`: nautical and statute miles differ by a seventh, and the text does not say which. */
const MILES =
  /\b(?:(?:WI|WITHIN)\s{1,9}(?:A\s{1,9})?|RADIUS(?:\s{1,9}OF)?\s{1,9})\d{1,3}(?:[.,\/]\d{1,3})?\s{0,3}-?MILES?\b/g;

/** The radii in upper-case `text` whose unit is not certain. */
export function findUnclearRadii(text: string): Span[] {
  return Array.from(text.matchAll(MILES), ({ index, 0: printed }) => ({
    from: index,
    to: index + printed.length,
  }));
}
