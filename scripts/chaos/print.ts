import type { Tally } from './retrying-client.ts';
import type { Finding } from './verdict.ts';

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

const quantile = (sorted: readonly number[], share: number): string =>
  String(Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0));

/** Calls by name: how many, how they had to be retried, and how long the caller waited in all. */
export function printTallies(tallies: ReadonlyMap<string, Tally>): void {
  const rows = [...tallies].map(([name, { calls, retries, errors, tookMs }]) => {
    const sorted = tookMs.toSorted((a, b) => a - b);
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
