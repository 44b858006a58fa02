// `npm run chaos [rounds]`: kills servers and databases under load, 25 times in each way unless told, and looks for what
// was acknowledged and is lost. `npm test` does the same twice.
import { run } from './launch/run.mjs';

const rounds = Number(process.argv[2] ?? 25);
const tests = ['apps/server/src/kill.test.ts', 'kill-embedded-postgres.test.ts', 'payments-kill.test.ts'];
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '-t', 'kill -9', ...tests];
process.exitCode = await run(process.execPath, args, { ...process.env, CHAOS_ROUNDS: String(rounds) });
