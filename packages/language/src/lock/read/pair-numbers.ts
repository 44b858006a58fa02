import type { Mention } from './atom.ts';

/** Two bare numbers with a word or a sign for a range between them. */
export type NumberRange = readonly [first: number, last: number, at: Mention];

/** The value of what is printed and can be nothing but a number. */
export function bareNumber({ atoms, implied }: Mention): number | null {
  const [atom] = atoms;
  return implied === undefined && atom?.type === 'number' && atoms.length === 1 ? atom.value : null;
}

/** `6-8`, `6 THROUGH 8`; `to` are the words of a range. */
export function numberRangesOf(
  text: string,
  mentions: readonly Mention[],
  to: string,
): readonly NumberRange[] {
  const joint = new RegExp(`^\\s?(?:-|(?:${to}))\\s?$`, 'iu');
  const numbers = mentions
    .filter((mention) => bareNumber(mention) !== null)
    .toSorted((a, b) => a.span.from - b.span.from);
  return numbers.flatMap((mention, index): NumberRange[] => {
    const next = numbers[index + 1];
    if (next === undefined || !joint.test(text.slice(mention.span.to, next.span.from))) return [];
    return [[bareNumber(mention) ?? 0, bareNumber(next) ?? 0, next]];
  });
}
