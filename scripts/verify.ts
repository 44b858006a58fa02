/**
 * `npm run verify`: every check, with times; CI runs the same. `npm run verify -- --changed [base]`: what the changes
 * since `base` (where the branch left main) and those of the working tree can break, without the journeys.
 * The last line counts the tests.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, REPOSITORY, say } from './launch/repository.mjs';
import { listChangedFiles, mayChangeJourneys, sortChangedFiles } from './verify/changed-files.ts';
import { failedInPlaywright, failedInVitest, readFailed } from './verify/failed-tests.ts';
import { runLanes } from './verify/run-lanes.ts';
import { runProgram } from './verify/run-program.ts';
import { allSteps, JOURNEYS, REPORTS, stepsFor, UNIT_TESTS } from './verify/steps.ts';
import { addCounts, countPlaywright, countVitest, readCounts } from './verify/test-counts.ts';

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.length > 0 && !values.changed) giveUp('A base stands behind --changed.');

const changed = values.changed ? listChangedFiles(positionals[0]) : null;
if (changed?.length === 0) {
  say('Nothing has changed.');
  process.exit();
}
const lanes = changed ? stepsFor(sortChangedFiles(changed)) : allSteps();
const names = lanes.flat().map(({ name }) => name);

rmSync(join(REPOSITORY, REPORTS), { recursive: true, force: true });
say(`${changed ? `${changed.length} changed files: ` : ''}${names.join(', ')} …`);
const begun = performance.now();
const results = await runLanes(lanes, runProgram, ({ name, outcome, seconds, output }) => {
  say(`\n── ${name}: ${outcome} in ${seconds.toFixed(1)} s`);
  if (output !== '') say(output.trimEnd());
});

const ofVitest = join(REPOSITORY, REPORTS, 'vitest.json');
const ofPlaywright = join(REPOSITORY, REPORTS, 'playwright.json');
const tests = addCounts([
  ...(names.includes(UNIT_TESTS) ? [readCounts(ofVitest, countVitest)] : []),
  ...(names.includes(JOURNEYS) ? [readCounts(ofPlaywright, countPlaywright)] : []),
]);
const failedTests = [
  ...readFailed(ofVitest, failedInVitest),
  ...readFailed(ofPlaywright, failedInPlaywright),
];
const notPassed = results.filter(({ outcome }) => outcome !== 'passed');

say('');
for (const { name, outcome, seconds } of results) {
  say(`${outcome.padEnd(7)}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
say(`${((performance.now() - begun) / 1000).toFixed(1).padStart(15)} s  together`);
if (tests.skipped > 0) say(`Skipped tests: ${String(tests.skipped)}.`);
for (const { name, message, passedLater } of failedTests) {
  say(`${passedLater ? 'passed at the second try' : 'failed'}: ${name}: ${message}`);
}
if (changed && mayChangeJourneys(changed))
  say(
    'Not run: the journeys of e2e/. `npm run verify` runs them, `npm run e2e -- e2e/x.spec.ts` one of them.',
  );
if (notPassed.length > 0) say(`Not passed: ${notPassed.map(({ name }) => name).join(', ')}.`);
say(`${String(tests.passed)} passed, ${String(tests.failed)} failed`);
process.exitCode = notPassed.length === 0 && tests.failed === 0 ? 0 : 1;
