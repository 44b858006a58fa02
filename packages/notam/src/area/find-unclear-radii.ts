import type { Span } from '@klarnotam/aviation';
import { everyMatch } from '../search/every-match.ts';
import type { ClauseMarks } from '../search/literal-scanner.ts';
import { mayMatch, pattern } from '../search/phrase-index.ts';

/** `WI 0.5 MILES OF`: nautical and statute miles differ by a seventh, and the text does not say which. */
const MILES = pattern(
  String.raw`\b(?:(?:WI|WITHIN)\s{1,9}(?:A\s{1,9})?|RADIUS(?:\s{1,9}OF)?\s{1,9})\d{1,3}(?:[.,/]\d{1,3})?\s{0,3}-?MILES?\b`,
);

/** The radii in upper-case `text` whose unit is not certain. */
export function findUnclearRadii(text: string, marks: ClauseMarks): Span[] {
  if (!mayMatch(MILES, marks)) return [];
  return everyMatch(text, MILES.pattern).map(({ index, 0: printed }) => ({
    from: index,
    to: index + printed.length,
  }));
}
