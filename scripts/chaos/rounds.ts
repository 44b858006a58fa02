import { randomInt } from 'node:crypto';
import { run } from '../launch/run.mjs';

/**
 * Attacks the server for a long time, and looks for what was acknowledged and is lost, for 5xx that are not declared, and for
 * memory that grows. Servers and databases are killed under load, `rounds` times in each way; databases are stopped,
 * killed and filled up; 60,000 mutated requests, 200,000 random paths and hostile texts as long as may be are sent, all
 * of 11,000 real NOTAMs are read, and all of 2,000 worded in each language; what must hold for any text is tried on 10,000
 * of a seed that nobody tried, and steps are counted of 300. `npm test` does a little of each. @returns whether all held
 */
export async function chaosInRounds(rounds: number): Promise<boolean> {
  const settings = {
    CHAOS_ROUNDS: String(rounds),
    DATABASE_FAULT_ROUNDS: String(Math.max(1, Math.ceil(rounds / 5))),
    FUZZ_REQUESTS: '20000',
    FUZZ_SEEDS: '1,2,3',
    RANDOM_PATHS: '200000',
    HOSTILE_SHARE: '1',
    CORPUS_SHARE: '1',
    FC_RUNS: '10000',
    FC_SEED: String(randomInt(2 ** 31)),
    HOSTILE_LENGTH: '100000',
    STEP_RUNS: '300',
  };
  const vitest = (...args: string[]): Promise<number> =>
    run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
      ...process.env,
      ...settings,
    });
  const failed = [
    await vitest(
      '-t',
      'kill -9',
      'apps/server/src/kill.test.ts',
      'kill-embedded-postgres.test.ts',
      'payments-kill.test.ts',
    ),
    await vitest('rolling-restart.test.ts'),
    await vitest(
      'database-faults.test.ts',
      'http/fuzz.test.ts',
      'http/random-paths.test.ts',
      'http/hostile-texts.test.ts',
      'packages/language/src/corpus.test.ts',
      'packages/notam/src/decode-notams.corpus.test.ts',
      'packages/notam/src/schedule/find-hours.corpus.test.ts',
    ),
    await vitest('--testTimeout', '1800000', '.property.test.ts', 'linear-steps.test.ts'),
  ];
  return failed.every((code) => code === 0);
}
