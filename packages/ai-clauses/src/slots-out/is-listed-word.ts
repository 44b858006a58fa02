import { isVocabulary } from '@klarnotam/notam';
import { FREQUENT_WORDS } from './frequent-words.ts';
import {
  CALENDAR_WORDS,
  CLOCK_WORDS,
  NUMBER_WORDS,
  ROMAN_NUMERAL,
  SPELLED_LETTERS,
  UNIT_WORDS,
} from './never-words.ts';

const FREQUENT: ReadonlySet<string> = new Set(FREQUENT_WORDS);
const NEVER = [CALENDAR_WORDS, CLOCK_WORDS, NUMBER_WORDS, UNIT_WORDS, SPELLED_LETTERS];
/** Letters, and the signs that hold words together: `ADS-B`, `A/C`, `PILOT'S`. */
const LETTERS = /^[A-Z](?:[A-Z'/-]*[A-Z'])?$/;
const JOINT = /[-/]/;

/**
 * Whether a model may be sent `word`, which is in upper case: it is of the glossary, of the rating's lexicon or of the frequent words,
 * or its parts are. Numbers, units, months and letters alone never are.
 */
export function isListedWord(word: string): boolean {
  if (!LETTERS.test(word) || isNever(word)) return false;
  if (isKnown(word)) return true;
  const parts = word.split(JOINT);
  return parts.length > 1 && parts.every((part) => part.length > 1 && !isNever(part) && isKnown(part));
}

function isKnown(word: string): boolean {
  return FREQUENT.has(word) || isVocabulary(word) || isVocabulary(singularOf(word));
}

/** `TAXIWAYS`, `FACILITIES`: a plural of three letters or fewer is too near to a designator. */
function singularOf(word: string): string {
  if (word.length < 5) return word;
  if (word.endsWith('IES')) return `${word.slice(0, -3)}Y`;
  return word.endsWith('S') && !word.endsWith('SS') ? word.slice(0, -1) : word;
}

function isNever(word: string): boolean {
  return word.length === 1 || ROMAN_NUMERAL.test(word) || NEVER.some((list) => list.has(word));
}
