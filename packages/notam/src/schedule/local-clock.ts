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
  const moments = (local: number): readonly number[] => {
    const [before, after] = [local - offsetAt(local - AROUND), local - offsetAt(local + AROUND)];
    if (before === after) return [before];
    const shown = [before, after].filter((utc) => utc + offsetAt(utc) === local);
    return shown.length > 0 ? shown : [before, after];
  };
  return {
    toLocal: (utc) => utc + offsetAt(utc),
    toUtc: ({ from, to }) => ({ from: Math.min(...moments(from)), to: Math.max(...moments(to)) }),
  };
}
