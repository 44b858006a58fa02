import type { Span, UtcInterval } from '@klarnotam/aviation';
import type { DecodedNotam, NotamFacts, Schedule, ScheduleClause } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { joinWithSemicolons } from '../format/join.ts';
import { formatList } from '../format/list.ts';
import { clockTime, formatUtc, formatUtcDate, formatUtcDates } from '../format/utc.ts';
import { say } from '../say.ts';
import type { SourcedText } from '../wording.ts';
import type { SaidClause } from './clauses.ts';
import { quote } from './quote.ts';
import { sayScheduleWords } from './schedule-words.ts';

/** As many periods are named one by one; the others are counted. */
const NAMED_PERIODS = 5;
const DAY_MS = 86_400_000;
/** Clauses say hours as UTC. */
const LOCAL_TIME = /\b(?:LOCAL|LT|LMT|LCL)\b/i;

/** Items B and C as a sentence. */
export function sayValidity({ facts, spans }: DecodedNotam, catalogue: Catalogue): SourcedText {
  return { text: validity(facts, catalogue), span: spans.validFrom ?? spans.validTo ?? null };
}

function validity(facts: NotamFacts, catalogue: Catalogue): string {
  const from = facts.validFrom === null ? null : formatUtc(facts.validFrom, catalogue);
  const to = facts.validTo === null ? null : formatUtc(facts.validTo, catalogue);
  if (from === null && to === null) return say(catalogue, 'validUnknown');
  if (from === null) return say(catalogue, 'validToOnly', { to: to ?? '' });
  if (facts.permanent) return say(catalogue, 'validPermanent', { from });
  if (to === null) return say(catalogue, facts.kind === 'cancel' ? 'validFrom' : 'validFromOnly', { from });
  return say(catalogue, facts.estimated ? 'validFromToEstimated' : 'validFromTo', { from, to });
}

/** Item D in words: its hours as dates and, where it goes by weekdays or the sun, as it says them. Null without item D. */
export function saySchedule(
  schedule: Schedule | null,
  clauses: readonly ScheduleClause[],
  catalogue: Catalogue,
): string | null {
  if (schedule === null) return null;
  const hours = withListedUntil(sayHoursOf(schedule, catalogue), schedule, catalogue);
  const words = schedule.status === 'complete' ? sayScheduleWords(clauses, catalogue) : null;
  return words === null ? hours : say(catalogue, 'sentences', { first: hours, next: words });
}

/** The hours that item E gives, as a sentence; null where it gives none. */
export function sayTextSchedule(schedule: Schedule | null, catalogue: Catalogue): string | null {
  const intervals = schedule?.intervals ?? [];
  const [first] = intervals;
  const last = intervals.at(-1);
  if (schedule === null || first === undefined || last === undefined) return null;
  const ends = { first: formatUtc(first.from, catalogue), last: formatUtc(last.to, catalogue) };
  const hours =
    runsOf(intervals).length <= NAMED_PERIODS + 1
      ? say(catalogue, 'textHours', { hours: namedPeriods(intervals, catalogue) })
      : say(catalogue, 'textHoursMany', ends);
  return withListedUntil(hours, schedule, catalogue);
}

/**
 * Hours that stand in item E and were not read, each place as a sentence; but for those that `said`, the clauses of the text, say
 * in words, as those of a service.
 */
export function sayUnreadHours(
  { facts, source }: DecodedNotam,
  said: readonly Pick<SaidClause, 'kind' | 'span'>[],
  catalogue: Catalogue,
): SourcedText[] {
  const isLocal = LOCAL_TIME.test(facts.text ?? '');
  const isSaid = ({ from, to }: Span): boolean => {
    const there = said.filter(({ span }) => span.from < to && span.to > from);
    return !isLocal && there.length > 0 && there.every(({ kind }) => kind === 'sentence');
  };
  return facts.problems
    .filter((problem) => problem.code === 'hoursUnread' && !isSaid(problem))
    .map(({ from, to }) => ({
      text: say(catalogue, 'textHoursUnread', { text: quote(source.slice(from, to)) }),
      span: { from, to },
    }));
}

function withListedUntil(hours: string, { listedUntil }: Schedule, catalogue: Catalogue): string {
  if (listedUntil === null) return hours;
  const next = say(catalogue, 'hoursListedUntil', { until: formatUtc(listedUntil, catalogue) });
  return say(catalogue, 'sentences', { first: hours, next });
}

function sayHoursOf(schedule: Schedule, catalogue: Catalogue): string {
  const text = schedule.text.replace(/\s+/g, ' ').trim();
  const { intervals, status } = schedule;
  if (status === 'unknown') return say(catalogue, 'scheduleUnknown', { text });
  if (intervals === null) return say(catalogue, 'scheduleNoHours', { text });
  if (status === 'partial') {
    return intervals.length === 0
      ? say(catalogue, 'scheduleUnknown', { text })
      : say(catalogue, 'schedulePartial', { text, hours: namedPeriods(intervals, catalogue) });
  }
  if (intervals.length === 0) return say(catalogue, 'scheduleNeverActive', { text });
  return fewHours(intervals, text, catalogue);
}

function fewHours(intervals: readonly UtcInterval[], text: string, catalogue: Catalogue): string {
  const runs = runsOf(intervals);
  const last = intervals.at(-1);
  if (runs.length <= NAMED_PERIODS + 1 || last === undefined) {
    return say(catalogue, 'scheduleHours', { text, hours: namedPeriods(intervals, catalogue) });
  }
  const named = runs.slice(0, NAMED_PERIODS);
  return say(catalogue, 'scheduleMore', {
    text,
    hours: sayRuns(named, catalogue),
    count: intervals.length - named.reduce((days, run) => days + run.days, 0),
    last: formatUtc(last.to, catalogue),
  });
}

function namedPeriods(intervals: readonly UtcInterval[], catalogue: Catalogue): string {
  return sayRuns(runsOf(intervals).slice(0, NAMED_PERIODS + 1), catalogue);
}

/** Periods with the same hours on consecutive days. */
interface Run {
  readonly first: UtcInterval;
  readonly last: UtcInterval;
  readonly days: number;
}

function runsOf(intervals: readonly UtcInterval[]): readonly Run[] {
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

/** Runs with the same hours that follow each other are one: `10–14 August 2026 and 17–21 August 2026, 07:00–17:00 UTC`. */
function sayRuns(runs: readonly Run[], catalogue: Catalogue): string {
  const groups: { hours: string | null; days: string[]; daily: boolean }[] = [];
  for (const { first, last, days } of runs) {
    const long = Date.parse(first.to) - Date.parse(first.from) > DAY_MS;
    const hours = long ? null : sayHours(first, catalogue);
    const date = long
      ? sayPeriod(first, catalogue)
      : days === 1
        ? formatUtcDate(first.from, catalogue)
        : formatUtcDates(first.from, last.from, catalogue);
    const group = groups.at(-1);
    if (group !== undefined && hours !== null && group.hours === hours) {
      group.days.push(date);
      group.daily ||= days > 1;
    } else groups.push({ hours, days: [date], daily: days > 1 });
  }
  const said = groups.map(({ hours, days, daily }) => {
    const dates = formatList(days, catalogue);
    if (hours === null) return dates;
    return daily
      ? say(catalogue, 'daysAndHours', { days: dates, hours })
      : say(catalogue, 'dayAndHours', { date: dates, hours });
  });
  return joinWithSemicolons(said, catalogue);
}

function sayPeriod({ from, to }: UtcInterval, catalogue: Catalogue): string {
  return say(catalogue, 'periodOverDays', { from: formatUtc(from, catalogue), to: formatUtc(to, catalogue) });
}

function sayHours({ from, to }: UtcInterval, catalogue: Catalogue): string {
  const nextDay = to.slice(0, 10) !== from.slice(0, 10) && to.slice(11, 16) !== '00:00';
  return say(catalogue, nextDay ? 'timeRangeOverMidnight' : 'timeRange', {
    from: clockTime(from),
    to: to.slice(11, 16) === '00:00' && to > from ? '24:00' : clockTime(to),
  });
}
