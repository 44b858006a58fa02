import { expect, test } from 'vitest';
import { TakenSpans } from './taken-spans.ts';

test('a place that overlaps one that is taken is not given again, its neighbours are', () => {
  const places = new TakenSpans();
  expect(places.take({ from: 10, to: 20 })).toBe(true);
  expect(places.take({ from: 19, to: 25 })).toBe(false);
  expect(places.take({ from: 5, to: 11 })).toBe(false);
  expect(places.take({ from: 12, to: 14 })).toBe(false);
  expect(places.take({ from: 20, to: 25 })).toBe(true);
  expect(places.take({ from: 5, to: 10 })).toBe(true);
});
