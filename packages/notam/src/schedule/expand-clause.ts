import type { Position } from '@klarnotam/aviation';
import { DAY_MINUTES, dayNumberOf, weekdayOf, type Minutes } from './calendar.ts';
import type {
  ContinuousClause,
  DayAndTime,
  RepeatedClause,
  ScheduleClause,
  ScheduleDays,
  TimeRange,
  WeekdayRange,
} from './schedule-clause.ts';
import { solarClock, type SolarClock } from './solar-clock.ts';

/** Collects the hours of one schedule. */
export interface ScheduleExpansion {
  readonly window: Minutes;
  /** The day (since 1970-01-01) on which the first hours are expected: the day of item B. */
  readonly anchorDay: number;
  readonly sun: SolarClock | null;
  readonly periods: Minutes[];
  /** Steps left before the work is cut off. */
  budget: number;
}

/**
 * An expansion within `window` of hours that begin at `start` (minutes since 1970-01-01T00:00Z), in at most `budget`
 * steps; without a `position` there is no sun.
 */
export function newExpansion(
  window: Minutes,
  start: number,
  position: Position | null,
  budget: number,
): ScheduleExpansion {
  const anchorDay = Math.floor(start / DAY_MINUTES);
  const sun = position === null ? null : solarClock(position, anchorDay);
  return { window, anchorDay, sun, periods: [], budget };
}

/** Whether the hours of the clause depend on the sun. */
export function needsSun(clause: ScheduleClause): boolean {
  if (clause.type === 'continuous')
    return clause.from.time.type !== 'clock' || clause.to.time.type !== 'clock';
  const times = clause.except === null ? clause.times : [...clause.times, ...clause.except.times];
  return times.some(
    (time) => time.type === 'range' && (time.from.type !== 'clock' || time.to.type !== 'clock'),
  );
}

/**
 * Adds the clause's periods inside the window to `into.periods`. False when one of its dates yields none there or is not
 * placed in the calendar, or when its hours depend on a sun that does not rise or set.
 */
export function expandClause(clause: ScheduleClause, into: ScheduleExpansion): boolean {
  return clause.type === 'continuous' ? expandContinuous(clause, into) : expandRepeated(clause, into);
}

function expandRepeated(clause: RepeatedClause, into: ScheduleExpansion): boolean {
  const lead = clause.times.some((time) => time.type === 'range' && isNextDay(time)) ? 2 : 1;
  const first = Math.floor(into.window.from / DAY_MINUTES) - lead;
  const last = Math.floor(into.window.to / DAY_MINUTES) + 1;
  if (clause.except?.days != null && !isPlaced(clause.except.days)) return false;
  const excluded = clause.except?.days == null ? null : dayTest(clause.except.days);
  const cutOut = clause.except?.times ?? [];
  const expandDays = (from: number, to: number, includes: ((day: number) => boolean) | null): number => {
    let yielded = 0;
    for (let day = Math.max(from, first); day <= Math.min(to, last); day += 1) {
      // An exception by the clock is looked at on the days around too.
      into.budget -= 1 + 2 * cutOut.length;
      if (into.budget < 0) return yielded;
      if (includes !== null && !includes(day)) continue;
      if (excluded?.(day) === true) {
        yielded += 1;
        continue;
      }
      for (const time of clause.times) yielded += addPeriod(time, day, cutOut, into);
    }
    return yielded;
  };
  const { days } = clause;
  if (days.type === 'daily') {
    expandDays(first, last, null);
    return true;
  }
  if (days.type === 'weekdays') {
    const from = days.within === null ? first : dayNumberOf(days.within.from);
    const to = days.within === null ? last : dayNumberOf(days.within.to);
    if (from === null || to === null) return false;
    expandDays(from, to, dayTest({ ...days, within: null }));
    return true;
  }
  const sunless = needsSun(clause);
  let complete = true;
  for (const range of days.ranges) {
    const from = dayNumberOf(range.from);
    const to = dayNumberOf(range.to);
    if (from === null || to === null) return false;
    if (expandDays(from, to, null) === 0 && !sunless && into.budget >= 0) complete = false;
  }
  return complete;
}

function expandContinuous({ from, to }: ContinuousClause, into: ScheduleExpansion): boolean {
  if ('weekday' in from && 'weekday' in to) {
    const span = (to.weekday - from.weekday + 7) % 7;
    const first = Math.floor(into.window.from / DAY_MINUTES) - 8;
    const last = Math.floor(into.window.to / DAY_MINUTES) + 1;
    for (let day = first; day <= last; day += 1) {
      into.budget -= 1;
      if (into.budget < 0) break;
      if (weekdayOf(day) !== from.weekday) continue;
      const start = timeOn(from, day, into);
      const end = timeOn(to, day + span, into);
      if (start === null || end === null) return false;
      push(start, end > start ? end : end + 7 * DAY_MINUTES, into);
    }
    return true;
  }
  if (!('date' in from && 'date' in to)) return false;
  const firstDay = dayNumberOf(from.date);
  const lastDay = dayNumberOf(to.date);
  if (firstDay === null || lastDay === null) return false;
  const start = timeOn(from, firstDay, into);
  const end = timeOn(to, lastDay, into);
  return start !== null && end !== null && end > start && push(start, end, into) > 0;
}

function timeOn({ time }: DayAndTime, day: number, { sun }: ScheduleExpansion): number | null {
  if (time.type === 'clock') return day * DAY_MINUTES + time.minutes;
  return sun?.on(time, day) ?? null;
}

function addPeriod(
  time: TimeRange,
  day: number,
  cutOut: readonly TimeRange[],
  into: ScheduleExpansion,
): number {
  const period = periodOn(time, day, into.sun);
  if (period === null) return 0;
  let { from } = period;
  let added = 0;
  for (const cut of cutsOn(cutOut, day, into.sun)) {
    if (cut.to <= from || cut.from >= period.to) continue;
    if (cut.from > from) added += push(from, cut.from, into);
    from = Math.max(from, cut.to);
  }
  return added + (from < period.to ? push(from, period.to, into) : 0);
}

function cutsOn(times: readonly TimeRange[], day: number, sun: SolarClock | null): Minutes[] {
  if (times.length === 0) return [];
  const cuts: Minutes[] = [];
  for (let each = day - 1; each <= day + 2; each += 1) {
    for (const time of times) {
      const cut = periodOn(time, each, sun);
      if (cut !== null) cuts.push(cut);
    }
  }
  return cuts.sort((a, b) => a.from - b.from);
}

function periodOn(time: TimeRange, day: number, sun: SolarClock | null): Minutes | null {
  const start = day * DAY_MINUTES;
  if (time.type === 'allDay') return { from: start, to: start + DAY_MINUTES };
  const { from, to } = time;
  if (from.type === 'clock' && to.type === 'clock') {
    const end = to.minutes > from.minutes ? to.minutes : to.minutes + DAY_MINUTES;
    return { from: start + from.minutes, to: start + end };
  }
  return sun?.between(from, to, day) ?? null;
}

function push(from: number, to: number, into: ScheduleExpansion): number {
  if (to <= into.window.from || from >= into.window.to) return 0;
  into.budget -= 1;
  if (into.budget < 0) return 0;
  into.periods.push({ from: Math.max(from, into.window.from), to: Math.min(to, into.window.to) });
  return 1;
}

function isNextDay({ from }: TimeRange & { type: 'range' }): boolean {
  return from.type === 'clock' && from.minutes >= DAY_MINUTES;
}

function dayTest(days: ScheduleDays): (day: number) => boolean {
  if (days.type === 'daily') return () => true;
  if (days.type === 'weekdays') {
    const included = weekdayBits(days.ranges);
    return (day) => (included & (1 << weekdayOf(day))) !== 0;
  }
  const ranges = days.ranges.map(({ from, to }) => ({ from: dayNumberOf(from), to: dayNumberOf(to) }));
  return (day) => ranges.some(({ from, to }) => from !== null && to !== null && from <= day && day <= to);
}

function isPlaced(days: ScheduleDays): boolean {
  return (
    days.type !== 'dates' ||
    days.ranges.every(({ from, to }) => dayNumberOf(from) !== null && dayNumberOf(to) !== null)
  );
}

/** The weekdays of the `ranges`, a bit each. */
function weekdayBits(ranges: readonly WeekdayRange[]): number {
  let bits = 0;
  for (const { from, to } of ranges) {
    bits |= 1 << to;
    for (let day: number = from; day !== to; day = (day % 7) + 1) bits |= 1 << day;
  }
  return bits;
}
