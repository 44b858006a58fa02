import { expect, test } from 'vitest';
import { shareUsed } from './share-used.ts';

test.each([
  [0, 10, 0],
  [5, 10, 50],
  [10, 10, 100],
  // A plan that became smaller.
  [30, 10, 100],
  [3, 0, 100],
  [1_000, -1, 0],
])('%i of %i fills %i percent of the bar', (used, limit, percent) => {
  expect(shareUsed(used, limit)).toBe(percent);
});
