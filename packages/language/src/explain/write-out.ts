import type { Catalogue } from '../catalogue.ts';
import { findNames } from './find-names.ts';
import { before, findTerm, isWord, SMALL_WORDS, tokensOf, type Term } from './find-term.ts';

export interface WrittenOut {
  /** The clause with its terms written out in place. */
  readonly text: string;
  /** Whether anything was written out. */
  readonly changed: boolean;
  /** What was written out, by the term as it stood. */
  readonly terms: ReadonlyMap<string, string>;
  /** How many of the words outside brackets the glossary does not know, 0 to 1. */
  readonly unknownShare: number;
  /** Words of two letters and more; names, identifiers, spelt letters, units, addresses, articles and prepositions are none. */
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
/**
 * `clause` with the abbreviations and terms of the glossary written out in the language. Numbers, names, positions,
 * frequencies and addresses stand as they were.
 */
export function writeOut(clause: string, catalogue: Catalogue): WrittenOut {
  const tokens = tokensOf(clause);
  const entries = termsOf(tokens, catalogue);
  const names = findNames(tokens, (index) => entries[index] !== null);
  const terms = new Map<string, string>();
  let text = '';
  let unknownWords = 0;
  let words = 0;
  let depth = 0;
  const count = { all: 0, written: 0, terms: 0 };
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i] ?? '';
    const entry = entries[i] ?? null;
    if (entry === null || entry === 'inside') {
      depth += token.split('(').length - token.split(')').length;
      text += token;
      const saysSomething = isWord(token) && !names.has(i);
      if (saysSomething && isCounted(token)) count.all++;
      if (saysSomething && depth <= 0) {
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
    words: count.all,
    writtenWords: count.written,
    termWords: count.terms,
  };
}

/** The term that begins at each of `tokens`, and `inside` for the rest of it. */
function termsOf(tokens: readonly string[], catalogue: Catalogue): readonly (Term | 'inside' | null)[] {
  const entries: (Term | 'inside' | null)[] = [];
  while (entries.length < tokens.length) {
    const term = findTerm(tokens, entries.length, catalogue);
    entries.push(term);
    for (let more = 1; more < (term?.tokens ?? 1); more++) entries.push('inside');
  }
  return entries;
}

function isCounted(word: string): boolean {
  const upper = word.toUpperCase();
  return word.length > 1 && !SMALL_WORDS.has(upper) && !UNCHANGED.has(upper);
}

/** Small words need no explanation, but for the one without which a ban would read as a permission. */
function isTerm(original: string, text: string): boolean {
  const word = original.toUpperCase();
  return text !== '' && (word === 'NOT' || !SMALL_WORDS.has(word));
}

function tidied(text: string): string {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}
