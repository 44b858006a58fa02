import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from './launch/repository.mjs';
import {
  declaredIn,
  packageOf,
  undeclared,
  unused,
  type Manifest,
  type SourceFile,
} from './verify/declared-packages.ts';

/** Packages that are there for others than us. */
const NAMED_NOWHERE: Readonly<Record<string, string>> = {
  '@types/node': 'tsconfig.json of several folders',
  'oxlint-tsgolint': 'oxlint runs it for the rules that need types',
  postcss: 'postcss-preset-mantine wants it beside itself',
};
/** Test libraries and build tools stand in the package.json of the root for all. */
const MAY_USE_THE_ROOTS = /\.test\.tsx?$|\/testing\/|\/suite\.ts$|\.config\.ts$/;

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');

interface Workspace {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: readonly SourceFile[];
}

function workspace(folder: string, pattern: string): Workspace {
  const paths = globSync(join(folder, pattern), {
    cwd: REPOSITORY,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  return {
    folder: folder || 'the root',
    manifest: JSON.parse(read(join(folder, 'package.json'))) as Manifest,
    files: paths.map((path) => ({ path: path.replaceAll('\\', '/'), text: read(path) })),
  };
}

const CODE = '*.{ts,tsx,mjs,cjs,css}';
const root = workspace('', `{${CODE},{e2e,scripts}/**/${CODE}}`);
const inside = globSync('{packages,apps}/*/package.json', { cwd: REPOSITORY })
  .sort()
  .map((path) => workspace(dirname(path), `{${CODE},{src,service-worker}/**/${CODE}}`));
const ofServer = inside.find(({ folder }) => folder.endsWith('server'))?.manifest ?? {};

function programsOf(name: string): string[] {
  const path = join(REPOSITORY, 'node_modules', name, 'package.json');
  if (!existsSync(path)) return [];
  const { bin } = JSON.parse(readFileSync(path, 'utf8')) as { bin?: string | Record<string, string> };
  return typeof bin === 'string' ? [name.split('/').at(-1) ?? name] : Object.keys(bin ?? {});
}

test.each([root, ...inside])('what $folder declares is imported or run', ({ folder, manifest, files }) => {
  const others = folder === root.folder ? inside.flatMap((each) => each.files) : [];
  const users = [...files, ...others.filter(({ path }) => MAY_USE_THE_ROOTS.test(path))];
  expect(unused(manifest, users, programsOf).filter((name) => !(name in NAMED_NOWHERE))).toEqual([]);
});

test.each([root, ...inside])('what $folder imports stands in its package.json', ({ manifest, files }) => {
  const declaredFor = (path: string): string[] => [
    ...declaredIn(manifest),
    ...(MAY_USE_THE_ROOTS.test(path) ? declaredIn(root.manifest) : []),
    // The bench takes parts of the server apart.
    ...(path.startsWith('scripts/bench/') ? declaredIn(ofServer) : []),
  ];
  expect(undeclared(files, declaredFor)).toEqual([]);
});

const manifest: Manifest = {
  scripts: { build: 'vite build' },
  dependencies: { '@scope/one': '1', two: '1', '@types/three': '1', vite: '1', tool: '1', left: '1' },
};
const programs = (name: string): readonly string[] => (name === 'vite' ? ['vite'] : []);

test('a package that is imported, loaded, named or run is used, types with what they describe', () => {
  const text = `import a from '@scope/one/part'; await import('two'); import type { X } from 'three';
    run('node_modules/tool/bin.js');`;
  expect(unused(manifest, [{ path: 'a.ts', text }], programs)).toEqual(['left']);
  expect(unused(manifest, [{ path: 'a.ts', text: '// left' }], () => [])).toHaveLength(6);
});

test('an import that nothing declares is told with its file', () => {
  const text = `import './b.ts'; import 'node:fs'; import { z } from '@scope/one'; import 'hidden/part';
    import type { X } from 'three';`;
  const declared = () => declaredIn(manifest);
  expect(undeclared([{ path: 'src/a.ts', text }], declared)).toEqual(['src/a.ts: hidden']);
  expect(undeclared([{ path: 'a.css', text: "@import '@fonts/x/400.css';" }], declared)).toEqual([
    'a.css: @fonts/x',
  ]);
});

test('files, built-in modules and schemes are no packages', () => {
  expect(['./a.ts', '/a', 'fs', 'node:fs', 'virtual:x', '#a'].map(packageOf)).toEqual(Array(6).fill(null));
  expect(packageOf('@scope/name/part')).toBe('@scope/name');
});
