import { mayStandFor, type Mention } from '../read/atom.ts';
import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Vocabulary } from '../read/vocabulary.ts';

const COUNT = /^[2-9]$|^[1-9]\d$/;
/** A phrase begins, and it is no list of numbers. */
const BEGINS = /(?:^|[;(\n]|(?<!\d),|(?<!\d):)\s?$/;
/** A thing in small letters, or in letters that have no case; a sign of order makes it a name. */
const THING = /^\s?(?![号號番])[\p{Ll}\p{Lo}]/u;

/** Numbers of things that the telegram has as a number of something else: `2 rockets` where it says `AREA 2`. */
export function checkCounts(
  text: string,
  said: readonly Mention[],
  { text: telegram, inText }: HeldFacts,
  { words }: Vocabulary,
): readonly LockFault[] {
  const joint = new RegExp(`^\\s?(?:${words.and}|${words.to})(?!\\p{L})`, 'iu');
  return said
    .filter(({ text: printed, atoms: [atom], implied, span: { from, to } }) => {
      if (implied !== undefined || atom?.type !== 'number' || !COUNT.test(printed)) return false;
      const after = text.slice(to, to + 8);
      return BEGINS.test(text.slice(Math.max(0, from - 3), from)) && THING.test(after) && !joint.test(after);
    })
    .filter(({ text: printed }) => !new RegExp(`(?<![\\d./-])0?${printed}\\s?[A-Z]`).test(telegram))
    .filter(({ text: printed }) => !new RegExp(`(?:^|\\n)\\s*\\(?${printed}[.)]`).test(telegram))
    .filter((count) => !inText.some((number) => number.implied === true && mayStandFor(count, number)))
    .map(({ text: found, span }) => ({ code: 'unknownNumber', expected: null, found, span }));
}
