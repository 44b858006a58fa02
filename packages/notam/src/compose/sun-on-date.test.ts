import { expect, test } from 'vitest';
import { darknessDuring, sunOnDate } from '../index.ts';

const OSLO = { lat: 59.9139, lon: 10.7522 };
const TROMSO = { lat: 69.65, lon: 18.96 };
const SUVA = { lat: -18.14, lon: 178.44 };

test('sunrise and sunset are those of the date at the place', () => {
  const oslo = sunOnDate(OSLO, '2026-07-01', 'Europe/Oslo');
  expect(oslo.sunrise).toMatch(/T0(1:5|2:0)/);
  expect(oslo.sunset?.slice(0, 15)).toBe('2026-07-01T20:4');
  const suva = sunOnDate(SUVA, '2026-07-01', 'Pacific/Fiji');
  expect(suva.sunrise?.slice(0, 13)).toBe('2026-06-30T18');
  expect(suva.sunset?.slice(0, 13)).toBe('2026-07-01T05');
});

test('in the north the sun stays up or down', () => {
  expect(sunOnDate(TROMSO, '2026-07-01', 'Europe/Oslo')).toEqual({
    sunrise: null,
    sunset: null,
    polar: 'day',
  });
  expect(sunOnDate(TROMSO, '2026-12-20', 'Europe/Oslo').polar).toBe('night');
});

test.each([
  [OSLO, '2026-07-01T06:00:00Z', '2026-07-01T14:00:00Z', 'none'],
  [OSLO, '2026-07-01T06:00:00Z', '2026-07-01T21:30:00Z', 'part'],
  [OSLO, '2026-07-01T22:00:00Z', '2026-07-02T01:00:00Z', 'whole'],
  [OSLO, '2026-07-01T01:00:00Z', '2026-07-01T06:00:00Z', 'part'],
  [TROMSO, '2026-07-01T20:00:00Z', '2026-07-03T04:00:00Z', 'none'],
  [TROMSO, '2026-12-20T10:00:00Z', '2026-12-20T11:00:00Z', 'whole'],
  [SUVA, '2026-06-30T20:00:00Z', '2026-07-01T04:00:00Z', 'none'],
])('at %j from %s to %s the dark is: %s', (position, from, to, dark) => {
  expect(darknessDuring(position, { from, to })).toBe(dark);
});
