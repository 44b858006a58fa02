import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';
import { DAY_MINUTES, toCalendarDate, type Minutes } from './calendar.ts';

const LAST_MINUTE = DAY_MINUTES - 1;

/** Sorts the periods and joins those that touch; `2200-2359` and `0000-0200` touch, as 2359 is written for midnight. */
export function mergePeriods(periods: readonly Minutes[]): Minutes[] {
  const merged: { from: number; to: number }[] = [];
  let last: { from: number; to: number } | undefined;
  for (const { from, to } of inOrder(periods)) {
    if (last !== undefined && from <= (last.to % DAY_MINUTES === LAST_MINUTE ? last.to + 1 : last.to)) {
      last.to = Math.max(last.to, to);
    } else {
      last = { from, to };
      merged.push(last);
    }
  }
  return merged;
}

/** `periods` as UTC instants, in their order. */
export function toIntervals(periods: readonly Minutes[]): UtcInterval[] {
  const date = dateWriter();
  return periods.map(({ from, to }) => ({ from: instant(from, date), to: instant(to, date) }));
}

function inOrder(periods: readonly Minutes[]): readonly Minutes[] {
  const sorted = periods.every(
    (period, index) => index === 0 || (periods[index - 1]?.from ?? 0) <= period.from,
  );
  return sorted ? periods : [...periods].sort((a, b) => a.from - b.from);
}

function instant(minutes: number, date: (day: number) => string): UtcInstant {
  const day = Math.floor(minutes / DAY_MINUTES);
  return `${date(day)}${CLOCKS[minutes - day * DAY_MINUTES] ?? ''}`;
}

/** `T06:30:00Z` for each minute of the day. */
const CLOCKS: readonly string[] = Array.from({ length: DAY_MINUTES }, (_, minute) => {
  const hour = Math.floor(minute / 60);
  return `T${twoDigits(hour)}:${twoDigits(minute - hour * 60)}:00Z`;
});

/** Every month has as many days. */
const SHORTEST_MONTH = 28;

/** Writes dates, counting on from the first of a month while it surely lasts. */
function dateWriter(): (day: number) => string {
  let known = Number.NaN;
  let written = '';
  let monthFrom = Number.NaN;
  let yearAndMonth = '';
  return (day) => {
    if (day === known) return written;
    if (!(day >= monthFrom && day < monthFrom + SHORTEST_MONTH)) {
      const date = toCalendarDate(day);
      monthFrom = day - date.day + 1;
      yearAndMonth = `${String(date.year).padStart(4, '0')}-${twoDigits(date.month)}-`;
    }
    known = day;
    written = yearAndMonth + twoDigits(day - monthFrom + 1);
    return written;
  };
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}
