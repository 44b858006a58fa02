import type { Period } from '@klarnotam/notam';
import { daysApart, localDay, type LocalDay } from '../../shared/text/local-day.ts';

export interface DayRow extends LocalDay {
  readonly kind: 'day';
  readonly isToday: boolean;
  /** What of the hours falls into the day. */
  readonly hours: readonly { readonly fromMs: number; readonly toMs: number }[];
}

export interface GapRow {
  readonly kind: 'gap';
  readonly afterMs: number;
  readonly days: number;
}

export interface DayRows {
  /** Days before the first row that are over. */
  readonly earlierDays: number;
  readonly rows: readonly (DayRow | GapRow)[];
  /** What the rows leave out at the end; null: nothing. */
  readonly more: { readonly days: number; readonly untilMs: number } | null;
}

const MAX_ROWS = 14;
/** So many empty days in a row are told in one line. */
const MIN_GAP_DAYS = 3;
/** Counting stops here; a notice that is active on more days has no use for their number. */
const MAX_COUNTED_DAYS = 1000;

function closed(hours: readonly Period[]): { fromMs: number; toMs: number }[] {
  return hours.flatMap(({ fromMs, toMs }) => (toMs === null ? [] : [{ fromMs, toMs }]));
}

/** The days of `timeZone` on which there are hours, in order, each once. */
function daysWithHours(hours: readonly { fromMs: number; toMs: number }[], timeZone: string): LocalDay[] {
  const days: LocalDay[] = [];
  for (const { fromMs, toMs } of hours) {
    let day = localDay(Math.max(fromMs, days.at(-1)?.endMs ?? fromMs), timeZone);
    while (day.startMs < toMs && days.length < MAX_COUNTED_DAYS) {
      days.push(day);
      day = localDay(day.endMs, timeZone);
    }
  }
  return days;
}

/**
 * Hours cut into the days of `timeZone`, for up to 14 days from today (from the first when none has come, or all are
 * over). Short breaks are empty days, longer ones a gap.
 */
export function dayRows(hours: readonly Period[], nowMs: number, timeZone: string): DayRows {
  const periods = closed(hours);
  const active = daysWithHours(periods, timeZone);
  const last = active.at(-1);
  const today = localDay(nowMs, timeZone);
  const running =
    active.some((day) => day.startMs <= today.startMs) && last !== undefined && today.startMs <= last.startMs;
  const firstMs = running ? today.startMs : (active[0]?.startMs ?? 0);
  const ahead = active.filter((day) => day.startMs >= firstMs);
  const withToday = running && ahead[0]?.startMs !== today.startMs ? [today, ...ahead] : ahead;

  const rows: (DayRow | GapRow)[] = [];
  let shown = 0;
  const add = (day: LocalDay): void => {
    const within = periods
      .map(({ fromMs, toMs }) => ({ fromMs: Math.max(fromMs, day.startMs), toMs: Math.min(toMs, day.endMs) }))
      .filter(({ fromMs, toMs }) => fromMs < toMs);
    rows.push({ kind: 'day', ...day, isToday: day.startMs === today.startMs, hours: within });
    shown += 1;
  };
  let told = 0;
  for (const day of withToday) {
    const previous = rows.at(-1);
    if (previous?.kind === 'day') {
      const empty = daysApart(previous.startMs, day.startMs, timeZone) - 1;
      if (shown + (empty < MIN_GAP_DAYS ? empty : 0) >= MAX_ROWS) break;
      if (empty >= MIN_GAP_DAYS) rows.push({ kind: 'gap', afterMs: previous.endMs, days: empty });
      else
        for (let count = 0, ms = previous.endMs; count < empty; count += 1) {
          const blank = localDay(ms, timeZone);
          add(blank);
          ms = blank.endMs;
        }
    }
    add(day);
    told += 1;
  }
  const left = withToday.length - told;
  return {
    earlierDays: active.length - ahead.length,
    rows,
    more: left > 0 && last ? { days: left, untilMs: Math.max(...periods.map(({ toMs }) => toMs)) } : null,
  };
}
