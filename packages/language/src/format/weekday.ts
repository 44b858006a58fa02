import type { Catalogue } from '../catalogue.ts';

const names = new Map<string, readonly string[]>();

/** The name of a day of the week; ISO 8601: 1 is Monday, 7 Sunday. */
export function weekday(day: number, catalogue: Catalogue): string {
  let week = names.get(catalogue.locale);
  if (week === undefined) {
    const format = new Intl.DateTimeFormat(catalogue.locale, { weekday: 'long', timeZone: 'UTC' });
    // 1 January 2024 was a Monday.
    week = [1, 2, 3, 4, 5, 6, 7].map((date) => format.format(Date.UTC(2024, 0, date)));
    names.set(catalogue.locale, week);
  }
  return week[day - 1] ?? '';
}
