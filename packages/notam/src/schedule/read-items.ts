import type { Span } from '@klarnotam/aviation';
import { endBefore, isOfClass, peek, skip, type Cursor } from './cursor.ts';
import { readContinuous, type ContinuousRest, type WrittenContinuous } from './read-continuous.ts';
import { DAY_BEGINNINGS, readDays, type MonthOrder, type WrittenDays } from './read-days.ts';
import { readException, type WrittenException } from './read-exception.ts';
import { readTimeRange, TIME_BEGINNINGS } from './read-times.ts';
import type { TimeRange } from './schedule-clause.ts';
import type { Token } from './token.ts';
import { EXCEPT, FILLER, MINUTES, SEPARATOR } from './vocabulary.ts';

/** The words of item D, grouped into what they say, in order. */
export type ScheduleItem = Span & {
  /** The index of the token behind it. */
  readonly next: number;
} & (
    | { readonly type: 'days'; readonly days: WrittenDays }
    | { readonly type: 'time'; readonly time: TimeRange }
    | { readonly type: 'rest'; readonly rest: ContinuousRest }
    | { readonly type: 'continuous'; readonly continuous: WrittenContinuous }
    | { readonly type: 'except'; readonly except: WrittenException }
    | { readonly type: 'separator'; readonly oblique: boolean }
    | { readonly type: 'unknown' }
  );

/** A word or sign that an item begins with has one of these classes. */
const BEGINNINGS = TIME_BEGINNINGS | DAY_BEGINNINGS | EXCEPT | FILLER;
const TEN_DIGITS = 10;

/** Whether an item other than a separator can begin at the cursor. Asked first: in a text most tokens begin none. */
function mayBegin(cursor: Cursor): boolean {
  const { type, text } = peek(cursor);
  if (type !== 'number') return isOfClass(cursor, BEGINNINGS);
  return text.length <= 2 || text.length === 4 || text.length === TEN_DIGITS || isOfClass(cursor, MINUTES, 1);
}

/** Groups tokens into items; what fits nowhere is `unknown`, token by token. */
export function readItems(tokens: readonly Token[], order: MonthOrder): ScheduleItem[] {
  const cursor: Cursor = { tokens, at: 0 };
  const items: ScheduleItem[] = [];
  let lastTime: TimeRange | null = null;
  while (cursor.at < tokens.length) {
    const start = cursor.at;
    const { text, from, to } = peek(cursor);
    if (skip(cursor, SEPARATOR)) {
      items.push({ type: 'separator', oblique: text === '/', from, to, next: cursor.at });
      continue;
    }
    if (!mayBegin(cursor)) {
      cursor.at += 1;
      items.push({ type: 'unknown', from, to, next: cursor.at });
      continue;
    }
    const time: TimeRange | null = readTimeRange(cursor, lastTime);
    if (time !== null) {
      items.push({ type: 'time', time, from, to: endBefore(cursor), next: cursor.at });
      lastTime = time;
      continue;
    }
    const continuous = readContinuous(cursor, order);
    if (continuous !== null) {
      const place = { from, to: endBefore(cursor), next: cursor.at };
      items.push(
        'start' in continuous
          ? { type: 'continuous', continuous, ...place }
          : { type: 'rest', rest: continuous, ...place },
      );
      continue;
    }
    const days = readDays(cursor, order, true);
    if (days !== null) {
      items.push({ type: 'days', days, from, to: endBefore(cursor), next: cursor.at });
      continue;
    }
    const except = readException(cursor, order);
    if (except !== null) {
      items.push({ type: 'except', except, from, to: endBefore(cursor), next: cursor.at });
      continue;
    }
    if (skip(cursor, FILLER) && cursor.at < tokens.length) continue;
    cursor.at = start + 1;
    items.push({ type: 'unknown', from, to, next: cursor.at });
  }
  return items;
}
