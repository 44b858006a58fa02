import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '../launch/repository.mjs';
import type { ChangedFiles } from './steps.ts';

const CODE = /\.(tsx?|mjs|cjs)$/;
const LINTED = /\.(tsx?|mjs|cjs|js)$/;
/** A change of these changes what is said of every file. */
const RULES_OF_LINT = /^(eslint\.config\.mjs|scripts\/lint\/habits\.ts|tsconfig.*\.json)$/;
/** Read the whole repository, so that any change may break them. */
const READ_EVERYTHING = ['scripts/declared-packages.test.ts'];

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');
}

function exists(ref: string): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).length > 0;
  } catch {
    return false;
  }
}

/**
 * The files that differ between where this branch left `base` and the working tree, without those that are gone.
 *
 * @param base a commit; `origin/main` or `main` unless told
 * @throws Error when there is no such commit
 */
export function listChangedFiles(base?: string): string[] {
  const from = [base ?? ['origin/main', 'main']].flat().find(exists);
  if (from === undefined) throw new Error(`There is no commit ${base ?? 'main'} to compare with.`);
  const [fork = from] = git('merge-base', from, 'HEAD');
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', fork),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(join(REPOSITORY, file))).sort();
}

/** Who may import what has changed, by the fences: a folder and the test projects that can notice. */
const NOTICED_BY: readonly (readonly [folder: string, projects: readonly string[]])[] = [
  ['packages/', ['packages', 'server', 'cli', 'web']],
  ['samples/', ['packages', 'server', 'cli', 'web']],
  ['apps/server/', ['server']],
  ['apps/cli/', ['cli']],
  ['apps/web/', ['web']],
];
/** Where servers and databases are started and stopped; their tests take as long as all others together. */
const STARTS_SERVERS =
  /^apps\/server\/src\/(adapters\/database|database|jobs|compose)\/|^apps\/server\/src\/[^/]+$/;

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Tests that read a file without importing it: those beside data, those that name the folder of samples. */
function testsReading(file: string, tests: readonly string[], textOf: (file: string) => string): string[] {
  if (file.startsWith('samples/')) return tests.filter((test) => textOf(test).includes('samples/'));
  if (file === '.dependency-cruiser.cjs') return ['scripts/fences.test.ts'];
  if (!/^(apps|packages|scripts)\//.test(file)) return [];
  const folder = `${dirname(file)}/`;
  return tests.filter((test) => test.startsWith(folder) || folder.startsWith(`${dirname(test)}/`));
}

/** What is to be linted, formatted and tested after a change of `files`; `tests` are all test files there are. */
export function sortChangedFiles(
  files: readonly string[],
  tests: readonly string[] = globSync('{apps,packages,scripts}/**/*.test.{ts,tsx}', {
    cwd: REPOSITORY,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }),
  textOf = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8'),
): ChangedFiles {
  const code = files.filter((file) => CODE.test(file) && !file.startsWith('e2e/'));
  const data = files.filter((file) => !CODE.test(file) || file === '.dependency-cruiser.cjs');
  const tested = [...code, ...data.flatMap((file) => testsReading(file, tests, textOf))];
  return {
    lintable: files.some((file) => RULES_OF_LINT.test(file)) ? ['.'] : files.filter((f) => LINTED.test(f)),
    formattable: files,
    tested: files.length === 0 ? [] : [...new Set([...tested, ...READ_EVERYTHING])].sort(),
    // The pages of docs/translations/ are written by the packages, and compared by a test of scripts.
    projects: [
      'scripts',
      ...new Set(
        NOTICED_BY.filter(([folder]) => files.some((file) => file.startsWith(folder))).flatMap(
          ([, projects]) => projects,
        ),
      ),
    ],
    startsServers: files.some((file) => STARTS_SERVERS.test(file)),
  };
}

/** Whether a journey may notice a change of `files`. */
export function mayChangeJourneys(files: readonly string[]): boolean {
  return files.some((file) => /^(apps|packages|e2e)\/|^playwright\.config/.test(file) && !isTest(file));
}
