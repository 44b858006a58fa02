import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScheduleContext } from './read-schedule.ts';
import { readTextSchedule } from './read-text-schedule.ts';
import { instantOf } from './testing/read-item-d.ts';

function contextOf(itemB: string, itemC: string, zone: string | null = 'Europe/Oslo'): ScheduleContext {
  return {
    validFrom: instantOf(itemB),
    validTo: instantOf(itemC),
    permanent: false,
    now: instantOf('2601010000'),
    position: { lat: 59.9, lon: 10.75 },
    timeZone: () => zone,
  };
}

const WINTER = contextOf('2611230000', '2611272300');

function hours(text: string, context: ScheduleContext = WINTER): readonly string[] | null {
  const { schedule } = readTextSchedule(text, context) ?? { schedule: null };
  return schedule?.intervals?.map(({ from, to }) => `${from.slice(8, 16)}/${to.slice(8, 16)}`) ?? null;
}

const WEEK_AT_SEVEN = ['23', '24', '25', '26', '27'].map((day) => `${day}T07:00/${day}T15:00`);

describe('hours in local time are read on the clock of the place', () => {
  test.each<[string, readonly string[]]>([
    ['ACT 23-25 NOV 0800-1600 LOCAL TIME.', WEEK_AT_SEVEN.slice(0, 3)],
    ['ACT DAILY 0800-1600 LT. TEL 12345678', WEEK_AT_SEVEN],
    ['ACT DAILY 0800L-1600L.', WEEK_AT_SEVEN],
    ['ACT DAILY 0800-1600 (LMT).', WEEK_AT_SEVEN],
    ['ACT WEEKDAYS 0800-1600 LOCAL', WEEK_AT_SEVEN],
    ['ACT DAILY 0800HRS TO 1600HRS LOCAL TIME.', WEEK_AT_SEVEN],
    ['UAS FLT NOT ALLOWED 24/11 08:00-16:00 LT.', WEEK_AT_SEVEN.slice(1, 2)],
    ['UAS FLT NOT ALLOWED 11/24 08:00-16:00 LT.', WEEK_AT_SEVEN.slice(1, 2)],
    ['ACT TUE 24 NOV 0800-1600 LT', WEEK_AT_SEVEN.slice(1, 2)],
    ['HR: MON-TUE 0800-1600 LT', WEEK_AT_SEVEN.slice(0, 2)],
  ])('%s', (text, expected) => {
    expect(hours(text)).toEqual(expected);
  });

  test('daylight saving ends in the middle of them', () => {
    const autumn = contextOf('2610240600', '2610261500');
    expect(hours('ACT DAILY 0800-1600 LT.', autumn)).toEqual([
      '24T06:00/24T14:00',
      '25T07:00/25T15:00',
      '26T07:00/26T15:00',
    ]);
  });

  test('local hours are those of UTC, moved by the offset of the place', () => {
    const clock = fc.integer({ min: 0, max: 19 }).map((hour) => hour);
    fc.assert(
      fc.property(
        clock,
        clock,
        fc.constantFrom('Europe/Oslo', 'Asia/Kolkata', 'America/Lima'),
        (from, to, zone) => {
          fc.pre(from < to);
          const range = `${String(from).padStart(2, '0')}00-${String(to).padStart(2, '0')}30`;
          const offset = { 'Europe/Oslo': 60, 'Asia/Kolkata': 330, 'America/Lima': -300 }[zone];
          const context = contextOf('2611220000', '2611290000', zone);
          const local = readTextSchedule(`ACT 25 NOV ${range} LT.`, context)?.schedule.intervals?.[0];
          const utc = readTextSchedule(`ACT 25 NOV ${range}.`, context)?.schedule.intervals?.[0];
          expect(Date.parse(utc?.from ?? '') - Date.parse(local?.from ?? '')).toBe(offset * 60_000);
          expect(Date.parse(utc?.to ?? '') - Date.parse(local?.to ?? '')).toBe(offset * 60_000);
        },
      ),
    );
  });
});

describe('local hours are never taken for UTC', () => {
  test.each([
    'ALL TIMES ARE LOCAL. ACT DAILY 0800-1600.',
    'LT: DAILY 0800-1600.',
    'ACT DAILY 0800-1600 CET.',
    'ACT DAILY 0800-1600. TIMES IN CEST.',
    'ACT DAILY 0800-1600 LT (0700-1500 UTC)',
    'ACT DAILY SR-1600 LT',
  ])('%s', (text) => {
    expect(hours(text)).toBeNull();
  });

  test('without a known zone they stay unread', () => {
    expect(hours('ACT DAILY 0800-1600 LT.', contextOf('2611230000', '2611272300', null))).toBeNull();
  });
});

describe('hours that turn the effect around, or that could be another number, stay unread', () => {
  test.each([
    'UAS FLT ALLOWED DAILY 0800-1600.',
    'UAS FLT PERMITTED ONLY DAILY 0800-1600.',
    'NOT ACT DAILY 0800-1600.',
    'TWR. HR: DAILY 0800-1600',
    'RWY 08/26 0800-1600 LT',
    'ACT 05/06 0800-1600',
    'ACT WED 24 NOV 0800-1600',
    'ACT MON-FRI 0600-1800 (0500-1700)',
  ])('%s', (text) => {
    expect(hours(text)).toBeNull();
  });
});
