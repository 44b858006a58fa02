import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';
import type { Catalogue } from '../catalogue.ts';
import { joinWithSemicolons } from '../format/join.ts';
import { formatList } from '../format/list.ts';
import { clockTime, formatUtc, formatUtcDays } from '../format/utc.ts';
import { say } from '../say.ts';
import type { DayGroup, DayRun } from '../statements/statements.ts';
import { sayHoursOfOtherDay } from './say-hours-of-other-day.ts';
import { localOf, localStretches, onDayOf, type LocalMoment, type LocalPeriod } from './local-hours.ts';

/** As many clock times are said of hours that are the same in UTC: those of a night of change have their own. */
const MOST_STRETCHES = 3;
/** As many where several hours of a day are said. */
const MOST_STRETCHES_EACH = 2;

/** `10–14 August 2026, daily 07:00–17:00 UTC; 16 August 2026, 09:00–11:00 UTC`. */
export function sayGroups(
  groups: readonly DayGroup[],
  timeZone: string | null,
  catalogue: Catalogue,
): string {
  return joinWithSemicolons(
    groups.map((group) => sayGroup(group, timeZone, catalogue)),
    catalogue,
  );
}

/** `10–14 August 2026 and 17–21 August 2026, each day 07:00–17:00 UTC`. */
export function sayGroup({ days, hours }: DayGroup, timeZone: string | null, catalogue: Catalogue): string {
  if (hours.length === 0) {
    const periods = days.map(({ first: { from, to } }) =>
      say(catalogue, 'periodOverDays', {
        from: withLocalClock(from, timeZone, catalogue),
        to: withLocalClock(to, timeZone, catalogue),
      }),
    );
    return formatList(periods, catalogue);
  }
  const dates = formatUtcDays(
    days.map(({ first, last }) => ({ first: first.from, last: last.from })),
    catalogue,
  );
  const most = hours.length > 1 ? MOST_STRETCHES_EACH : MOST_STRETCHES;
  const runsOfEach = hours.map((interval) =>
    days.map((run) => ({
      ...run,
      first: onDayOf(interval, run.first),
      last: onDayOf(interval, run.last),
    })),
  );
  const areSame = runsOfEach.length > 1 && runsOfEach.every((runs) => isSameClock(runs, timeZone));
  const ranges = runsOfEach.map((runs) => sayRange(runs, most, areSame ? null : timeZone, catalogue));
  const list = formatList(ranges, catalogue);
  const said = areSame ? say(catalogue, 'sameLocalTime', { utc: list }) : list;
  // Days that stand one by one are the days.
  return days.some(({ days: count }) => count > 1)
    ? say(catalogue, 'daysAndHours', { days: dates, hours: said })
    : say(catalogue, 'dayAndHours', { date: dates, hours: said });
}

/** The hours of a single period that ends within a day: `07:00–17:00 UTC (09:00–19:00 local time)`. */
export function sayHoursOfDay(period: UtcInterval, timeZone: string | null, catalogue: Catalogue): string {
  return sayRange([{ first: period, last: period, days: 1 }], MOST_STRETCHES, timeZone, catalogue);
}

/**
 * `07:00–17:00 UTC (09:00–19:00 local time)`, and what the local clock shows from each day on which it is changed. Of a single period
 * that has another date there, with its dates. Without local time where more clock times than `most` would have to be told, or where the
 * days there are others than those of UTC in a way that no message tells.
 */
function sayRange(
  runs: readonly DayRun[],
  most: number,
  timeZone: string | null,
  catalogue: Catalogue,
): string {
  const [run] = runs;
  if (run === undefined) return '';
  const { from, to } = run.first;
  const endsNextDay = to.slice(0, 10) !== from.slice(0, 10) && to.slice(11, 16) !== '00:00';
  const utc = say(catalogue, endsNextDay ? 'timeRangeOverMidnight' : 'timeRange', {
    from: clockTime(from),
    to: to.slice(11, 16) === '00:00' && to > from ? '24:00' : clockTime(to),
  });
  const stretches = localStretches(runs, timeZone);
  if (stretches === null) return utc;
  const [local, ...changes] = stretches;
  if (stretches.every(({ daysAhead }) => daysAhead.every((days) => days === 0))) {
    if (stretches.length > most || isYearLater(changes.at(-1), local)) return utc;
    if (changes.length > 0) {
      const later = changes.map((period) =>
        say(catalogue, 'localTimeFrom', {
          date: sayDay(period.begin, catalogue),
          local: sayClocks(period, catalogue),
        }),
      );
      return say(catalogue, 'localTimeChanging', {
        utc,
        local: sayClocks(local, catalogue),
        later: joinWithSemicolons(later, catalogue),
      });
    }
    return isSameClock(runs, timeZone)
      ? say(catalogue, 'sameLocalTime', { utc })
      : say(catalogue, 'localTimeBeside', { utc, local: sayClocks(local, catalogue) });
  }
  if (runs.length === 1 && run.days === 1) {
    const dated =
      local.begin.date === local.end.date
        ? sayLocal({ ...local.begin, time: sayClocks(local, catalogue) }, catalogue)
        : say(catalogue, 'periodOverDays', {
            from: sayLocal(local.begin, catalogue),
            to: sayLocal(local.end, catalogue),
          });
    return say(catalogue, 'localTimeBeside', { utc, local: dated });
  }
  if (changes.length > 0) return utc;
  return sayHoursOfOtherDay(utc, from, local, catalogue) ?? utc;
}

/** Whether the clocks of the place show UTC all the time. */
function isSameClock(runs: readonly DayRun[], timeZone: string | null): boolean {
  const [run] = runs;
  const stretches = localStretches(runs, timeZone);
  const [local] = stretches ?? [];
  if (run === undefined || local === undefined || stretches?.length !== 1) return false;
  const { from, to } = run.first;
  return (
    local.daysAhead.every((days) => days === 0) &&
    local.begin.time === clockTime(from) &&
    local.end.time === clockTime(to)
  );
}

/** A day and month say then which day is meant no more. */
function isYearLater(change: LocalPeriod | undefined, first: LocalPeriod): boolean {
  if (change === undefined) return false;
  const nextYear = `${Number(first.begin.date.slice(0, 4)) + 1}${first.begin.date.slice(4)}`;
  return change.begin.date >= nextYear;
}

function sayClocks({ begin, end }: LocalPeriod, catalogue: Catalogue): string {
  return say(catalogue, 'clockRange', { from: begin.time, to: end.time });
}

/** `14 January at 00:38`. */
function sayLocal({ date, time }: LocalMoment, catalogue: Catalogue): string {
  return say(catalogue, 'scheduleDayAndTime', { day: sayDay({ date }, catalogue), time });
}

/** `14 January`. */
function sayDay({ date }: Pick<LocalMoment, 'date'>, catalogue: Catalogue): string {
  const month = catalogue.months[Number(date.slice(5, 7)) - 1] ?? '';
  return say(catalogue, 'scheduleDate', { day: Number(date.slice(8, 10)), month });
}

/** Both ends of a period; where the clocks of the place show UTC at one of them, that is told, once where they do at both. */
export function sayEnds(
  from: UtcInstant,
  to: UtcInstant,
  timeZone: string | null,
  catalogue: Catalogue,
): { readonly from: string; readonly to: string } {
  const ends = {
    from: withLocalClock(from, timeZone, catalogue),
    to: withLocalClock(to, timeZone, catalogue),
  };
  const isPlain = (end: 'from' | 'to', instant: UtcInstant): boolean =>
    ends[end] === formatUtc(instant, catalogue);
  if (timeZone === null || (!isPlain('from', from) && !isPlain('to', to))) return ends;
  return isPlain('from', from) && !isPlain('to', to)
    ? { ...ends, from: say(catalogue, 'sameLocalTime', { utc: ends.from }) }
    : { ...ends, to: say(catalogue, 'sameLocalTime', { utc: ends.to }) };
}

/** `instant`, and what the local clock shows where it is another time. */
export function withLocalClock(instant: UtcInstant, timeZone: string | null, catalogue: Catalogue): string {
  const utc = formatUtc(instant, catalogue);
  const local = localOf(instant, timeZone);
  if (local === null || local.time === clockTime(instant)) return utc;
  const isSameDay = local.date === instant.slice(0, 10);
  return say(catalogue, 'localTimeBeside', {
    utc,
    local: isSameDay ? local.time : sayLocal(local, catalogue),
  });
}
