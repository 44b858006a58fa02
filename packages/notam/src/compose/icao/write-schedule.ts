import type { UtcInterval } from '@klarnotam/aviation';

const DAY_MS = 86_400_000;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** A window by the UTC day on which it begins (days since 1970) and its hours; `isShort`: less than a day, so that the hours say it. */
interface DayWindow {
  readonly day: number;
  readonly hours: string;
  readonly isShort: boolean;
  readonly window: UtcInterval;
}

const clock = (instant: string): string => instant.slice(11, 13) + instant.slice(14, 16);

function toDayWindow(window: UtcInterval): DayWindow {
  const [from, to] = [Date.parse(window.from), Date.parse(window.to)];
  return {
    day: Math.floor(from / DAY_MS),
    hours: `${clock(window.from)}-${clock(window.to)}`,
    isShort: to - from < DAY_MS,
    window,
  };
}

const dateOf = (day: number): Date => new Date(day * DAY_MS);
const monthOf = (day: number): string => MONTHS[dateOf(day).getUTCMonth()] ?? '';
const dayOfMonth = (day: number): string => String(dateOf(day).getUTCDate()).padStart(2, '0');
const weekdayOf = (day: number): string => WEEKDAYS[dateOf(day).getUTCDay()] ?? '';

/** Days one after the other as ranges. */
function rangesOf(days: readonly number[]): { readonly first: number; readonly last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    if (range !== undefined && day === range.last + 1) range.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges;
}

/** `OCT 23-25 27 NOV 01 03`: the month again where it changes. */
function writeDates(days: readonly number[]): string {
  let month = '';
  return rangesOf(days)
    .map(({ first, last }) => {
      const begin = `${monthOf(first) === month ? '' : `${monthOf(first)} `}${dayOfMonth(first)}`;
      month = monthOf(last);
      if (first === last) return begin;
      const end =
        monthOf(first) === monthOf(last) ? dayOfMonth(last) : `${monthOf(last)} ${dayOfMonth(last)}`;
      if (monthOf(first) !== monthOf(last)) month = '';
      return `${begin}-${end}`;
    })
    .join(' ');
}

/** `JUL 04 1000-06 1200`, `JUL 31 1000-AUG 02 1200`. */
function writeContinuous({ window: { from, to } }: DayWindow): string {
  const [first, last] = [from, to].map((at) => Math.floor(Date.parse(at) / DAY_MS)) as [number, number];
  const month = monthOf(first) === monthOf(last) ? '' : `${monthOf(last)} `;
  return `${monthOf(first)} ${dayOfMonth(first)} ${clock(from)}-${month}${dayOfMonth(last)} ${clock(to)}`;
}

/** Windows in a row with the same hours. */
function runsOf(windows: readonly DayWindow[]): DayWindow[][] {
  const runs: DayWindow[][] = [];
  for (const window of windows) {
    const run = runs.at(-1);
    if (run?.[0]?.isShort === true && window.isShort && run[0].hours === window.hours) run.push(window);
    else runs.push([window]);
  }
  return runs;
}

function step(days: readonly number[]): number | null {
  const steps = new Set(days.slice(1).map((day, index) => day - (days[index] ?? day)));
  return steps.size === 1 ? ([...steps][0] ?? null) : null;
}

/**
 * Item D for `windows` (in order, at least two, apart from each other) in the grammar of OPADD 4.1: `DAILY` or a weekday where one
 * statement says all, else dates; never both, no year.
 */
export function writeSchedule(windows: readonly UtcInterval[]): string {
  const runs = runsOf(windows.map(toDayWindow));
  const [only] = runs;
  if (runs.length === 1 && only !== undefined && only[0]?.isShort === true) {
    const days = only.map(({ day }) => day);
    const every = step(days);
    if (every === 1) return `DAILY ${only[0].hours}`;
    if (every === 7) return `${weekdayOf(only[0].day)} ${only[0].hours}`;
  }
  return runs
    .map((run) => {
      const [first] = run;
      if (first === undefined) return '';
      return first.isShort
        ? `${writeDates(run.map(({ day }) => day))} ${first.hours}`
        : writeContinuous(first);
    })
    .join(', ');
}
