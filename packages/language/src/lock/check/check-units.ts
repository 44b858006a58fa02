import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { mayStandFor, type Atom, type Mention } from '../read/atom.ts';

type Measure = Extract<Atom, { type: 'measure' }>;

function lengthOf({ atoms: [atom], implied }: Mention): Measure | null {
  return atom?.type === 'measure' && implied === undefined && atom.dimension === 'length' ? atom : null;
}

const BESIDE = 24;

/** Whether a length stands for another one of the telegram that is said beside it, or is exactly that. */
function isConverted(mention: Mention, said: readonly Mention[], inSource: readonly Mention[]): boolean {
  const length = lengthOf(mention);
  return inSource.some((fact) => {
    const printed = lengthOf(fact);
    if (!mayStandFor(mention, fact)) return false;
    if (length === null || printed === null || Math.abs(length.base - printed.base) < 0.005 * printed.base)
      return true;
    return said.some(
      (other) =>
        other !== mention &&
        mayStandFor(other, fact) &&
        other.span.from - mention.span.to < BESIDE &&
        mention.span.from - other.span.to < BESIDE,
    );
  });
}

/**
 * Lengths with the figure of the telegram and another unit, `120 m` for `120FT`, in a part of the text that does not
 * say them with the telegram's: even where another unit makes a figure that our own words have.
 */
export function checkUnits(said: readonly Mention[], { inSource }: HeldFacts): readonly LockFault[] {
  const printed = inSource.flatMap((mention) => lengthOf(mention) ?? []);
  const told = said.flatMap((mention) => lengthOf(mention) ?? []);
  const isIn = (lengths: readonly Measure[], unit: string, value: number): boolean =>
    lengths.some((length) => length.unit === unit && length.value === value);
  return said.flatMap((mention): LockFault[] => {
    const length = lengthOf(mention);
    if (length === null || isIn(printed, length.unit, length.value)) return [];
    // `0.27 NM (about 500 m)`, where 500 ft are a height.
    if (isConverted(mention, said, inSource)) return [];
    const original = printed.find(
      ({ unit, value }) => value === length.value && unit !== length.unit && !isIn(told, unit, value),
    );
    if (original === undefined) return [];
    return [
      {
        code: 'unknownMeasure',
        expected: `${String(original.value)} ${original.unit}`,
        found: mention.text,
        span: mention.span,
      },
    ];
  });
}
