import type { Mention } from '../read/atom.ts';
import type { Hours } from '../read/pair-moments.ts';

/** `0700-1000 AND 1300-2200` are two periods, and no third from 1000 to 1300. */
export function periodsApart(periods: readonly Hours[]): readonly Hours[] {
  const ends = new Set<Mention>();
  return periods.filter(([from, until]) => {
    if (ends.has(from)) return false;
    ends.add(until);
    return true;
  });
}
