/**
 * `npm run verify`: every check, with times; CI runs the same. `npm run verify -- --changed [base]`: what the changes
 * since `base` (where the branch left main) and those of the working tree can break, without the journeys.
 * The last line counts the tests.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, REPOSITORY, say } from './launch/repository.mjs';
import { listChangedFiles, listFiles, mayChangeJourneys, sortChangedFiles } from './verify/changed-files.ts';
import { chooseTests, workspaceOf, type ChosenTests } from './verify/choose-tests.ts';
import { failedInPlaywright, failedInVitest, readFailed } from './verify/failed-tests.ts';
import { readImportGraph } from './verify/import-graph.ts';
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
const chosen = changed ? chooseTestsFor(changed) : null;
const lanes = changed ? stepsFor({ ...sortChangedFiles(changed), tests: chosen?.run ?? [] }) : allSteps();
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
if (chosen !== null && chosen.left.length > 0) {
  const counts = Map.groupBy(chosen.left, workspaceOf);
  const named = [...counts].map(([workspace, files]) => `${String(files.length)} of ${workspace}`);
  say(
    `Not run: test files that need the change as a part of the whole alone: ${named.join(', ')}. \`npm run verify\` runs them.`,
  );
}
if (changed && mayChangeJourneys(changed))
  say(
    'Not run: the journeys of e2e/. `npm run verify` runs them, `npm run e2e -- e2e/x.spec.ts` one of them.',
  );
if (notPassed.length > 0) say(`Not passed: ${notPassed.map(({ name }) => name).join(', ')}.`);
say(`${String(tests.passed)} passed, ${String(tests.failed)} failed`);
process.exitCode = notPassed.length === 0 && tests.failed === 0 ? 0 : 1;

function chooseTestsFor(files: readonly string[]): ChosenTests {
  const all = listFiles();
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(REPOSITORY, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return chooseTests(files, { files: all, graph: readImportGraph(all, textOf), textOf });
}
