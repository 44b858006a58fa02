import { unknownIdentifier, type LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Mention } from '../read/atom.ts';

const PAIR = '(\\d{1,3}[LRC]?)\\/(\\d{1,4}[LRC]?)(?![\\d/:]|[.-]\\d|\\p{Script=Latin})';
const SLASHED = new RegExp(`(?<![\\p{Script=Latin}\\d/.:-])${PAIR}`, 'gu');
/** `RWY03/21` too. */
const SLASHED_IN_TELEGRAM = new RegExp(`(?<![\\d/.:-])${PAIR}`, 'gu');

interface Slashed {
  readonly found: string;
  readonly from: number;
  readonly key: string;
}

function slashedIn(text: string, pattern: RegExp): readonly Slashed[] {
  const withoutZeros = (part: string): string => part.replace(/^0+(?=\d)/, '');
  return Array.from(text.matchAll(pattern), ({ 0: found, index, 1: first = '', 2: second = '' }) => ({
    found,
    from: index,
    // A runway is one with either of its directions first.
    key: [withoutZeros(first), withoutZeros(second)].sort().join('/'),
  }));
}

/** `AMDT 03/25`, `08L/26L`: two numbers with a stroke between them that the telegram has with others. */
export function checkSlashed(
  text: string,
  said: readonly Mention[],
  { source }: HeldFacts,
): readonly LockFault[] {
  const known = new Set(slashedIn(source, SLASHED_IN_TELEGRAM).map(({ key }) => key));
  if (known.size === 0) return [];
  const isRead = (from: number): boolean =>
    said.some(
      ({ implied, span, atoms: [atom] }) =>
        implied === undefined &&
        span.from <= from &&
        from < span.to &&
        (atom?.type === 'date' ||
          atom?.type === 'time' ||
          atom?.type === 'phone' ||
          atom?.type === 'measure'),
    );
  return slashedIn(text, SLASHED)
    .filter(({ key, from }) => !known.has(key) && !isRead(from))
    .map(({ found, from }) => unknownIdentifier(found, from));
}

const SECTION = /\b(ENR|GEN)[ -]?(\d{1,2}(?:\.\d{1,2})?)(?![\d/])/g;

/** `ENR 5` where the telegram, which names sections of the AIP, has `ENR 6`. */
export function checkSections(text: string, { source }: HeldFacts): readonly LockFault[] {
  const sections = Array.from(source.matchAll(SECTION), ([, part = '', number = '']) => `${part} ${number}`);
  if (sections.length === 0) return [];
  return Array.from(text.matchAll(SECTION))
    .filter(([, part = '', number = '']) => !sections.some((one) => one.startsWith(`${part} ${number}`)))
    .map(({ 0: found, index }) => unknownIdentifier(found, index));
}
