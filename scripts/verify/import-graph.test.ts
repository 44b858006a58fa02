import { expect, test } from 'vitest';
import { dependantsOf, readImportGraph } from './import-graph.ts';

function graphOf(files: Readonly<Record<string, string>>) {
  return readImportGraph(Object.keys(files), (file) => files[file] ?? '');
}

const PACKAGE = {
  'packages/notam/src/index.ts': `export { decode } from './decode.ts';
export { rate as judge, type Rating } from './rate.ts';
export type * from './facts.ts';`,
  'packages/notam/src/decode.ts': `import { digits } from './digits.ts'; export const decode = digits;`,
  'packages/notam/src/rate.ts': `export type Rating = 1; export const rate = 1;`,
  'packages/notam/src/digits.ts': 'export const digits = 1;',
  'packages/notam/src/facts.ts': 'export type Facts = number;',
};

test('a name that a package hands on leads to the file that makes it, under whichever name', () => {
  const graph = graphOf({
    ...PACKAGE,
    'apps/cli/src/a.ts': `import { decode } from '@klarnotam/notam';`,
    'apps/cli/src/b.ts': `import { judge as rated } from '@klarnotam/notam';`,
  });
  expect([...dependantsOf(['packages/notam/src/digits.ts'], graph)]).toContain('apps/cli/src/a.ts');
  expect([...dependantsOf(['packages/notam/src/digits.ts'], graph)]).not.toContain('apps/cli/src/b.ts');
  expect([...dependantsOf(['packages/notam/src/rate.ts'], graph)]).toContain('apps/cli/src/b.ts');
  expect([...dependantsOf(['packages/notam/src/index.ts'], graph)]).toContain('apps/cli/src/b.ts');
});

test.each([
  [`import * as notam from '@klarnotam/notam';`],
  [`const notam = await import('../../../packages/notam/src/index.ts');`],
  [`export * from '../../../packages/notam/src/index.ts';`],
])('who takes all of a package needs all of it: %s', (text) => {
  const graph = graphOf({ ...PACKAGE, 'apps/cli/src/a.ts': text });
  expect([...dependantsOf(['packages/notam/src/digits.ts'], graph)]).toContain('apps/cli/src/a.ts');
});

test.each([
  [`import type { Rating } from './rate.ts';`],
  [`import { type Rating } from './rate.ts';`],
  [`export type { Rating } from './rate.ts'; export const x = 1;`],
])('a type is no need: %s', (text) => {
  const graph = graphOf({ ...PACKAGE, 'packages/notam/src/a.ts': text });
  expect([...dependantsOf(['packages/notam/src/rate.ts'], graph)]).not.toContain('packages/notam/src/a.ts');
});

test.each([
  [`spawn(join(import.meta.dirname, '../main.ts'));`, 'apps/server/src/main.ts'],
  [`join(import.meta.dirname, 'worker.ts');`, 'apps/server/src/http/worker.ts'],
  [`new URL('./table.tsv', import.meta.url);`, 'apps/server/src/http/table.tsv'],
  [`import './worker.ts';`, 'apps/server/src/http/worker.ts'],
])('a path in quotes is a need: %s', (text, needed) => {
  const graph = graphOf({
    'apps/server/src/main.ts': '',
    'apps/server/src/http/worker.ts': '',
    'apps/server/src/http/table.tsv': '',
    'apps/server/src/http/a.ts': text,
  });
  expect([...(graph.get('apps/server/src/http/a.ts') ?? [])]).toEqual([needed]);
});

test('files that need each other are each found once, and what is behind an end is not', () => {
  const graph = graphOf({
    'scripts/a.ts': `import { b } from './b.ts'; export const a = b;`,
    'scripts/b.ts': `import { a } from './a.ts'; export const b = a;`,
    'scripts/c.ts': `import { b } from './b.ts'; export const c = b;`,
    'scripts/d.ts': `import { c } from './c.ts'; export const d = c;`,
  });
  expect([...dependantsOf(['scripts/a.ts'], graph)].sort()).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => `scripts/${name}.ts`),
  );
  expect([...dependantsOf(['scripts/a.ts'], graph, (file) => file === 'scripts/c.ts')].sort()).toEqual(
    ['a', 'b', 'c'].map((name) => `scripts/${name}.ts`),
  );
});
