import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { mayStandFor, type Mention } from '../read/atom.ts';
import { lengthsBeside } from '../read/lengths-beside.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

/** How far a corridor reaches to each side, where the telegram says another length: `2 km on each side` for `1KM EITHER SIDE`. */
export function checkEachSide(
  text: string,
  said: readonly Mention[],
  { sideLengths }: HeldFacts,
  { words }: Vocabulary,
): readonly LockFault[] {
  if (sideLengths.length === 0) return [];
  return lengthsBeside(text, said, new RegExp(words.eachSide, 'iu'))
    .filter((mention) => !sideLengths.some((fact) => mayStandFor(mention, fact)))
    .map(({ text: found, span }) => ({
      code: 'unknownMeasure',
      expected: sideLengths[0]?.text ?? null,
      found,
      span,
    }));
}
