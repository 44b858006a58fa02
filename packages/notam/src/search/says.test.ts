import { expect, test } from 'vitest';
import { markClauses, pattern } from './phrase-index.ts';
import { says } from './says.ts';

const WIDE = pattern(String.raw`\bWIDE\b`);

test.each([
  ['1NM WIDE', '1NM WIDE', true],
  ['1NM WIDE', '1NM', false],
  ['1NM', '1NM', false],
  // What the whole text does not hold is not looked for in its pieces.
  ['1NM', '1NM WIDE', false],
])('in %j the piece %j', (text, piece, expected) => {
  expect(says(piece, WIDE, markClauses(text))).toBe(expected);
  expect(says(piece, WIDE, markClauses(text))).toBe(expected);
});
