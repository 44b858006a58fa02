import { unknownIdentifier, type LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Mention } from '../read/atom.ts';
import { bareNumber, numberRangesOf } from '../read/pair-numbers.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

/** Ranges of bare numbers of which the telegram has one end with another: `category 6 to 9` for `6 THROUGH 8`. */
export function checkNumberRanges(
  text: string,
  said: readonly Mention[],
  { numberRanges, text: telegram }: HeldFacts,
  { words: { to } }: Vocabulary,
): readonly LockFault[] {
  return numberRangesOf(text, said, to)
    .filter(([first, last]) => {
      const like = numberRanges.filter((known) => (known[0] === first) !== (known[1] === last));
      return (
        like.length > 0 &&
        !new RegExp(`(?<!\\d)${String(first)}\\D{1,10}${String(last)}(?!\\d)`).test(telegram)
      );
    })
    .map(([, , { text: found, span }]) => ({
      ...unknownIdentifier(found, span.from),
      code: 'unknownNumber',
    }));
}

/** `CTA 6`, `CTA 1 3 8`, `CTA 6, 7 AND 8`: a word of capital letters with the numbers behind it. */
const NAMED =
  /(?<![\p{L}\d])([A-Z]{2,8}) (\d{1,3})(?![\d/:°'"]|[.,]\d)((?:(?:, ?| ?[&/-] ?| \p{L}{1,3} |、| )\d{1,3}(?![\d/:°'"]|[.,]\d))*)/gu;

/** `AD 2 EGBB 2-1`: a location indicator has no numbers of its own. */
const INDICATOR = 4;

interface NamedNumber {
  readonly name: string;
  readonly value: number;
  readonly at: number;
}

function namedNumbers(text: string): readonly NamedNumber[] {
  return Array.from(text.matchAll(NAMED)).flatMap(({ index, 0: found, 1: name = '' }) =>
    Array.from(found.matchAll(/\d+/g), ({ 0: number, index: at }) => ({
      name,
      value: Number(number),
      at: index + at,
    })),
  );
}

/** Numbers in a list behind a name that the telegram has with other numbers: `CTA 6, 7` for `CTA 6`. */
export function checkNamedNumbers(
  translation: string,
  said: readonly Mention[],
  { text: telegram, own }: HeldFacts,
): readonly LockFault[] {
  const known = Map.groupBy(namedNumbers(`${telegram}\n${own}`), ({ name }) => name);
  const isPlain = (at: number): boolean =>
    said.some((mention) => mention.span.from === at && bareNumber(mention) !== null);
  return namedNumbers(translation)
    .filter(({ name, value, at }) => {
      const numbers = known.get(name);
      if (name.length === INDICATOR) return false;
      return numbers !== undefined && !numbers.some((one) => one.value === value) && isPlain(at);
    })
    .map(({ name, value, at }) => unknownIdentifier(`${name} ${String(value)}`, at));
}
