import { expect, test } from 'vitest';
import { checkLimits, rangeOf, type EnteredLimits } from './check-limits.ts';

const ENTERED: EnteredLimits = {
  wind: '12',
  unit: 'mps',
  minimumTemperatureC: '-10',
  maximumTemperatureC: '40',
  flightHeightM: '120',
  rainproof: false,
};

test('figures become limits', () => {
  expect(checkLimits(ENTERED)).toEqual({
    maximumWindMps: 12,
    minimumTemperatureC: -10,
    maximumTemperatureC: 40,
    flightHeightM: 120,
    rainproof: false,
  });
});

test('a comma is a point, a minus is a hyphen, and knots become metres a second', () => {
  const entered = { ...ENTERED, wind: '20,8', unit: 'kt', minimumTemperatureC: '\u22125' } as const;
  expect(checkLimits(entered)).toMatchObject({ maximumWindMps: 10.7, minimumTemperatureC: -5 });
});

test.each([
  ['wind', ''],
  ['wind', 'strong'],
  ['wind', '0'],
  ['wind', '1e9'],
  ['minimumTemperatureC', '21'],
  ['maximumTemperatureC', '100'],
  ['flightHeightM', '0'],
  ['flightHeightM', '4000'],
] as const)('%s cannot be %j', (field, value) => {
  expect(checkLimits({ ...ENTERED, [field]: value })).toEqual([field]);
});

test('the ends of a range in knots are limits that the server takes', () => {
  const { minimum, maximum } = rangeOf('wind', 'kt');
  for (const wind of [minimum, maximum]) {
    const limits = checkLimits({ ...ENTERED, unit: 'kt', wind: String(wind) });
    expect(limits).toHaveProperty('maximumWindMps');
    if ('maximumWindMps' in limits) {
      expect(limits.maximumWindMps).toBeGreaterThanOrEqual(1);
      expect(limits.maximumWindMps).toBeLessThanOrEqual(40);
    }
  }
});
