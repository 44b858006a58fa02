import { expect, test } from 'vitest';
import { placesOf } from './places-of.ts';

const spans = {
  validFrom: { from: 10, to: 20 },
  validTo: { from: 24, to: 34 },
  schedule: { from: 38, to: 50 },
  lower: { from: 90, to: 93 },
  upper: { from: 97, to: 105 },
};

test('a period stands in items B and C, its hours in D too, limits in F and G', () => {
  expect(placesOf(spans.validFrom, spans)).toEqual([spans.validFrom, spans.validTo]);
  expect(placesOf(spans.schedule, spans)).toEqual([spans.validFrom, spans.validTo, spans.schedule]);
  expect(placesOf(spans.lower, spans)).toEqual([spans.lower, spans.upper]);
});

test('anything else stands in one place, and what is not known adds none', () => {
  const other = { from: 60, to: 70 };
  expect(placesOf(other, spans)).toEqual([other]);
  expect(placesOf(spans.lower, { lower: spans.lower })).toEqual([spans.lower]);
  expect(placesOf(spans.lower, {})).toEqual([spans.lower]);
});
