import type { Span } from '@klarnotam/aviation';
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
  const needsFolding = /^[ \n]|[ \n]{2}|[^\n -~]/.test(text);
  if (!needsFolding) {
    const words = text.replaceAll('\n', ' ').toUpperCase();
    return { words, marks: markClauses(words), toOriginal: (offset) => offset };
  }
  const { words, offsets } = fold(text);
  return { words, marks: markClauses(words), toOriginal: (offset) => offsets[offset] ?? 0 };
}

/** The words with the offset of each of their characters; one more offset for the end. */
function fold(text: string): { readonly words: string; readonly offsets: Uint32Array } {
  const offsets = new Uint32Array(text.length + 1);
  let words = '';
  let length = 0;
  let afterBlank = true;
  for (let i = 0; i < text.length; i += 1) {
    const character = toPlain(text.charAt(i));
    const isBlank = character === ' ';
    if (isBlank && afterBlank) continue;
    afterBlank = isBlank;
    offsets[length] = i;
    length += 1;
    words += character;
  }
  offsets[length] = text.length;
  return { words, offsets };
}

function toPlain(character: string): string {
  if (character >= '!' && character <= '~')
    return character >= 'a' && character <= 'z' ? character.toUpperCase() : character;
  if (character === ' ' || character === '\n' || /\s/.test(character)) return ' ';
  const plain = character.normalize('NFD').charAt(0).toUpperCase();
  return plain.length === 1 ? plain : character;
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
