import { expect, test } from 'vitest';
import { findPartNumber } from './part-number.ts';

test.each([
  ['PART 2 OF 3', 2, 3],
  ['END PART 1 OF 12', 1, 12],
  ['PART1 OF 2', 1, 2],
])('%s', (text, part, of) => {
  expect(findPartNumber(text, 0, text.length)).toEqual({ part, of, from: 0, to: text.length });
});

test.each(['PART OF THE RWY', 'PART 1 OF 123', 'PART'])('no part number: %s', (text) => {
  expect(findPartNumber(text, 0, text.length)).toBeNull();
});
