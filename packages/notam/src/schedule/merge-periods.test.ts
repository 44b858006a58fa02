import { expect, test } from 'vitest';
import { mergePeriods, toIntervals } from './merge-periods.ts';

const AUGUST_24 = 20_689 * 1440;

test('periods are sorted, and joined where they touch or overlap', () => {
  expect(
    mergePeriods([
      { from: 300, to: 400 },
      { from: 0, to: 100 },
      { from: 100, to: 200 },
      { from: 350, to: 360 },
      { from: 390, to: 500 },
    ]),
  ).toEqual([
    { from: 0, to: 200 },
    { from: 300, to: 500 },
  ]);
});

test('2359 reaches midnight, another minute before an hour does not', () => {
  expect(
    mergePeriods([
      { from: 0, to: 1439 },
      { from: 1440, to: 1500 },
    ]),
  ).toEqual([{ from: 0, to: 1500 }]);
  expect(
    mergePeriods([
      { from: 0, to: 1379 },
      { from: 1380, to: 1500 },
    ]),
  ).toHaveLength(2);
  expect(mergePeriods([{ from: 0, to: 1439 }])).toEqual([{ from: 0, to: 1439 }]);
});

test('intervals are written in UTC', () => {
  expect(toIntervals([{ from: AUGUST_24 + 61, to: AUGUST_24 + 1440 * 8 }])).toEqual([
    { from: '2026-08-24T01:01:00Z', to: '2026-09-01T00:00:00Z' },
  ]);
  expect(toIntervals([])).toEqual([]);
});
