import { peek, skip, type Cursor } from './cursor.ts';
import { readDate, readWeekday, type MonthOrder, type WrittenDate } from './read-days.ts';
import { readTime, skipUpTo } from './read-times.ts';
import type { DayTime, Weekday } from './schedule-clause.ts';
import { BETWEEN, FROM } from './vocabulary.ts';

export type WrittenDay = { readonly date: WrittenDate } | { readonly weekday: Weekday };

/** What follows the first day of a period over days: ` 1000-06 1200`. */
export interface ContinuousRest {
  readonly startTime: DayTime;
  readonly end: WrittenDay;
  readonly endTime: DayTime;
}

export interface WrittenContinuous extends ContinuousRest {
  readonly start: WrittenDay;
}

const TEN_DIGITS = 10;

/**
 * `1000-06 1200` after a day, or whole as in `2303061130 TO 2303061930`. Null, and the cursor where it was, when neither
 * stands there.
 */
export function readContinuous(cursor: Cursor, order: MonthOrder): ContinuousRest | WrittenContinuous | null {
  const start = cursor.at;
  const read = readDateTimes(cursor) ?? readRest(cursor, order);
  if (read === null) cursor.at = start;
  return read;
}

function readRest(cursor: Cursor, order: MonthOrder): ContinuousRest | null {
  const startTime = readTime(cursor);
  if (startTime === null || !skipUpTo(cursor, false)) return null;
  const end = readDay(cursor, order);
  const endTime = end === null ? null : readTime(cursor);
  return end === null || endTime === null ? null : { startTime, end, endTime };
}

function readDay(cursor: Cursor, order: MonthOrder): WrittenDay | null {
  const date = readDate(cursor, order);
  if (date !== null) return { date };
  const weekday = readWeekday(cursor);
  return weekday === null ? null : { weekday };
}

function readDateTimes(cursor: Cursor): WrittenContinuous | null {
  const start = cursor.at;
  const between = skip(cursor, BETWEEN);
  skip(cursor, FROM);
  const from = readDateTime(cursor);
  if (from !== null && skipUpTo(cursor, between)) {
    const to = readDateTime(cursor);
    if (to !== null) {
      return { start: { date: from.date }, startTime: from.time, end: { date: to.date }, endTime: to.time };
    }
  }
  cursor.at = start;
  return null;
}

/** YYMMDDhhmm. */
function readDateTime(cursor: Cursor): { date: WrittenDate; time: DayTime } | null {
  const { type, text } = peek(cursor);
  if (type !== 'number' || text.length !== TEN_DIGITS) return null;
  const [year, month, day, hours, minutes] = [0, 2, 4, 6, 8].map((at) => Number(text.slice(at, at + 2)));
  if (year === undefined || month === undefined || day === undefined) return null;
  if (hours === undefined || minutes === undefined || hours > 24 || minutes > 59) return null;
  if (month < 1 || month > 12 || day < 1 || (hours === 24 && minutes > 0)) return null;
  cursor.at += 1;
  return {
    date: { year: 2000 + year, month, day },
    time: { type: 'clock', minutes: hours * 60 + minutes },
  };
}
