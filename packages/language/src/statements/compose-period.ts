import type { Span, UtcInterval } from '@klarnotam/aviation';
import type { DecodedNotam, NotamFacts, Schedule } from '@klarnotam/notam';
import { quote } from '../explain/quote.ts';
import { canSayScheduleWords, canSaySunWords } from '../explain/schedule-words.ts';
import type { TextPart } from './read-text.ts';
import type { DayGroup, DayRun, HoursStatement, PeriodStatement } from './statements.ts';

/** More weeks than this are said by their weekdays. */
const WEEKS_NAMED = 3;
/** As many different hours, and as many runs of days, are named. */
const NAMED_HOURS = 4;
const NAMED_RUNS = 24;
const DAY_MS = 86_400_000;
/** Clauses say hours as UTC. */
const LOCAL_TIME = /\b(?:LOCAL|LT|LMT|LCL)\b/i;

/** When the notice applies: items B and C, and item D or the hours of item E. */
export function composePeriod(decoded: DecodedNotam, parts: readonly TextPart[]): PeriodStatement {
  const { facts, spans } = decoded;
  return {
    from: facts.validFrom,
    to: facts.validTo,
    end: endOf(facts),
    span: spans.validFrom ?? spans.validTo ?? null,
    hours: isWholePeriod(facts.schedule ?? facts.textSchedule, facts)
      ? null
      : facts.schedule === null
        ? composeTextHours(facts, spans.textSchedule ?? null)
        : composeHours(facts.schedule, decoded, spans.schedule ?? null),
    ...unreadHoursOf(decoded, parts),
  };
}

/** `H24`: the hours say no more than items B and C. */
function isWholePeriod(schedule: Schedule | null, { validFrom, validTo }: NotamFacts): boolean {
  const [only, ...others] = schedule?.status === 'complete' ? (schedule.intervals ?? []) : [];
  return others.length === 0 && only !== undefined && only.from === validFrom && only.to === validTo;
}

function endOf(facts: NotamFacts): PeriodStatement['end'] {
  if (facts.permanent) return 'permanent';
  if (facts.validTo === null) return facts.kind === 'cancel' ? 'open' : 'unread';
  return facts.estimated ? 'estimated' : 'fixed';
}

function composeTextHours(facts: NotamFacts, span: Span | null): HoursStatement | null {
  const schedule = facts.textSchedule;
  if (schedule === null || !schedule.intervals?.length) return null;
  return named(schedule, schedule.intervals, facts, span, []);
}

/** Item D, as hours where it was read and as printed where not. */
export function composeHours(schedule: Schedule, decoded: DecodedNotam, span: Span | null): HoursStatement {
  const printed = schedule.text.replace(/\s+/g, ' ').trim();
  const { intervals, status } = schedule;
  const none = {
    groups: [],
    words: [],
    printed,
    listedUntil: schedule.listedUntil,
    fillsPeriod: false,
    span,
  };
  if (status !== 'complete') return { ...none, type: 'unread' };
  if (intervals === null) return { ...none, type: 'unbounded' };
  if (intervals.length === 0) return { ...none, type: 'never' };
  return named(schedule, intervals, decoded.facts, span, decoded.scheduleClauses);
}

function named(
  schedule: Schedule,
  intervals: readonly UtcInterval[],
  facts: NotamFacts,
  span: Span | null,
  words: HoursStatement['words'],
): HoursStatement {
  const printed = schedule.text.replace(/\s+/g, ' ').trim();
  const { listedUntil } = schedule;
  const runs = runsOf(intervals);
  const base = { printed, listedUntil, span, words: [], fillsPeriod: false };
  const groups = groupRuns(runs);
  // `Monday to Friday` is shorter than its weeks, and sunrise is at another time each day.
  const bySun = intervals.length > 1 && canSaySunWords(words);
  if (bySun || (canSayScheduleWords(words) && runs.length > WEEKS_NAMED))
    return { ...base, type: 'words', groups: [], words };
  if (groups.length > NAMED_HOURS || runs.length > NAMED_RUNS)
    return { ...base, type: 'printed', groups: [] };
  return {
    ...base,
    type: 'days',
    groups,
    fillsPeriod: listedUntil === null && fillsPeriod(intervals, facts),
  };
}

/** Whether the hours begin on the first day of the period and end on its last one. */
function fillsPeriod(intervals: readonly UtcInterval[], facts: NotamFacts): boolean {
  const first = intervals[0]?.from;
  const last = intervals.at(-1)?.to;
  if (first === undefined || last === undefined || facts.validFrom === null || facts.validTo === null)
    return false;
  if (facts.permanent || facts.estimated) return false;
  const near = (one: string, other: string): boolean =>
    Math.abs(Date.parse(one) - Date.parse(other)) < DAY_MS;
  return near(first, facts.validFrom) && near(last, facts.validTo);
}

/** Periods with the same hours on consecutive days. */
export function runsOf(intervals: readonly UtcInterval[]): readonly DayRun[] {
  const runs: { first: UtcInterval; last: UtcInterval; days: number }[] = [];
  /** The runs that a period with these ends would follow. */
  const awaiting = new Map<string, (typeof runs)[number]>();
  for (const interval of intervals) {
    const [from, to] = [Date.parse(interval.from), Date.parse(interval.to)];
    const found = to - from < DAY_MS ? awaiting.get(`${from} ${to}`) : undefined;
    const run = found ?? { first: interval, last: interval, days: 0 };
    if (found === undefined) runs.push(run);
    run.last = interval;
    run.days++;
    awaiting.set(`${from + DAY_MS} ${to + DAY_MS}`, run);
  }
  return runs;
}

/** Runs of the same hours joined over their days, and runs of the same days over their hours. */
function groupRuns(runs: readonly DayRun[]): readonly DayGroup[] {
  const byHours = new Map<string, { days: DayRun[]; hours: UtcInterval[] }>();
  for (const run of runs) {
    const key = isLong(run.first) ? `${run.first.from} ${run.first.to}` : clockKey(run.first);
    const group = byHours.get(key);
    if (group === undefined) byHours.set(key, { days: [run], hours: isLong(run.first) ? [] : [run.first] });
    else group.days.push(run);
  }
  const byDays = new Map<string, { days: DayRun[]; hours: UtcInterval[] }>();
  for (const group of byHours.values()) {
    const key = group.days
      .map(({ first, last }) => `${first.from.slice(0, 10)} ${last.from.slice(0, 10)}`)
      .join();
    const same = group.hours.length === 0 ? undefined : byDays.get(key);
    if (same === undefined) byDays.set(group.hours.length === 0 ? `${key} long` : key, { ...group });
    else for (const interval of group.hours) same.hours.push(interval);
  }
  return [...byDays.values()];
}

function isLong({ from, to }: UtcInterval): boolean {
  return Date.parse(to) - Date.parse(from) > DAY_MS;
}

function clockKey({ from, to }: UtcInterval): string {
  return `${from.slice(11, 16)} ${to.slice(11, 16)} ${String(from.slice(0, 10) === to.slice(0, 10))}`;
}

/**
 * Hours of item E that were not read. Those that a clause says in words, as those of a service, are no matter any more, and those
 * within a quotation stand there.
 */
function unreadHoursOf(
  { facts, source }: DecodedNotam,
  parts: readonly TextPart[],
): Pick<PeriodStatement, 'unreadHours' | 'hasQuotedHours'> {
  const isLocal = LOCAL_TIME.test(facts.text ?? '');
  const partsAt = ({ from, to }: Span): readonly TextPart[] =>
    parts.filter(({ span }) => span.from < to && span.to > from);
  const isSaid = (span: Span): boolean => {
    const there = partsAt(span);
    return !isLocal && there.length > 0 && there.every(({ reading }) => reading.type === 'whole');
  };
  const isQuoted = (span: Span): boolean => partsAt(span).some(({ reading }) => reading.type === 'unread');
  const left = facts.problems.filter((problem) => problem.code === 'hoursUnread' && !isSaid(problem));
  return {
    unreadHours: left
      .filter((problem) => !isQuoted(problem))
      .map(({ from, to }) => ({ type: 'quote', text: quote(source.slice(from, to)), span: { from, to } })),
    hasQuotedHours: left.some(isQuoted),
  };
}
