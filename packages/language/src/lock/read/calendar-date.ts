import type { Atom } from './atom.ts';

/** Of February in a leap year, as the year may be unknown. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day; `null` where the calendar has no such day. */
export function date(day: number, month: number, year: string | undefined): Atom | null {
  if (day < 1 || month < 1 || month > 12 || day > (LONGEST[month - 1] ?? 31)) return null;
  return { type: 'date', day, month, year: yearOf(year) };
}

/** A month as a whole: day 0 is any of its days. */
export function month(value: number, year: string | undefined): readonly (readonly Atom[])[] | null {
  return value < 1 || value > 12 ? null : [[{ type: 'date', day: 0, month: value, year: yearOf(year) }]];
}

function yearOf(year: string | undefined): number | null {
  if (year === undefined || year === '') return null;
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}
