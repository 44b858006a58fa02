import type { Span } from '@klarnotam/aviation';
import type { SearchText } from '../search/search-text.ts';

/** A sentence of item E, in the searched words. */
export interface Sentence {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly span: Span;
}

/** A stop that ends a sentence: not the point of a number, of an abbreviation or of a numbered list. */
const SENTENCE_END =
  /(?<!\b(?:MAX|MIN|APPROX|INCL|EXCL|NO|NR|ST|ALT|HGT|REF|TEL|CA|E\.G|I\.E|(?<=^|[.;:] )\d{1,2}|(?<=^|[.;: ])[A-Z]))[.](?= |$)|[.](?=[A-Z]{3})(?<=[A-Z0-9)]{3}[.])(?<!WWW[.]\S{0,40})|[;!]|$/g;
const LONGEST_SENTENCE = 4000;

/** Item E sentence by sentence; one that is longer than any seen is cut. */
export function splitSentences(text: SearchText): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const end of text.words.matchAll(SENTENCE_END)) {
    for (let start = from; start < end.index; start += LONGEST_SENTENCE) {
      const to = Math.min(end.index, start + LONGEST_SENTENCE);
      const raw = text.words.slice(start, to);
      const lead = raw.length - raw.trimStart().length;
      const words = raw.trim();
      if (words !== '')
        sentences.push({
          words,
          from: start + lead,
          to: start + lead + words.length,
          span: text.placeOf(start + lead, start + lead + words.length),
        });
    }
    from = end.index + 1;
  }
  return sentences;
}
