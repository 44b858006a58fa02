import { daysInMonth, toUtcInstant, type UtcInstant } from '@klarnotam/aviation';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MONTHS_BACK = 13;

/** A day of some month with an hour of 0 to 24 and a minute, as reports print times. */
export interface DayTime {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Milliseconds of `time` in the month `months` after that of `reference`; null where that month has no such day. */
function inMonth(time: DayTime, reference: Date, months: number): number | null {
  const count = reference.getUTCMonth() + months;
  const year = reference.getUTCFullYear() + Math.floor(count / 12);
  const month = ((count % 12) + 12) % 12;
  if (time.day > daysInMonth(year, month + 1)) return null;
  return Date.UTC(year, month, time.day, time.hour, time.minute);
}

/** Whether there is such a time at all: day 1 to 31, and 2400 as the midnight that ends a day. */
export function isDayTime({ day, hour, minute }: DayTime): boolean {
  return day >= 1 && day <= 31 && minute <= 59 && (hour <= 23 || (hour === 24 && minute === 0));
}

/**
 * The latest moment of that kind not more than `aheadMs` after `nowMs` that `fits` what else is known; when none of a year does,
 * the latest of all. `time` must be a day time.
 */
export function latestUntil(
  time: DayTime,
  nowMs: number,
  aheadMs: number,
  fits: (ms: number) => boolean = () => true,
): number {
  let latest: number | null = null;
  const now = new Date(nowMs);
  for (let months = 1; months >= -MONTHS_BACK; months--) {
    const ms = inMonth(time, now, months);
    if (ms === null || ms > nowMs + aheadMs) continue;
    if (fits(ms)) return ms;
    latest ??= ms;
  }
  if (latest === null) throw new RangeError('Of any two months in a row one has 31 days.');
  return latest;
}

/** The moment of that kind nearest to `referenceMs`. `time` must be a day time. */
export function nearestTo(time: DayTime, referenceMs: number): number {
  let nearest: number | null = null;
  const reference = new Date(referenceMs);
  for (let months = -1; months <= 1; months++) {
    const ms = inMonth(time, reference, months);
    if (ms === null) continue;
    if (nearest === null || Math.abs(ms - referenceMs) < Math.abs(nearest - referenceMs)) nearest = ms;
  }
  if (nearest === null) throw new RangeError('Of any three months in a row one has 31 days.');
  return nearest;
}

/** The first moment of that hour and minute at or after `referenceMs`, a trend's time without a day. */
export function nextTimeOfDay(hour: number, minute: number, referenceMs: number): number {
  const midnight = Math.floor(referenceMs / DAY_MS) * DAY_MS;
  const ms = midnight + hour * HOUR_MS + minute * 60_000;
  return ms >= referenceMs ? ms : ms + DAY_MS;
}

/** Two digits of `text` as a number; they must be digits. */
export function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

/** `ms` as an instant, or null. */
export function instantOrNull(ms: number | null): UtcInstant | null {
  return ms === null ? null : toUtcInstant(ms);
}
