import type { NotamFacts } from '@klarnotam/notam';
import type { LockFault } from '../fault.ts';
import { ofInstant } from '../held/held-instants.ts';
import { mayStandFor, type Mention } from '../read/atom.ts';
import { inOrder, isOf, pairHours } from '../read/pair-moments.ts';
import { pairMomentRanges } from '../read/pair-moment-ranges.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

const BESIDE = 24;
const APART = /[;\n]|\d/;

/** A beginning of the validity with its date and time, and no such end: `from 1 March at 1000 UTC`. */
export function checkValidity(
  text: string,
  said: readonly Mention[],
  { validFrom, validTo }: NotamFacts,
  { range }: Vocabulary,
): readonly LockFault[] {
  if (validFrom === null || validTo === null || validFrom.slice(0, 10) === validTo.slice(0, 10)) return [];
  const periods = pairMomentRanges(text, said, range).flat();
  const ofPeriods = new Set(periods.map(({ time }) => time));
  const ofHours = new Set(
    pairHours(text, said, range)
      .flat()
      .filter((time) => !ofPeriods.has(time)),
  );
  const ordered = inOrder(said);
  const tells = (instant: string): boolean => {
    const [date, time] = ofInstant(instant);
    if (date === undefined || time === undefined) return false;
    return ordered.some((first, index) => {
      const second = ordered[index + 1];
      if (second === undefined || ofHours.has(first) || ofHours.has(second)) return false;
      const between = text.slice(first.span.to, second.span.from);
      if (between.length > BESIDE || APART.test(between)) return false;
      const [day, clock] = isOf(first, 'date') ? [first, second] : [second, first];
      return isOf(clock, 'time') && mayStandFor(day, date) && mayStandFor(clock, time);
    });
  };
  if (!tells(validFrom) || tells(validTo)) return [];
  const [end] = ofInstant(validTo);
  return [{ code: 'missing', expected: end?.text ?? null, found: null, span: null }];
}
