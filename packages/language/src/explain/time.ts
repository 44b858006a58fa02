import type { UtcInterval } from '@klarnotam/aviation';
import type { DecodedNotam, NotamFacts, Schedule } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatList } from '../format/list.ts';
import { clockTime, formatUtc, formatUtcDate } from '../format/utc.ts';
import { say } from '../say.ts';
import type { SourcedText } from '../wording.ts';

/** As many periods are named one by one; the others are counted. */
const NAMED_PERIODS = 4;
const DAY_MS = 86_400_000;

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

/** Item D in words; null when there is none. */
export function saySchedule(schedule: Schedule | null, catalogue: Catalogue): string | null {
  if (schedule === null) return null;
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
  return dailyHours(intervals, catalogue) ?? fewHours(intervals, catalogue);
}

function fewHours(intervals: readonly UtcInterval[], catalogue: Catalogue): string {
  const last = intervals.at(-1);
  if (intervals.length <= NAMED_PERIODS + 1 || last === undefined) {
    return say(catalogue, 'scheduleHours', { hours: namedPeriods(intervals, catalogue) });
  }
  return say(catalogue, 'scheduleMore', {
    hours: namedPeriods(intervals.slice(0, NAMED_PERIODS), catalogue),
    count: intervals.length - NAMED_PERIODS,
    last: formatUtc(last.to, catalogue),
  });
}

function namedPeriods(intervals: readonly UtcInterval[], catalogue: Catalogue): string {
  return formatList(
    intervals.slice(0, NAMED_PERIODS + 1).map((interval) => period(interval, catalogue)),
    catalogue,
  );
}

function period({ from, to }: UtcInterval, catalogue: Catalogue): string {
  const sameDay = Date.parse(to) - Date.parse(from) <= DAY_MS;
  if (!sameDay) {
    return say(catalogue, 'periodOverDays', {
      from: formatUtc(from, catalogue),
      to: formatUtc(to, catalogue),
    });
  }
  const hours = say(catalogue, 'timeRange', { from: clockTime(from), to: clockTime(to) });
  return say(catalogue, 'dayAndHours', { date: formatUtcDate(from, catalogue), hours });
}

/** The same hours on three or more days in a row, as one sentence; null when it is anything else. */
function dailyHours(intervals: readonly UtcInterval[], catalogue: Catalogue): string | null {
  const [first] = intervals;
  const last = intervals.at(-1);
  if (first === undefined || last === undefined || intervals.length < 3) return null;
  const start = Date.parse(first.from);
  const length = Date.parse(first.to) - start;
  if (length >= DAY_MS) return null;
  for (const [index, interval] of intervals.entries()) {
    const from = Date.parse(interval.from);
    if (from !== start + index * DAY_MS || Date.parse(interval.to) - from !== length) return null;
  }
  return say(catalogue, 'scheduleDaily', {
    from: clockTime(first.from),
    to: clockTime(first.to),
    firstDate: formatUtcDate(first.from, catalogue),
    lastDate: formatUtcDate(last.from, catalogue),
  });
}
