import type { Span } from '@klarnotam/aviation';
import { upperCaseLatin } from '../find/upper-case.ts';
import type { ClauseMarks } from './literal-scanner.ts';
import { markClauses, mayMatch, type Phrase } from './phrase-index.ts';

/**
 * Item E made ready for phrase search: upper case, accents dropped, every run of blanks and line ends one blank. Phrases can
 * so be written once, whatever the line wraps; {@link findPhrase} gives the place in the original text.
 */
export interface SearchText {
  readonly words: string;
  /** What the text meets of the needs of all phrases. */
  readonly marks: ClauseMarks;
  /** The offset in the original of a character of `words`; its length gives the end. */
  toOriginal(offset: number): number;
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
  const words = toWords(text);
  let offsets: Uint32Array | null = null;
  const toOriginal = (offset: number): number => {
    if (words.length === text.length) return offset;
    offsets ??= offsetsOf(text, words.length);
    return offsets[offset] ?? text.length;
  };
  return { words, marks: markClauses(words), toOriginal };
}

/** Takes the characters of `text` one for one, but runs of blanks, and blanks in front, together. */
function toWords(text: string): string {
  const latin = NOT_ASCII.test(text) ? text.replace(ALL_NOT_ASCII, toPlain) : text;
  const upper = upperCaseLatin(latin);
  return upper.replace(LEADING_BLANKS, '').replace(BLANKS, ' ');
}

const NOT_ASCII = /[\u0080-\uffff]/;
const ALL_NOT_ASCII = /[\u0080-\uffff]/g;
const LEADING_BLANKS = /^\s+/;
/** All that is not one space alone. */
const BLANKS = /[^\S ]\s*| \s+/g;

function toPlain(character: string): string {
  const plain = character.normalize('NFD').charAt(0).toUpperCase();
  return plain.length === 1 ? plain : character;
}

/** For each character of the words of `text` its offset in `text`, and one more for the end. */
function offsetsOf(text: string, length: number): Uint32Array {
  const offsets = new Uint32Array(length + 1);
  let at = 0;
  let afterBlank = true;
  for (let i = 0; i < text.length; i += 1) {
    const isBlank = isBlankAt(text, i);
    if (isBlank && afterBlank) continue;
    afterBlank = isBlank;
    offsets[at] = i;
    at += 1;
  }
  offsets[at] = text.length;
  return offsets;
}

function isBlankAt(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code <= 127 ? code === 32 || (code >= 9 && code <= 13) : /\s/.test(text.charAt(offset));
}

/** The first place where `phrase` stands and `accepts` agrees, or null. */
export function findPhrase(
  text: SearchText,
  phrase: Phrase,
  accepts: (found: Found) => boolean = () => true,
): Found | null {
  if (!mayMatch(phrase, text.marks)) return null;
  const { pattern } = phrase;
  pattern.lastIndex = 0;
  for (;;) {
    const match = pattern.exec(text.words);
    if (match === null) return null;
    const resumeAt = Math.max(pattern.lastIndex, match.index + 1);
    const found = toFound(text, match);
    if (accepts(found)) return found;
    pattern.lastIndex = resumeAt;
  }
}

/** The first places where `phrase` stands, at most `most`. */
export function findPhrases(text: SearchText, phrase: Phrase, most = Infinity): Found[] {
  const places: Found[] = [];
  findPhrase(text, phrase, (found) => places.push(found) >= most);
  return places;
}

function toFound(text: SearchText, match: RegExpExecArray): Found {
  const from = match.index;
  const to = from + match[0].length;
  const first = text.toOriginal(from);
  const last = to > from ? text.toOriginal(to - 1) + 1 : first;
  return { phrase: match[0], groups: match.slice(1), span: { from: first, to: last }, from, to };
}
