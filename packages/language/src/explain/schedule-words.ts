import { toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import type {
  CalendarDate,
  DateRange,
  DayAndTime,
  DayTime,
  ScheduleClause,
  ScheduleDays,
  TimeRange,
} from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { joinWithSemicolons } from '../format/join.ts';
import { formatList } from '../format/list.ts';
import { capitalised } from '../format/sentence.ts';
import { formatUtcDays } from '../format/utc.ts';
import { weekday } from '../format/weekday.ts';
import { say } from '../say.ts';

const DAY_MINUTES = 1440;

/**
 * Item D as it puts its hours, as one sentence: `Monday to Friday from 08:00 to 16:00 UTC`. Null where dates and hours
 * say the same: when no weekday and no sunrise or sunset stands in it.
 */
export function sayScheduleWords(clauses: readonly ScheduleClause[], catalogue: Catalogue): string | null {
  if (!canSayScheduleWords(clauses)) return null;
  const words = joinWithSemicolons(
    clauses.map((clause) => sayScheduleClause(clause, catalogue)),
    catalogue,
  );
  return say(catalogue, 'scheduleWords', { words: capitalised(words) });
}

/** Whether item D goes by weekdays or the sun, which dates and hours cannot say. */
export function canSayScheduleWords(clauses: readonly ScheduleClause[]): boolean {
  return clauses.some(goesByWeekOrSun);
}

function goesByWeekOrSun(clause: ScheduleClause): boolean {
  if (clause.type === 'continuous')
    return 'weekday' in clause.from || isSun(clause.from.time) || isSun(clause.to.time);
  return (
    clause.days.type === 'weekdays' ||
    clause.except?.days?.type === 'weekdays' ||
    clause.times.some((range) => range.type === 'range' && (isSun(range.from) || isSun(range.to)))
  );
}

/**
 * Whether item D goes by the sun on days that it names in full, so that its words tell the hours of all days: each day has others by the
 * clock.
 */
export function canSaySunWords(clauses: readonly ScheduleClause[]): boolean {
  const isNamed = (days: ScheduleDays): boolean =>
    days.type !== 'dates' || days.ranges.every(({ from, to }) => from.month !== null && to.month !== null);
  return (
    clauses.some(
      (clause) =>
        clause.type !== 'continuous' &&
        clause.times.some((range) => range.type === 'range' && (isSun(range.from) || isSun(range.to))),
    ) && clauses.every((clause) => clause.type !== 'continuous' && isNamed(clause.days))
  );
}

function isSun({ type }: DayTime): boolean {
  return type !== 'clock';
}

function sayScheduleClause(clause: ScheduleClause, catalogue: Catalogue): string {
  if (clause.type === 'continuous') {
    return say(catalogue, 'scheduleContinuous', {
      from: sayDayAndTime(clause.from, catalogue),
      to: sayDayAndTime(clause.to, catalogue),
    });
  }
  const times = sayTimes(clause.times, catalogue);
  const days = sayDays(clause.days, catalogue);
  const said =
    days === null
      ? say(catalogue, 'scheduleDaily', { times })
      : say(catalogue, 'scheduleOnDays', { days, times });
  if (clause.except === null) return said;
  const exceptDays = clause.except.days === null ? null : sayDays(clause.except.days, catalogue);
  const exceptTimes = clause.except.times.length === 0 ? null : sayTimes(clause.except.times, catalogue);
  const except =
    exceptDays !== null && exceptTimes !== null
      ? say(catalogue, 'scheduleOnDays', { days: exceptDays, times: exceptTimes })
      : (exceptDays ?? exceptTimes);
  return except === null ? said : say(catalogue, 'scheduleExcept', { clause: said, except });
}

/** Null: every day. */
function sayDays(days: ScheduleDays, catalogue: Catalogue): string | null {
  if (days.type === 'daily') return null;
  if (days.type === 'dates') {
    const dated = days.ranges.flatMap(({ from, to }) => {
      const [first, last] = [instantOf(from), instantOf(to)];
      return first === null || last === null ? [] : [{ first, last }];
    });
    if (dated.length === days.ranges.length) return formatUtcDays(dated, catalogue);
    return formatList(
      days.ranges.map((range) => sayDates(range, catalogue)),
      catalogue,
    );
  }
  const names = days.ranges.map(({ from, to }) => {
    const first = weekday(from, catalogue);
    return from === to ? first : say(catalogue, 'weekdayRange', { from: first, to: weekday(to, catalogue) });
  });
  const said = formatList(names, catalogue);
  return days.within === null
    ? said
    : say(catalogue, 'scheduleWithin', { days: said, dates: sayDates(days.within, catalogue) });
}

/** The day, where it is told in full. */
function instantOf({ year, month, day }: CalendarDate): UtcInstant | null {
  return year === null || month === null ? null : toUtcInstant(Date.UTC(year, month - 1, day));
}

function sayDates({ from, to }: DateRange, catalogue: Catalogue): string {
  const first = sayDate(from, catalogue);
  const last = sayDate(to, catalogue);
  return first === last ? first : say(catalogue, 'scheduleDates', { from: first, to: last });
}

function sayDate({ year, month, day }: CalendarDate, catalogue: Catalogue): string {
  const name = month === null ? '' : (catalogue.months[month - 1] ?? '');
  if (name === '') return String(day);
  return year === null
    ? say(catalogue, 'scheduleDate', { day, month: name })
    : say(catalogue, 'utcDate', { day, month: name, year });
}

function sayTimes(times: readonly TimeRange[], catalogue: Catalogue): string {
  return formatList(
    times.map((range) => {
      if (range.type === 'allDay') return say(catalogue, 'scheduleAllDay');
      const ends = { from: sayTime(range.from, catalogue), to: sayTime(range.to, catalogue) };
      // The sun keeps no time scale.
      return say(catalogue, isSun(range.from) && isSun(range.to) ? 'scheduleDates' : 'scheduleTimes', ends);
    }),
    catalogue,
  );
}

function sayDayAndTime(at: DayAndTime, catalogue: Catalogue): string {
  const day = 'weekday' in at ? weekday(at.weekday, catalogue) : sayDate(at.date, catalogue);
  return say(catalogue, 'scheduleDayAndTime', { day, time: sayTime(at.time, catalogue) });
}

function sayTime(time: DayTime, catalogue: Catalogue): string {
  if (time.type === 'clock') return clock(time.minutes);
  const { offsetMinutes } = time;
  const minutes = Math.abs(offsetMinutes);
  if (time.type === 'sunrise') {
    if (minutes === 0) return say(catalogue, 'scheduleSunrise');
    return say(catalogue, offsetMinutes > 0 ? 'scheduleAfterSunrise' : 'scheduleBeforeSunrise', { minutes });
  }
  if (minutes === 0) return say(catalogue, 'scheduleSunset');
  return say(catalogue, offsetMinutes > 0 ? 'scheduleAfterSunset' : 'scheduleBeforeSunset', { minutes });
}

/** `16:00`; `24:00` at the end of the day, and from then on the time of the next day. */
function clock(minutes: number): string {
  const ofDay = minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
