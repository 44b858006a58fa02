import { toUtcInstant, type UtcInstant, type UtcInterval } from '@klarnotam/aviation';
import { toLocalTime } from '@klarnotam/notam';
import type { DayRun } from '../statements/statements.ts';

/** What the clocks of a place show: `yyyy-MM-dd` and `HH:mm`. */
export interface LocalMoment {
  readonly date: string;
  readonly time: string;
}

/** Both ends of a period by the clocks of a place. */
export interface LocalPeriod {
  readonly begin: LocalMoment;
  readonly end: LocalMoment;
  /** By how many days the dates of begin and end are ahead of those of UTC. */
  readonly daysAhead: readonly [number, number];
}

/** As many days as this lie between two looks at the clocks: they are never changed there and back within. */
const LOOK_DAYS = 14;
const DAY_MS = 86_400_000;

/** `instant` by the clocks of `timeZone`; null where it is not known. */
export function localOf(instant: UtcInstant, timeZone: string | null): LocalMoment | null {
  return timeZone === null ? null : toLocalTime(instant, timeZone);
}

/**
 * What the clocks of `timeZone` show at hours that are the same in UTC on all days of `runs`, whose `first` holds them: the first period
 * of each stretch of days with the same clock times, and the night of a change is a stretch of its own. Null where the zone is not known.
 */
export function localStretches(
  runs: readonly DayRun[],
  timeZone: string | null,
): readonly [LocalPeriod, ...LocalPeriod[]] | null {
  const all: LocalPeriod[] = [];
  const add = (period: LocalPeriod, key: string): void => {
    if (key !== lastKey) all.push(period);
    lastKey = key;
  };
  let lastKey = '';
  for (const { first, last } of runs) {
    const days = Math.round((Date.parse(last.from) - Date.parse(first.from)) / DAY_MS);
    const onDay = (day: number): { readonly period: LocalPeriod; readonly key: string } | null => {
      const from = later(first.from, day);
      const to = later(first.to, day);
      const [begin, end] = [localOf(from, timeZone), localOf(to, timeZone)];
      if (begin === null || end === null) return null;
      const daysAhead = [datesAhead(from, begin), datesAhead(to, end)] as const;
      return { period: { begin, end, daysAhead }, key: [begin.time, end.time, ...daysAhead].join(' ') };
    };
    let day = 0;
    let shown = onDay(0);
    if (shown === null) return null;
    add(shown.period, shown.key);
    while (day < days) {
      const look = Math.min(day + LOOK_DAYS, days);
      const changed = onDay(look)?.key === shown.key ? null : firstOther(day, look, shown.key, onDay);
      day = changed ?? look;
      shown = onDay(day);
      if (shown === null) return null;
      add(shown.period, shown.key);
    }
  }
  const [first, ...others] = all;
  return first === undefined ? null : [first, ...others];
}

/** The first day between `same`, which has `key`, and `other`, which has not, on which it is another one. */
function firstOther(
  same: number,
  other: number,
  key: string,
  onDay: (day: number) => { readonly key: string } | null,
): number {
  let [before, after] = [same, other];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (onDay(middle)?.key === key) before = middle;
    else after = middle;
  }
  return after;
}

/** By how many days the date that the place shows is ahead of that of `instant` in UTC. */
export function datesAhead(instant: UtcInstant, { date }: LocalMoment): number {
  return Math.round(
    (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${instant.slice(0, 10)}T00:00:00Z`)) / DAY_MS,
  );
}

/** `interval` with its clock times of UTC, begun on the day on which `day` begins. */
export function onDayOf(interval: UtcInterval, day: UtcInterval): UtcInterval {
  const moved = Math.round(
    (Date.parse(`${day.from.slice(0, 10)}T00:00:00Z`) -
      Date.parse(`${interval.from.slice(0, 10)}T00:00:00Z`)) /
      DAY_MS,
  );
  return { from: later(interval.from, moved), to: later(interval.to, moved) };
}

function later(instant: UtcInstant, days: number): UtcInstant {
  return toUtcInstant(Date.parse(instant) + days * DAY_MS);
}
