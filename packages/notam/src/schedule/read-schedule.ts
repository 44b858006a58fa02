import type { Position, Span, UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { Schedule } from '../facts.ts';
import { DAY_MINUTES, minutesOf, type Minutes } from './calendar.ts';
import { expandClause, needsSun, newExpansion } from './expand-clause.ts';
import { mergePeriods, toIntervals } from './merge-periods.ts';
import { monthOrders } from './month-order.ts';
import { resolveClauses } from './resolve-clauses.ts';
import { readClauses } from './read-clauses.ts';
import type { MonthOrder } from './read-days.ts';
import type { ScheduleClause } from './schedule-clause.ts';
import { tokenize, type Token } from './token.ts';
import { LOCAL } from './vocabulary.ts';

/** What item D needs from the rest of the NOTAM. */
export interface ScheduleContext {
  /** Item B. */
  readonly validFrom: UtcInstant | null;
  /** Item C. */
  readonly validTo: UtcInstant | null;
  readonly permanent: boolean;
  readonly now: UtcInstant;
  /** For sunrise and sunset. */
  readonly position: Position | null;
}

/**
 * What a reader should know about the hours: `noValidity` and `noPosition` (no hours can be given), `polarDay` and
 * `polarNight` (the sun does not set or rise on some days), `polarUndecided` (and the hours depend on it), `ninetyDays` (no
 * end: the hours of 90 days), `tooMany` (too much for one schedule: not read, or cut off after 20,000 days and periods), `contradiction` (they miss the validity).
 */
export type ScheduleNote =
  | 'noValidity'
  | 'noPosition'
  | 'polarDay'
  | 'polarNight'
  | 'polarUndecided'
  | 'ninetyDays'
  | 'tooMany'
  | 'contradiction';

export interface ScheduleReading {
  readonly schedule: Schedule;
  /** What was read, in order, with dates placed in the calendar. */
  readonly clauses: readonly ScheduleClause[];
  /** What was not read: offsets into the text, in order. */
  readonly unread: readonly Span[];
  readonly notes: readonly ScheduleNote[];
}

/** Days and periods looked at before a schedule is cut off. */
const BUDGET = 20_000;
/** Characters; OPADD allows 200. */
const LONGEST = 20_000;
const OPEN_END_DAYS = 90;

/**
 * Reads item D (the grammar of OPADD 4.1, and what is written besides) into UTC periods inside items B and C; for PERM the
 * 90 days from `now`. `complete`: every word was understood; `partial`: some clauses were; otherwise `unknown`. Outside its
 * intervals a schedule that is not complete says nothing.
 */
export function readSchedule(text: string, context: ScheduleContext): ScheduleReading {
  if (text.length > LONGEST) return unknown(text, [{ from: 0, to: text.length }], ['tooMany']);
  const tokens = tokenize(text);
  const whole = wholeOf(tokens);
  if (whole === null) return unknown(text, [], []);
  if (tokens.some((token) => (token.means & LOCAL) !== 0)) return unknown(text, [whole], []);
  const readings = monthOrders(tokens).map((order) => readInOrder(text, tokens, order, whole, context));
  const complete = readings.filter(({ schedule }) => schedule.status === 'complete');
  const [only] = complete.length > 0 ? complete : readings;
  if (only === undefined || complete.length > 1 || (complete.length === 0 && readings.length > 1)) {
    return unknown(text, [whole], []);
  }
  return only;
}

function readInOrder(
  text: string,
  tokens: readonly Token[],
  order: MonthOrder,
  whole: Span,
  context: ScheduleContext,
): ScheduleReading {
  const window = windowOf(context);
  const written = readClauses(tokens, order);
  const placed = resolveClauses(written.clauses, window?.validity ?? null);
  const unread = [...written.unread, ...placed.unread];
  const notes: ScheduleNote[] = [];
  if (placed.clauses.length === 0) return unknown(text, [whole], notes);
  if (window === null) return withoutHours(text, placed.clauses, unread, ['noValidity']);
  if (window.openEnded) notes.push('ninetyDays');
  const sunlit = placed.clauses.some(needsSun);
  if (context.position === null && sunlit) {
    return withoutHours(text, placed.clauses, unread, [...notes, 'noPosition']);
  }

  const expansion = newExpansion(window.hours, window.start, sunlit ? context.position : null, BUDGET);
  const clauses: ScheduleClause[] = [];
  for (const clause of placed.clauses) {
    const before = expansion.periods.length;
    const inside = expandClause(clause, expansion) || expansion.sun?.undecided === true;
    if (!inside) unread.push(clause.span);
    if (inside || expansion.periods.length > before) clauses.push(clause);
  }
  if (expansion.sun?.polarDay === true) notes.push('polarDay');
  if (expansion.sun?.polarNight === true) notes.push('polarNight');
  if (expansion.sun?.undecided === true) {
    return withoutHours(text, clauses, unread, [...notes, 'polarUndecided']);
  }
  if (expansion.budget < 0) {
    notes.push('tooMany');
    unread.push(whole);
  }
  const periods = mergePeriods(expansion.periods);
  const misses = periods.length === 0 && !notes.includes('polarDay') && !notes.includes('polarNight');
  if (clauses.length === 0 || misses || (placed.assumed && !fills(periods, window.hours))) {
    return unknown(text, [whole], [...notes, 'contradiction']);
  }
  return reading(text, toIntervals(periods), clauses, unread, notes);
}

interface Window {
  readonly hours: Minutes;
  /** Item B, minutes since 1970-01-01T00:00Z. */
  readonly start: number;
  /** Days that dates may name; null without an end. */
  readonly validity: { readonly from: number; readonly to: number } | null;
  readonly openEnded: boolean;
}

function windowOf({ validFrom, validTo, permanent, now }: ScheduleContext): Window | null {
  const start = validFrom === null ? null : minutesOf(validFrom);
  const end = permanent || validTo === null ? null : minutesOf(validTo);
  const present = minutesOf(now);
  // An end that is missing or could not be read is not an end that never comes.
  if (end === null && !permanent) return null;
  if (start === null || present === null || (end !== null && end <= start)) return null;
  if (end !== null) {
    const validity = { from: Math.floor(start / DAY_MINUTES), to: Math.floor(end / DAY_MINUTES) };
    return { hours: { from: start, to: end }, start, validity, openEnded: false };
  }
  const from = Math.max(start, present);
  const hours = { from, to: from + OPEN_END_DAYS * DAY_MINUTES };
  return { hours, start, validity: null, openEnded: true };
}

function fills(periods: readonly Minutes[], { from, to }: Minutes): boolean {
  return periods[0]?.from === from && periods.at(-1)?.to === to;
}

function wholeOf(tokens: readonly Token[]): Span | null {
  const first = tokens[0];
  const last = tokens.at(-1);
  return first === undefined || last === undefined ? null : { from: first.from, to: last.to };
}

function withoutHours(
  text: string,
  clauses: readonly ScheduleClause[],
  unread: readonly Span[],
  notes: readonly ScheduleNote[],
): ScheduleReading {
  return reading(text, null, clauses, unread, notes);
}

function reading(
  text: string,
  intervals: readonly UtcInterval[] | null,
  clauses: readonly ScheduleClause[],
  unread: readonly Span[],
  notes: readonly ScheduleNote[],
): ScheduleReading {
  const status = unread.length === 0 ? 'complete' : 'partial';
  const inOrder = [...unread].sort((a, b) => a.from - b.from || a.to - b.to);
  return { schedule: { text, intervals, status }, clauses, unread: inOrder, notes };
}

function unknown(text: string, unread: readonly Span[], notes: readonly ScheduleNote[]): ScheduleReading {
  return { schedule: { text, intervals: null, status: 'unknown' }, clauses: [], unread, notes };
}
