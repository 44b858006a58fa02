import { dayNumberOf, toCalendarDate } from './calendar.ts';
import { resolveDates, type DateResolver, type DayRange } from './resolve-dates.ts';
import type { WrittenClause } from './read-clauses.ts';
import type { WrittenDay } from './read-continuous.ts';
import type { WrittenDate, WrittenDays, WrittenRange } from './read-days.ts';
import type {
  CalendarDate,
  DayAndTime,
  DayTime,
  RepeatedClause,
  ScheduleClause,
  ScheduleDays,
  ScheduleException,
  TimeRange,
} from './schedule-clause.ts';
import type { Span } from '@klarnotam/aviation';

export interface ResolvedSchedule {
  readonly clauses: readonly ScheduleClause[];
  readonly unread: readonly Span[];
  /** The hours must begin at B and end at C for the dates to be right. */
  readonly assumed: boolean;
}

/** First and last day of the validity, days since 1970-01-01. */
export type Validity = DayRange;

const ALL_DAY: readonly TimeRange[] = [{ type: 'allDay' }];

type Place = (range: WrittenRange) => { from: CalendarDate; to: CalendarDate } | null;

/**
 * Gives every date its month and year. Without a validity they stay as written. A clause with a date that cannot be placed,
 * or lies outside the validity, is unread; of an exception only the exception.
 */
export function resolveClauses(
  written: readonly WrittenClause[],
  validity: Validity | null,
): ResolvedSchedule {
  const placer = validity === null ? null : resolveDates(validity.from, validity.to);
  const clauses: ScheduleClause[] = [];
  const unread: Span[] = [];
  for (const clause of written) {
    placer?.startList();
    const place: Place = placer === null ? asWritten : (range) => fromDays(placer.place(range));
    if (clause.continuous !== null) {
      const { start, startTime, end, endTime } = clause.continuous;
      const ends = placeEnds(start, end, startTime, endTime, placer === null ? asWritten : place, validity);
      if (ends === null) unread.push(clause.span);
      else clauses.push({ type: 'continuous', ...ends, span: clause.span });
      continue;
    }
    const days = clause.days === null ? DAILY : placeDays(clause.days, place);
    if (days === null || !meets(days, validity)) {
      unread.push(clause.span);
      continue;
    }
    const except = placeException(clause, placer);
    if (except === undefined) unread.push(clause.span);
    const times = clause.times.length === 0 ? ALL_DAY : clause.times;
    const repeated: RepeatedClause = {
      type: 'repeated',
      days,
      times,
      except: except ?? null,
      span: clause.span,
    };
    clauses.push(repeated);
  }
  return { clauses, unread, assumed: placer?.assumed ?? false };
}

const DAILY: ScheduleDays = { type: 'daily' };

/** Days and dates at once are read only as the weekdays within one range of dates; otherwise either could be meant. */
function placeDays(days: WrittenDays, place: Place): ScheduleDays | null {
  const [first] = days.dates;
  if (days.doubtful) return null;
  if (days.weekdays.length > 0) {
    if (first === undefined) return { type: 'weekdays', ranges: days.weekdays, within: null };
    if (days.dates.length > 1 || first.from === first.to) return null;
    const within = place(first);
    return within === null ? null : { type: 'weekdays', ranges: days.weekdays, within };
  }
  if (first === undefined) return DAILY;
  const ranges = [];
  for (const range of days.dates) {
    const placed = place(range);
    if (placed === null) return null;
    ranges.push(placed);
  }
  return { type: 'dates', ranges };
}

/** Undefined when the exception stands there but its days cannot be placed. */
function placeException(
  clause: WrittenClause,
  placer: DateResolver | null,
): ScheduleException | null | undefined {
  const { except } = clause;
  if (except === null || (except.days === null && except.times.length === 0)) return null;
  if (except.days === null) return { days: null, times: except.times };
  const place: Place = placer === null ? asWritten : (range) => fromDays(placer.aside(range));
  const days = placeDays(except.days, place);
  return days === null || days.type === 'daily' ? undefined : { days, times: [] };
}

function placeEnds(
  start: WrittenDay,
  end: WrittenDay,
  startTime: DayTime,
  endTime: DayTime,
  place: Place,
  validity: Validity | null,
): { from: DayAndTime; to: DayAndTime } | null {
  if ('weekday' in start || 'weekday' in end) {
    if (!('weekday' in start && 'weekday' in end)) return null;
    return { from: { weekday: start.weekday, time: startTime }, to: { weekday: end.weekday, time: endTime } };
  }
  if (mayBeYear(start.date, startTime, validity) || mayBeYear(end.date, endTime, validity)) return null;
  const range = place({ from: start.date, to: end.date });
  if (range === null) return null;
  return { from: { date: range.from, time: startTime }, to: { date: range.to, time: endTime } };
}

/** `01 FEB 2023 TO 02 APR 2023` names no times: four digits after a month that are a year of the validity. */
function mayBeYear(date: WrittenDate, time: DayTime, validity: Validity | null): boolean {
  if (date.month === null || date.year !== null || time.type !== 'clock') return false;
  const digits = Math.floor(time.minutes / 60) * 100 + (time.minutes % 60);
  if (validity === null) return digits >= 2000 && digits < 2100;
  return digits >= toCalendarDate(validity.from).year && digits <= toCalendarDate(validity.to).year;
}

function meets(days: ScheduleDays, validity: Validity | null): boolean {
  if (validity === null || days.type !== 'dates') return true;
  return days.ranges.every(({ from, to }) => {
    const [first, last] = [dayNumberOf(from), dayNumberOf(to)];
    return first !== null && last !== null && first <= validity.to && last >= validity.from - 1;
  });
}

function fromDays(range: DayRange | null): { from: CalendarDate; to: CalendarDate } | null {
  return range === null ? null : { from: toCalendarDate(range.from), to: toCalendarDate(range.to) };
}

function asWritten({ from, to }: WrittenRange): { from: CalendarDate; to: CalendarDate } {
  return { from: { ...from }, to: { ...to } };
}
