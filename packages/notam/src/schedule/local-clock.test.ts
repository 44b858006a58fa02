import { expect, test } from 'vitest';
import { minutesOf } from './calendar.ts';
import { localClock } from './local-clock.ts';

function utc(zone: string, from: string, to: string): string {
  const minutes = (at: string): number => minutesOf(`${at}:00Z`) ?? Number.NaN;
  const period = localClock(zone)?.toUtc({ from: minutes(from), to: minutes(to) });
  return [period?.from, period?.to]
    .map((at) => new Date((at ?? 0) * 60_000).toISOString().slice(5, 16))
    .join(' ');
}

test('hours on the clock of a place become UTC, daylight saving included', () => {
  expect(utc('Europe/Oslo', '2026-01-10T08:00', '2026-01-10T16:00')).toBe('01-10T07:00 01-10T15:00');
  expect(utc('Europe/Oslo', '2026-07-10T08:00', '2026-07-10T16:00')).toBe('07-10T06:00 07-10T14:00');
  expect(utc('Asia/Kolkata', '2026-07-10T08:00', '2026-07-10T16:00')).toBe('07-10T02:30 07-10T10:30');
  expect(utc('America/New_York', '2026-11-23T20:00', '2026-11-24T02:00')).toBe('11-24T01:00 11-24T07:00');
});

test('where clocks change over an end, the longest period is meant', () => {
  expect(utc('Europe/Oslo', '2026-10-25T02:30', '2026-10-25T02:45')).toBe('10-25T00:30 10-25T01:45');
  expect(utc('Europe/Oslo', '2026-03-29T02:15', '2026-03-29T02:30')).toBe('03-29T00:15 03-29T01:30');
  expect(utc('Europe/Oslo', '2026-03-28T22:00', '2026-03-29T05:00')).toBe('03-28T21:00 03-29T03:00');
});

test('there and back is the same moment', () => {
  const clock = localClock('Europe/Oslo');
  for (let at = minutesOf('2026-10-26T00:00:00Z') ?? 0, step = 0; step < 400; step += 1, at += 1439) {
    const local = clock?.toLocal(at) ?? 0;
    const back = clock?.toUtc({ from: local, to: local });
    expect(back?.from === at || back?.to === at).toBe(true);
  }
});

test('a name that no zone has gives no clock', () => {
  expect(localClock('Europe/Nowhere')).toBeNull();
});
