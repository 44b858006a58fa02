import { toCalendarDate, toDayNumber } from './calendar.ts';
import type { WrittenDate, WrittenRange } from './read-days.ts';

/** Days since 1970-01-01, both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** What the dates read so far say about those to come. */
export interface DatePlacer {
  /** Begins a new list of days. */
  startList(): void;
  /** Null when items B and C do not decide the month and year, or rule the date out. */
  place(range: WrittenRange): DayRange | null;
  /** Places dates without leaving a trace for those to come. */
  aside(range: WrittenRange): DayRange | null;
  /** A month was taken for granted because the list goes on in order: true only if the hours then begin at B and end at C. */
  readonly assumed: boolean;
}

const MOST_MONTHS = 24;

/**
 * Places dates in the calendar by the validity, `first` to `last` (days since 1970-01-01): a day without month lies where
 * the validity has it once, else in the month written before it, else it follows the day before it.
 */
export function placeDates(first: number, last: number): DatePlacer {
  let previous: number | null = null;
  let inList = false;
  let month: { readonly year: number; readonly month: number } | null = null;
  let assumed = false;

  function placeExplicit(date: WrittenDate, written: number): number | null {
    const found: number[] = [];
    const from = toCalendarDate(first - 1).year;
    const to = Math.min(toCalendarDate(last).year, from + MOST_MONTHS);
    for (let year = date.year ?? from; year <= (date.year ?? to); year += 1) {
      const day = toDayNumber(year, written, date.day);
      if (day !== null && day >= first - 1 && day <= last) found.push(day);
    }
    if (found.length > 1) assumed = true;
    const least = previous ?? first - 1;
    return found.find((day) => day >= least) ?? found[0] ?? null;
  }

  function placeMonthless(date: WrittenDate): number | null {
    const found = everyMonth(date.day);
    if (found.length < 2) return found[0] ?? null;
    const least = previous;
    if (least === null) {
      assumed = true;
      return found[0] ?? null;
    }
    const later = found.find((day) => day > least) ?? null;
    if (inList) {
      if (later !== null && toCalendarDate(later).month !== toCalendarDate(least).month) assumed = true;
      return later;
    }
    if (month === null) {
      assumed = true;
      return later === found[0] ? later : null;
    }
    const carried = toDayNumber(month.year, month.month, date.day);
    if (carried !== null && found.includes(carried) && (carried > least || later === null)) return carried;
    return carried === null || !found.includes(carried) ? later : null;
  }

  function everyMonth(day: number): number[] {
    const found: number[] = [];
    const start = toCalendarDate(first);
    for (let months = 0; months < MOST_MONTHS; months += 1) {
      const index = start.month - 1 + months;
      const each = toDayNumber(start.year + Math.floor(index / 12), (index % 12) + 1, day);
      if (each === null) continue;
      if (each > last) break;
      if (each >= first) found.push(each);
    }
    return found;
  }

  function placeDate(date: WrittenDate): number | null {
    const day = date.month === null ? placeMonthless(date) : placeExplicit(date, date.month);
    if (day !== null && date.month !== null) month = toCalendarDate(day);
    return day;
  }

  function place({ from, to }: WrittenRange): DayRange | null {
    if (from.month === null && to.month !== null) {
      const end = placeDate(to);
      const start = end === null ? null : lastBefore(end, from.day);
      if (end === null || start === null) return null;
      previous = end;
      inList = true;
      return { from: start, to: end };
    }
    const start = placeDate(from) ?? (to === from ? null : beforeValidity(from, to));
    if (start === null) return null;
    const end = to === from ? start : placeEnd(to, start);
    previous = end ?? start;
    inList = true;
    return end === null ? null : { from: start, to: end };
  }

  /** The beginning of a range that reaches into the validity from before it. */
  function beforeValidity(from: WrittenDate, to: WrittenDate): number | null {
    const { year, month: firstMonth } = toCalendarDate(first);
    const start =
      from.month === null
        ? toDayNumber(year, firstMonth, from.day)
        : toDayNumber(from.year ?? (from.month > firstMonth ? year - 1 : year), from.month, from.day);
    if (start === null || start >= first) return null;
    const end = placeEnd(to, start);
    return end !== null && end >= first ? start : null;
  }

  function placeEnd(to: WrittenDate, start: number): number | null {
    const { year, month: startMonth } = toCalendarDate(start);
    if (to.month === null) {
      const same = toDayNumber(year, startMonth, to.day);
      if (same !== null && same >= start) return same;
      const next = toDayNumber(startMonth === 12 ? year + 1 : year, (startMonth % 12) + 1, to.day);
      return next !== null && next <= last ? next : null;
    }
    const end = toDayNumber(to.year ?? (to.month < startMonth ? year + 1 : year), to.month, to.day);
    if (end === null || end < start) return null;
    month = toCalendarDate(end);
    return end;
  }

  return {
    startList: () => {
      inList = false;
    },
    place,
    aside: (range) => {
      const before = { previous, inList, month };
      const placed = place(range);
      ({ previous, inList, month } = before);
      return placed;
    },
    get assumed() {
      return assumed;
    },
  };
}

function lastBefore(end: number, day: number): number | null {
  const { year, month } = toCalendarDate(end);
  const same = toDayNumber(year, month, day);
  if (same !== null && same <= end) return same;
  return toDayNumber(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, day);
}
