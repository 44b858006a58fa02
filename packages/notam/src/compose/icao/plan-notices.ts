import { toUtcInstant, type UtcInterval } from '@klarnotam/aviation';
import { writeSchedule } from './write-schedule.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Never more than three months, whichever they are (ICAO Annex 15: what lasts longer belongs in an AIP supplement). */
export const MAX_NOTICE_DAYS = 89;
/** Of item D (OPADD 4.1). */
export const MAX_SCHEDULE_CHARACTERS = 200;
/** Between two periods of one item D (OPADD 4.1). */
export const MAX_GAP_DAYS = 7;

/** When one notice holds: items B, C and D. */
export interface NoticePeriod {
  readonly windows: readonly UtcInterval[];
  /** Item D; null: all of the time from B to C. */
  readonly schedule: string | null;
}

export interface PlannedNotices {
  readonly periods: readonly NoticePeriod[];
  /** Windows that end at midnight are written to 2359. */
  readonly endsBeforeMidnight: boolean;
}

interface Stretch {
  from: number;
  to: number;
}

/** In order, those that touch or overlap as one. */
function merge(windows: readonly UtcInterval[]): Stretch[] {
  const merged: Stretch[] = [];
  const sorted = windows
    .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }))
    .sort((a, b) => a.from - b.from);
  for (const window of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && window.from <= last.to) last.to = Math.max(last.to, window.to);
    else merged.push({ ...window });
  }
  return merged;
}

const isMidnight = (ms: number): boolean => ms % DAY_MS === 0;

/** Pieces of at most {@link MAX_NOTICE_DAYS}, which touch; none begins at midnight, for the one before would end at 2359. */
function split({ from, to }: Stretch): Stretch[] {
  const pieces: Stretch[] = [];
  let begin = from;
  while (to - begin > MAX_NOTICE_DAYS * DAY_MS) {
    const cut = begin + MAX_NOTICE_DAYS * DAY_MS;
    const end = isMidnight(cut) ? cut - DAY_MS / 2 : cut;
    pieces.push({ from: begin, to: end });
    begin = end;
  }
  return [...pieces, { from: begin, to }];
}

/** A NOTAM writes the end of a day as 2359 (ICAO Doc 8126). */
function beforeMidnight(stretch: Stretch): Stretch {
  return isMidnight(stretch.to) && stretch.to - stretch.from > MINUTE_MS
    ? { from: stretch.from, to: stretch.to - MINUTE_MS }
    : stretch;
}

const toInterval = ({ from, to }: Stretch): UtcInterval => ({
  from: toUtcInstant(from),
  to: toUtcInstant(to),
});

function fits(stretches: readonly Stretch[], next: Stretch): boolean {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first === undefined || last === undefined) return true;
  if (next.from === last.to || next.from - last.to > MAX_GAP_DAYS * DAY_MS) return false;
  if (next.to - first.from > MAX_NOTICE_DAYS * DAY_MS) return false;
  return writeSchedule([...stretches, next].map(toInterval)).length <= MAX_SCHEDULE_CHARACTERS;
}

/**
 * The notices that say `windows` by the rules of OPADD 4.1 for item D: at most 200 characters, at most seven days between two
 * periods, the first begins at B and the last ends at C, no notice longer than three months.
 */
export function planNotices(windows: readonly UtcInterval[]): PlannedNotices {
  const whole = merge(windows);
  const stretches = whole.map(beforeMidnight).flatMap(split);
  const groups: Stretch[][] = [];
  for (const stretch of stretches) {
    const group = groups.at(-1);
    if (group !== undefined && fits(group, stretch)) group.push(stretch);
    else groups.push([stretch]);
  }
  return {
    periods: groups.map((group) => {
      const intervals = group.map(toInterval);
      return { windows: intervals, schedule: intervals.length > 1 ? writeSchedule(intervals) : null };
    }),
    endsBeforeMidnight: whole.some(({ to }) => isMidnight(to)),
  };
}
