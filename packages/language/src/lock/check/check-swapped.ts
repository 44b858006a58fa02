import { unknownIdentifier, type LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Atom, Mention, Side } from '../read/atom.ts';
import type { Vocabulary } from '../read/vocabulary.ts';
import { withoutPositions } from '../read/without-positions.ts';
import { figures as english } from '../words/en/figures.ts';

/** `08L/26R`, `24R`, `05/23`: what can be nothing but a runway. */
const RUNWAY =
  /(?<![\p{L}\d./:,-])(?:(?:0[1-9]|[12]\d|3[0-6])[LRC]?\/(?:0[1-9]|[12]\d|3[0-6])[LRC]?|(?:0[1-9]|[12]\d|3[0-6])[LRC])(?![\p{L}\d/])/gu;
/** In the telegram outside words of other kinds: `NORTH`, `N OF`. */
const TELEGRAM_SIDES: Readonly<Record<Side, RegExp>> = {
  N: /NORTH|\bN(?:[EW]|N[EW])?\b/g,
  S: /SOUTH|\bS(?:[EW]|S[EW])?\b/g,
  E: /EAST|\b(?:E[NS]|[NS]|NN|SS)?E\b/g,
  W: /WEST|\b(?:W[NS]|[NS]|NN|SS)?W\b/g,
};
const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', S: 'N', E: 'W', W: 'E' };

function countsOf<T>(all: Iterable<T>): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The one that a text says more often than the telegram, where it says another one, and one alone, less often. */
function swapped<T>(
  said: ReadonlyMap<T, number>,
  known: ReadonlyMap<T, number>,
): { readonly found: T; readonly expected: T } | null {
  const over = [...said].filter(([one, times]) => times > (known.get(one) ?? times));
  const under = [...known].filter(([one, times]) => (said.get(one) ?? 0) < times);
  const [found] = over;
  const [expected] = under;
  if (found === undefined || expected === undefined || over.length > 1 || under.length > 1) return null;
  return { found: found[0], expected: expected[0] };
}

/** Runways of which one stands for another: `RWY 08L/26R` where the telegram has `08R/26L` there. */
export function checkSwappedRunways(
  translation: string,
  { text: telegram }: HeldFacts,
): readonly LockFault[] {
  const runwaysOf = (text: string): readonly string[] =>
    Array.from(text.matchAll(RUNWAY), ([runway]) => runway);
  const swap = swapped(countsOf(runwaysOf(translation)), countsOf(runwaysOf(telegram)));
  return swap === null
    ? []
    : [{ ...unknownIdentifier(swap.found, translation.lastIndexOf(swap.found)), expected: swap.expected }];
}

/** A direction said for its opposite, where the telegram has both: `north end and north end`. */
export function checkSwappedSides(
  translation: string,
  said: readonly Mention[],
  { text: telegram, sides }: HeldFacts,
  { words }: Vocabulary,
): readonly LockFault[] {
  const rest = withoutPositions(translation, said);
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  const timesOf = (side: Side): number =>
    rest.match(new RegExp(`${start}(?:${words.sides[side]}|${english.sides[side]})`, 'giu'))?.length ?? 0;
  return (['N', 'S', 'E', 'W'] as const).flatMap((side): LockFault[] => {
    const other = OPPOSITE[side];
    if (!sides.has(side) || !sides.has(other) || timesOf(other) > 0) return [];
    if (timesOf(side) <= (telegram.match(TELEGRAM_SIDES[side])?.length ?? 0)) return [];
    return [{ code: 'wrongDirection', expected: other, found: side, span: null }];
  });
}

type Dated = Extract<Atom, { type: 'date' }>;

/** Dates of which one stands for another: said more often than the telegram has it, where another is said less often. */
export function checkSwappedDates(said: readonly Mention[], { inSource }: HeldFacts): readonly LockFault[] {
  const datesOf = (mentions: readonly Mention[]): readonly (readonly [string, Mention])[] =>
    mentions.flatMap((mention) =>
      mention.implied === undefined
        ? mention.atoms
            .filter((atom): atom is Dated => atom.type === 'date' && atom.day > 0)
            .slice(0, 1)
            .map(({ day, month }) => [`${String(month)}-${String(day)}`, mention] as const)
        : [],
    );
  const told = datesOf(said);
  const swap = swapped(
    countsOf(told.map(([date]) => date)),
    countsOf(datesOf(inSource).map(([date]) => date)),
  );
  const mention = told.findLast(([date]) => date === swap?.found)?.[1];
  return swap === null || mention === undefined
    ? []
    : [{ code: 'unknownDate', expected: swap.expected, found: mention.text, span: mention.span }];
}
