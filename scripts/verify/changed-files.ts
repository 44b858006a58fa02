import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../launch/repository.mjs';
import { isTest } from './choose-tests.ts';
import type { ChangedFiles } from './steps.ts';

const LINTED = /\.(tsx?|mjs|cjs|js)$/;
/** A change of these changes what is said of every file. */
const RULES_OF_LINT =
  /^(oxlint\.config\.ts|scripts\/lint\/(habits|habits-plugin|linted-files|typed-rules)\.ts|tsconfig.*\.json)$/;

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

/** What is to be linted and formatted after a change of `files`. */
export function sortChangedFiles(files: readonly string[]): Pick<ChangedFiles, 'lintable' | 'formattable'> {
  return {
    lintable: files.some((file) => RULES_OF_LINT.test(file)) ? ['.'] : files.filter((f) => LINTED.test(f)),
    formattable: files,
  };
}

/** All files of the working tree that git knows or would take. */
export function listFiles(): string[] {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard');
  return [...new Set(files)].filter((file) => existsSync(join(REPOSITORY, file)));
}

/** Whether a journey may notice a change of `files`. */
export function mayChangeJourneys(files: readonly string[]): boolean {
  return files.some((file) => /^(apps|packages|e2e)\/|^playwright\.config/.test(file) && !isTest(file));
}
