import { expect, test } from 'vitest';
import { lintTexts } from './lint-texts.ts';
import { VIOLATIONS } from './seeded-violations.ts';

const PACKAGE = 'packages/notam/src';
const FLOATS = 'export const f = (p: Promise<void>) => { p; };';
const longFile = 'export {};\n'.repeat(401);

const refused: readonly (readonly [rule: string, file: string, code: string])[] = [
  ...Object.entries(VIOLATIONS).map(
    ([rule, code]) => [rule, `${PACKAGE}/${rule.replace('typescript/', '')}.ts`, code] as const,
  ),
  ['typescript/no-floating-promises', 'apps/server/src/x.test.ts', FLOATS],
  ['typescript/no-floating-promises', 'e2e/x.spec.ts', FLOATS],
  ['typescript/no-floating-promises', 'scripts/x.ts', FLOATS],
  [
    'typescript/no-floating-promises',
    `${PACKAGE}/silenced.ts`,
    `/* eslint-disable */ ${FLOATS} // eslint-disable-line`,
  ],
  [
    'typescript/switch-exhaustiveness-check',
    `${PACKAGE}/number.ts`,
    'export const f = (n: number) => { switch (n) { case 1: return; } };',
  ],
  [
    'typescript/restrict-template-expressions',
    `${PACKAGE}/object.ts`,
    'export const f = (o: string[]) => `${o}`;',
  ],
  ['eslint/no-unused-vars', `${PACKAGE}/unused.ts`, 'const unused = 1; export {};'],
  ['eslint/eqeqeq', `${PACKAGE}/equal.ts`, 'export const same = (a: number, b: number) => a == b;'],
  ['eslint/no-eval', `${PACKAGE}/eval.ts`, "export const f = (): unknown => eval('1');"],
  ['eslint/max-lines', `${PACKAGE}/long.ts`, longFile],
  ['eslint/max-lines', 'apps/web/src/app/long.tsx', longFile],
  ['eslint/max-lines', 'scripts/long.mjs', longFile],
  ['typescript/no-explicit-any', `${PACKAGE}/any.ts`, 'export const f = (y: any[]) => y.length;'],
  ['typescript/ban-ts-comment', `${PACKAGE}/comment.ts`, '// @ts-expect-error: known\nexport {};'],
  [
    'typescript/consistent-type-imports',
    `${PACKAGE}/imports.ts`,
    "import { A } from './a.ts'; export const f = (a: A) => a;",
  ],
  ['typescript/no-non-null-assertion', `${PACKAGE}/bang.ts`, 'export const f = (a?: { b: 1 }) => a!.b;'],
];

const accepted: readonly (readonly [why: string, file: string, code: string])[] = [
  ['a number in a template', `${PACKAGE}/ok-number.ts`, 'export const f = (n: number) => `${n} m`;'],
  ['an arrow may hand on nothing', `${PACKAGE}/ok-arrow.ts`, 'export const f = (g: () => void) => g();'],
  [
    'null stands for undefined too',
    `${PACKAGE}/ok-null.ts`,
    'export const f = (n: number | null) => n == null;',
  ],
  [
    'what is not used may be named so',
    `${PACKAGE}/ok-name.ts`,
    'export const f = (_a: number, b: number) => b;',
  ],
  ['a test says value!', 'apps/server/src/ok.test.ts', 'export const f = (a?: { b: 1 }) => a!.b;'],
  [
    'a test knows values without types',
    'e2e/ok.spec.ts',
    'declare const x: { y: any }; export const f = () => x.y.z;'.replace(
      ': any',
      ': ReturnType<typeof JSON.parse>',
    ),
  ],
  ['a table is as long as its subject', 'packages/language/src/catalogues/en/ok.ts', longFile],
  [
    'words are not asked by types',
    'packages/language/src/catalogues/en/words.ts',
    VIOLATIONS['typescript/no-unnecessary-condition'],
  ],
  [
    'a text that is not loaded is thrown',
    'apps/web/src/shared/text/texts.ts',
    'export const f = (p: Promise<void>) => { throw p; };',
  ],
  ['oRPC hands its methods over', 'apps/server/src/http/ok.ts', VIOLATIONS['typescript/unbound-method']],
];

const broken = lintTexts([...refused, ...accepted].map(([, file, code]) => [file, code]));

test.each(refused)('%s: in %s', (rule, file) => {
  expect(broken.get(file)).toContain(rule);
});

test.each(accepted)('%s', (_why, file) => {
  expect(broken.get(file) ?? []).toEqual([]);
});
