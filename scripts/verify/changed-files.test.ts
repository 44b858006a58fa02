import { expect, test } from 'vitest';
import { listChangedFiles, listFiles, mayChangeJourneys, sortChangedFiles } from './changed-files.ts';

test('sources are linted and formatted, all other files formatted', () => {
  const { lintable, formattable } = sortChangedFiles(['packages/notam/src/facts.ts', 'README.md']);
  expect(lintable).toEqual(['packages/notam/src/facts.ts']);
  expect(formattable).toEqual(['packages/notam/src/facts.ts', 'README.md']);
});

test.each([
  'scripts/lint/habits-plugin.ts',
  'oxlint.config.ts',
  'scripts/lint/typed-rules.ts',
  'tsconfig.base.json',
])('a rule of lint that changes is asked of every file: %s', (file) => {
  expect(sortChangedFiles([file]).lintable).toEqual(['.']);
});

test('all files are listed once, those that nobody has added yet too, and nothing that is built or installed', () => {
  const files = listFiles();
  expect(files).toContain('scripts/verify/changed-files.test.ts');
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => /(^|\/)(node_modules|dist|\.cache)\//.test(file))).toEqual([]);
});

test('only what the product or its journeys are made of asks for journeys', () => {
  expect(mayChangeJourneys(['apps/web/src/app/router.tsx'])).toBe(true);
  expect(mayChangeJourneys(['e2e/map.spec.ts'])).toBe(true);
  expect(mayChangeJourneys(['packages/notam/src/a.test.ts', 'docs/ARCHITECTURE.md'])).toBe(false);
});

test('a base that does not exist is said', () => {
  expect(() => listChangedFiles('no-such-branch')).toThrow('There is no commit no-such-branch');
});
