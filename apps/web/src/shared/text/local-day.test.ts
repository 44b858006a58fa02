import { expect, test } from 'vitest';
import { daysApart, localDay, partOfDay } from './local-day.ts';

const ms = (instant: string): number => Date.parse(instant);
const written = ({ startMs, endMs }: { startMs: number; endMs: number }): string[] =>
  [startMs, endMs].map((each) => new Date(each).toISOString().slice(0, 16));

test('a day begins at midnight of the place', () => {
  expect(written(localDay(ms('2026-07-01T22:30:00Z'), 'Europe/Oslo'))).toEqual([
    '2026-07-01T22:00',
    '2026-07-02T22:00',
  ]);
  expect(written(localDay(ms('2026-07-01T21:59:00Z'), 'Europe/Oslo'))).toEqual([
    '2026-06-30T22:00',
    '2026-07-01T22:00',
  ]);
  expect(written(localDay(ms('2026-07-01T12:00:00Z'), 'UTC'))).toEqual([
    '2026-07-01T00:00',
    '2026-07-02T00:00',
  ]);
});

test('the days on which clocks change have 23 and 25 hours', () => {
  expect(written(localDay(ms('2026-03-29T12:00:00Z'), 'Europe/Oslo'))).toEqual([
    '2026-03-28T23:00',
    '2026-03-29T22:00',
  ]);
  expect(written(localDay(ms('2026-10-25T12:00:00Z'), 'Europe/Oslo'))).toEqual([
    '2026-10-24T22:00',
    '2026-10-25T23:00',
  ]);
});

test('where midnight does not exist the day begins after it', () => {
  // Chile moves from 24:00 to 01:00.
  const day = localDay(ms('2026-09-06T12:00:00Z'), 'America/Santiago');
  expect(written(day)).toEqual(['2026-09-06T04:00', '2026-09-07T03:00']);
  expect(partOfDay(day.startMs, 'America/Santiago')).toBeCloseTo(1 / 24);
});

test('where midnight comes twice the day ends at the second', () => {
  const day = localDay(ms('2026-04-04T12:00:00Z'), 'America/Santiago');
  expect(written(day)).toEqual(['2026-04-04T03:00', '2026-04-05T04:00']);
  expect(written(localDay(ms('2026-04-05T12:00:00Z'), 'America/Santiago'))[0]).toBe('2026-04-05T04:00');
});

test('every moment lies in its day, and days follow each other', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Africa/Cairo']) {
    let day = localDay(ms('2026-01-01T00:00:00Z'), zone);
    for (let count = 0; count < 400; count += 1) {
      const next = localDay(day.endMs, zone);
      expect(next.startMs).toBe(day.endMs);
      expect(daysApart(day.startMs, next.startMs, zone)).toBe(1);
      day = next;
    }
  }
});

test('noon is the middle of every day', () => {
  expect(partOfDay(ms('2026-10-25T11:00:00Z'), 'Europe/Oslo')).toBe(0.5);
  expect(partOfDay(ms('2026-07-01T10:00:00Z'), 'Europe/Oslo')).toBe(0.5);
});
