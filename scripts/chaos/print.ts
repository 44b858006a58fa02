import type { Sample, Tally } from './retrying-client.ts';
import type { Finding } from './verdict.ts';

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

const quantile = (sorted: readonly number[], share: number): string =>
  String(Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0));

const sortedMs = (samples: readonly Sample[]): number[] =>
  samples.map(({ tookMs }) => tookMs).sort((a, b) => a - b);

/** A time in which something was the matter; in milliseconds of `performance.now()`. */
export interface Phase {
  readonly name: string;
  readonly fromMs: number;
  readonly toMs: number;
}

export const within = ({ samples }: Tally, { fromMs, toMs }: Phase): readonly Sample[] =>
  samples.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);

/** Answers a second, and the slowest in a hundred, in each phase. */
export function printPhases(tallies: ReadonlyMap<string, Tally>, phases: readonly Phase[]): void {
  const cell = (tally: Tally, phase: Phase): string => {
    const answers = within(tally, phase);
    const perSecond = (answers.length / (phase.toMs - phase.fromMs)) * 1000;
    return `${perSecond.toFixed(1)}/s ${quantile(sortedMs(answers), 0.99)} ms`;
  };
  console.info(
    table([
      ['answers, p99', ...phases.map(({ name }) => name)],
      ...[...tallies].map(([name, tally]) => [name, ...phases.map((phase) => cell(tally, phase))]),
    ]),
  );
}

/** Calls by name: how many, how they had to be retried, and how long the caller waited in all. */
export function printTallies(tallies: ReadonlyMap<string, Tally>): void {
  const rows = [...tallies].map(([name, { calls, retries, errors, samples }]) => {
    const sorted = sortedMs(samples);
    const causes = [...retries].map(([cause, count]) => `${cause} ${count}`).join(', ');
    return [
      name,
      String(calls),
      String(errors.length),
      quantile(sorted, 0.5),
      quantile(sorted, 0.99),
      quantile(sorted, 1),
      causes,
    ];
  });
  console.info(table([['call', 'calls', 'errors', 'p50 ms', 'p99 ms', 'max ms', 'retries'], ...rows]));
  for (const [name, { errors }] of tallies) {
    for (const error of new Set(errors)) console.info(`  ${name}: ${error}`);
  }
}

/** @returns whether all of it holds, and no call failed */
export function printVerdict(findings: readonly Finding[], tallies: ReadonlyMap<string, Tally>): boolean {
  const failed = [...tallies.values()].reduce((sum, { errors }) => sum + errors.length, 0);
  const calls = [...tallies.values()].reduce((sum, tally) => sum + tally.calls, 0);
  const all = [
    { what: 'calls that a retrying client saw fail', found: `${failed} of ${calls}`, holds: failed === 0 },
    ...findings,
  ];
  console.info(table(all.map(({ what, found, holds }) => [holds ? 'ok   ' : 'WRONG', what, found])));
  return all.every(({ holds }) => holds);
}
