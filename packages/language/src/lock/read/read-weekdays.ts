import type { Vocabulary } from './vocabulary.ts';

export interface WeekdayMention {
  /** ISO 8601: Monday is 1. */
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

export type WeekdayRange = readonly [first: WeekdayMention, last: WeekdayMention];

/** The days of the week that a text names: those of ranges, and all others. */
export function readWeekdays(
  text: string,
  { weekdays, weekdaysBesideDates, range }: Vocabulary,
): { readonly lone: readonly WeekdayMention[]; readonly ranges: readonly WeekdayRange[] } {
  const all = [...weekdays, ...weekdaysBesideDates]
    .flatMap((pattern, index) =>
      Array.from(text.matchAll(pattern), ({ 0: printed, index: from }) => ({
        day: (index % 7) + 1,
        from,
        to: from + printed.length,
      })),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to)
    // The short name of a day begins its long one.
    .filter((one, index, sorted) => one.from >= (sorted[index - 1]?.to ?? 0));
  const joint = new RegExp(`^\\s?(?:-|(?:${range.to}))\\s?$`, 'iu');
  const ranges = all.flatMap((first, index): WeekdayRange[] => {
    const last = all[index + 1];
    return last !== undefined && joint.test(text.slice(first.to, last.from)) ? [[first, last]] : [];
  });
  const inRanges = new Set(ranges.flat());
  return { lone: all.filter((one) => !inRanges.has(one)), ranges };
}
