import type { Span } from '@klarnotam/aviation';

/**
 * Item E made ready for phrase search: upper case, accents dropped, every run of blanks and line ends one blank. Phrases can
 * so be written once, whatever the line wraps; {@link findPhrase} gives the place in the original text.
 */
export interface SearchText {
  readonly words: string;
  /** For each character of `words`, its offset in the original; one more entry for the end. */
  readonly offsets: Uint32Array;
}

/** A phrase found: what stands there, its groups, and its place in the original text. */
export interface Found {
  readonly phrase: string;
  readonly groups: readonly (string | undefined)[];
  readonly span: Span;
  /** Where the phrase begins and ends in `words`. */
  readonly from: number;
  readonly to: number;
}

/** Prepares `text` for phrase search. */
export function toSearchText(text: string): SearchText {
  const offsets = new Uint32Array(text.length + 1);
  let words = '';
  for (let i = 0; i < text.length; i += 1) {
    const character = toPlain(text.charAt(i));
    if (character === ' ' && (words === '' || words.endsWith(' '))) continue;
    offsets[words.length] = i;
    words += character;
  }
  offsets[words.length] = text.length;
  return { words, offsets };
}

function toPlain(character: string): string {
  if (character >= '!' && character <= '~')
    return character >= 'a' && character <= 'z' ? character.toUpperCase() : character;
  if (/\s/.test(character)) return ' ';
  const plain = character.normalize('NFD').charAt(0).toUpperCase();
  return plain.length === 1 ? plain : character;
}

/** The first place where `pattern` matches, or null. */
export function findPhrase(text: SearchText, pattern: RegExp): Found | null {
  const match = pattern.exec(text.words);
  pattern.lastIndex = 0;
  return match === null ? null : toFound(text, match);
}

/** Every place where `pattern` (with the flag `g`) matches. */
export function findPhrases(text: SearchText, pattern: RegExp): Found[] {
  return Array.from(text.words.matchAll(pattern), (match) => toFound(text, match));
}

function toFound(text: SearchText, match: RegExpExecArray): Found {
  const from = match.index;
  const to = from + match[0].length;
  const first = text.offsets[from] ?? 0;
  const last = to > from ? (text.offsets[to - 1] ?? first) + 1 : first;
  return { phrase: match[0], groups: match.slice(1), span: { from: first, to: last }, from, to };
}
