import { toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import { readDate, readTimeOfDay } from './calendar.ts';

const MINUTE_MS = 60_000;
/** No zone changes its clocks twice within this. */
const AROUND_MS = 36 * 60 * MINUTE_MS;

/** What a local date and time are in UTC. */
export type LocalTime =
  | { readonly kind: 'once'; readonly at: UtcInstant }
  /** Clocks are set back over it. */
  | { readonly kind: 'twice'; readonly first: UtcInstant; readonly second: UtcInstant }
  /** Clocks are set forward over it, at `changeAt`. */
  | { readonly kind: 'never'; readonly changeAt: UtcInstant };

const clocks = new Map<string, Intl.DateTimeFormat | null>();

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  let clock: Intl.DateTimeFormat | null = null;
  try {
    clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    // A name that no zone has.
  }
  clocks.set(timeZone, clock);
  return clock;
}

/** What the clocks show at `ms`, as milliseconds of a UTC day that shows the same. */
function shownAt(clock: Intl.DateTimeFormat, ms: number): number {
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = clock
    .format(ms)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The minute from which the clocks run ahead of `offset`, between `from` and `to`. */
function changeBetween(clock: Intl.DateTimeFormat, from: number, to: number, offset: number): number {
  let before = Math.floor(from / MINUTE_MS);
  let after = Math.ceil(to / MINUTE_MS);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    const ms = middle * MINUTE_MS;
    if (shownAt(clock, ms) - ms === offset) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}

/** Whether `timeZone` is a name of the IANA database that is known here. */
export function isTimeZoneName(timeZone: string): boolean {
  return clockOf(timeZone) !== null;
}

/**
 * The moments at which the clocks of `timeZone` (an IANA name) show `date` (`yyyy-MM-dd`, years 2000 to 2099) and
 * `time` (`HH:mm`). Null: no such day, time or zone.
 */
export function readLocalTime(date: string, time: string, timeZone: string): LocalTime | null {
  const day = readDate(date);
  const minutes = readTimeOfDay(time);
  const clock = clockOf(timeZone);
  if (day === null || minutes === null || clock === null) return null;
  const shown = day + minutes * MINUTE_MS;
  const [before, after] = [shown - AROUND_MS, shown + AROUND_MS].map((ms) => shownAt(clock, ms) - ms);
  const offsets = [...new Set([before ?? 0, after ?? 0])];
  const moments = offsets.map((offset) => shown - offset).filter((ms) => shownAt(clock, ms) === shown);
  const [first, second] = moments.toSorted((a, b) => a - b).map(toUtcInstant);
  if (first === undefined)
    return {
      kind: 'never',
      changeAt: toUtcInstant(changeBetween(clock, shown - AROUND_MS, shown + AROUND_MS, before ?? 0)),
    };
  return second === undefined ? { kind: 'once', at: first } : { kind: 'twice', first, second };
}

/** By how many minutes the clocks of `timeZone` are ahead of UTC at `ms`. Null: no such zone. */
export function utcOffsetMinutes(ms: number, timeZone: string): number | null {
  const clock = clockOf(timeZone);
  return clock === null ? null : Math.round((shownAt(clock, ms) - ms) / MINUTE_MS);
}

/** What the clocks of `timeZone` show at `instant`: `yyyy-MM-dd` and `HH:mm`. Null: no such zone. */
export function toLocalTime(instant: UtcInstant, timeZone: string): { date: string; time: string } | null {
  const clock = clockOf(timeZone);
  if (clock === null) return null;
  const shown = toUtcInstant(shownAt(clock, Date.parse(instant)));
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}
