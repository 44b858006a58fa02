import { toUtcInstant, type UtcInstant } from './utc-instant.ts';

const MINUTE_MS = 60_000;

/** How many days `month` (1 to 12) of `year` has in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The two digits at `at` as a number; NaN when they are not two digits. */
function readPair(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

/**
 * Ten digits `YYMMDDhhmm` in UTC as the items B and C of a NOTAM print them (ICAO Doc 8126), years 2000 to 2099.
 * `2400` is the midnight that ends the day. Null: not ten digits, or no such day or minute.
 */
export function readTenDigitTime(digits: string): UtcInstant | null {
  if (digits.length !== 10) return null;
  const year = 2000 + readPair(digits, 0);
  const month = readPair(digits, 2);
  const day = readPair(digits, 4);
  const hour = readPair(digits, 6);
  const minute = readPair(digits, 8);
  // NaN compares false: what is not digits fails here.
  if (!(year >= 2000 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)))
    return null;
  if (!(minute <= 59 && hour <= 24) || (hour === 24 && minute !== 0)) return null;
  if (hour === 24) return toUtcInstant(Date.UTC(year, month - 1, day + 1));
  return printInstant(digits);
}

const HYPHEN = 45;
const ZERO = 48;
const TWO = 50;
const COLON = 58;
const T = 84;
const Z = 90;

/** `20YY-MM-DDThh:mm:00Z`. Written in one piece it is made and read quicker than put together out of pieces. */
function printInstant(digits: string): UtcInstant {
  const at = (index: number): number => digits.charCodeAt(index);
  return String.fromCharCode(
    TWO,
    ZERO,
    at(0),
    at(1),
    HYPHEN,
    at(2),
    at(3),
    HYPHEN,
    at(4),
    at(5),
    T,
    at(6),
    at(7),
    COLON,
    at(8),
    at(9),
    COLON,
    ZERO,
    ZERO,
    Z,
  );
}

/** `instant` moved by whole `minutes`. */
export function addMinutes(instant: UtcInstant, minutes: number): UtcInstant {
  return toUtcInstant(Date.parse(instant) + minutes * MINUTE_MS);
}
