import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { dateRangesOf, type DateRange } from '../held/held-date-ranges.ts';
import { standsFor, type Atom, type Mention } from '../read/atom.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

function mayStandFor(some: readonly Atom[], others: readonly Atom[]): boolean {
  return some.some((one) => others.some((other) => standsFor(one, other)));
}

/** Ranges of days whose ends the telegram names, though not as the ends of one range. */
export function checkDateRanges(
  text: string,
  said: readonly Mention[],
  { dateRanges, known, inText }: HeldFacts,
  { range }: Vocabulary,
): readonly LockFault[] {
  const isKnownDate = (dates: readonly Atom[]): boolean =>
    [...known, ...inText].some(({ atoms }) => mayStandFor(dates, atoms));
  const isKnownRange = ([first, last]: DateRange): boolean =>
    dateRanges.some((other) => mayStandFor(first, other[0]) && mayStandFor(last, other[1]));
  return dateRangesOf(text, said, range.to)
    .filter((one) => isKnownDate(one[0]) && isKnownDate(one[1]) && !isKnownRange(one))
    .map(([, , { text: found, span }]) => ({ code: 'unknownDate', expected: null, found, span }));
}
