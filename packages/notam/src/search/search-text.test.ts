import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPhrases, phrase, type Phrase } from './phrase-index.ts';
import '../rate/rate-notam.ts';
import { findPhrase, findPhrases, toSearchText } from './search-text.ts';

const CORPUS = ['notams-uk-fields.jsonl.gz', 'notams-world.jsonl.gz'].map((name) =>
  resolve(import.meta.dirname, '../../../../../shared/corpus', name),
);

function plainMatch(text: string, { pattern }: Phrase): string | null {
  return new RegExp(pattern.source).exec(text)?.[0] ?? null;
}

/** The phrases whose search by index and whose plain search differ. */
function findDifferences(text: string): string[] {
  const searched = toSearchText(text);
  return knownPhrases()
    .filter((each) => (findPhrase(searched, each)?.phrase ?? null) !== plainMatch(searched.words, each))
    .map(({ pattern }) => `${pattern.source.slice(0, 200)} in ${text}`);
}

/** Words of the phrases themselves, and pieces of them. */
const WORDS = [
  ...new Set(knownPhrases().flatMap(({ pattern }) => pattern.source.match(/[A-Z]{1,20}/g) ?? [])),
];

const wordyText = fc
  .array(
    fc.tuple(
      fc.constantFrom(...WORDS, '1500', '12', '(', 'É', 'ß', 'x'),
      fc.constantFrom(' ', ' ', ' ', '', '. ', '-', '\n', '  ', '/', 'S '),
    ),
    { maxLength: 40 },
  )
  .map((pairs) => pairs.flat().join(''));

test('the index hides no phrase in texts of their words', () => {
  expect(WORDS.length).toBeGreaterThan(500);
  fc.assert(
    fc.property(wordyText, (text) => {
      expect(findDifferences(text)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('the index hides no phrase in arbitrary texts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(findDifferences(text)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.skipIf(!CORPUS.every((path) => existsSync(path)))(
  `the index hides no phrase in real NOTAMs (${CORPUS.join(', ')})`,
  () => {
    const texts = CORPUS.flatMap((path) =>
      gunzipSync(readFileSync(path))
        .toString('utf8')
        .trim()
        .split('\n')
        .filter((_, line) => line % 8 === 0)
        .map((line) => (JSON.parse(line) as { text: string }).text),
    );
    expect(texts.flatMap(findDifferences)).toEqual([]);
  },
  60_000,
);

test('finds a phrase across line wraps and gives its place in the original', () => {
  const original = 'área\r\n  de  Grúas,\nNO  ENTRY';
  const text = toSearchText(original);
  expect(text.words).toBe('AREA DE GRUAS, NO ENTRY');
  const found = findPhrase(text, phrase('NO ENTRY'));
  expect(found?.span).toEqual({ from: original.indexOf('NO'), to: original.length });
});

test('a text without runs of blanks keeps its offsets', () => {
  const found = findPhrase(toSearchText('crane\nNEAR Rwy'), phrase('NEAR RWY'));
  expect(found).toMatchObject({ from: 6, to: 14, span: { from: 6, to: 14 } });
});

test('finds every place, at most as many as asked for, and the first that is accepted', () => {
  const text = toSearchText('CRANE 1, CRANE 22, CRANE 333');
  const cranes = phrase(String.raw`CRANE (\d+)`);
  expect(findPhrases(text, cranes).map(({ groups }) => groups[0])).toEqual(['1', '22', '333']);
  expect(findPhrases(text, cranes, 2)).toHaveLength(2);
  expect(findPhrase(text, cranes, ({ phrase: words }) => words.length > 7)?.groups).toEqual(['22']);
});

test('a phrase made after a text was prepared is found in it', () => {
  const text = toSearchText('ZEPPELIN MOORED');
  const names = [
    'ZEPPELIN',
    ...Array.from({ length: 40 }, (_, index) => `ZEPPELIN MOORED|NR ${String(index)}X`),
  ];
  for (const name of names) expect(findPhrase(text, phrase(name)), name).not.toBeNull();
});
