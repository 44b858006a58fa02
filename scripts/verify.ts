// `npm run verify`: every check in order, with times; CI runs the same. The last line counts the tests.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, say } from './launch/repository.mjs';
import { failedInPlaywright, failedInVitest, readFailed } from './verify/failed-tests.ts';
import { addCounts, countPlaywright, countVitest, readCounts } from './verify/test-counts.ts';

const REPORTS = '.cache/reports';

interface Step {
  readonly name: string;
  /** A program below node_modules and its arguments. */
  readonly command: readonly [string, ...string[]];
}

const steps: readonly Step[] = [
  { name: 'format', command: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['typescript/bin/tsc', '-b'] },
  { name: 'lint', command: ['eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  {
    name: 'fences',
    command: [
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      ...['apps', 'packages', 'e2e', 'scripts'],
    ],
  },
  // Before the tests: those of the server serve it.
  { name: 'page', command: ['vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'] },
  {
    name: 'unit and server tests',
    command: [
      'vitest/vitest.mjs',
      ...['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`],
    ],
  },
  { name: 'end-to-end tests', command: ['@playwright/test/cli.js', 'test'] },
];

function runStep({ command: [program, ...args] }: Step): Promise<boolean> {
  const child = spawn(process.execPath, [join(REPOSITORY, 'node_modules', program), ...args], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code === 0);
    });
  });
}

rmSync(join(REPOSITORY, REPORTS), { recursive: true, force: true });

const results: { readonly name: string; readonly passed: boolean; readonly seconds: number }[] = [];
for (const step of steps) {
  say(`\n── ${step.name}`);
  const begun = performance.now();
  const passed = await runStep(step);
  const seconds = (performance.now() - begun) / 1000;
  results.push({ name: step.name, passed, seconds });
  say(`── ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
}

const ofVitest = join(REPOSITORY, REPORTS, 'vitest.json');
const ofPlaywright = join(REPOSITORY, REPORTS, 'playwright.json');
const tests = addCounts([readCounts(ofVitest, countVitest), readCounts(ofPlaywright, countPlaywright)]);
const failedTests = [
  ...readFailed(ofVitest, failedInVitest),
  ...readFailed(ofPlaywright, failedInPlaywright),
];
const failedSteps = results.filter(({ passed }) => !passed);

say('');
for (const { name, passed, seconds } of results) {
  say(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
if (tests.skipped > 0) say(`Skipped tests: ${String(tests.skipped)}.`);
for (const { name, message, passedLater } of failedTests) {
  say(`${passedLater ? 'passed at the second try' : 'failed'}: ${name}: ${message}`);
}
if (failedSteps.length > 0) say(`Not passed: ${failedSteps.map(({ name }) => name).join(', ')}.`);
say(`${String(tests.passed)} passed, ${String(tests.failed)} failed`);
process.exitCode = failedSteps.length === 0 && tests.failed === 0 ? 0 : 1;
