const DAY_MS = 86_400_000;

/** Periods to choose from, with how many days each has and what a column of the chart is. */
export const PERIODS = {
  days30: { days: 30, per: 'day' },
  days90: { days: 90, per: 'day' },
  year: { days: 365, per: 'week' },
} as const;
export type PeriodName = keyof typeof PERIODS;
export const PERIOD_NAMES = Object.keys(PERIODS) as readonly PeriodName[];

/** First and last day in UTC of a period that ends on the day of `nowMs`. */
export function daysOf(period: PeriodName, nowMs: number): { readonly from: string; readonly to: string } {
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  return { from: day(nowMs - (PERIODS[period].days - 1) * DAY_MS), to: day(nowMs) };
}
