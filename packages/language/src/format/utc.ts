import type { UtcInstant } from '@klarnotam/aviation';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';
import { formatList } from './list.ts';

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

/** Consecutive UTC days, both included. */
export interface Days {
  readonly first: UtcInstant;
  readonly last: UtcInstant;
}

/** `1, 4–6 and 8 March 2026`: days of a month together. */
export function formatUtcDays(days: readonly Days[], catalogue: Catalogue): string {
  const months: Days[][] = [];
  for (const each of days) {
    const before = months.at(-1);
    const isSame = before?.every(
      ({ first, last }) => monthOf(first) === monthOf(each.last) && monthOf(last) === monthOf(each.first),
    );
    if (before !== undefined && isSame === true) before.push(each);
    else months.push([each]);
  }
  return formatList(
    months.map((month) => formatMonth(month, catalogue)),
    catalogue,
  );
}

function formatMonth(days: readonly Days[], catalogue: Catalogue): string {
  const [only] = days;
  if (only === undefined) return '';
  if (days.length === 1) {
    return only.first.slice(0, 10) === only.last.slice(0, 10)
      ? formatUtcDate(only.first, catalogue)
      : formatUtcDates(only.first, only.last, catalogue);
  }
  const mark = catalogue.dayMark ?? catalogue.listedDayMark ?? '';
  const said = days.map(({ first, last }) => {
    const [from, to] = [dateParts(first, catalogue).day, dateParts(last, catalogue).day];
    return from === to ? `${from}${mark}` : `${from}${mark}–${to}${mark}`;
  });
  const { month, year } = dateParts(only.first, catalogue);
  return say(catalogue, 'datesInMonth', { days: formatList(said, catalogue), month, year });
}

function monthOf(instant: UtcInstant): string {
  return instant.slice(0, 7);
}

function dateParts(instant: UtcInstant, catalogue: Catalogue): { day: number; month: string; year: number } {
  return {
    day: Number(instant.slice(8, 10)),
    month: catalogue.months[Number(instant.slice(5, 7)) - 1] ?? '',
    year: Number(instant.slice(0, 4)),
  };
}
