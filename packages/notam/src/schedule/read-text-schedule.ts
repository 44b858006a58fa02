import type { Span } from '@klarnotam/aviation';
import { hoursScope } from './hours-scope.ts';
import { monthOrders } from './month-order.ts';
import { daysOfValidity } from './written-dates.ts';
import { readAreaHours } from './read-area-hours.ts';
import { readItems, type ScheduleItem } from './read-items.ts';
import { readTokens, type ScheduleContext } from './read-schedule.ts';
import { textTokens } from './text-tokens.ts';
import type { TextSchedule } from './text-schedule.ts';
import type { Token } from './token.ts';
import { LOCAL, OTHER_HOURS, OTHER_ZONE, UNIT } from './vocabulary.ts';
import { endOfLocalWords, withoutLocalWords } from './without-local-words.ts';

/**
 * The schedule written inside upper-case item E (`ACT MON-FRI 0800-1600`, `ACT 23-25 NOV 0700-1500 LT`), only when it is clearly
 * one: the single statement of times in the text, set off from what surrounds it, wholly understood, and nothing that makes
 * it the hours of a service; or a list of areas, each with its hours. Null otherwise.
 */
export function readTextSchedule(text: string, context: ScheduleContext): TextSchedule | null {
  const written = textTokens(text, daysOfValidity(context));
  const areas = readAreas(text, written, context);
  if (areas !== null) return areas;
  if (written.some((token) => (token.classes & OTHER_ZONE) !== 0)) return null;
  const tokens = withoutLocalWords(written);
  const [order, ...others] = monthOrders(tokens);
  if (order === undefined || others.length > 0) return null;
  const run = onlyRun(readItems(tokens, order), tokens);
  if (run === null) return null;
  const span = withLocalWords(run, written);
  const isOutside = (token: Token): boolean => token.from < span.from || token.from >= span.to;
  if (written.some((token) => (token.classes & LOCAL) !== 0 && isOutside(token))) return null;
  if (!hoursScope(written, span, text)) return null;
  const inside = written.filter((token) => !isOutside(token));
  const reading = readTokens(text.slice(span.from, span.to), inside, context);
  const { intervals, status } = reading.schedule;
  if (status !== 'complete') return null;
  if (!run.days && !fillsValidity(intervals, context)) return null;
  return { ...reading, span };
}

function readAreas(text: string, tokens: readonly Token[], context: ScheduleContext): TextSchedule | null {
  if (tokens.some((token) => (token.classes & (OTHER_HOURS | LOCAL)) !== 0)) return null;
  const [order, ...others] = monthOrders(tokens);
  if (order === undefined || others.length > 0) return null;
  return readAreaHours(text, readItems(tokens, order), tokens, context);
}

interface Run extends Span {
  readonly days: boolean;
}

/** Where the only items that speak of times follow each other; null when there are none, or in two places. */
function onlyRun(items: readonly ScheduleItem[], tokens: readonly Token[]): Run | null {
  let found: Run | null = null;
  let run: { from: number; to: number; weekly: boolean; dated: boolean; hours: boolean } | null = null;
  for (const item of [...items, null]) {
    if (item?.type === 'separator' && run === null) continue;
    if (item !== null && isPart(item, run !== null) && ((tokens[item.next]?.classes ?? 0) & UNIT) === 0) {
      run ??= { from: item.from, to: item.to, weekly: false, dated: false, hours: false };
      if (item.type !== 'separator') run.to = item.to;
      if (item.type === 'time' && item.time.type === 'range') run.hours = true;
      if (item.type === 'time' && item.time.type === 'allDay' && run.weekly) run.hours = true;
      if (item.type === 'days') {
        if (item.days.daily || item.days.weekdays.length > 0) run.weekly = true;
        if (item.days.dates.some(({ from, to }) => from.month !== null || to.month !== null))
          run.dated = true;
      }
      continue;
    }
    if (run !== null && (run.hours || run.weekly)) {
      if (found !== null || !run.hours) return null;
      found = { from: run.from, to: run.to, days: run.weekly || run.dated };
    }
    run = null;
  }
  return found;
}

function isPart(item: ScheduleItem, isWithin: boolean): boolean {
  if (item.type === 'except') return isWithin && item.except.unread === null;
  return item.type === 'days' || item.type === 'time' || item.type === 'separator';
}

/** The run with `LT` or `LOCAL TIME` behind or in front of it. */
function withLocalWords({ from, to }: Span, tokens: readonly Token[]): Span {
  const behind = tokens.findIndex((token) => token.from >= to);
  const end = behind === -1 ? behind : endOfLocalWords(tokens, behind);
  const last = end > behind ? tokens[end - 1] : undefined;
  const first = tokens.findIndex((token) => token.from >= from);
  const before = first > 0 ? tokens[first - 1] : undefined;
  const isLocalBefore = before !== undefined && (before.classes & LOCAL) !== 0;
  return { from: isLocalBefore ? before.from : from, to: last?.to ?? to };
}

/** Times without days are those of every day only when they begin at item B and end at item C. */
function fillsValidity(
  intervals: TextSchedule['schedule']['intervals'],
  { validFrom, validTo }: ScheduleContext,
): boolean {
  return intervals !== null && intervals[0]?.from === validFrom && intervals.at(-1)?.to === validTo;
}
