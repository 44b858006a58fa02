import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { mayStandFor, type Mention } from '../read/atom.ts';
import type { Moment } from '../read/pair-moments.ts';
import { pairMomentRanges, type MomentRange } from '../read/pair-moment-ranges.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

function isSame(said: Moment, known: Moment): boolean {
  return mayStandFor(said.date, known.date) && mayStandFor(said.time, known.time);
}

/** Whole periods, from a date and a time to a date and a time, that begin or end with another one of the telegram. */
export function checkMomentRanges(
  text: string,
  said: readonly Mention[],
  { known, momentRanges }: HeldFacts,
  { range }: Vocabulary,
): readonly LockFault[] {
  // What is unknown by itself is told as such.
  const isKnown = ({ date, time }: Moment): boolean =>
    [date, time].every((one) => known.some((fact) => mayStandFor(one, fact)));
  const isKnownRange = ([from, until]: MomentRange): boolean =>
    momentRanges.some((other) => isSame(from, other[0]) && isSame(until, other[1]));
  return pairMomentRanges(text, said, range)
    .filter((one) => isKnown(one[0]) && isKnown(one[1]) && !isKnownRange(one))
    .map(([from, until]) => {
      const span = {
        from: Math.min(from.date.span.from, from.time.span.from),
        to: Math.max(until.date.span.to, until.time.span.to),
      };
      return { code: 'wrongMoment', expected: null, found: text.slice(span.from, span.to), span };
    });
}
