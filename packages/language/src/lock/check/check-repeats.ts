import type { LockFault, LockFaultCode } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { mayStandFor, type Atom, type Mention } from '../read/atom.ts';

const CODES: Readonly<Partial<Record<Atom['type'], LockFaultCode>>> = {
  measure: 'unknownMeasure',
  level: 'unknownMeasure',
  name: 'unknownIdentifier',
  number: 'unknownNumber',
};
/** `two miles (2 NM)`: said again right behind. */
const SAID_AGAIN = /^\s?\($/;

function inSameUnit(one: Atom, other: Atom): boolean {
  return (
    one.type !== 'measure' ||
    (other.type === 'measure' && other.unit === one.unit && other.value === one.value)
  );
}

/**
 * Figures and names that the translation says more often than the telegram: one of them stands for another, as where
 * the height of one area is given to the next.
 */
export function checkRepeats(
  translation: string,
  said: readonly Mention[],
  { inSource, source }: HeldFacts,
): readonly LockFault[] {
  const printed = said.filter(({ implied }) => implied === undefined);
  const isAgain = (mention: Mention): boolean =>
    printed.some(
      (other) =>
        other.span.to < mention.span.from &&
        mayStandFor(mention, other) &&
        SAID_AGAIN.test(translation.slice(other.span.to, mention.span.from)),
    );
  const counted = printed.filter((mention) => {
    const [atom] = mention.atoms;
    if (atom === undefined || CODES[atom.type] === undefined || isDuration(atom)) return false;
    return (atom.type !== 'number' || isFigure(mention.text, atom.value)) && !isAgain(mention);
  });
  const faults = new Map<string, LockFault>();
  for (const mention of counted) {
    const [atom] = mention.atoms;
    if (atom === undefined) continue;
    const known = Math.max(
      inSource.filter((fact) => mayStandFor(mention, fact)).length,
      'value' in atom ? timesPrinted(atom.value, source) : 0,
    );
    const times = counted.filter(
      (other) =>
        other.atoms[0]?.type === atom.type &&
        mayStandFor(other, mention) &&
        other.atoms.some((one) => inSameUnit(atom, one)),
    ).length;
    if (known === 0 || times <= known) continue;
    faults.set(JSON.stringify(atom), {
      code: CODES[atom.type] ?? 'unknownNumber',
      expected: null,
      found: mention.text,
      span: mention.span,
    });
  }
  return [...faults.values()];
}

/** `1700V` is a slip for `1700M`. */
function timesPrinted(value: number, source: string): number {
  return source.match(new RegExp(`(?<![\\d.])0{0,2}${String(value)}(?![\\d.])`, 'g'))?.length ?? 0;
}

/** Years, entries of lists and small counts are said for other reasons too. */
function isFigure(printed: string, value: number): boolean {
  return /^\d{2}/.test(printed) && (value < 1900 || value > 2100);
}

function isDuration(atom: Atom): boolean {
  return atom.type === 'measure' && atom.dimension === 'duration';
}
