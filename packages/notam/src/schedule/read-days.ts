import { isClock, isDayOfMonth, peek, skip, type Cursor } from './cursor.ts';
import type { Weekday, WeekdayRange } from './schedule-clause.ts';
import { DAILY, EVERY, FILLERS, MONTHS, UP_TO, WEEKDAYS } from './vocabulary.ts';

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

const COMMA: ReadonlySet<string> = new Set([',']);
const DAY_WORDS: ReadonlySet<string> = new Set(['DAY', 'DAYS']);
const OPENING: ReadonlySet<string> = new Set(['FM', 'FROM']);
const DASH: ReadonlySet<string> = new Set(['-']);
const ALL: ReadonlySet<string> = new Set(['TOUS']);
/** Words that days can begin with. */
export const DAY_BEGINNINGS: readonly string[] = [
  ...DAILY,
  ...EVERY,
  ...DAY_WORDS,
  ...ALL,
  ...WEEKDAYS.keys(),
  ...MONTHS.keys(),
];

/**
 * Reads days for as long as they follow each other: `AUG 24 26-28 SEP 01`, `MON-WED AND FRI`, `DAILY`. Null, and the
 * cursor where it was, when none stands there. With `overCommas` a comma between days is no end.
 */
export function readDays(cursor: Cursor, order: MonthOrder, overCommas: boolean): WrittenDays | null {
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
  const weekday = WEEKDAYS.get(peek(cursor).text);
  if (weekday === undefined) return null;
  cursor.at += 1;
  return weekday;
}

function skipFillers(cursor: Cursor, overCommas: boolean): void {
  while (skip(cursor, FILLERS) || (overCommas && skip(cursor, COMMA)));
}

function readDaily(cursor: Cursor, days: Collected): boolean {
  if (skip(cursor, DAILY)) {
    days.daily = true;
    return true;
  }
  const every = EVERY.has(peek(cursor).text) ? 1 : EVERY.has(peek(cursor, -1).text) ? 0 : null;
  if (every !== null && DAY_WORDS.has(peek(cursor, every).text)) {
    cursor.at += every + 1;
    days.daily = true;
    return true;
  }
  if (!ALL.has(peek(cursor).text)) return false;
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
    if (!EVERY.has(peek(cursor).text) || !WEEKDAYS.has(peek(cursor, 1).text)) return false;
    cursor.at += 1;
    return readWeekdays(cursor, days);
  }
  const end = cursor.at;
  let to: Weekday | null = null;
  if (skip(cursor, UP_TO)) {
    to = readWeekday(cursor);
    if (to === null) cursor.at = end;
  }
  if (
    to === null &&
    peek(cursor).text === '-' &&
    isClock(peek(cursor, 1)) &&
    UP_TO.has(peek(cursor, 2).text)
  ) {
    skip(cursor, DASH);
  }
  days.weekdays.push({ from, to: to ?? from });
  return true;
}

function readDates(cursor: Cursor, order: MonthOrder, days: Collected): boolean {
  const open = days.daily || OPENING.has(peek(cursor, -1).text);
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

function readMonthThenDay(cursor: Cursor): WrittenDate | null {
  const month = MONTHS.get(peek(cursor).text) ?? null;
  if (month !== null) {
    cursor.at += 1;
    skip(cursor, COMMA);
  }
  const day = readDayOfMonth(cursor);
  return day === null ? null : { day, month, year: null };
}

function readDayThenMonth(cursor: Cursor): WrittenDate | null {
  const day = readDayOfMonth(cursor);
  if (day === null) return null;
  const month = MONTHS.get(peek(cursor).text) ?? null;
  if (month !== null) cursor.at += 1;
  return { day, month, year: month === null ? null : readYear(cursor) };
}

function readDayOfMonth(cursor: Cursor): number | null {
  const token = peek(cursor);
  if (!isDayOfMonth(token) || peek(cursor, 1).text.startsWith('MIN')) return null;
  cursor.at += 1;
  return Number(token.text);
}

/** Four digits that begin no range of times. */
function readYear(cursor: Cursor): number | null {
  const token = peek(cursor);
  const next = peek(cursor, 1).text;
  if (!isClock(token) || !token.text.startsWith('20') || next === '/' || UP_TO.has(next)) return null;
  cursor.at += 1;
  return Number(token.text);
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
