import type { Span } from '@klarnotam/aviation';
import { isOfClass, peek, skip, type Cursor } from './cursor.ts';
import { joinDays, readDays, type MonthOrder, type WrittenDays } from './read-days.ts';
import { readTimeRange } from './read-times.ts';
import type { TimeRange } from './schedule-clause.ts';
import { COMMA, EXCEPT, FILLER, WEEKDAY } from './vocabulary.ts';

/** What stands after EXC. `unread` is a part of it that names no day: holidays, conditions. */
export interface WrittenException {
  readonly days: WrittenDays | null;
  readonly times: readonly TimeRange[];
  readonly unread: Span | null;
}

/** `EXC SAT SUN`, `EXC DEC 05`, `EXC 1200-1300`. Null when no EXC stands there. */
export function readException(cursor: Cursor, order: MonthOrder): WrittenException | null {
  const start = peek(cursor);
  if (!skip(cursor, EXCEPT)) return null;
  let days: WrittenDays | null = null;
  const times: TimeRange[] = [];
  let unread: Span | null = null;
  for (;;) {
    const more = readDays(cursor, order, false) ?? readDaysAfterComma(cursor, order);
    if (more !== null) {
      days = joinDays(days, more);
      continue;
    }
    const time = days === null && unread === null ? readTimeRange(cursor, times.at(-1) ?? null) : null;
    if (time !== null) {
      times.push(time);
      continue;
    }
    if (skip(cursor, FILLER) || skipObliqueBeforeWeekday(cursor)) continue;
    const token = peek(cursor);
    if (token.type !== 'word' || isOfClass(cursor, EXCEPT) || startsTime(cursor)) break;
    unread = { from: unread === null ? token.from : unread.from, to: token.to };
    cursor.at += 1;
  }
  if (days === null && times.length === 0) unread ??= { from: start.from, to: start.to };
  return { days, times, unread };
}

/** Days after a comma belong to the exception unless times follow: then they begin a clause. */
function readDaysAfterComma(cursor: Cursor, order: MonthOrder): WrittenDays | null {
  const start = cursor.at;
  if (!skip(cursor, COMMA)) return null;
  const days = readDays(cursor, order, false);
  if (days !== null && peek(cursor).type !== 'number' && peek(cursor).text !== ',' && !startsTime(cursor))
    return days;
  cursor.at = start;
  return null;
}

function skipObliqueBeforeWeekday(cursor: Cursor): boolean {
  if (peek(cursor).text !== '/' || !isOfClass(cursor, WEEKDAY, 1)) return false;
  cursor.at += 1;
  return true;
}

function startsTime(cursor: Cursor): boolean {
  const start = cursor.at;
  const starts = readTimeRange(cursor, null) !== null;
  cursor.at = start;
  return starts;
}
