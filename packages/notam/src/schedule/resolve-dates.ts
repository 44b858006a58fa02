import { toCalendarDate, toDayNumber } from './calendar.ts';
import type { WrittenDate, WrittenRange } from './read-days.ts';

/** Days since 1970-01-01, both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** What the dates read so far say about those to come. */
export interface DateResolver {
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
export function resolveDates(first: number, last: number): DateResolver {
  return new PlacerInValidity(first, last);
}

class PlacerInValidity implements DateResolver {
  assumed = false;
  private readonly first: number;
  private readonly last: number;
  private previous: number | null = null;
  private inList = false;
  private month: { readonly year: number; readonly month: number } | null = null;

  constructor(first: number, last: number) {
    this.first = first;
    this.last = last;
  }

  startList(): void {
    this.inList = false;
  }

  place({ from, to }: WrittenRange): DayRange | null {
    if (from.month === null && to.month !== null) {
      const end = this.placeDate(to);
      const start = end === null ? null : lastBefore(end, from.day);
      if (end === null || start === null) return null;
      this.previous = end;
      this.inList = true;
      return { from: start, to: end };
    }
    const start = this.placeDate(from) ?? (to === from ? null : this.beforeValidity(from, to));
    if (start === null) return null;
    const end = to === from ? start : this.placeEnd(to, start);
    this.previous = end ?? start;
    this.inList = true;
    return end === null ? null : { from: start, to: end };
  }

  aside(range: WrittenRange): DayRange | null {
    const { previous, inList, month } = this;
    const placed = this.place(range);
    this.previous = previous;
    this.inList = inList;
    this.month = month;
    return placed;
  }

  private placeDate(date: WrittenDate): number | null {
    const day = date.month === null ? this.placeMonthless(date) : this.placeExplicit(date, date.month);
    if (day !== null && date.month !== null) this.month = toCalendarDate(day);
    return day;
  }

  private placeExplicit(date: WrittenDate, written: number): number | null {
    const found: number[] = [];
    const from = toCalendarDate(this.first - 1).year;
    const to = Math.min(toCalendarDate(this.last).year, from + MOST_MONTHS);
    for (let year = date.year ?? from; year <= (date.year ?? to); year += 1) {
      const day = toDayNumber(year, written, date.day);
      if (day !== null && day >= this.first - 1 && day <= this.last) found.push(day);
    }
    if (found.length > 1) this.assumed = true;
    const least = this.previous ?? this.first - 1;
    return found.find((day) => day >= least) ?? found[0] ?? null;
  }

  private placeMonthless(date: WrittenDate): number | null {
    const found = this.everyMonth(date.day);
    if (found.length < 2) return found[0] ?? null;
    const least = this.previous;
    if (least === null) {
      this.assumed = true;
      return found[0] ?? null;
    }
    const later = found.find((day) => day > least) ?? null;
    if (this.inList) {
      if (later !== null && toCalendarDate(later).month !== toCalendarDate(least).month) this.assumed = true;
      return later;
    }
    if (this.month === null) {
      this.assumed = true;
      return later === found[0] ? later : null;
    }
    const carried = toDayNumber(this.month.year, this.month.month, date.day);
    if (carried !== null && found.includes(carried) && (carried > least || later === null)) return carried;
    return carried === null || !found.includes(carried) ? later : null;
  }

  private everyMonth(day: number): number[] {
    const found: number[] = [];
    const start = toCalendarDate(this.first);
    for (let months = 0; months < MOST_MONTHS; months += 1) {
      const index = start.month - 1 + months;
      const each = toDayNumber(start.year + Math.floor(index / 12), (index % 12) + 1, day);
      if (each === null) continue;
      if (each > this.last) break;
      if (each >= this.first) found.push(each);
    }
    return found;
  }

  /** The beginning of a range that reaches into the validity from before it. */
  private beforeValidity(from: WrittenDate, to: WrittenDate): number | null {
    const { year, month: firstMonth } = toCalendarDate(this.first);
    const start =
      from.month === null
        ? toDayNumber(year, firstMonth, from.day)
        : toDayNumber(from.year ?? (from.month > firstMonth ? year - 1 : year), from.month, from.day);
    if (start === null || start >= this.first) return null;
    const end = this.placeEnd(to, start);
    return end !== null && end >= this.first ? start : null;
  }

  private placeEnd(to: WrittenDate, start: number): number | null {
    const { year, month: startMonth } = toCalendarDate(start);
    if (to.month === null) {
      const same = toDayNumber(year, startMonth, to.day);
      if (same !== null && same >= start) return same;
      const next = toDayNumber(startMonth === 12 ? year + 1 : year, (startMonth % 12) + 1, to.day);
      if (next === null || next > this.last) return null;
      if (this.everyMonth(to.day).some((day) => day > next)) this.assumed = true;
      return next;
    }
    const end = toDayNumber(to.year ?? (to.month < startMonth ? year + 1 : year), to.month, to.day);
    if (end === null || end < start) return null;
    this.month = toCalendarDate(end);
    return end;
  }
}

function lastBefore(end: number, day: number): number | null {
  const { year, month } = toCalendarDate(end);
  const same = toDayNumber(year, month, day);
  if (same !== null && same <= end) return same;
  return toDayNumber(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, day);
}
