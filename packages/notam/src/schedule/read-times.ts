import { isClock, isOfClass, peek, skip, type Cursor } from './cursor.ts';
import type { DayTime, TimeRange } from './schedule-clause.ts';
import { AND, BETWEEN, COORDINATED, FROM, HOURS, MINUTES, NAMED_HOURS, SUN, UP_TO } from './vocabulary.ts';

const SUNRISE_WORDS: readonly string[] = ['SR', 'SUNRISE'];
/** Words that a time or a range of times can begin with have one of these classes. */
export const TIME_BEGINNINGS = NAMED_HOURS | SUN | BETWEEN | FROM;
const DAY_END = 1440;
const LONGEST_OFFSET = 180;

/**
 * A time of day: `0800`, `2400`, `SR`, `SS PLUS30`, `SR MINUS 30 MIN`, `30 MIN BEFORE SR`. Null, and the cursor where it
 * was, when none stands there.
 */
export function readTime(cursor: Cursor): DayTime | null {
  const start = cursor.at;
  const time = readClock(cursor) ?? readSun(cursor) ?? readBeforeOrAfterSun(cursor);
  if (time === null) cursor.at = start;
  else skip(cursor, COORDINATED);
  return time;
}

/** `H24`, `HJ`, `HN` or two times with a dash, an oblique or a word between. Null, and the cursor where it was, otherwise. */
export function readTimeRange(cursor: Cursor, previous: TimeRange | null): TimeRange | null {
  const start = cursor.at;
  const range = readNamedHours(cursor) ?? readFromTo(cursor, previous);
  if (range === null) cursor.at = start;
  return range;
}

/** Moves past what joins the first time of a range to the second. */
export function skipUpTo(cursor: Cursor, between: boolean): boolean {
  return skip(cursor, UP_TO) || (between && skip(cursor, AND));
}

function readNamedHours(cursor: Cursor): TimeRange | null {
  if (!isOfClass(cursor, NAMED_HOURS)) return null;
  switch (peek(cursor).text) {
    case 'H24':
      cursor.at += 1;
      return { type: 'allDay' };
    case 'HJ':
      cursor.at += 1;
      return { type: 'range', from: sun('sunrise', 0), to: sun('sunset', 0) };
    case 'HN':
      cursor.at += 1;
      return { type: 'range', from: sun('sunset', 0), to: sun('sunrise', 0) };
    default:
      return null;
  }
}

function readFromTo(cursor: Cursor, previous: TimeRange | null): TimeRange | null {
  const between = skip(cursor, BETWEEN);
  skip(cursor, FROM);
  const from = readTime(cursor);
  if (from === null || isMidnightEnd(from)) return null;
  if (!skipUpTo(cursor, between) && !skipOblique(cursor)) return null;
  const to = readTime(cursor);
  if (to === null) return null;
  return onNextDay({ type: 'range', from, to }, skipNextDay(cursor), previous);
}

/** `NEXT DAY` repeats what a range over midnight says; after a range that ends at midnight it moves this one. */
function onNextDay(range: TimeRange, nextDay: boolean, previous: TimeRange | null): TimeRange | null {
  if (!nextDay || range.type === 'allDay') return range;
  const { from, to } = range;
  if (from.type !== 'clock' || to.type !== 'clock') return null;
  if (to.minutes <= from.minutes) return range;
  if (previous?.type !== 'range' || previous.to.type !== 'clock' || previous.to.minutes < DAY_END - 1)
    return null;
  return { type: 'range', from: clock(from.minutes + DAY_END), to: clock(to.minutes + DAY_END) };
}

function skipNextDay(cursor: Cursor): boolean {
  const start = cursor.at;
  const bracket = peek(cursor).text === '(';
  if (bracket) cursor.at += 1;
  if (peek(cursor).text === 'NEXTDAY') cursor.at += 1;
  else if (peek(cursor).text === 'NEXT' && peek(cursor, 1).text === 'DAY') cursor.at += 2;
  else {
    cursor.at = start;
    return false;
  }
  if (bracket && peek(cursor).text === ')') cursor.at += 1;
  return true;
}

function skipOblique(cursor: Cursor): boolean {
  if (peek(cursor).text !== '/') return false;
  cursor.at += 1;
  return true;
}

function readClock(cursor: Cursor): DayTime | null {
  const token = peek(cursor);
  if (!isClock(token)) return null;
  const hours = Math.floor(token.value / 100);
  const minutes = token.value % 100;
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return null;
  cursor.at += 1;
  return clock(hours * 60 + minutes);
}

function readSunEvent(cursor: Cursor): 'sunrise' | 'sunset' | null {
  if (!isOfClass(cursor, SUN)) return null;
  const type = SUNRISE_WORDS.includes(peek(cursor).text) ? 'sunrise' : 'sunset';
  cursor.at += 1;
  return type;
}

function readSun(cursor: Cursor): DayTime | null {
  const type = readSunEvent(cursor);
  if (type === null) return null;
  const { text } = peek(cursor);
  if (text !== 'PLUS' && text !== 'MINUS' && text !== '+') return sun(type, 0);
  cursor.at += 1;
  const minutes = readOffset(cursor);
  return minutes === null ? null : sun(type, text === 'MINUS' ? -minutes : minutes);
}

function readBeforeOrAfterSun(cursor: Cursor): DayTime | null {
  if (!isOfClass(cursor, MINUTES, 1)) return null;
  const minutes = readOffset(cursor);
  const side = peek(cursor).text;
  if (minutes === null || (side !== 'BEFORE' && side !== 'AFTER')) return null;
  cursor.at += 1;
  const type = readSunEvent(cursor);
  return type === null ? null : sun(type, side === 'BEFORE' ? -minutes : minutes);
}

function readOffset(cursor: Cursor): number | null {
  const token = peek(cursor);
  if (token.type !== 'number' || token.text.length > 3) return null;
  const minutes = token.value;
  cursor.at += 1;
  if (minutes > LONGEST_OFFSET || isOfClass(cursor, HOURS)) return null;
  skip(cursor, MINUTES);
  return minutes;
}

function isMidnightEnd(time: DayTime): boolean {
  return time.type === 'clock' && time.minutes === DAY_END;
}

function clock(minutes: number): DayTime {
  return { type: 'clock', minutes };
}

function sun(type: 'sunrise' | 'sunset', offsetMinutes: number): DayTime {
  return { type, offsetMinutes };
}
