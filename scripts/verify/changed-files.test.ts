import { expect, test } from 'vitest';
import { listChangedFiles, mayChangeJourneys, sortChangedFiles } from './changed-files.ts';

const TESTS = [
  'apps/server/src/adapters/gazetteer/built-in-gazetteer.test.ts',
  'apps/server/src/http/app.test.ts',
  'packages/notam/src/decode-samples.test.ts',
  'scripts/fences.test.ts',
];
const sort = (...files: string[]) =>
  sortChangedFiles(files, TESTS, (file) => (file.includes('decode-samples') ? "'../../../samples/'" : ''));

test('sources are linted and formatted, and what imports them is tested', () => {
  const { lintable, formattable, tested } = sort('packages/notam/src/facts.ts', 'README.md');
  expect(lintable).toEqual(['packages/notam/src/facts.ts']);
  expect(formattable).toEqual(['packages/notam/src/facts.ts', 'README.md']);
  expect(tested).toEqual(['packages/notam/src/facts.ts', 'scripts/declared-packages.test.ts']);
});

test('data is tested by the tests that stand beside it, samples by those that read them', () => {
  expect(sort('apps/server/src/adapters/gazetteer/aerodromes.tsv').tested).toContain(TESTS[0]);
  expect(sort('apps/server/src/adapters/gazetteer/aerodromes.tsv').tested).not.toContain(TESTS[1]);
  expect(sort('samples/notams/crane.json').tested).toContain(TESTS[2]);
});

test('a fence is tested by feeding it forbidden imports', () => {
  expect(sort('.dependency-cruiser.cjs').tested).toContain('scripts/fences.test.ts');
});

test('a rule of lint that changes is asked of every file', () => {
  expect(sort('eslint.config.mjs').lintable).toEqual(['.']);
});

test('only those are asked who may import what has changed', () => {
  expect(sort('apps/web/src/app/router.tsx').projects).toEqual(['scripts', 'web']);
  expect(sort('packages/notam/src/facts.ts').projects).toEqual([
    'scripts',
    ...['packages', 'server', 'cli', 'web'],
  ]);
  expect(sort('packages/notam/src/facts.ts').startsServers).toBe(false);
  expect(sort('apps/server/src/main.ts').startsServers).toBe(true);
  expect(sort('apps/server/src/adapters/database/session.ts').startsServers).toBe(true);
});

test('only what the product or its journeys are made of asks for journeys', () => {
  expect(mayChangeJourneys(['apps/web/src/app/router.tsx'])).toBe(true);
  expect(mayChangeJourneys(['e2e/map.spec.ts'])).toBe(true);
  expect(mayChangeJourneys(['packages/notam/src/a.test.ts', 'docs/ARCHITECTURE.md'])).toBe(false);
});

test('a base that does not exist is said', () => {
  expect(() => listChangedFiles('no-such-branch')).toThrow('There is no commit no-such-branch');
});
