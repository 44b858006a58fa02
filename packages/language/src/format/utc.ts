import type { UtcInstant } from '@klarnotam/aviation';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';

/** `06:00`: hours and minutes of `instant`, which is in UTC. */
export function clockTime(instant: UtcInstant): string {
  return instant.slice(11, 16);
}

/** `1 July 2026 at 06:00 UTC`: day, time of 24 hours and the time scale, by the custom of the language. */
export function formatUtc(instant: UtcInstant, catalogue: Catalogue): string {
  return say(catalogue, 'utcDateTime', { ...dateParts(instant, catalogue), time: clockTime(instant) });
}

/** `1 July 2026`: the UTC day of `instant`. */
export function formatUtcDate(instant: UtcInstant, catalogue: Catalogue): string {
  return say(catalogue, 'utcDate', dateParts(instant, catalogue));
}

/** `10–14 August 2026`: the UTC days from `first` to `last`, both included. */
export function formatUtcDates(first: UtcInstant, last: UtcInstant, catalogue: Catalogue): string {
  const from = dateParts(first, catalogue);
  const to = dateParts(last, catalogue);
  if (from.year !== to.year) {
    return say(catalogue, 'dateRange', {
      from: formatUtcDate(first, catalogue),
      to: formatUtcDate(last, catalogue),
    });
  }
  const days = { firstDay: from.day, lastDay: to.day, year: to.year };
  if (from.month === to.month) return say(catalogue, 'dateRangeInMonth', { ...days, month: to.month });
  return say(catalogue, 'dateRangeInYear', { ...days, firstMonth: from.month, lastMonth: to.month });
}

function dateParts(instant: UtcInstant, catalogue: Catalogue): { day: number; month: string; year: number } {
  return {
    day: Number(instant.slice(8, 10)),
    month: catalogue.months[Number(instant.slice(5, 7)) - 1] ?? '',
    year: Number(instant.slice(0, 4)),
  };
}
