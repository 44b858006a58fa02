import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { isSameFigure, mayStandFor, type Mention } from '../read/atom.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

const BESIDE = 28;

/** `in the circle from 100 m and in the large area from 350 m` */
const FROM = /(?:from|fra|desde|od|от|من)\s$/iu;

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
  // `in the circle from 100 m to 500 m`
  const range = new RegExp(`^\\s?(?:-|(?:${words.to}|${words.and})(?!\\p{L}))\\s?\\d`, 'iu');
  return said
    .filter(
      ({ implied, atoms: [atom], span: { from, to } }) =>
        implied === undefined &&
        atom?.type === 'measure' &&
        atom.dimension === 'length' &&
        before.test(text.slice(Math.max(0, from - BESIDE), from)) &&
        !/\d[^\d.,]{1,6}\d/.test(text.slice(from, to)) &&
        !range.test(text.slice(to, to + BESIDE)) &&
        !FROM.test(text.slice(Math.max(0, from - 8), from)),
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
