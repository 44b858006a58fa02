import { formatMoment } from './format-date.ts';
import { offline } from './en-offline.ts';

const dayOf = (ms: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(ms);

/** A moment of the past as it is said on the day itself: `today at 14:05`, `yesterday at 14:05`, else with its date. */
export function formatSavedAt(ms: number, nowMs: number, timeZone?: string): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(ms);
  const day = dayOf(ms, timeZone);
  if (day === dayOf(nowMs, timeZone)) return offline.today(time);
  // Half a day before this day's beginning, however long it was.
  const yesterday = new Date(`${dayOf(nowMs, timeZone)}T00:00:00Z`).getTime() - 43_200_000;
  if (day === dayOf(yesterday, 'UTC')) return offline.yesterday(time);
  return formatMoment(new Date(ms).toISOString(), timeZone);
}
