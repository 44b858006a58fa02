import { expect, test } from 'vitest';
import { roundLength } from './scale-length.ts';

test.each([
  [0.07, 0.05],
  [0.9, 0.5],
  [1, 1],
  [4.9, 2],
  [5, 5],
  [73, 50],
  [199, 100],
  [2500, 2000],
])('a scale for up to %s is %s long', (available, length) => {
  expect(roundLength(available)).toBeCloseTo(length, 9);
});

test('without room there is no scale', () => {
  expect(roundLength(0)).toBe(0);
  expect(roundLength(Number.NaN)).toBe(0);
  expect(roundLength(Number.POSITIVE_INFINITY)).toBe(0);
});
