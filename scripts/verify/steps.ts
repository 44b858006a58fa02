import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../launch/repository.mjs';
import type { Step } from './run-lanes.ts';

/** Where the runners of tests leave what the last lines are made of. */
export const REPORTS = '.cache/reports';
export const UNIT_TESTS = 'unit and server tests';
export const JOURNEYS = 'end-to-end tests';

const page: Step = {
  name: 'page',
  command: ['vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'],
};

// The compiler in Go takes half the time; the import graph and the parser of ESLint need the interface of the one before it.
const types: Step = { name: 'types', command: ['typescript-7/bin/tsc', '-b'] };

const fences: Step = {
  name: 'fences',
  command: [
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'e2e', 'scripts'],
  ],
};

/** By types, in Go, what needs none, in Rust, and habits of ours and the rules of React, in JavaScript. */
const lint = (...files: string[]): Step => ({
  name: 'lint',
  command: ['oxlint/bin/oxlint', '--no-error-on-unmatched-pattern', ...files],
});

/** Rules by types have read all types already: the compiler's own complaints cost half of what its own run does. */
const typesAndLint: Step = { name: 'types and lint', command: ['oxlint/bin/oxlint', '--type-check', '.'] };

const format = (...files: string[]): Step => ({
  name: 'format',
  command: ['oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files],
});

const unit = (...args: string[]): Step => ({
  name: UNIT_TESTS,
  // The tests of the server serve the page.
  needs: [page.name],
  command: [
    'vitest/vitest.mjs',
    ...args,
    ...['--run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`],
  ],
});

/**
 * Everything. Journeys, tests and what reads the code go beside each other: journeys and tests of the server wait for
 * servers, pages and locks more than a third of their time, which leaves the processors to the others.
 */
export function allSteps(): readonly (readonly Step[])[] {
  return [
    [page, { name: JOURNEYS, command: ['@playwright/test/cli.js', 'test'], needs: [page.name] }],
    [unit()],
    [typesAndLint, fences, format('.')],
  ];
}

export interface ChangedFiles {
  readonly lintable: readonly string[];
  readonly formattable: readonly string[];
  /** The test files to run. */
  readonly tests: readonly string[];
}

/** The page is built for tests of the server, where there is none. */
const needsPage = (tests: readonly string[]): boolean =>
  tests.some((test) => test.startsWith('apps/server/')) &&
  !existsSync(join(REPOSITORY, 'apps/web/dist/index.html'));

/** What tells soon whether a change is right. */
export function stepsFor({ lintable, formattable, tests }: ChangedFiles): readonly (readonly Step[])[] {
  return [
    [...(needsPage(tests) ? [page] : []), types, fences],
    [
      ...(formattable.length > 0 ? [format(...formattable)] : []),
      ...(lintable.length > 0 ? [lint(...lintable)] : []),
      ...(tests.length > 0 ? [unit(...tests)] : []),
    ],
  ];
}
