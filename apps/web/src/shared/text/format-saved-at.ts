import { formatMoment } from './format-date.ts';
import { formatTime, readersTimeZone } from './format-instant.ts';
import type { Messages } from './messages.ts';

const dayOf = (ms: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(ms);

/** A moment of the past as it is said on the day itself: `today at 14:05`, `yesterday at 14:05`, else with its date. */
export function formatSavedAt(
  ms: number,
  nowMs: number,
  words: Messages['times'],
  timeZone = readersTimeZone(),
): string {
  const time = formatTime(ms, timeZone);
  const day = dayOf(ms, timeZone);
  if (day === dayOf(nowMs, timeZone)) return words.todayAt(time);
  // Half a day before this day's beginning, however long it was.
  const yesterday = new Date(`${dayOf(nowMs, timeZone)}T00:00:00Z`).getTime() - 43_200_000;
  if (day === dayOf(yesterday, 'UTC')) return words.yesterdayAt(time);
  return formatMoment(new Date(ms).toISOString(), timeZone);
}
