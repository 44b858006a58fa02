import { readFileSync } from 'node:fs';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What Vitest's JSON reporter writes, as far as we read it. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** What Playwright's JSON reporter writes, as far as we read it. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** A test file that could not even be loaded counts as one failure. */
export function countVitest(report: VitestReport): TestCounts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A journey that passed only when it was tried again has passed; an error outside of any test is a failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCounts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** A runner that left no report failed as a whole: one failure. */
export function readCounts<Report>(file: string, count: (report: Report) => TestCounts): TestCounts {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** The sums of all counts. */
export function addCounts(all: readonly TestCounts[]): TestCounts {
  const sum = (part: keyof TestCounts): number => all.reduce((total, counts) => total + counts[part], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
