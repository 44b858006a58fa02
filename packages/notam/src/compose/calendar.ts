import { daysInMonth } from '@klarnotam/aviation';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY_MS = 86_400_000;

/** A `yyyy-MM-dd` of the years 2000 to 2099, as milliseconds of its midnight if it were UTC; null: no such day. */
export function readDate(text: string): number | null {
  const match = DATE.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 2000 || year > 2099 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    return null;
  return Date.UTC(year, month - 1, day);
}

/** A `HH:mm` as minutes since midnight; null: no such time. */
export function readTimeOfDay(text: string): number | null {
  const match = TIME.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** `date` (`yyyy-MM-dd`, one that {@link readDate} reads) moved by whole days. */
export function addDays(date: string, days: number): string {
  return new Date((readDate(date) ?? Number.NaN) + days * DAY_MS).toISOString().slice(0, 10);
}
