import { expect, test } from 'vitest';
import { keepLimits, keptLimits, limitsOf } from './kept-limits.ts';

const BEFORE = {
  maximumWindMps: 12,
  minimumTemperatureC: -10,
  maximumTemperatureC: 40,
  flightHeightM: 120,
};

test('limits come back from an answer as they were', () => {
  const limits = { ...BEFORE, maximumGustMps: 15, rainRating: 'moderate' } as const;
  expect(limitsOf(keptLimits.parse(keepLimits(limits)))).toEqual(limits);
});

test('limits that an earlier release kept are read on the strict side', () => {
  const read = (rainproof: boolean) => limitsOf(keptLimits.parse({ ...BEFORE, rainproof }));
  expect(read(true)).toEqual({ ...BEFORE, maximumGustMps: 12, rainRating: 'light' });
  expect(read(false)).toEqual({ ...BEFORE, maximumGustMps: 12, rainRating: 'none' });
});

test('an earlier release still finds what it asks of limits', () => {
  expect(keepLimits({ ...BEFORE, maximumGustMps: 15, rainRating: 'light' })).toMatchObject({
    ...BEFORE,
    rainproof: true,
  });
});
