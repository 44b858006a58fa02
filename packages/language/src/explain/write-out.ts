import type { Catalogue } from '../catalogue.ts';
import { before, findTerm, isWord, SMALL_WORDS, tokensOf } from './find-term.ts';

export interface WrittenOut {
  /** The clause with its terms written out in place. */
  readonly text: string;
  /** Whether anything was written out. */
  readonly changed: boolean;
  /** What was written out, by the term as it stood. */
  readonly terms: ReadonlyMap<string, string>;
  /** Nouns, numbers and small words alone, which can be put into another language one by one. */
  readonly telegraphic: boolean;
  /** How many of the words outside brackets the glossary does not know, 0 to 1. */
  readonly unknownShare: number;
  /** Words of two letters and more; identifiers, spelt letters, units, addresses, articles and prepositions are none. */
  readonly words: number;
  /** How many of them were written out. */
  readonly writtenWords: number;
  /** How many of those are terms, which are named with their meaning where the clause stays as it was. */
  readonly termWords: number;
}

/** Letters as they are spelt, units and numerals: they stand in every language as they are. */
const UNCHANGED = new Set(
  'ALPHA ALFA BRAVO CHARLIE DELTA ECHO FOXTROT GOLF HOTEL INDIA JULIET JULIETT KILO LIMA MIKE NOVEMBER OSCAR PAPA QUEBEC ROMEO SIERRA TANGO UNIFORM VICTOR WHISKEY XRAY YANKEE ZULU FT NM KM KG II III IV'.split(
    ' ',
  ),
);
/** Words that mean nothing in another language without its grammar around them. */
const NEEDS_GRAMMAR = new Set(
  'ADD|ADVISE|AFFECT|APPLIES|APPLY|CALL|CAN BE|COMPLY WITH|CONDUCT|CROSS|DO NOT|DOES NOT|ENTER|INCLUDES|JOINING|MANOEUVRE|MAY|NO|OBTAINED|OVERFLY|PARTICIPATE|PROVIDED|PROVIDING|RECEIVE|RECOMMENDED|REMAINS|REQUIRING|REVERTS TO|SEE|TRANSITING|USING|ALL|ANY|ADVISED|ADZ|ARE|AS|AVOID|BE|CENTRED ON|CONTACT|CTC|EXPECT|EXP|FOR|HAS|HAVE|HOURS|HR|HRS|IF|IS|MAY BE|MUST|OPERATE|OPERATING|OPR|OPS|REF|REFERS|REQ|REQUEST|REQUIRED|SHALL|SHALL BE|SHOULD|SHOULD BE|SUBJ|SUBJ TO|SUBJECT|SUBJECT TO|UNABLE|USE|WHEN|WILL|WILL BE|WILL NOT BE|WILL TAKE PLACE|WILL OPR|WILL ONLY OPR|ONLY OPR|MAY OPR|TO OPR|WITH|ONLY|OTHER|UTILISING'.split(
    '|',
  ),
);
/** Left untranslated among translated words, these would let a ban read as a permission. */
const TURNS_MEANING = new Set([
  'NO',
  'NOT',
  'NIL',
  'NON',
  'UNLESS',
  'WITHOUT',
  'EXC',
  'EXCEPT',
  'BUT',
  'NEITHER',
  'NOR',
]);
/**
 * `clause` with the abbreviations and terms of the glossary written out in the language. Numbers, names, positions,
 * frequencies and addresses stand as they were.
 */
export function writeOut(clause: string, catalogue: Catalogue): WrittenOut {
  const tokens = tokensOf(clause);
  const terms = new Map<string, string>();
  let text = '';
  let unknownWords = 0;
  let words = 0;
  let depth = 0;
  let telegraphic = true;
  const count = { all: 0, written: 0, terms: 0 };
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i] ?? '';
    const entry = findTerm(tokens, i, catalogue);
    if (entry === null) {
      telegraphic &&= !TURNS_MEANING.has(token.toUpperCase());
      depth += token.split('(').length - token.split(')').length;
      text += token;
      if (isWord(token) && isCounted(token)) count.all++;
      if (isWord(token) && depth <= 0) {
        words++;
        if (token.length > 2) unknownWords++;
      }
      i++;
      continue;
    }
    const original = tokens.slice(i, i + entry.tokens).join('');
    // `TEMPO DANGER AREA (TDA)`: the letters in brackets are the name of what stands before them.
    const isName =
      i > 1 && before(tokens, i).endsWith('(') && tokens[i + entry.tokens]?.startsWith(')') === true;
    text += isName ? original : entry.text;
    telegraphic &&= !NEEDS_GRAMMAR.has(original.toUpperCase()) || entry.text === catalogue.months[4];
    const entryWords = (entry.tokens + 1) / 2;
    words += entryWords;
    const counted = isCounted(original) ? entryWords : 0;
    count.all += counted;
    count.written += counted;
    if (isTerm(original, entry.text)) count.terms += counted;
    if (!isName && entry.text.toUpperCase() !== original.toUpperCase() && isTerm(original, entry.text)) {
      terms.set(original.toUpperCase(), entry.text);
    }
    i += entry.tokens;
  }
  const unknownShare = words === 0 ? 0 : unknownWords / words;
  return {
    text: tidied(text),
    changed: terms.size > 0,
    terms,
    unknownShare,
    telegraphic,
    words: count.all,
    writtenWords: count.written,
    termWords: count.terms,
  };
}

function isCounted(word: string): boolean {
  const upper = word.toUpperCase();
  return word.length > 1 && !SMALL_WORDS.has(upper) && !UNCHANGED.has(upper);
}

/** Small words need no explanation when the clause stays in its own language. */
function isTerm(original: string, text: string): boolean {
  return text !== '' && !SMALL_WORDS.has(original.toUpperCase());
}

function tidied(text: string): string {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}
