import type { Span } from '@klarnotam/aviation';
import { endBefore, peek, skip, type Cursor } from './cursor.ts';
import { readContinuous, type ContinuousRest, type WrittenContinuous } from './read-continuous.ts';
import { DAY_BEGINNINGS, readDays, type MonthOrder, type WrittenDays } from './read-days.ts';
import { readException, type WrittenException } from './read-exception.ts';
import { readTimeRange, TIME_BEGINNINGS } from './read-times.ts';
import type { TimeRange } from './schedule-clause.ts';
import type { Token } from './token.ts';
import { EXCEPT, FILLERS, SEPARATORS } from './vocabulary.ts';

/** The words of item D, grouped into what they say, in order. */
export type ScheduleItem = Span &
  (
    | { readonly type: 'days'; readonly days: WrittenDays }
    | { readonly type: 'time'; readonly time: TimeRange }
    | { readonly type: 'rest'; readonly rest: ContinuousRest }
    | { readonly type: 'continuous'; readonly continuous: WrittenContinuous }
    | { readonly type: 'except'; readonly except: WrittenException }
    | { readonly type: 'separator'; readonly oblique: boolean }
    | { readonly type: 'unknown' }
  );

const BEGINNINGS: ReadonlySet<string> = new Set([
  ...TIME_BEGINNINGS,
  ...DAY_BEGINNINGS,
  ...EXCEPT,
  ...FILLERS,
]);

/** Groups tokens into items; what fits nowhere is `unknown`, token by token. */
export function readItems(tokens: readonly Token[], order: MonthOrder): ScheduleItem[] {
  const cursor: Cursor = { tokens, at: 0 };
  const items: ScheduleItem[] = [];
  let lastTime: TimeRange | null = null;
  while (cursor.at < tokens.length) {
    const start = cursor.at;
    const { type, text, from } = peek(cursor);
    if (type === 'word' && !BEGINNINGS.has(text)) {
      cursor.at += 1;
      items.push({ type: 'unknown', from, to: endBefore(cursor) });
      continue;
    }
    if (skip(cursor, SEPARATORS)) {
      items.push({ type: 'separator', oblique: peek(cursor, -1).text === '/', from, to: endBefore(cursor) });
      continue;
    }
    const time: TimeRange | null = readTimeRange(cursor, lastTime);
    if (time !== null) {
      items.push({ type: 'time', time, from, to: endBefore(cursor) });
      lastTime = time;
      continue;
    }
    const continuous = readContinuous(cursor, order);
    if (continuous !== null) {
      const to = endBefore(cursor);
      items.push(
        'start' in continuous
          ? { type: 'continuous', continuous, from, to }
          : { type: 'rest', rest: continuous, from, to },
      );
      continue;
    }
    const days = readDays(cursor, order, true);
    if (days !== null) {
      items.push({ type: 'days', days, from, to: endBefore(cursor) });
      continue;
    }
    const except = readException(cursor, order);
    if (except !== null) {
      items.push({ type: 'except', except, from, to: endBefore(cursor) });
      continue;
    }
    if (skip(cursor, FILLERS) && cursor.at < tokens.length) continue;
    cursor.at = start + 1;
    items.push({ type: 'unknown', from, to: endBefore(cursor) });
  }
  return items;
}
