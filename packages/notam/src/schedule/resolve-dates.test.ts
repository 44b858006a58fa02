import { describe, expect, test } from 'vitest';
import { toCalendarDate, toDayNumber, weekdayOf } from './calendar.ts';
import { resolveDates, type DateResolver } from './resolve-dates.ts';
import type { WrittenDate } from './read-days.ts';

function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return toDayNumber(year, month, day) ?? Number.NaN;
}

function placer(from: string, to: string): DateResolver {
  return resolveDates(dayNumber(from), dayNumber(to));
}

/** `8/24` with month, `24` without; a range with `-`. Each comma begins a new list. */
function place(dates: DateResolver, text: string): (string | null)[] {
  const written = (part: string): WrittenDate => {
    const [first = 0, second] = part.split('/').map(Number);
    return second === undefined
      ? { day: first, month: null, year: null }
      : { day: second, month: first, year: null };
  };
  const said = (day: number): string => {
    const { year, month, day: dayOfMonth } = toCalendarDate(day);
    return `${year}-${month}-${dayOfMonth}`;
  };
  return text.split(', ').flatMap((list) => {
    dates.startList();
    return list.split(' ').map((each) => {
      const [first = '', second] = each.split('-');
      const from = written(first);
      const placed = dates.place({ from, to: second === undefined ? from : written(second) });
      if (placed === null) return null;
      return placed.from === placed.to ? said(placed.from) : `${said(placed.from)}..${said(placed.to)}`;
    });
  });
}

describe('placed', () => {
  test.each([
    ['2026-08-24', '2026-09-02', '24 31 2', ['2026-8-24', '2026-8-31', '2026-9-2']],
    ['2026-08-24', '2026-09-02', '8/30 9/1', ['2026-8-30', '2026-9-1']],
    ['2026-12-24', '2027-01-02', '24 2, 25 1', ['2026-12-24', '2027-1-2', '2026-12-25', '2027-1-1']],
    ['2026-12-24', '2027-01-02', '12/31-1/2', ['2026-12-31..2027-1-2']],
    ['2026-08-24', '2026-09-02', '30-2', ['2026-8-30..2026-9-2']],
    ['2026-02-20', '2026-03-10', '28-3/2', ['2026-2-28..2026-3-2']],
    [
      '2026-10-02',
      '2026-11-20',
      '10/2-5, 7, 13 20 27, 11/3 10',
      [
        '2026-10-2..2026-10-5',
        '2026-10-7',
        '2026-10-13',
        '2026-10-20',
        '2026-10-27',
        '2026-11-3',
        '2026-11-10',
      ],
    ],
    ['2026-10-20', '2026-11-10', '10/25, 5', ['2026-10-25', '2026-11-5']],
    ['2028-02-28', '2028-03-02', '29', ['2028-2-29']],
    ['2026-08-20', '2026-09-30', '8/1-31', ['2026-8-1..2026-8-31']],
  ])('%s to %s: %s', (from, to, text, expected) => {
    const dates = placer(from, to);
    expect(place(dates, text)).toEqual(expected);
    expect(dates.assumed).toBe(false);
  });
});

describe('not placed', () => {
  test.each([
    ['2026-08-24', '2026-09-02', '10'],
    ['2026-08-24', '2026-09-02', '10/1'],
    ['2026-02-20', '2026-03-01', '30'],
    ['2026-02-20', '2026-03-02', '2/29'],
    ['2026-08-23', '2026-08-27', '27-23'],
    ['2026-08-24', '2026-08-27', '1-20'],
  ])('%s to %s: %s', (from, to, text) => {
    expect(place(placer(from, to), text)).toEqual([null]);
  });
  test('a day that could go on in the month written before or turn back', () => {
    expect(place(placer('2026-10-01', '2026-11-20'), '10/10, 5')).toEqual(['2026-10-10', null]);
  });
});

test('days without any month over several months are assumed to follow each other', () => {
  const dates = placer('2026-08-24', '2026-10-07');
  expect(place(dates, '24 31 7')).toEqual(['2026-8-24', '2026-8-31', '2026-9-7']);
  expect(dates.assumed).toBe(true);
});

test('dates placed aside leave no trace', () => {
  const dates = placer('2026-10-01', '2026-11-20');
  dates.startList();
  expect(
    dates.aside({ from: { day: 3, month: 11, year: null }, to: { day: 3, month: 11, year: null } }),
  ).not.toBeNull();
  expect(place(dates, '10/2, 7')).toEqual(['2026-10-2', '2026-10-7']);
});

test('the calendar', () => {
  expect(toDayNumber(1970, 1, 1)).toBe(0);
  expect(toDayNumber(2026, 2, 29)).toBeNull();
  expect(toDayNumber(2026, 13, 1)).toBeNull();
  expect(weekdayOf(dayNumber('2026-08-24'))).toBe(1);
  expect(weekdayOf(dayNumber('1969-12-28'))).toBe(7);
});
