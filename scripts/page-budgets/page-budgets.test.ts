import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../launch/repository.mjs';

const DIST = join(REPOSITORY, 'apps/web/dist');
const PAGES = join(DIST, 'render/pages.json');

/** What a page may weigh before it can be used, in bytes packed by gzip: its scripts with its words, and its style sheets. */
const BUDGETS: Readonly<Record<string, { readonly scripts: number; readonly styles: number }>> = {
  '/': { scripts: 90_000, styles: 7_000 },
  '/auth': { scripts: 160_000, styles: 8_500 },
  '/manual': { scripts: 160_000, styles: 9_500 },
  '/home': { scripts: 176_000, styles: 10_500 },
  '/notam': { scripts: 171_000, styles: 9_500 },
  '/weather': { scripts: 176_000, styles: 10_000 },
};

type PageFiles = Readonly<
  Record<
    string,
    {
      readonly scripts: readonly string[];
      readonly styles: readonly string[];
      readonly words: Readonly<Record<string, readonly string[]>>;
    }
  >
>;

function packed(files: readonly string[]): number {
  return files.reduce(
    (bytes, name) => bytes + gzipSync(readFileSync(join(DIST, name)), { level: 9 }).length,
    0,
  );
}

// The page is built before all tests run; a single test may run without it.
test.skipIf(!existsSync(PAGES)).each(Object.entries(BUDGETS))('%s weighs what it may', (path, budget) => {
  const files = (JSON.parse(readFileSync(PAGES, 'utf8')) as PageFiles)[path];
  if (files === undefined) throw new Error(`${path} is not among the pages of apps/web/pages.config.ts`);
  expect(Object.keys(files.words)).toContain('no');
  for (const [language, words] of Object.entries(files.words)) {
    expect(packed([...files.scripts, ...words]), `scripts in ${language}`).toBeLessThanOrEqual(
      budget.scripts,
    );
  }
  expect(packed(files.styles), 'style sheets').toBeLessThanOrEqual(budget.styles);
  // A part of the page that came along unnoticed would stay below the budget for a while.
  const text = files.scripts.map((name) => readFileSync(join(DIST, name), 'utf8')).join('');
  expect(['leaflet-container', '@mantine/core'].filter((part) => text.includes(part))).toEqual([]);
});
