import type { UtcInstant } from '@klarnotam/aviation';
import type { MomentRange } from '../read/pair-moment-ranges.ts';
import type { Moment } from '../read/pair-moments.ts';
import { ofInstant } from './held-instants.ts';

/** When something happens; no end where it has none. */
export interface Period {
  readonly from: UtcInstant;
  readonly to: UtcInstant | null;
}

function momentOf(instant: UtcInstant): Moment | null {
  const [date, time] = ofInstant(instant);
  return date === undefined || time === undefined ? null : { date, time };
}

/**
 * What may be said as one period from a date and a time to a date and a time: the validity, each activity, runs of
 * activities that follow one another without a break, and from the first to the last.
 */
export function momentRangesOf(validity: Period, active: readonly Period[]): readonly MomentRange[] {
  const [first] = active;
  const last = active.at(-1);
  const whole = first === undefined || last === undefined ? [] : [{ from: first.from, to: last.to }];
  return [validity, ...whole, ...active, ...runsOf(active)].flatMap(({ from, to }): MomentRange[] => {
    const start = momentOf(from);
    const end = to === null ? null : momentOf(to);
    return start === null || end === null ? [] : [[start, end]];
  });
}

const MINUTE_MS = 60_000;

/** A minute apart is none: `0000-2359` on one day and the next. */
function runsOf(active: readonly Period[]): readonly Period[] {
  const runs: Period[] = [];
  for (const { from, to } of active) {
    const last = runs.at(-1);
    if (last?.to != null && Date.parse(from) - Date.parse(last.to) <= MINUTE_MS)
      runs.splice(-1, 1, { from: last.from, to });
    else runs.push({ from, to });
  }
  return runs;
}
