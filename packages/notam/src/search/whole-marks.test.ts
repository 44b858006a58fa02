import { expect, test } from 'vitest';
import { markClauses, mayMatch, pattern } from './phrase-index.ts';
import { wholeMarks } from './whole-marks.ts';

const CRANE = pattern('CRANE');

test('a short text without the word is known to be without', () => {
  const text = 'MAST';
  expect(mayMatch(CRANE, wholeMarks(text, markClauses(text)))).toBe(false);
});

test('of a long text marked at its beginning nothing is known', () => {
  const text = `${'MAST '.repeat(5000)}CRANE`;
  expect(mayMatch(CRANE, wholeMarks(text, markClauses(text.slice(0, 100))))).toBe(true);
});
