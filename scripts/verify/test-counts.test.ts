import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest, readCounts } from './test-counts.ts';

test('a test file that could not be loaded is a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a journey that needed a second try has passed; errors outside of tests are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, skipped: 4 });
});

test('a runner without a report failed', () => {
  const missing = join(import.meta.dirname, 'no-such-report.json');
  expect(readCounts(missing, countVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('counts add up', () => {
  const all = [
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 10, failed: 3, skipped: 0 },
  ];
  expect(addCounts(all)).toEqual({ passed: 11, failed: 3, skipped: 2 });
});
