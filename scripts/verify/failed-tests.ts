import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { REPOSITORY } from '../launch/repository.mjs';

export interface FailedTest {
  readonly name: string;
  readonly message: string;
  /** It passed when it was tried once more. */
  readonly passedLater: boolean;
}

/** What Vitest's JSON reporter writes of each file, as far as we read it. */
export interface VitestFiles {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What Playwright's JSON reporter writes of each suite, as far as we read it. */
export interface PlaywrightSuites {
  readonly suites: readonly PlaywrightSuite[];
}

const COLOURS = new RegExp(String.raw`${String.fromCharCode(27)}\[[\d;]*m`, 'g');
const firstLine = (text: string | undefined): string => text?.replace(COLOURS, '').split('\n', 1)[0] ?? '';

/** Tests that failed, also those that passed when they were tried once more, and files that could not be run. */
export function failedInVitest({ testResults }: VitestFiles): FailedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(REPOSITORY, name);
    if (status === 'failed' && assertionResults.length === 0) {
      return [{ name: file, message: firstLine(message), passedLater: false }];
    }
    return assertionResults
      .filter(
        ({ status: outcome, failureMessages }) =>
          outcome === 'failed' || (outcome === 'passed' && (failureMessages?.length ?? 0) > 0),
      )
      .map(({ fullName, status: outcome, failureMessages }) => ({
        name: `${file}: ${fullName}`,
        message: firstLine(failureMessages?.[0]),
        passedLater: outcome === 'passed',
      }));
  });
}

/** Journeys that failed, also those that passed when they were tried once more. */
export function failedInPlaywright({ suites }: PlaywrightSuites): FailedTest[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, title, tests }) => ({
        name: `e2e/${file}: ${title}`,
        message: firstLine(
          tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error?.message,
        ),
        passedLater: tests.every(({ status }) => status !== 'unexpected'),
      })),
    ...failedInPlaywright({ suites: suite.suites ?? [] }),
  ]);
}

/** A runner that left no report names no test; its step is said to have failed. */
export function readFailed<Report>(file: string, read: (report: Report) => FailedTest[]): FailedTest[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return read(JSON.parse(text) as Report);
}
