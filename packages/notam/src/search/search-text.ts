import type { Span } from '@klarnotam/aviation';
import { everyMatch } from './every-match.ts';
import { upperCaseLatin } from './upper-case.ts';
import type { ClauseMarks } from './literal-scanner.ts';
import { markClauses, mayMatch, mayMatchAny, type Phrase, type PhraseList } from './phrase-index.ts';

/**
 * Item E made ready for phrase search: upper case, accents dropped, every run of blanks and line ends one blank. Phrases can
 * so be written once, whatever the line wraps; what {@link findPhrase} finds knows its place in the source.
 */
export interface SearchText {
  readonly words: string;
  /** What the whole text meets of the needs of all phrases. */
  readonly marks: ClauseMarks;
  /** The place in the source of `from` to `to` in `words`. */
  placeOf(from: number, to: number): Span;
}

/** A phrase found: what stands there, its groups, and its place in the source. */
export interface Found {
  readonly phrase: string;
  readonly groups: readonly (string | undefined)[];
  readonly span: Span;
  /** Where the phrase begins and ends in `words`. */
  readonly from: number;
  readonly to: number;
}

/** The place in a source of the characters `from` to `to` of a text that was made of it. */
export type PlaceInSource = (from: number, to: number) => Span;

/**
 * Prepares `text` for phrase search; of a longer text only the first `longest` characters are searched. Where it is not itself the
 * source, `inSource` knows what of that its characters come from.
 */
export function toSearchText(
  text: string,
  longest = Infinity,
  inSource: PlaceInSource = (from, to) => ({ from, to }),
): SearchText {
  return new PreparedText(text, longest, inSource);
}

class PreparedText implements SearchText {
  readonly words: string;
  readonly marks: ClauseMarks;
  private readonly original: string;
  private readonly inSource: PlaceInSource;
  private dropped: readonly Dropped[] | null = null;

  constructor(text: string, longest: number, inSource: PlaceInSource) {
    this.inSource = inSource;
    this.original = text.length > longest ? text.slice(0, longest) : text;
    this.words = toWords(this.original);
    this.marks = markClauses(this.words);
  }

  placeOf(from: number, to: number): Span {
    const first = this.toOriginal(from);
    return this.inSource(first, to > from ? this.toOriginal(to - 1) + 1 : first);
  }

  /** The offset in the original of a character of the words. */
  private toOriginal(offset: number): number {
    if (this.words.length === this.original.length) return offset;
    this.dropped ??= findDropped(this.original);
    let original = offset;
    for (const { behind, characters } of this.dropped) {
      if (behind > offset) break;
      original += characters;
    }
    return original;
  }
}

/** Takes the characters of `text` one for one, but runs of blanks, and blanks in front, together. */
function toWords(text: string): string {
  const upper = CHANGES.test(text) ? upperCaseLatin(text.replace(NOT_ASCII, toPlain)) : text;
  return upper.trimStart().replace(ALL_BLANKS, ' ');
}

/** What words are written without. */
const CHANGES = /[a-z\u0080-\uffff]/;
const NOT_ASCII = /[\u0080-\uffff]/g;
/** All that is not one space alone. */
const ALL_BLANKS = /[^\S ]\s*| \s+/g;

function toPlain(character: string): string {
  const plain = character.normalize('NFD').charAt(0).toUpperCase();
  return plain.length === 1 ? plain : character;
}

/** A place in the words behind which the original has so many characters more. */
interface Dropped {
  readonly behind: number;
  readonly characters: number;
}

/** The runs of blanks of `text` of which its words have one blank, or none in front. */
function findDropped(text: string): Dropped[] {
  const dropped: Dropped[] = [];
  let before = 0;
  for (const { index, 0: run } of everyMatch(text, RUNS)) {
    const kept = index === 0 ? 0 : 1;
    if (run.length === kept) continue;
    dropped.push({ behind: index - before + kept, characters: run.length - kept });
    before += run.length - kept;
  }
  return dropped;
}

const RUNS = /^\s+|\s{2,}/g;

/** Whether the phrase found in `text` is what is looked for. */
export type Accepts = (found: Found, text: SearchText) => boolean;

function anywhere(): boolean {
  return true;
}

/** The first place where `phrase` stands and `accepts` agrees, or null. */
export function findPhrase(text: SearchText, phrase: Phrase, accepts: Accepts = anywhere): Found | null {
  if (!mayMatch(phrase, text.marks)) return null;
  const { pattern } = phrase;
  pattern.lastIndex = 0;
  for (;;) {
    const match = pattern.exec(text.words);
    if (match === null) return null;
    const resumeAt = Math.max(pattern.lastIndex, match.index + 1);
    const found = new FoundPhrase(text, match);
    if (accepts(found, text)) return found;
    pattern.lastIndex = resumeAt;
  }
}

/** The first of the phrases that stands anywhere where `accepts` agrees, or null. */
export function findFirst(text: SearchText, list: PhraseList, accepts: Accepts = anywhere): Found | null {
  if (!mayMatchAny(list, text.marks)) return null;
  for (const each of list.phrases) {
    const found = findPhrase(text, each, accepts);
    if (found !== null) return found;
  }
  return null;
}

/** The first places where `phrase` stands, at most `most`. */
export function findPhrases(text: SearchText, phrase: Phrase, most = Infinity): Found[] {
  const places: Found[] = [];
  findPhrase(text, phrase, (found) => places.push(found) >= most);
  return places;
}

/** Most phrases that are found only have to be there: their groups and their places are made out for those who ask. */
class FoundPhrase implements Found {
  readonly phrase: string;
  readonly from: number;
  readonly to: number;
  private readonly text: SearchText;
  private readonly match: RegExpExecArray;

  constructor(text: SearchText, match: RegExpExecArray) {
    this.phrase = match[0];
    this.from = match.index;
    this.to = match.index + match[0].length;
    this.text = text;
    this.match = match;
  }

  get groups(): readonly (string | undefined)[] {
    return this.match.slice(1);
  }

  get span(): Span {
    return this.text.placeOf(this.from, this.to);
  }
}
