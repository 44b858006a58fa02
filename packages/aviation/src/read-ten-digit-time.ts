import { toUtcInstant, type UtcInstant } from './utc-instant.ts';

const MINUTE_MS = 60_000;

/** How many days `month` (1 to 12) of `year` has in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const TEN_DIGITS = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;

/**
 * Ten digits `YYMMDDhhmm` in UTC as the items B and C of a NOTAM print them (ICAO Doc 8126), years 2000 to 2099.
 * `2400` is the midnight that ends the day. Null: not ten digits, or no such day or minute.
 */
export function readTenDigitTime(digits: string): UtcInstant | null {
  const [, yy = '', mm = '', dd = '', hours = '', minutes = ''] = TEN_DIGITS.exec(digits) ?? [];
  const [year, month, day] = [2000 + Number(yy), Number(mm), Number(dd)];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  if (hours === '24' && minutes === '00') return toUtcInstant(Date.UTC(year, month - 1, day + 1));
  if (Number(hours) > 23 || Number(minutes) > 59) return null;
  return `20${yy}-${mm}-${dd}T${hours}:${minutes}:00Z`;
}

/** `instant` moved by whole `minutes`. */
export function addMinutes(instant: UtcInstant, minutes: number): UtcInstant {
  return toUtcInstant(Date.parse(instant) + minutes * MINUTE_MS);
}
