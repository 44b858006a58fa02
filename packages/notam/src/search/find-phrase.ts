import type { Span } from '@klarnotam/aviation';
import type { PhraseList } from './phrase.ts';
import type { SearchText } from './search-text.ts';

/** A phrase found: what stands there, its groups, and its place in the source. */
export interface Found {
  readonly phrase: string;
  readonly groups: readonly (string | undefined)[];
  readonly span: Span;
  /** Where the phrase begins and ends in the searched words. */
  readonly from: number;
  readonly to: number;
}

/** Whether the phrase found in `text` is what is looked for. */
export type Accepts = (found: Found, text: SearchText) => boolean;

function anywhere(): boolean {
  return true;
}

/** The first place where `phrase` (flag `g`) stands and `accepts` agrees, or null. */
export function findPhrase(text: SearchText, phrase: RegExp, accepts: Accepts = anywhere): Found | null {
  // Not `matchAll`: a new regular expression for each of hundreds of phrases costs as much as the search.
  phrase.lastIndex = 0;
  for (let match = phrase.exec(text.words); match !== null; match = phrase.exec(text.words)) {
    const resumeAt = Math.max(phrase.lastIndex, match.index + 1);
    const found = toFound(text, match);
    if (accepts(found, text)) return found;
    phrase.lastIndex = resumeAt;
  }
  return null;
}

function toFound(text: SearchText, match: RegExpExecArray): Found {
  const from = match.index;
  const to = from + match[0].length;
  return { phrase: match[0], groups: match.slice(1), span: text.placeOf(from, to), from, to };
}

/** The first of the phrases that stands anywhere where `accepts` agrees, or null. */
export function findFirst(text: SearchText, list: PhraseList, accepts?: Accepts): Found | null {
  if (!list.any.test(text.words)) return null;
  for (const each of list.phrases) {
    const found = findPhrase(text, each, accepts);
    if (found !== null) return found;
  }
  return null;
}

/** The first places where `phrase` stands, at most `most`. */
export function findPhrases(text: SearchText, phrase: RegExp, most = Infinity): Found[] {
  const places: Found[] = [];
  findPhrase(text, phrase, (found) => places.push(found) >= most);
  return places;
}
