import { utcOffsetMinutes } from '../compose/local-time.ts';
import type { Minutes } from './calendar.ts';

/** Turns hours on the clocks of one place into UTC and back; minutes since 1970-01-01T00:00. */
export interface LocalClock {
  toLocal(utc: number): number;
  /** The longest period that can be meant where the clocks change over one of its ends. */
  toUtc(local: Minutes): Minutes;
}

const MINUTE_MS = 60_000;
/** No zone changes its clocks twice within this. */
const AROUND = 36 * 60;

/** A clock that shows UTC. */
export const UTC_CLOCK: LocalClock = { toLocal: (utc) => utc, toUtc: (local) => local };

/** The clock of an IANA time zone, daylight saving included; null: no such zone. */
export function localClock(timeZone: string): LocalClock | null {
  if (utcOffsetMinutes(0, timeZone) === null) return null;
  const offsetAt = (utc: number): number => utcOffsetMinutes(utc * MINUTE_MS, timeZone) ?? 0;
  /** The first and the last moment at which the clock shows `local`. */
  const moments = (local: number): { readonly first: number; readonly last: number } => {
    const [before, after] = [local - offsetAt(local - AROUND), local - offsetAt(local + AROUND)];
    const shown = [before, after].filter((utc) => utc + offsetAt(utc) === local);
    const [one = before, other = shown.length === 0 ? after : one] = shown;
    return { first: Math.min(one, other), last: Math.max(one, other) };
  };
  return {
    toLocal: (utc) => utc + offsetAt(utc),
    toUtc: ({ from, to }) => ({ from: moments(from).first, to: moments(to).last }),
  };
}
