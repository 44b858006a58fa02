import type { Messages } from '../../shared/text/use-text.ts';

const MINUTE_MS = 60_000;
/** Clocks that are a little apart do not make a report one of the future. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** An observation that is older than this may be about another weather. */
const OLD_OBSERVATION_MS = 90 * MINUTE_MS;

/** How long ago `instant` was, in words; null when it is no date. */
export function ageInWords(instant: string, nowMs: number, { weather: { age } }: Messages): string | null {
  const ageMs = nowMs - Date.parse(instant);
  if (Number.isNaN(ageMs)) return null;
  if (ageMs < -TOLERANCE_MS) return age.ahead;
  const minutes = Math.floor(Math.max(0, ageMs) / MINUTE_MS);
  if (minutes === 0) return age.now;
  if (minutes < 60) return age.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? age.hours(hours, minutes % 60) : age.days(Math.floor(hours / 24));
}

/** Whether an observation of `instant` is too old to go by. */
export function isOldObservation(instant: string, nowMs: number): boolean {
  return nowMs - Date.parse(instant) > OLD_OBSERVATION_MS;
}
