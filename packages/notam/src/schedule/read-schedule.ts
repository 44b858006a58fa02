import type { Position, Span, UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { Schedule } from '../facts.ts';
import { DAY_MINUTES, minutesOf, type Minutes } from './calendar.ts';
import { expandClause, needsSun, newExpansion } from './expand-clause.ts';
import { mergePeriods, toIntervals } from './merge-periods.ts';
import { monthOrders } from './month-order.ts';
import { localClock, UTC_CLOCK, type LocalClock } from './local-clock.ts';
import { resolveClauses } from './resolve-clauses.ts';
import { readClauses } from './read-clauses.ts';
import type { MonthOrder } from './read-days.ts';
import type { ScheduleClause } from './schedule-clause.ts';
import { tokenize, type Token } from './token.ts';
import { COORDINATED, LOCAL } from './vocabulary.ts';
import { withoutLocalWords } from './without-local-words.ts';

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
  /** The IANA time zone of the place, for hours in local time; asked only then. */
  readonly timeZone?: () => string | null;
}

/** A schedule as it was read, with all its periods. */
export type HoursRead = Pick<Schedule, 'text' | 'intervals' | 'status'>;

/**
 * What a reader should know about the hours: `noValidity` and `noPosition` (no hours can be given), `polarDay` and
 * `polarNight` (the sun does not set or rise on some days), `polarUndecided` (and the hours depend on it), `ninetyDays` (no
 * end: the hours of 90 days), `tooMany` (too much for one schedule: not read, or cut off after 20,000 days and periods, by the sun 5,000), `contradiction` (they miss the validity).
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
  readonly schedule: HoursRead;
  /** The moment up to which hours without end were worked out; null: all are given. */
  readonly openUntil: UtcInstant | null;
  /** What was read, in order, with dates placed in the calendar; empty for hours in local time. */
  readonly clauses: readonly ScheduleClause[];
  /** What was not read: offsets into the text, in order. */
  readonly unread: readonly Span[];
  readonly notes: readonly ScheduleNote[];
}

/** Periods of local time that are turned into UTC; fewer of them are listed. */
const MOST_LOCAL_PERIODS = 500;
/** Days and periods looked at before a schedule is cut off. */
const BUDGET = 20_000;
/** The same where the sun has to be computed for each day: seven years of one period a day. */
const BUDGET_WITH_SUN = 5_000;
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
  return readTokens(text, tokenize(text), context);
}

/** The same for `text` in these tokens. Hours in local time are read where the zone is known and all of them are local. */
export function readTokens(
  text: string,
  written: readonly Token[],
  context: ScheduleContext,
): ScheduleReading {
  const whole = wholeOf(written);
  if (whole === null) return unknown(text, [], []);
  const isLocal = written.some((token) => (token.classes & LOCAL) !== 0);
  const clock = isLocal ? clockOf(written, context) : UTC_CLOCK;
  if (clock === null) return unknown(text, [whole], []);
  const tokens = isLocal ? withoutLocalWords(written) : written;
  const readings = monthOrders(tokens).map((order) =>
    readInOrder(text, tokens, order, whole, context, clock),
  );
  const complete = readings.filter(({ schedule }) => schedule.status === 'complete');
  const [only] = complete.length > 0 ? complete : readings;
  if (only === undefined || complete.length > 1 || (complete.length === 0 && readings.length > 1)) {
    return unknown(text, [whole], []);
  }
  return only;
}

/** The clock of the place; null where it is not known, or hours in UTC stand beside local ones. */
function clockOf(tokens: readonly Token[], { timeZone }: ScheduleContext): LocalClock | null {
  if (tokens.some((token) => (token.classes & COORDINATED) !== 0)) return null;
  const name = timeZone?.() ?? null;
  return name === null ? null : localClock(name);
}

function readInOrder(
  text: string,
  tokens: readonly Token[],
  order: MonthOrder,
  whole: Span,
  context: ScheduleContext,
  clock: LocalClock,
): ScheduleReading {
  const window = windowOf(context, clock);
  const written = readClauses(tokens, order);
  const placed = resolveClauses(written.clauses, window?.validity ?? null);
  const unread = [...written.unread, ...placed.unread];
  const notes: ScheduleNote[] = [];
  if (placed.clauses.length === 0) return unknown(text, [whole], notes);
  if (window === null) {
    // Clauses are said in words as UTC.
    const sayable = clock === UTC_CLOCK ? placed.clauses : [];
    return withoutHours(text, sayable, unread, ['noValidity']);
  }
  if (window.openEnded) notes.push('ninetyDays');
  const sunlit = placed.clauses.some(needsSun);
  if (sunlit && clock !== UTC_CLOCK) return unknown(text, [whole], notes);
  if (context.position === null && sunlit) {
    return withoutHours(text, placed.clauses, unread, [...notes, 'noPosition']);
  }

  const expansion = sunlit
    ? newExpansion(window.hours, window.start, context.position, BUDGET_WITH_SUN)
    : newExpansion(window.hours, window.start, null, BUDGET);
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
  const openUntil = window.openEnded ? (toIntervals([window.utc])[0]?.to ?? null) : null;
  if (clock === UTC_CLOCK)
    return { ...reading(text, toIntervals(periods), clauses, unread, notes), openUntil };
  const { utc } = window;
  const moved = periods.slice(0, MOST_LOCAL_PERIODS).flatMap((period) => {
    const { from, to } = clock.toUtc(period);
    return to <= utc.from || from >= utc.to
      ? []
      : [{ from: Math.max(from, utc.from), to: Math.min(to, utc.to) }];
  });
  return { ...reading(text, toIntervals(mergePeriods(moved)), [], unread, notes), openUntil };
}

/** Times on the clock that the hours are read on, but for `utc`. */
interface Window {
  readonly hours: Minutes;
  readonly utc: Minutes;
  /** Item B, minutes since 1970-01-01T00:00. */
  readonly start: number;
  /** Days that dates may name; null without an end. */
  readonly validity: { readonly from: number; readonly to: number } | null;
  readonly openEnded: boolean;
}

function windowOf({ validFrom, validTo, permanent, now }: ScheduleContext, clock: LocalClock): Window | null {
  const start = validFrom === null ? null : minutesOf(validFrom);
  const end = permanent || validTo === null ? null : minutesOf(validTo);
  const present = minutesOf(now);
  // An end that is missing or could not be read is not an end that never comes.
  if (end === null && !permanent) return null;
  if (start === null || present === null || (end !== null && end <= start)) return null;
  const openEnded = end === null;
  const from = openEnded ? Math.max(start, present) : start;
  const utc = { from, to: end ?? from + OPEN_END_DAYS * DAY_MINUTES };
  const hours = { from: clock.toLocal(utc.from), to: clock.toLocal(utc.to) };
  const validity = openEnded
    ? null
    : { from: Math.floor(hours.from / DAY_MINUTES), to: Math.floor(hours.to / DAY_MINUTES) };
  return { hours, utc, start: clock.toLocal(start), validity, openEnded };
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
  return { schedule: { text, intervals, status }, openUntil: null, clauses, unread: inOrder, notes };
}

function unknown(text: string, unread: readonly Span[], notes: readonly ScheduleNote[]): ScheduleReading {
  const schedule = { text, intervals: null, status: 'unknown' } as const;
  return { schedule, openUntil: null, clauses: [], unread, notes };
}
