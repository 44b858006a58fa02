import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import { isSameFigure, mayStandFor, type Atom, type Mention } from '../read/atom.ts';

type Measure = Extract<Atom, { type: 'measure' }>;

function measureOf({ atoms: [atom], implied }: Mention): Measure | null {
  return atom?.type === 'measure' && implied === undefined ? atom : null;
}

function isLacking(fact: Mention, said: readonly Mention[]): boolean {
  return !said.some((mention) => mayStandFor(mention, fact) || isSameFigure(mention, fact));
}

function isPrintedAs(said: Measure, printed: Measure): boolean {
  return said.unit === printed.unit && said.value === printed.value;
}

/**
 * Measures of items D and E that the text lacks, where in their place it says one that only we derived: `45 minutes`,
 * which is how long an activity lasts, for `15 MIN PRIOR`.
 */
export function checkSubstituted(
  text: string,
  said: readonly Mention[],
  held: HeldFacts,
): readonly LockFault[] {
  return [...measuresSubstituted(said, held), ...numbersSubstituted(text, said, held)];
}

function measuresSubstituted(
  said: readonly Mention[],
  { inText, inSource }: HeldFacts,
): readonly LockFault[] {
  const lacking = inText.filter((fact) => measureOf(fact) !== null && isLacking(fact, said));
  if (lacking.length === 0) return [];
  return said.flatMap((mention): LockFault[] => {
    const measure = measureOf(mention);
    if (measure === null) return [];
    const isPrinted = inSource.some((fact) => {
      const printed = measureOf(fact);
      return printed === null ? isSameFigure(mention, fact) : isPrintedAs(measure, printed);
    });
    if (isPrinted) return [];
    const replaced = lacking.find((fact) => {
      const printed = measureOf(fact);
      return (
        printed?.dimension === measure.dimension &&
        (printed.unit === measure.unit || printed.value === measure.value)
      );
    });
    if (replaced === undefined) return [];
    return [{ code: 'unknownMeasure', expected: replaced.text, found: mention.text, span: mention.span }];
  });
}

/** What can be nothing but a number. */
function valueOf({ atoms, implied }: Mention): number | null {
  const [atom] = atoms;
  const isPlain = implied === undefined && atoms.every(({ type }) => type === 'number');
  return isPlain && atom?.type === 'number' ? atom.value : null;
}

/** Bare numbers of item E that the text lacks, where it says another one more often than the telegram. */
function numbersSubstituted(
  text: string,
  said: readonly Mention[],
  { inText, inSource }: HeldFacts,
): readonly LockFault[] {
  const lacking = inText.filter((fact) => valueOf(fact) !== null && isLacking(fact, said));
  if (lacking.length === 0) return [];
  const timesIn = (mentions: readonly Mention[], value: number): number =>
    mentions.filter((mention) => valueOf(mention) === value).length;
  // `amendment 2 (AMDT 2)` says it once.
  const once = said.filter(
    ({ span }) => !/\([^()]{0,12}$/.test(text.slice(Math.max(0, span.from - 14), span.from)),
  );
  const extra = once.find((mention) => {
    const value = valueOf(mention);
    return value !== null && value < 1900 && timesIn(once, value) > Math.max(1, timesIn(inSource, value));
  });
  return extra === undefined
    ? []
    : [{ code: 'unknownNumber', expected: lacking[0]?.text ?? null, found: extra.text, span: extra.span }];
}
