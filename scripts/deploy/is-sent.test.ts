import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../launch/repository.mjs';
import { isSent } from './is-sent.ts';

const ignore = readFileSync(join(REPOSITORY, '.dockerignore'), 'utf8');

test('the last line that fits decides', () => {
  const lines = '# all but\n*\n!apps\n**/*.test.ts';
  expect(isSent('apps/web/main.ts', lines)).toBe(true);
  expect(isSent('apps/web/main.test.ts', lines)).toBe(false);
  expect(isSent('docs/README.md', lines)).toBe(false);
});

test('what the build of the page reads elsewhere in the repository is sent to the build of the image', () => {
  const configs = globSync('apps/web/*.config.ts', { cwd: REPOSITORY });
  const outside = configs.flatMap((config) =>
    [...readFileSync(join(REPOSITORY, config), 'utf8').matchAll(/'\.\.\/\.\.\/((?!\.cache\/)[^']+)'/g)].map(
      ([, path = '']) => path.replace(/\/$/, ''),
    ),
  );
  expect(outside).toEqual(expect.arrayContaining(['docs/manual', 'scripts/manual/read-manual.ts']));
  expect(outside.filter((path) => !isSent(path, ignore))).toEqual([]);
});
