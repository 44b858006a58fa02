import { getTimes } from 'suncalc';
import { expect, test } from 'vitest';
import { sunAt } from './sun-events.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

test.each([
  ['Oxford', { lat: 51.75, lon: -1.58 }],
  ['Oslo', { lat: 59.95, lon: 10.75 }],
  ['Suva', { lat: -18.04, lon: 178.56 }],
  ['Ushuaia', { lat: -54.84, lon: -68.3 }],
])('every day of a year at %s agrees with the computation to the minute', (_, position) => {
  const sun = sunAt(position);
  const first = dayNumber('2026-01-01');
  for (let day = first; day < first + 366; day += 1) {
    const { sunrise, sunset } = getTimes(new Date((day + 0.5) * DAY_MS), position.lat, position.lon);
    expect(Math.abs((sun(day).sunrise ?? 0) - (sunrise?.getTime() ?? 0) / MINUTE_MS)).toBeLessThan(1.01);
    expect(Math.abs((sun(day).sunset ?? 0) - (sunset?.getTime() ?? 0) / MINUTE_MS)).toBeLessThan(1.01);
  }
});

test('solar days follow each other without a gap, west and east of the date line', () => {
  for (const lon of [-180, -179.9, 179.9, 180]) {
    const sun = sunAt({ lat: 10, lon });
    const first = dayNumber('2026-01-01');
    for (let day = first; day < first + 366; day += 1) {
      expect(Math.abs(sun(day + 1).noon - sun(day).noon - 1440)).toBeLessThanOrEqual(1);
    }
  }
});

test('polar day and polar night have no events', () => {
  const sun = sunAt({ lat: 78.25, lon: 15.47 });
  expect(sun(dayNumber('2026-06-21'))).toMatchObject({ sunrise: null, sunset: null, polar: 'day' });
  expect(sun(dayNumber('2026-12-21'))).toMatchObject({ sunrise: null, sunset: null, polar: 'night' });
  expect(sun(dayNumber('2026-03-21'))).toMatchObject({ polar: null });
});
