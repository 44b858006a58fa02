import { Failure, STATISTICS_MAX_BUCKETS } from '@klarnotam/contract';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
/** Nothing of ours is older or will be younger, and PostgreSQL takes all of it. */
const OLDEST = '2000-01-01';
const YOUNGEST = '2999-12-31';

/** First and last day of a period, UTC, `yyyy-MM-dd`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The day that is `days` later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week of a day (ISO 8601). */
export function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Every first day of a bucket of `step` days. */
export function everyDay({ from, to }: Days, step = 1): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, step)) days.push(day);
  return days;
}

/** @throws {Failure} `invalid` for a day of which there can be nothing */
export function checkDay(field: string, day: string): string {
  if (day >= OLDEST && day <= YOUNGEST) return day;
  throw new Failure('invalid', { field }, 'This day is out of range.');
}

/**
 * The period that was asked for; without one the last 30 days up to today.
 *
 * @param step days in a bucket
 * @throws {Failure} `invalid` when it ends before it begins or has more than 400 buckets
 */
export function readDays(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  { now, step = 1 }: { readonly now: Date; readonly step?: number },
): Days {
  const to = checkDay('to', asked.to ?? now.toISOString().slice(0, 10));
  const from = checkDay('from', asked.from ?? addDays(to, 1 - DEFAULT_DAYS));
  if (from > to) throw new Failure('invalid', { field: 'from' }, 'The first day is after the last one.');
  const buckets = Math.ceil(((Date.parse(to) - Date.parse(from)) / DAY_MS + 1) / step);
  if (buckets > STATISTICS_MAX_BUCKETS) {
    const message = `The period is too long: at most ${STATISTICS_MAX_BUCKETS} days or weeks.`;
    throw new Failure('invalid', { field: 'from' }, message);
  }
  return { from, to };
}
