import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadCardCatalogue } from '../../packages/language/src/index.ts';
import { expect, test } from 'vitest';
import { SCREEN_LANGUAGES } from '../../apps/web/src/shared/text/screen-languages.ts';
import type { Block, Inline, ManualBook } from '../../apps/web/src/features/manual/manual-book.ts';
import { REPOSITORY } from '../launch/repository.mjs';
import { readManual } from './read-manual.ts';

const FOLDER = join(REPOSITORY, 'docs/manual');
const LANGUAGES = ['en', 'no'] as const;
const LARGEST_PICTURE_BYTES = 90_000;

const bookOf = (language: string): ManualBook =>
  readManual(
    globSync(join(FOLDER, language, '*.md'))
      .sort()
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
const books = new Map(LANGUAGES.map((language) => [language, bookOf(language)]));

const blocksOf = (book: ManualBook): Block[] =>
  book.sections.flatMap(({ blocks, parts }) => [...blocks, ...parts.flatMap((part) => part.blocks)]);

function inlinesOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'list':
      return block.items.flat();
    case 'table':
      return [...block.columns, ...block.rows.flat()].flat();
    case 'telegram':
    case 'picture':
      return [];
  }
}

const outline = (book: ManualBook): unknown =>
  book.sections.map(({ id, parts }) => [id, parts.map((part) => [part.id, part.level])]);

test('the specification’s sections and the five colours are there, with the same links in each language', () => {
  const book = books.get('en')!;
  expect(book.sections.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining([
      'Getting Started',
      'NOTAM Translation',
      'Understanding Color Codes',
      'Weather Translation',
      'Account Management',
      'Subscription Plans',
      'Sending a NOTAM',
    ]),
  );
  expect(book.sections.flatMap(({ parts }) => parts.flatMap(({ level }) => level ?? []))).toEqual([
    'forbidden',
    'restricted',
    'caution',
    'allowed',
    'information',
  ]);
  expect(outline(books.get('no')!)).toEqual(outline(book));
});

test.each(LANGUAGES)('what the manual in %s links to is there', (language) => {
  const book = books.get(language)!;
  const ids = book.sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
  const paths = readFileSync(join(REPOSITORY, 'apps/web/src/shared/ui/paths.ts'), 'utf8');
  const links = blocksOf(book)
    .flatMap((block) => inlinesOf(block))
    .flatMap((inline) => (typeof inline !== 'string' && inline.kind === 'link' ? inline.to : []));
  const lost = links.filter((to) =>
    to.startsWith('#') ? !ids.includes(to.slice(1)) : to.startsWith('/') && !paths.includes(`'${to}'`),
  );
  expect(lost).toEqual([]);
});

test.each(LANGUAGES)(
  'the pictures of the manual in %s are there, in two widths and schemes, and small',
  (language) => {
    const folder = join(FOLDER, 'pictures', language);
    const sizes = JSON.parse(readFileSync(join(folder, 'sizes.json'), 'utf8')) as Record<string, unknown>;
    const shown = blocksOf(books.get(language)!).flatMap((block) =>
      block.kind === 'picture' ? block.name : [],
    );
    expect(Object.keys(sizes).sort()).toEqual([...new Set(shown)].sort());
    const files = shown.flatMap((name) =>
      ['narrow-light', 'narrow-dark', 'wide-light', 'wide-dark'].map((look) => `${name}-${look}.webp`),
    );
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    expect(files.filter((file) => statSync(join(folder, file)).size > LARGEST_PICTURE_BYTES)).toEqual([]);
    expect(
      globSync(join(folder, '*.webp'))
        .map((path) => basename(path))
        .sort(),
    ).toEqual(files.sort());
  },
);

/** Every text of a catalogue that is not made of what it is given. */
function wordsOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.values(catalogue).flatMap(wordsOf);
}

test.each(LANGUAGES)(
  'what the manual in %s calls by the words of the screen is called so there',
  async (language) => {
    const catalogue = Object.values(SCREEN_LANGUAGES[language].catalogue);
    const parts = await Promise.all(catalogue.map((load) => load() as Promise<unknown>));
    const words = new Set(wordsOf([parts, (await loadCardCatalogue(language)).card]));
    const called = blocksOf(books.get(language)!)
      .flatMap((block) => inlinesOf(block))
      .flatMap((inline) => (typeof inline !== 'string' && inline.kind === 'label' ? inline.text : []));
    expect(called.length).toBeGreaterThan(50);
    expect([...new Set(called)].filter((label) => !words.has(label))).toEqual([]);
  },
);

test.each([
  ['markup', '# A {#a}\n\n<b>bold</b>'],
  ['a script', '# A {#a}\n\nx <script>alert(1)</script>'],
  ['a link that runs', '# A {#a}\n\n[x](javascript:alert(1))'],
  ['a heading without an id', '# A'],
  ['a picture that says nothing', '# A {#a}\n\n![](answer)'],
  ['an unknown level', '# A {#a}\n\n## B {#b level=pink}'],
  ['an id twice', '# A {#a}\n\n## B {#a}'],
])('%s does not get into the manual', (_what, text) => {
  expect(() => readManual([{ path: 'x.md', text }])).toThrow();
});
