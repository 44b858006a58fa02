import { shiftSpan, type Span } from '@klarnotam/aviation';
import { readItems, type ScheduleItem } from './read-items.ts';
import { monthOrders } from './month-order.ts';
import { readAreaHours } from './read-area-hours.ts';
import { readSchedule, type ScheduleContext } from './read-schedule.ts';
import type { TextSchedule } from './text-schedule.ts';
import { tokenizeWithout, type Token } from './token.ts';
import { ACTIVE, OTHER_HOURS, SENTENCE_END, UNIT } from './vocabulary.ts';

const TEN_DIGITS = 10;

/**
 * The schedule written inside upper-case item E (`ACT MON-FRI 0800-1600`, `DLY 0539-0557`), only when it is clearly one: the single
 * statement of times in the text, set off from what surrounds it, wholly understood, and nothing that makes it the hours of
 * a service; or a list of areas, each with its hours. Null otherwise: the NOTAM then counts as in force throughout.
 */
export function readTextSchedule(text: string, context: ScheduleContext): TextSchedule | null {
  const tokens = tokenizeWithout(text, OTHER_HOURS);
  if (tokens === null) return null;
  const [order, ...others] = monthOrders(tokens);
  if (order === undefined || others.length > 0) return null;
  const items = readItems(tokens, order);
  const areas = readAreaHours(text, items, tokens, context);
  if (areas !== null) return areas;
  const run = onlyRun(items, tokens);
  if (run === null || !isSetOff(run, tokens, text)) return null;
  const reading = readSchedule(text.slice(run.from, run.to), context);
  if (reading.schedule.status !== 'complete') return null;
  const clauses = reading.clauses.map((clause) => ({ ...clause, span: shiftSpan(clause.span, run.from) }));
  return { ...reading, clauses, span: run };
}

/** Where the only items that speak of times follow each other; null when there are none, or in two places. */
function onlyRun(items: readonly ScheduleItem[], tokens: readonly Token[]): Span | null {
  let found: Span | null = null;
  let run: { from: number; to: number; days: boolean; hours: boolean } | null = null;
  for (const item of [...items, null]) {
    if (item?.type === 'separator' && run === null) continue;
    if (item !== null && isPart(item) && ((tokens[item.next]?.means ?? 0) & UNIT) === 0) {
      run ??= { from: item.from, to: item.to, days: false, hours: false };
      if (item.type !== 'separator') run.to = item.to;
      if (item.type === 'time') run.hours = true;
      if (item.type === 'days' && (item.days.daily || item.days.weekdays.length > 0)) run.days = true;
      continue;
    }
    if (run !== null && (run.hours || run.days)) {
      if (found !== null || !run.hours || !run.days) return null;
      found = { from: run.from, to: run.to };
    }
    run = null;
  }
  return found;
}

function isPart(item: ScheduleItem): boolean {
  return item.type === 'days' || item.type === 'time' || item.type === 'separator';
}

/** Begins after a word of activity, at a line or a sentence; ends with one, or before the period of a domestic NOTAM. */
function isSetOff({ from, to }: Span, tokens: readonly Token[], text: string): boolean {
  const first = tokens.findIndex((token) => token.from === from);
  const last = tokens.findIndex((token) => token.to === to);
  const before = tokens[first - 1];
  const start = tokens[first];
  const after = tokens[last + 1];
  const begins =
    before === undefined ||
    (before.means & (ACTIVE | SENTENCE_END)) !== 0 ||
    text.slice(before.to, from).includes('\n') ||
    start?.type === 'word';
  const ends =
    after === undefined ||
    after.text === '.' ||
    text.slice(to, after.from).includes('\n') ||
    (after.type === 'number' && after.text.length === TEN_DIGITS);
  return begins && ends;
}
