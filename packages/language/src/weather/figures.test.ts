import { expect, test } from 'vitest';
import { beaufort, digitsBesideForce } from './figures.ts';

test.each([
  [1.54, '1.5', 1],
  [7.72, '7.7', 4],
  [20.58, '20.6', 8],
  [10.3, '10', 5],
])('%s m/s is said so that its figure belongs to its Beaufort number', (mps, said, force) => {
  expect(mps.toFixed(digitsBesideForce(mps))).toBe(said);
  expect(beaufort(mps)).toBe(force);
  expect(beaufort(Number(said))).toBe(force);
});
