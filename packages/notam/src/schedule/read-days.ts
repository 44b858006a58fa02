import { isClock, isDayOfMonth, isOfClass, peek, skip, type Cursor } from './cursor.ts';
import type { Weekday, WeekdayRange } from './schedule-clause.ts';
import {
  ALL,
  COMMA,
  DAILY,
  DAY,
  EVERY,
  FILLER,
  FROM,
  MONTH,
  MONTHS,
  UP_TO,
  WEEKDAY,
  WEEKDAYS,
} from './vocabulary.ts';

/** Where the month stands: `AUG 24` or `24 AUG`. */
export type MonthOrder = 'monthFirst' | 'dayFirst';

/** A date as written; null is what the text leaves out. */
export interface WrittenDate {
  readonly day: number;
  month: number | null;
  year: number | null;
}

export interface WrittenRange {
  readonly from: WrittenDate;
  readonly to: WrittenDate;
}

/** Days named one after another. At least one of the three is said. */
export interface WrittenDays {
  daily: boolean;
  /** A single date after DAILY or FROM: that day, or every day from then on. */
  doubtful: boolean;
  readonly weekdays: WeekdayRange[];
  readonly dates: WrittenRange[];
}

interface Collected extends WrittenDays {
  /** Dates before which no month stood yet: one that follows names the month of them all. */
  monthless: WrittenDate[];
}

/** Words that days can begin with have one of these classes. */
export const DAY_BEGINNINGS = DAILY | EVERY | DAY | ALL | WEEKDAY | MONTH;

/**
 * Reads days for as long as they follow each other: `AUG 24 26-28 SEP 01`, `MON-WED AND FRI`, `DAILY`. Null, and the
 * cursor where it was, when none stands there. With `overCommas` a comma between days is no end.
 */
export function readDays(cursor: Cursor, order: MonthOrder, overCommas: boolean): WrittenDays | null {
  if (!isDayOfMonth(peek(cursor)) && !isOfClass(cursor, DAY_BEGINNINGS)) return null;
  const days: Collected = { daily: false, doubtful: false, weekdays: [], dates: [], monthless: [] };
  let end = cursor.at;
  let found = false;
  while (readDaily(cursor, days) || readWeekdays(cursor, days) || readDates(cursor, order, days)) {
    found = true;
    end = cursor.at;
    skipFillers(cursor, overCommas);
  }
  cursor.at = end;
  return found ? days : null;
}

/** One date, as the end of a continuous period. */
export function readDate(cursor: Cursor, order: MonthOrder): WrittenDate | null {
  const start = cursor.at;
  const date = order === 'monthFirst' ? readMonthThenDay(cursor) : readDayThenMonth(cursor);
  if (date === null) cursor.at = start;
  return date;
}

/** One weekday. */
export function readWeekday(cursor: Cursor): Weekday | null {
  const weekday = isOfClass(cursor, WEEKDAY) ? WEEKDAYS.get(peek(cursor).text) : undefined;
  if (weekday === undefined) return null;
  cursor.at += 1;
  return weekday;
}

function skipFillers(cursor: Cursor, overCommas: boolean): void {
  const fillers = overCommas ? FILLER | COMMA : FILLER;
  while (skip(cursor, fillers));
}

function readDaily(cursor: Cursor, days: Collected): boolean {
  if (skip(cursor, DAILY)) {
    days.daily = true;
    return true;
  }
  const every = isOfClass(cursor, EVERY) ? 1 : isOfClass(cursor, EVERY, -1) ? 0 : null;
  if (every !== null && isOfClass(cursor, DAY, every)) {
    cursor.at += every + 1;
    days.daily = true;
    return true;
  }
  if (!isOfClass(cursor, ALL)) return false;
  const article = peek(cursor, 1).text === 'LES' || peek(cursor, 1).text === 'LE' ? 2 : 1;
  const noun = peek(cursor, article).text;
  if (noun !== 'JOURS' && noun !== 'JOUR') return false;
  cursor.at += article + 1;
  days.daily = true;
  return true;
}

function readWeekdays(cursor: Cursor, days: Collected): boolean {
  const from = readWeekday(cursor);
  if (from === null) {
    if (!isOfClass(cursor, EVERY) || !isOfClass(cursor, WEEKDAY, 1)) return false;
    cursor.at += 1;
    return readWeekdays(cursor, days);
  }
  const end = cursor.at;
  let to: Weekday | null = null;
  if (skip(cursor, UP_TO)) {
    to = readWeekday(cursor);
    if (to === null) cursor.at = end;
  }
  const isBeforeTimes = isClock(peek(cursor, 1)) && isOfClass(cursor, UP_TO, 2);
  if (to === null && peek(cursor).text === '-' && isBeforeTimes) cursor.at += 1;
  days.weekdays.push({ from, to: to ?? from });
  return true;
}

function readDates(cursor: Cursor, order: MonthOrder, days: Collected): boolean {
  const open = days.daily || isOfClass(cursor, FROM, -1);
  const from = readDate(cursor, order);
  if (from === null) return false;
  const end = cursor.at;
  let to: WrittenDate | null = null;
  if (skip(cursor, UP_TO)) {
    to = readDate(cursor, order);
    if (to === null) cursor.at = end;
  }
  days.dates.push({ from, to: to ?? from });
  if (to === null && open) days.doubtful = true;
  if (order === 'dayFirst') shareMonth(days, to === null ? [from] : [from, to]);
  return true;
}

/** `25 26 28 DEC`: the month belongs to all three; `30 31 01 AUG` reaches back into July. */
function shareMonth(days: Collected, dates: readonly WrittenDate[]): void {
  for (const date of dates) {
    if (date.month === null) {
      days.monthless.push(date);
      continue;
    }
    for (const before of days.monthless) {
      before.month = before.day <= date.day ? date.month : ((date.month + 10) % 12) + 1;
      if (date.year !== null)
        before.year = before.day > date.day && date.month === 1 ? date.year - 1 : date.year;
    }
    days.monthless = [];
  }
}

function readMonth(cursor: Cursor): number | null {
  const month = isOfClass(cursor, MONTH) ? MONTHS.get(peek(cursor).text) : undefined;
  if (month === undefined) return null;
  cursor.at += 1;
  return month;
}

function readMonthThenDay(cursor: Cursor): WrittenDate | null {
  const month = readMonth(cursor);
  if (month !== null) skip(cursor, COMMA);
  const day = readDayOfMonth(cursor);
  return day === null ? null : { day, month, year: null };
}

function readDayThenMonth(cursor: Cursor): WrittenDate | null {
  const day = readDayOfMonth(cursor);
  if (day === null) return null;
  const month = readMonth(cursor);
  return { day, month, year: month === null ? null : readYear(cursor) };
}

function readDayOfMonth(cursor: Cursor): number | null {
  const token = peek(cursor);
  if (!isDayOfMonth(token) || peek(cursor, 1).text.startsWith('MIN')) return null;
  cursor.at += 1;
  return token.value;
}

/** Four digits that begin no range of times. */
function readYear(cursor: Cursor): number | null {
  const token = peek(cursor);
  const isYear = isClock(token) && token.value >= 2000 && token.value < 2100;
  if (!isYear || peek(cursor, 1).text === '/' || isOfClass(cursor, UP_TO, 1)) return null;
  cursor.at += 1;
  return token.value;
}

/** Both together; `first`, when given, is added to. */
export function joinDays(first: WrittenDays | null, second: WrittenDays): WrittenDays {
  if (first === null) return second;
  if (second.doubtful || (first.daily && second.dates.some(({ from, to }) => from === to)))
    first.doubtful = true;
  if (second.daily) first.daily = true;
  for (const range of second.weekdays) first.weekdays.push(range);
  for (const range of second.dates) first.dates.push(range);
  return first;
}
