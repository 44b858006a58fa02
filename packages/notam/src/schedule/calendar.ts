import { daysInMonth, type UtcInstant } from '@klarnotam/aviation';
import type { CalendarDate, Weekday } from './schedule-clause.ts';

export const DAY_MINUTES = 1440;
/** Half-open, minutes since 1970-01-01T00:00Z. */
export interface Minutes {
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** Days since 1970-01-01, or null when the calendar has no such date. */
export function toDayNumber(year: number, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The date that is `dayNumber` days after 1970-01-01; the inverse of {@link toDayNumber}. */
export function toCalendarDate(
  dayNumber: number,
): CalendarDate & { readonly year: number; readonly month: number } {
  const date = new Date(dayNumber * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Whole minutes since 1970-01-01T00:00Z; null when there is no such moment. */
export function minutesOf(instant: UtcInstant): number | null {
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? null : Math.floor(ms / MINUTE_MS);
}

/** Days since 1970-01-01; null when the date is not placed. */
export function dayNumberOf({ year, month, day }: CalendarDate): number | null {
  return year === null || month === null ? null : toDayNumber(year, month, day);
}

/** 1970-01-01 was a Thursday. */
export function weekdayOf(dayNumber: number): Weekday {
  return (((((dayNumber + 3) % 7) + 7) % 7) + 1) as Weekday;
}
