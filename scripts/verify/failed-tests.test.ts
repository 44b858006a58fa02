import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../launch/repository.mjs';
import { failedInPlaywright, failedInVitest, readFailed } from './failed-tests.ts';

test('a test that failed, also one that passed later, is named with its file and the first line of its message', () => {
  const testResults = [
    {
      name: join(REPOSITORY, 'packages/x/src/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'waits', status: 'passed', failureMessages: ['too slow\n at x'] },
        { fullName: 'is for another machine', status: 'skipped', failureMessages: [] },
        {
          fullName: 'takes away',
          status: 'failed',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\n at x'],
        },
      ],
    },
    {
      name: join(REPOSITORY, 'packages/x/src/b.test.ts'),
      status: 'failed',
      message: 'Cannot find c.ts\nmore',
      assertionResults: [],
    },
  ];
  expect(failedInVitest({ testResults })).toEqual([
    { name: 'packages/x/src/a.test.ts: waits', message: 'too slow', passedLater: true },
    { name: 'packages/x/src/a.test.ts: takes away', message: 'expected 1', passedLater: false },
    { name: 'packages/x/src/b.test.ts', message: 'Cannot find c.ts', passedLater: false },
  ]);
});

test('a journey that failed or passed only the second time is named, in inner suites too', () => {
  const journey = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
  });
  const suites = [
    {
      specs: [journey('fine', 'expected')],
      suites: [{ specs: [journey('late', 'flaky', 'Timed out\nhere'), journey('gone', 'unexpected')] }],
    },
  ];
  expect(failedInPlaywright({ suites })).toEqual([
    { name: 'e2e/a.spec.ts: late', message: 'Timed out', passedLater: true },
    { name: 'e2e/a.spec.ts: gone', message: '', passedLater: false },
  ]);
});

test('without a report no test is named', () => {
  expect(readFailed(join(import.meta.dirname, 'no-such-report.json'), failedInVitest)).toEqual([]);
});
