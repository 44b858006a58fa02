import type { Atom } from './atom.ts';
import { date } from './calendar-date.ts';
import type { Scanner } from './scanner.ts';
import type { Vocabulary } from './vocabulary.ts';

const ORDINAL = '(?:লা|রা|ঠা|ই| ?শে|ली|री|थी|वीं)?';
const DAY = `(?<!\\d)(\\d{1,2})${ORDINAL}`;
const YEAR = '(20\\d{2})(?!\\d)';
const OF = 'की|के|का|में|এর|ের';

/** Dates in the ways of India alone: `वर्ष 2026 की 1 जुलाई`, `जुलाई की 5 तारीख`, `পহেলা জুলাই`, `২০২৬ সালের ৮ জুলাই`. */
export function readIndianDates(
  scanner: Scanner,
  { indianNumbers, monthName, words }: Vocabulary,
  monthOf: (name: string) => number,
): void {
  if (indianNumbers === undefined) return;
  const month = `(${monthName})(?!\\p{L})`;
  const take = (
    pattern: string,
    read: (groups: readonly (string | undefined)[]) => readonly (Atom | null)[],
  ): void => {
    scanner.take(new RegExp(pattern, 'giu'), ([, ...groups]) => {
      const atoms = read(groups);
      const known = atoms.flatMap((atom) => (atom === null ? [] : [[atom]]));
      return known.length === atoms.length ? known : null;
    });
  };
  take(`(?<!\\d)${YEAR}(?: ?(?:সালের|খ্রিস্টাব্দের)| (?:${OF})) ${DAY} ${month}`, ([year, day, name = '']) => [
    date(Number(day), monthOf(name), year),
  ]);
  // The last of a list is read with the list.
  take(
    `(?<!\\d${ORDINAL} ?(?:-|,|${words.to}|${words.and}) ?)${DAY} ${month},? (?:वर्ष|सन्?|साल|সাল) ${YEAR}`,
    ([day, name = '', year]) => [date(Number(day), monthOf(name), year)],
  );
  take(
    `(?<![\\p{L}\\p{M}])(${monthName})(?: ${YEAR})?(?:য?ের| (?:${OF})|(?:,? (?:माह|महीने) (?:${OF}))| মাসের) ${DAY}(?: ?(?:,|${words.and}) ?${DAY})? (?:तारीख|তারিখ)`,
    ([name = '', year, ...days]) =>
      days.flatMap((day) => (day === undefined ? [] : [date(Number(day), monthOf(name), year)])),
  );
  take(`(?<![\\p{L}\\p{M}])(?:पहली|পযলা|পহেলা|প্রথম) ${month}(?:,? ${YEAR})?`, ([name = '', year]) => [
    date(1, monthOf(name), year),
  ]);
}
