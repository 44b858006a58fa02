import type { FirstOfPast } from '@klarnotam/contract';
import { formatInstant, isTimeZone, utcOffset } from './format-instant.ts';
import type { Messages } from './messages.ts';
import { screenLanguage } from './screen-language.ts';

/** Whether a past answer's first notice or report is over at `nowMs`. */
export function isPastOver({ end }: FirstOfPast, nowMs: number): boolean {
  return end !== null && Date.parse(end) <= nowMs;
}

/** From when to when, in the zone of the place; null when it says neither. */
export function periodOfPast({ start, end, timeZone }: FirstOfPast, { home }: Messages): string | null {
  const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC';
  const written = (instant: string | null): string | null =>
    instant === null ? null : formatInstant(instant, zone, screenLanguage());
  const from = written(start);
  const to = written(end);
  if (from === null || start === null) return null;
  const said = to === null ? home.results.from(from) : home.results.until(from, to);
  return `${said} (${utcOffset(start, zone) ?? zone})`;
}
