import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCalendarDate, toDayNumber, weekdayOf } from './calendar.ts';

const DAY_MS = 86_400_000;
/** 1600 to 2400: two whole eras of the calendar with all their kinds of years. */
const dayNumber = fc.integer({ min: -135_140, max: 157_054 });

test('days count as the clock of the machine counts them', () => {
  fc.assert(
    fc.property(dayNumber, (day) => {
      const date = new Date(day * DAY_MS);
      expect(toCalendarDate(day)).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      });
      expect(weekdayOf(day)).toBe(date.getUTCDay() === 0 ? 7 : date.getUTCDay());
    }),
  );
});

test('a date goes to its day and back', () => {
  fc.assert(
    fc.property(dayNumber, (day) => {
      const { year, month, day: dayOfMonth } = toCalendarDate(day);
      expect(toDayNumber(year, month, dayOfMonth)).toBe(day);
    }),
  );
});

test.each([
  [2026, 2, 29],
  [2100, 2, 29],
  [2026, 4, 31],
  [2026, 13, 1],
  [2026, 0, 1],
  [2026, 1, 0],
])('%i-%i-%i is in no calendar', (year, month, day) => {
  expect(toDayNumber(year, month, day)).toBeNull();
});
