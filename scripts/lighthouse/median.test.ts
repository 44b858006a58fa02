import { expect, test } from 'vitest';
import { median } from './median.ts';

test('one slow round in three or four does not move the median far', () => {
  expect(median([90, 12, 91])).toBe(90);
  expect(median([100, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('nothing');
});
