import type { LockFault, LockFaultCode } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { mayStandFor, type Atom, type Mention } from '../read/atom.ts';

const CODES: Readonly<Partial<Record<Atom['type'], LockFaultCode>>> = {
  measure: 'unknownMeasure',
  level: 'unknownMeasure',
  name: 'unknownIdentifier',
  number: 'unknownNumber',
};
const LONGEST_BRACKET = 50;
/** A first line that is no sentence says in short what follows. */
const HEADING = /^[^\n.。।]{1,140}(?=\n)/u;
/** `two miles (2 NM)`: said again right behind. */
const SAID_AGAIN = /^[^()\n]{0,24}\([^()]{0,40}$/;

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
  { inSource, inOwn, source }: HeldFacts,
): readonly LockFault[] {
  const heading = HEADING.exec(translation)?.[0].length ?? 0;
  const printed = said.filter(({ implied, text, span, atoms: [atom] }) => {
    if (span.from < heading || implied !== undefined || atom === undefined || CODES[atom.type] === undefined)
      return false;
    return !isDuration(atom) && (atom.type !== 'number' || isFigure(text, atom.value));
  });
  const isAgain = (mention: Mention): boolean =>
    printed.some(
      (other) =>
        other.span.to < mention.span.from &&
        mention.span.from - other.span.to < LONGEST_BRACKET &&
        mayStandFor(mention, other) &&
        SAID_AGAIN.test(translation.slice(other.span.to, mention.span.from)),
    );
  const lackingShapes = new Set(
    inSource
      .filter((fact) => !said.some((mention) => mayStandFor(mention, fact)))
      .flatMap(({ atoms: [atom] }) => (atom?.type === 'name' ? [shapeOf(atom.text)] : [])),
  );
  const faults = new Map<string, LockFault | null>();
  for (const mention of printed) {
    const [atom] = mention.atoms;
    const key = JSON.stringify(atom);
    if (atom === undefined || faults.has(key)) continue;
    faults.set(key, null);
    const known = Math.max(
      inSource.filter((fact) => mayStandFor(mention, fact)).length,
      inOwn.filter((fact) => mayStandFor(mention, fact)).length,
    );
    // What neither has at all is no matter of how often.
    if (known === 0) continue;
    const same = printed.filter(
      (other) =>
        other.atoms[0]?.type === atom.type &&
        mayStandFor(other, mention) &&
        other.atoms.some((one) => inSameUnit(atom, one)),
    );
    const allowed = Math.max(known, 'value' in atom ? timesPrinted(atom.value, source) : 0);
    // A name may stand in a heading too.
    if (atom.type === 'name' && !lackingShapes.has(shapeOf(atom.text))) continue;
    if (same.length <= allowed || same.filter((other) => !isAgain(other)).length <= allowed) continue;
    faults.set(key, {
      code: CODES[atom.type] ?? 'unknownNumber',
      expected: null,
      found: mention.text,
      span: mention.span,
    });
  }
  return [...faults.values()].filter((fault) => fault !== null);
}

/** `EGD701A` and `EGD702B` are names of one kind. */
function shapeOf(name: string): string {
  return name.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');
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
