import type { Span } from '@klarnotam/aviation';
import type { SearchText } from '../../search/search-text.ts';
import { droneNames } from './drone-names.ts';
import { withoutReferences } from './references.ts';
import { toTokens, type Token } from './tokens.ts';

/** A sentence of item E, in the searched words. */
export interface Sentence {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  readonly tokens: readonly Token[];
  /** A letter for each token, see {@link WORD_CLASSES}; commas, colons and brackets stand for themselves. */
  readonly shape: string;
  /** It names unmanned aircraft. */
  readonly namesDrones: boolean;
}

const ABBREVIATION =
  /(?:^|[^A-Z0-9])(?:MAX|MIN|APPROX|INCL|EXCL|NO|NR|ST|ALT|HGT|REF|TEL|CA|(?:[A-Z]\.)+[A-Z])$/;
const LIST_MARK = /(?:^|[.;:] )(?:\d{1,2}|[A-Z])$/;

/** A point that ends a sentence: not that of a number, an abbreviation, an address or a numbered list. */
function endsSentence(words: string, at: number): boolean {
  const next = words[at + 1];
  if (next === undefined) return true;
  const lead = words.slice(Math.max(0, at - 8), at);
  if (next === ' ') return !ABBREVIATION.test(lead) && !LIST_MARK.test(lead);
  if (!/^[A-Z]{3}/.test(words.slice(at + 1, at + 4)) || !/[A-Z0-9)]{3}$/.test(lead)) return false;
  const word = words.slice(words.lastIndexOf(' ', at) + 1, at);
  return !word.includes('WWW') && !word.includes('@') && !word.includes('//');
}

/** What ends a sentence; remarks are a sentence of their own, which begins with its heading. */
const END = /[.;!]|\bRMKS? ?[:/]/g;

const LONGEST_SENTENCE = 4000;

const kept = new WeakMap<SearchText, readonly Sentence[]>();

/** Item E sentence by sentence, each word with its class; a sentence that is longer than any seen is cut. Kept with the text. */
export function readSentences(text: SearchText): readonly Sentence[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const sentences = splitSentences(text);
  kept.set(text, sentences);
  return sentences;
}

function splitSentences(text: SearchText): Sentence[] {
  const { words } = text;
  const drones = droneNames(words);
  const sentences: Sentence[] = [];
  // Sentences and drones stand in the order of the text.
  let next = 0;
  const add = (from: number, to: number): void => {
    for (let start = from; start < to; start += LONGEST_SENTENCE) {
      const raw = words.slice(start, Math.min(to, start + LONGEST_SENTENCE));
      const printed = raw.trim();
      if (printed === '') continue;
      const at = start + raw.length - raw.trimStart().length;
      const end = at + printed.length;
      while ((drones[next]?.to ?? Infinity) <= at) next += 1;
      let last = next;
      while ((drones[last]?.from ?? Infinity) < end) last += 1;
      const tokens = withoutReferences(toTokens(words, at, end, drones.slice(next, last)));
      const shape = tokens.map(({ letter }) => letter).join('');
      sentences.push({
        words: printed,
        from: at,
        to: end,
        span: text.placeOf(at, end),
        tokens,
        shape,
        namesDrones: shape.includes('D'),
      });
    }
  };
  let from = 0;
  for (const { index, 0: mark } of words.matchAll(END)) {
    if (mark === '.' && !endsSentence(words, index)) continue;
    add(from, index);
    from = mark.length > 1 ? index : index + 1;
  }
  add(from, words.length);
  return sentences;
}

/** Whether the words name unmanned aircraft. */
export function mentionsDrones(words: string): boolean {
  return readSentences({ words, placeOf: (from, to) => ({ from, to }) }).some(
    ({ namesDrones }) => namesDrones,
  );
}

/** The text with these sentences left blank; what remains keeps its place. */
export function withoutSentences(text: SearchText, sentences: readonly Sentence[]): SearchText {
  const kept: string[] = [];
  let at = 0;
  for (const { from, to } of sentences.toSorted((left, right) => left.from - right.from)) {
    if (from < at) continue;
    kept.push(text.words.slice(at, from), ' '.repeat(to - from));
    at = to;
  }
  const words = kept.join('') + text.words.slice(at);
  return { words, placeOf: (from, to) => text.placeOf(from, to) };
}
