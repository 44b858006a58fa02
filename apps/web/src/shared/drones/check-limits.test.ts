import { DRONE_NAME_MAX_CHARACTERS } from '@klarnotam/contract';
import { expect, test } from 'vitest';
import { checkDrone, rangeOf, type EnteredDrone } from './check-limits.ts';

const ENTERED: EnteredDrone = {
  name: ' Mini ',
  wind: '12',
  gust: '15',
  unit: 'mps',
  minimumTemperatureC: '-10',
  maximumTemperatureC: '40',
  flightHeightM: '120',
  rainRating: 'light',
};

test('figures become limits', () => {
  expect(checkDrone(ENTERED)).toEqual({
    drone: {
      name: 'Mini',
      limits: {
        maximumWindMps: 12,
        maximumGustMps: 15,
        minimumTemperatureC: -10,
        maximumTemperatureC: 40,
        flightHeightM: 120,
        rainRating: 'light',
      },
    },
    wrong: [],
  });
});

test('gusts without a figure of their own are held against that of the wind', () => {
  expect(checkDrone({ ...ENTERED, gust: ' ' }).drone?.limits.maximumGustMps).toBe(12);
  expect(checkDrone({ ...ENTERED, wind: 'x', gust: '' }).wrong).toEqual(['wind']);
});

test('a comma is a point, a minus is a hyphen, and knots become metres a second', () => {
  const entered = { ...ENTERED, wind: '20,8', unit: 'kt', minimumTemperatureC: '\u22125' } as const;
  expect(checkDrone(entered).drone?.limits).toMatchObject({ maximumWindMps: 10.7, minimumTemperatureC: -5 });
});

test.each([
  ['name', ' '],
  ['name', 'x'.repeat(DRONE_NAME_MAX_CHARACTERS + 1)],
  ['wind', ''],
  ['wind', 'strong'],
  ['wind', '0'],
  ['wind', '1e9'],
  ['gust', '41'],
  ['minimumTemperatureC', '21'],
  ['maximumTemperatureC', '100'],
  ['flightHeightM', '0'],
  ['flightHeightM', '4000'],
] as const)('%s cannot be %j', (field, value) => {
  expect(checkDrone({ ...ENTERED, [field]: value })).toEqual({ drone: null, wrong: [field] });
});

test('the ends of a range in knots are limits that the server takes', () => {
  const { minimum, maximum } = rangeOf('wind', 'kt');
  for (const wind of [minimum, maximum]) {
    const limits = checkDrone({ ...ENTERED, unit: 'kt', wind: String(wind) }).drone?.limits;
    expect(limits?.maximumWindMps).toBeGreaterThanOrEqual(1);
    expect(limits?.maximumWindMps).toBeLessThanOrEqual(40);
  }
});
