import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AVAILABLE_LANGUAGES } from '../../packages/language/src/index.ts';
import { countNotams, renderPage } from './pages.ts';

const FOLDER = join(import.meta.dirname, '../../docs/translations');

test('there is a page of sixty NOTAMs for each language and no other', () => {
  expect(countNotams()).toBe(60);
  expect(readdirSync(FOLDER).toSorted()).toEqual(AVAILABLE_LANGUAGES.map((code) => `${code}.md`).toSorted());
});

test.each(AVAILABLE_LANGUAGES)(
  'the page in %s is what the engine says today (write it with npm run translations)',
  async (language) => {
    expect(readFileSync(join(FOLDER, `${language}.md`), 'utf8')).toBe(await renderPage(language));
  },
);
