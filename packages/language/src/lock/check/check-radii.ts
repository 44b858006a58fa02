import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { isSameFigure, mayStandFor, type Mention } from '../read/atom.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

const BESIDE = 28;

/** Lengths said as a radius that the telegram has as something else: a height, the radius of nothing. */
export function checkRadii(
  text: string,
  said: readonly Mention[],
  { radii }: HeldFacts,
  { words }: Vocabulary,
): readonly LockFault[] {
  if (radii.length === 0) return [];
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const before = new RegExp(`${start}(?:${words.radius})[^\\d.,;:()。、\\n]{0,10}$`, 'iu');
  return said
    .filter(
      ({ implied, atoms: [atom], span: { from } }) =>
        implied === undefined &&
        atom?.type === 'measure' &&
        atom.dimension === 'length' &&
        before.test(text.slice(Math.max(0, from - BESIDE), from)),
    )
    .filter(
      (mention) => !radii.some((radius) => mayStandFor(mention, radius) || isSameFigure(mention, radius)),
    )
    .map(({ text: found, span }) => ({
      code: 'unknownMeasure',
      expected: radii[0]?.text ?? null,
      found,
      span,
    }));
}
