import type { Position } from '@klarnotam/aviation';
import { describe, expect, test } from 'vitest';
import { readSchedule, type ScheduleReading } from './read-schedule.ts';
import { contextOf, hoursOf } from './testing/read-item-d.ts';

const PLACES = {
  anchorage: { lat: 61.22, lon: -149.9 },
  auckland: { lat: -36.85, lon: 174.76 },
  greenwich: { lat: 51.48, lon: 0 },
  honolulu: { lat: 21.31, lon: -157.86 },
  longyearbyen: { lat: 78.22, lon: 15.65 },
  mcmurdo: { lat: -77.85, lon: 166.67 },
  oslo: { lat: 59.91, lon: 10.75 },
  reykjavik: { lat: 64.13, lon: -21.9 },
  sydney: { lat: -33.87, lon: 151.21 },
  tromso: { lat: 69.65, lon: 18.96 },
} as const satisfies Readonly<Record<string, Position>>;

type Place = keyof typeof PLACES;

function read(place: Place, itemD: string, itemB: string, itemC: string): ScheduleReading {
  return readSchedule(itemD, { ...contextOf(itemB, itemC), position: PLACES[place] });
}

function minutes(instant: string | undefined): number {
  return Date.parse(instant ?? '') / 60_000;
}

describe('sunrise and sunset are those of the almanac, to the minute or two by which almanacs differ', () => {
  test.each<[Place, itemB: string, itemC: string, from: string, to: string]>([
    ['oslo', '2606210000', '2606212359', '2026-06-21T01:54:00Z', '2026-06-21T20:44:00Z'],
    ['oslo', '2612210000', '2612212359', '2026-12-21T08:18:00Z', '2026-12-21T14:12:00Z'],
    ['greenwich', '2606210000', '2606212359', '2026-06-21T03:43:00Z', '2026-06-21T20:21:00Z'],
    ['greenwich', '2612210000', '2612212359', '2026-12-21T08:03:00Z', '2026-12-21T15:53:00Z'],
    // The day in UTC is not the day at the place: the sun sets after 0000 or rises before it.
    ['reykjavik', '2606210100', '2606220100', '2026-06-21T02:55:00Z', '2026-06-22T00:03:00Z'],
    ['anchorage', '2606211000', '2606221000', '2026-06-21T12:20:00Z', '2026-06-22T07:42:00Z'],
    ['honolulu', '2606211200', '2606221200', '2026-06-21T15:50:00Z', '2026-06-22T05:16:00Z'],
    ['sydney', '2612201200', '2612211200', '2026-12-20T18:41:00Z', '2026-12-21T09:05:00Z'],
    ['auckland', '2612201200', '2612211200', '2026-12-20T16:58:00Z', '2026-12-21T07:39:00Z'],
  ])('%s from %s', (place, itemB, itemC, from, to) => {
    const [day, ...more] = read(place, 'SR-SS', itemB, itemC).schedule.intervals ?? [];
    expect(more).toEqual([]);
    expect(Math.abs(minutes(day?.from) - minutes(from))).toBeLessThanOrEqual(2);
    expect(Math.abs(minutes(day?.to) - minutes(to))).toBeLessThanOrEqual(2);
  });

  test.each([
    'SR-SS',
    'HJ',
    'SUNRISE TO SUNSET',
    'SR/SS',
    'BTN SR AND SS',
    'DAILY SR-SS',
    'TOUS LES JOURS HJ',
  ])('%s is the day', (itemD) => {
    const day = hoursOf(read('oslo', 'SR-SS', '2609010000', '2609032359'));
    expect(day).toHaveLength(3);
    expect(hoursOf(read('oslo', itemD, '2609010000', '2609032359'))).toEqual(day);
  });

  test.each(['SS-SR', 'HN', 'SUNSET-SUNRISE'])(
    '%s is the night, which begins where the day ends',
    (itemD) => {
      const [first, second] = read('oslo', 'SR-SS', '2609010000', '2609022359').schedule.intervals ?? [];
      expect(read('oslo', itemD, '2609011200', '2609021200').schedule.intervals).toEqual([
        { from: first?.to, to: second?.from },
      ]);
    },
  );
});

describe('before and after the sun', () => {
  const plain = read('oslo', 'SR-SS', '2609010000', '2609012359').schedule.intervals?.[0];
  test.each<[string, number, number]>([
    ['SR MINUS30-SS PLUS30', -30, 30],
    ['SR MINUS 30-SS PLUS 30', -30, 30],
    ['SRMINUS30 - SSPLUS30', -30, 30],
    ['SR MINUS30MIN-SS PLUS30MIN', -30, 30],
    ['SR MINUS30 TO SS PLUS30', -30, 30],
    ['30 MIN BEFORE SR-30 MIN AFTER SS', -30, 30],
    ['SR PLUS45-SS MINUS15', 45, -15],
    ['SR-SS PLUS99', 0, 99],
  ])('%s', (itemD, before, after) => {
    const shifted = read('oslo', itemD, '2609010000', '2609012359').schedule.intervals?.[0];
    expect(minutes(shifted?.from) - minutes(plain?.from)).toBe(before);
    expect(minutes(shifted?.to) - minutes(plain?.to)).toBe(after);
  });

  test('a clock time stays where it is, the sun moves with the days', () => {
    const [first, second] = read('oslo', '1000-SS', '2609011000', '2609022359').schedule.intervals ?? [];
    expect([first?.from, second?.from]).toEqual(['2026-09-01T10:00:00Z', '2026-09-02T10:00:00Z']);
    expect(minutes(first?.to) + 1440 - minutes(second?.to)).toBeCloseTo(3, 0);
  });

  test.each([
    ['10 1100-SS PLUS30, 11-13 0700-SS PLUS30, 14 0700-1600', '2406101100', '2406141600', 5],
    ['JAN 31 SS-0400, FEB 01-02 0700-0400, 03 SS-0400', '2501311652', '2502040400', 4],
    ['04-06 08 SS-SR', '2512041558', '2512090805', 4],
    ['SUN SR-SS', '2601040824', '2601181743', 3],
  ])('in clauses of their own: %s', (itemD, itemB, itemC, periods) => {
    const { schedule } = read('greenwich', itemD, itemB, itemC);
    expect(schedule.status).toBe('complete');
    expect(schedule.intervals).toHaveLength(periods);
  });
});

describe('in polar day the sun is up all day, in polar night never, and it is said', () => {
  test.each<[Place, itemD: string, itemB: string, itemC: string, hours: readonly string[], note: string]>([
    ['tromso', 'SR-SS', '2606200000', '2606230000', ['20 0000-23 0000'], 'polarDay'],
    ['tromso', 'SR MINUS30-SS PLUS30', '2606200000', '2606230000', ['20 0000-23 0000'], 'polarDay'],
    ['tromso', 'SS-SR', '2606200000', '2606230000', [], 'polarDay'],
    ['tromso', 'SR-SS', '2612200000', '2612230000', [], 'polarNight'],
    ['tromso', 'HN', '2612200000', '2612230000', ['20 0000-23 0000'], 'polarNight'],
    ['longyearbyen', 'HJ', '2606200000', '2606230000', ['20 0000-23 0000'], 'polarDay'],
    ['mcmurdo', 'HJ', '2606210000', '2606230000', [], 'polarNight'],
    ['mcmurdo', 'HJ', '2612210000', '2612230000', ['21 0000-23 0000'], 'polarDay'],
  ])('%s %s from %s', (place, itemD, itemB, itemC, hours, note) => {
    const reading = read(place, itemD, itemB, itemC);
    expect(reading.schedule.status).toBe('complete');
    expect(hoursOf(reading)).toEqual(hours);
    expect(reading.notes).toEqual([note]);
  });

  test('the last night before it and the last day before polar night are told apart from it', () => {
    const spring = hoursOf(read('tromso', 'SS-SR', '2605150000', '2605250000'));
    expect(spring.at(-1)?.slice(0, 2)).toBe('17');
    const autumn = hoursOf(read('tromso', 'SR-SS', '2611240000', '2612010000'));
    expect(autumn.map((day) => day.slice(0, 2))).toEqual(['24', '25', '26', '27']);
  });

  test('clock times do not ask for the sun', () => {
    const reading = read('tromso', '0800-1600', '2606200800', '2606201600');
    expect(reading).toMatchObject({ notes: [], schedule: { status: 'complete' } });
  });

  test.each([
    ['0800-SS', '2606200800', '2606230000', 'polarDay'],
    ['SR-1600', '2612200000', '2612231600', 'polarNight'],
    ['SAT SR-SUN SS', '2606200000', '2606230000', 'polarDay'],
  ])('%s, which mixes the clock with a sun that does not come, has no hours', (itemD, itemB, itemC, note) => {
    const reading = read('tromso', itemD, itemB, itemC);
    expect(reading.schedule).toMatchObject({ status: 'complete', intervals: null });
    expect(reading.notes).toEqual([note, 'polarUndecided']);
  });
});

test('without a place the words are understood and there are no hours', () => {
  const reading = readSchedule('MON-FRI SR-SS', { ...contextOf('2608240000', '2608282359'), position: null });
  expect(reading.schedule).toMatchObject({ status: 'complete', intervals: null });
  expect(reading.notes).toEqual(['noPosition']);
});
