import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../launch/repository.mjs';
import { listFiles } from '../verify/changed-files.ts';

/** Not among the rules of the linter: such a comment switches these off too. */
const SILENCING = /(?:\/\/|\/\*)\s*(?:oxlint|eslint|tslint)-(?:disable|enable)/;
const LINTED = /\.(?:[cm]?[jt]s|tsx)$/;
/** The tests of the rules feed them what is refused. */
const OF_LINT = /^scripts\/lint\/.+\.test\.ts$/;

test.each([
  '/* oxlint-disable */',
  '// oxlint-disable-next-line no-eval',
  'f(); // eslint-disable-line',
  '/*eslint-enable*/',
])('%s switches rules off', (text) => {
  expect(text).toMatch(SILENCING);
});

test('no comment switches a rule off: an exception is made in oxlint.config.ts, by path, where all can be seen together', () => {
  const linted = listFiles().filter((file) => LINTED.test(file) && !OF_LINT.test(file));
  expect(linted.length).toBeGreaterThan(1_000);
  expect(linted.filter((file) => SILENCING.test(readFileSync(join(REPOSITORY, file), 'utf8')))).toEqual([]);
});
