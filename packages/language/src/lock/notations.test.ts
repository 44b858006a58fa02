import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import type { Atom } from './read/atom.ts';
import { fold } from './read/fold.ts';
import { lettersOf } from './read/letters.ts';
import { pairHours } from './read/pair-moments.ts';
import { readMentions } from './read/read-mentions.ts';
import { vocabularyOf, type Vocabulary } from './read/vocabulary.ts';
import { patternsOf } from './words/patterns.ts';

const NOTATIONS = new URL('cases/notations/', import.meta.url);

/** A way in which a language may say something. */
interface Notation {
  readonly say: string;
  /** Every figure in it, in order: `06:00`, `07-01`, `2026-07-01`, `51-33-37N`, `500 ft`, `FL50`, `tel 22334455`, `EGD701`, `4`. */
  readonly means?: readonly string[];
  /** Periods in it: `06:00-14:00`. */
  readonly hours?: readonly string[];
  /** What words in it say: `amsl`, `concepts.daily`, `states.closed`, `things.crane`, `ratings.mayNot`. */
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
}

const two = (value: number): string => String(value).padStart(2, '0');

function write(atom: Atom): string {
  switch (atom.type) {
    case 'time':
      return `${two(Math.floor(atom.minute / 60))}:${two(atom.minute % 60)}`;
    case 'date':
      return `${atom.year === null ? '' : `${String(atom.year)}-`}${two(atom.month)}-${two(atom.day)}`;
    case 'position': {
      const seconds = Math.round(atom.seconds);
      const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part)));
      return `${parts.join('-')}${atom.side ?? ''}`;
    }
    case 'measure':
      return `${String(atom.value)} ${atom.unit}`;
    case 'level':
      return `FL${String(atom.value)}`;
    case 'phone':
      return `tel ${atom.digits}`;
    case 'name':
      return atom.text;
    case 'number':
      return String(atom.value);
  }
}

/** Whether the language finds in a folded text the words of `key`. */
function holds(text: string, key: string, language: LanguageCode, { words, concepts }: Vocabulary): boolean {
  const [kind, name] = key.split('.') as [string, string | undefined];
  const start = words.wordStart ? '(?<![\\p{L}\\p{N}])' : '';
  if (name === undefined) {
    const pattern = words[kind as 'agl' | 'amsl' | 'utc' | 'localTime' | 'allDay'];
    return new RegExp(`${start}(?:${pattern})`, 'iu').test(text);
  }
  if (kind === 'concepts') return text.search(concepts[name as keyof typeof concepts]) !== -1;
  const patterns: Readonly<Record<string, RegExp>> = patternsOf(language, kind as 'states');
  const pattern = patterns[name];
  if (pattern === undefined) throw new Error(`no ${key}`);
  return pattern.test(lettersOf(text));
}

const languages = readdirSync(NOTATIONS).map((name) => name.replace('.jsonl', '') as LanguageCode);

describe.each(languages)('what the lock reads in %s', async (language) => {
  const vocabulary = vocabularyOf(language, (await loadCatalogue(language)).months);
  const notations = readFileSync(new URL(`${language}.jsonl`, NOTATIONS), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Notation);

  test.each(notations)('$say', ({ say, means, hours = [], has = [], hasNot = [] }) => {
    const { text } = fold(say);
    const phones = (means ?? []).filter((one) => one.startsWith('tel ')).map((one) => one.slice(4));
    const said = readMentions(text, vocabulary, phones);
    if (means !== undefined) {
      const printed = said
        .filter(({ implied }) => implied === undefined)
        .toSorted((a, b) => a.span.from - b.span.from)
        .map(({ atoms }) => atoms.map(write));
      // A figure may have several meanings: `0600` is a time and a number.
      expect(
        printed.map((some, index) => some.find((one) => one === means[index]) ?? some.join(' or ')),
      ).toEqual(means);
    }
    const pairs = pairHours(text, said, vocabulary.range).map((pair) =>
      pair.map(({ atoms }) => atoms.filter(({ type }) => type === 'time').map(write)[0]).join('-'),
    );
    for (const one of hours) expect(pairs).toContain(one);
    expect(has.filter((key) => !holds(text, key, language, vocabulary))).toEqual([]);
    expect(hasNot.filter((key) => holds(text, key, language, vocabulary))).toEqual([]);
  });
});
