import { expect, test } from 'vitest';
import { habits } from './habits.ts';
import { lintTexts } from './lint-texts.ts';

const refused: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['habits/no-environment', 'apps/server/src/http/x.ts', 'export const port = process.env.PORT;'],
  ['habits/no-environment', 'apps/server/src/main.ts', 'readConfig(process.env.PORT);'],
  ['habits/no-environment', 'apps/server/src/http/x.ts', "export const port = process['env'];"],
  ['habits/no-environment', 'apps/cli/src/x.ts', 'const { env } = process; run(env);'],
  ['habits/no-environment', 'apps/server/src/http/x.ts', "import { env } from 'node:process'; run(env);"],
  ['habits/no-environment', 'packages/notam/src/x.ts', 'export const all = globalThis.process;'],
  ['habits/no-clock', 'packages/notam/src/x.ts', 'export const now = Date.now();'],
  ['habits/no-clock', 'packages/notam/src/deep/x.ts', 'export const now = new Date();'],
  ['habits/no-clock', 'packages/weather/src/x.ts', 'export const now = Date();'],
  ['habits/no-clock', 'packages/weather/src/x.ts', 'export const now = performance.now();'],
  [
    'habits/no-spread-arguments',
    'packages/notam/src/x.ts',
    'export const add = (all: number[], some: number[]) => all.push(...some);',
  ],
  [
    'habits/no-spread-arguments',
    'packages/weather/src/x.ts',
    'export const most = (all: number[]) => Math.max(0, ...all);',
  ],
  ['habits/no-local-time', 'packages/notam/src/x.ts', 'export const start = new Date(2026, 6, 1);'],
  ['habits/no-local-time', 'packages/notam/src/x.ts', 'export const hour = (date: Date) => date.getHours();'],
  ['habits/no-local-time', 'packages/notam/src/x.ts', 'export const set = (date: Date) => date.setDate(1);'],
  ['habits/no-chance', 'packages/notam/src/x.ts', 'export const chance = Math.random();'],
  ['habits/no-chance', 'packages/contract/src/x.ts', 'export const id = crypto.randomUUID();'],
  ['habits/no-console', 'apps/server/src/http/x.ts', "console.log('pasted');"],
  ['habits/no-console', 'apps/web/src/shared/ui/x.tsx', 'const show = console.error; show();'],
  ['habits/no-console', 'packages/notam/src/x.ts', "console.debug('seen');"],
  ['habits/no-default-export', 'packages/notam/src/x.ts', 'export default 1;'],
  ['habits/no-default-export', 'apps/web/src/app/x.tsx', 'const Page = 1; export { Page as default };'],
  [
    'habits/no-raw-html',
    'apps/web/src/app/x.tsx',
    'export const X = () => <p dangerouslySetInnerHTML={y} />;',
  ],
  ['habits/no-raw-html', 'apps/web/src/app/x.tsx', 'export const X = () => <style>{y}</style>;'],
  ['habits/no-raw-html', 'apps/web/src/shared/text/x.ts', 'element.innerHTML = text;'],
  ['habits/no-raw-html', 'apps/web/src/shared/text/x.ts', "element.insertAdjacentHTML('afterend', text);"],
  [
    'hooks/rules-of-hooks',
    'apps/web/src/app/x.tsx',
    "import { useState } from 'react'; export function X(p: { y: boolean }) { if (p.y) useState(1); return null; }",
  ],
];

const accepted: readonly (readonly [why: string, file: string, code: string])[] = [
  ['main.ts hands the environment to config.ts', 'apps/server/src/main.ts', 'readConfig(process.env);'],
  ['a test hands the environment on', 'apps/server/src/x.test.ts', "spawn('x', { env: process.env });"],
  ['config.ts reads the environment', 'apps/server/src/config.ts', 'export const port = process.env.PORT;'],
  ['scripts read the environment', 'scripts/x.ts', 'export const port = process.env.PORT;'],
  [
    'a moment from a number is pure',
    'packages/notam/src/x.ts',
    'export const at = (ms: number) => new Date(ms);',
  ],
  [
    'UTC is pure',
    'packages/notam/src/x.ts',
    'export const at = new Date(Date.UTC(2026, 6, 1)).getUTCDate();',
  ],
  ['the server has a clock', 'apps/server/src/compose.ts', 'export const now = () => Date.now();'],
  ['the command line prints', 'apps/cli/src/x.ts', "console.log('decoded');"],
  ['vite wants a default export', 'apps/web/vite.config.ts', 'export default {};'],
];

const SILENCED = 'packages/notam/src/silenced.ts';

/** Cases share file names; each stands in a folder of its own kind of place. */
const inOwnFolder = (file: string, index: number): string =>
  file.replace(/[^/]+$/, (name) => (/^(x|main)\./.test(name) ? `case-${String(index)}/${name}` : name));

const cases = [...refused, ...accepted].map(
  ([, file, code], index) => [inOwnFolder(file, index), code] as const,
);
const broken = lintTexts([
  ...cases,
  [SILENCED, '/* eslint-disable */\nexport const now = Date.now(); // eslint-disable-line habits/no-clock'],
]);

/** What typed rules and unused names say of such short files is not asked here. */
const habitsBrokenAt = (file: string): readonly string[] => [
  ...new Set(broken.get(file)?.filter((rule) => /^(habits|hooks)\//.test(rule))),
];

test.each(refused.map((each, index) => [...each, index] as const))(
  '%s: %s refuses %s',
  (rule, file, _code, index) => {
    expect(habitsBrokenAt(inOwnFolder(file, index))).toEqual([rule]);
  },
);

test.each(accepted.map((each, index) => [...each, index] as const))('%s', (_why, file, _code, index) => {
  expect(habitsBrokenAt(inOwnFolder(file, refused.length + index))).toEqual([]);
});

test('a disabling comment of ESLint disables nothing', () => {
  expect(habitsBrokenAt(SILENCED)).toEqual(['habits/no-clock']);
});

test('every habit is broken by at least one example', () => {
  const named = new Set(refused.map(([rule]) => rule));
  expect(Object.keys(habits).filter((name) => !named.has(`habits/${name}`))).toEqual([]);
});
