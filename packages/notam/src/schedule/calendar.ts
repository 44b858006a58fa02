import type { CalendarDate, Weekday } from './schedule-clause.ts';

export const DAY_MINUTES = 1440;
/** Half-open, minutes since 1970-01-01T00:00Z. */
export interface Minutes {
  readonly from: number;
  readonly to: number;
}

const DAY_MS = 86_400_000;

/** Days since 1970-01-01, or null when the calendar has no such date. */
export function toDayNumber(year: number, month: number, day: number): number | null {
  const ms = Date.UTC(year, month - 1, day);
  const date = new Date(ms);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? ms / DAY_MS : null;
}

export function toCalendarDate(
  dayNumber: number,
): CalendarDate & { readonly year: number; readonly month: number } {
  const date = new Date(dayNumber * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Days since 1970-01-01; null when the date is not placed. */
export function dayNumberOf({ year, month, day }: CalendarDate): number | null {
  return year === null || month === null ? null : toDayNumber(year, month, day);
}

/** 1970-01-01 was a Thursday. */
export function weekdayOf(dayNumber: number): Weekday {
  return (((((dayNumber + 3) % 7) + 7) % 7) + 1) as Weekday;
}
