import { USER_LANGUAGES, type UserLanguage } from '@klarnotam/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { BundleName } from './messages.ts';
import { SCREEN_LANGUAGES } from './screen-languages.ts';

type Entry = readonly [path: string, value: unknown];

/** Every text and every function that makes one, by its path. */
function entriesOf(value: unknown, path: string): Entry[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, `${path}.${key}`));
}

async function catalogueOf(language: UserLanguage): Promise<ReadonlyMap<string, unknown>> {
  const { catalogue } = SCREEN_LANGUAGES[language];
  const names = Object.keys(catalogue).sort() as BundleName[];
  const bundles = await Promise.all(names.map(async (name) => entriesOf(await catalogue[name](), name)));
  // What the server says in English has no words here in English.
  return new Map(bundles.flat().filter(([path]) => !path.startsWith('frame.sayings.sentences')));
}

const english = await catalogueOf('en');
const others = USER_LANGUAGES.filter((language) => language !== 'en');

/** Texts between quotes of a language's files; of templates without what is put in. */
function textsOf(language: UserLanguage): string[] {
  const folder = fileURLToPath(new URL(`./${language}/`, import.meta.url));
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files.flatMap((name) => {
    const source = readFileSync(folder + name, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/^import .*$/gm, '');
    return (source.match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? []).map((text) =>
      text.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '…'),
    );
  });
}

/** The description of an operation is written in English in a NOTAM of any country. */
const DESCRIPTION = 'Inspection of power line';

/** Words that no Norwegian sentence has. */
const ENGLISH =
  /\b(the|and|of|with|your|you|was|were|this|that|have|has|not|cannot|could|please|from|try)\b/i;

test.each(others)('%s says all that English says, from the same arguments', async (language) => {
  const catalogue = await catalogueOf(language);
  expect([...catalogue.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [path, value] of english) {
    const other = catalogue.get(path);
    expect(typeof other, path).toBe(typeof value);
    // What English needs to say it the others may leave out, never the other way round.
    if (typeof value === 'function')
      expect((other as () => string).length, path).toBeLessThanOrEqual(value.length);
    if (typeof value === 'string' && value !== '') expect(other, path).not.toBe('');
  }
});

test('no English sentence is left in Norwegian', async () => {
  expect(textsOf('no').length).toBeGreaterThan(1_000);
  const isEnglish = (text: string): boolean => ENGLISH.test(text) && text !== DESCRIPTION;
  expect(textsOf('no').filter(isEnglish)).toEqual([]);
  const catalogue = await catalogueOf('no');
  const same = [...english].filter(
    ([path, text]) =>
      typeof text === 'string' && /[a-z]{2,} [a-z]{2,} [a-z]/i.test(text) && catalogue.get(path) === text,
  );
  expect(same.map(([path]) => path)).toEqual(['compose.compose.description.placeholder']);
});

test('no text of the screens shows a hole', async () => {
  for (const language of USER_LANGUAGES) {
    for (const [path, value] of await catalogueOf(language)) {
      if (typeof value !== 'string') continue;
      expect(value, `${language} ${path}`).not.toMatch(/undefined|\[object|\$\{| {2}|\s$/);
    }
  }
});
