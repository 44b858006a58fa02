import { daysInMonth, type UtcInstant } from '@klarnotam/aviation';
import type { CalendarDate, Weekday } from './schedule-clause.ts';

export const DAY_MINUTES = 1440;
/** Half-open, minutes since 1970-01-01T00:00Z. */
export interface Minutes {
  readonly from: number;
  readonly to: number;
}

/** From 1 March of year 0 to 1970-01-01. */
const EPOCH_DAYS = 719_468;
const YEAR_DAYS = 365;
/** Of 400 years of the Gregorian calendar. */
const ERA_DAYS = 146_097;

/** Days since 1970-01-01, or null when the calendar has no such date. */
export function toDayNumber(year: number, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  // Years begin in March here, so that the leap day is their last.
  const from = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
  return from * YEAR_DAYS + leapDays + dayOfYear - EPOCH_DAYS;
}

/** The date that is `dayNumber` days after 1970-01-01; the inverse of {@link toDayNumber}. */
export function toCalendarDate(
  dayNumber: number,
): CalendarDate & { readonly year: number; readonly month: number } {
  const days = dayNumber + EPOCH_DAYS;
  const era = Math.floor(days / ERA_DAYS);
  const dayOfEra = days - era * ERA_DAYS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      YEAR_DAYS,
  );
  const yearStart = YEAR_DAYS * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - yearStart;
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: era * 400 + yearOfEra + (month > 2 ? 0 : 1),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

const MINUTE_MS = 60_000;

/** Whole minutes since 1970-01-01T00:00Z; null when there is no such moment. */
export function minutesOf(instant: UtcInstant): number | null {
  return readMinutes(instant) ?? parseMinutes(instant);
}

/** The two digits at `at` as a number; NaN when they are not two digits. */
function pairAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

const HYPHEN = 45;
const COLON = 58;
const T = 84;
const Z = 90;

/** `2026-07-01T06:00:00Z`, the form in which nearly all instants come: much quicker than `Date.parse`. Null for any other. */
function readMinutes(instant: string): number | null {
  if (instant.length !== 20) return null;
  const at = (index: number): number => instant.charCodeAt(index);
  const hasDate = at(4) === HYPHEN && at(7) === HYPHEN && at(10) === T;
  const hasTime = at(13) === COLON && at(16) === COLON && at(19) === Z;
  if (!hasDate || !hasTime) return null;
  const year = pairAt(instant, 0) * 100 + pairAt(instant, 2);
  const month = pairAt(instant, 5);
  const date = pairAt(instant, 8);
  const hours = pairAt(instant, 11);
  const minutes = pairAt(instant, 14);
  const seconds = pairAt(instant, 17);
  const isDigits = !Number.isNaN(year + month + date) && hours < 24 && minutes < 60 && seconds < 60;
  const day = isDigits ? toDayNumber(year, month, date) : null;
  return day === null ? null : day * DAY_MINUTES + hours * 60 + minutes;
}

function parseMinutes(instant: UtcInstant): number | null {
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
