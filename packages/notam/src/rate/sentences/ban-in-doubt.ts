import type { Found } from '../../search/find-phrase.ts';
import type { SearchText } from '../../search/search-text.ts';
import { BAN_NOUN } from './forbids-drones.ts';
import { speaksOfLifting } from './lifted.ts';
import { readSentences, type Sentence } from './read-sentences.ts';

/** What somebody else has said is denied, or not to be read. */
const DENIED =
  /\b(?:NOT (?:TRUE|SO|CORRECT|THE CASE|REAL)|UNTRUE|FALSE(?:LY)?|HOAX|RUMOU?RS?|USED TO BE|(?:TO BE|PLEASE|SHALL BE) (?:DISREGARDED?|IGNORED?))\b/;
/** What lasts, or is set up after all. */
const LASTS = /\b(?:REMAINS?|STILL|CONTINUES?|STANDS|IN FORCE|BUT|HOWEVER)\b/;

const FOREIGN_NOUN = /(?:ICION|DICAO|BICAO|INTERDICTION|VERBOT|FORBUDE?T?|ZAKAZ|DIVIETO|LARANGAN)$/;

/** `LA PROHIBICION DE DRONES TERMINO AYER`: of the ban, a noun of another language, an unknown verb may say that it ended. */
function hasUnknownPredicate({ tokens }: Sentence): boolean {
  const ban = tokens.findIndex(({ word, english }) => !english && FOREIGN_NOUN.test(word));
  const drone = tokens.findIndex(({ letter }, at) => at > ban && letter === 'D');
  const isNear = tokens.slice(ban + 1, drone).every(({ letter }) => /[iFfcYaA]/.test(letter));
  const behind = tokens.slice(drone + 1).map(({ letter }) => letter);
  return ban >= 0 && drone >= 0 && isNear && /^[cv]?u/.test(behind.join(''));
}

/**
 * Whether the ban that is worded in `found` stands within reach of an ending or a denial, `THE BAN ON DRONES RAN OUT AT MIDNIGHT`, `NEITHER A BAN
 * ON DRONES NOR ...`, so that it may be none. A verb, `DRONES PROHIBITED AND ...`, is reached as far as its clause goes, a noun as far as its sentence.
 */
export function isBanInDoubt(found: Pick<Found, 'from' | 'to'>, sentence: Sentence): boolean {
  const { words, from } = sentence;
  if (LASTS.test(words)) return false;
  if (DENIED.test(words) || hasUnknownPredicate(sentence)) return true;
  const start = Math.max(0, found.from - from);
  const end = Math.min(words.length, found.to - from);
  const isNoun = words
    .slice(start, end)
    .split(/[^A-Z]+/)
    .some((word) => BAN_NOUN.test(word));
  const marks = isNoun ? /[,:]/g : /[,:]| (?:AND|OR) /g;
  const before = Array.from(words.slice(0, start).matchAll(marks)).at(-1);
  const behind = words.slice(end).search(isNoun ? /[,:]/ : /[,:]| (?:AND|OR) /);
  const clause = words.slice(
    before === undefined ? 0 : before.index + before[0].length,
    behind < 0 ? words.length : end + behind,
  );
  const told: SearchText = { words: clause, placeOf: (first, last) => ({ from: first, to: last }) };
  return readSentences(told).some(speaksOfLifting);
}
