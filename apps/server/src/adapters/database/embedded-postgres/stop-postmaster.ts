import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseServerError } from '../../../ports/database-server.ts';
import type { ClusterConfig } from './cluster-config.ts';
import { servesCluster } from './postmaster.ts';
import { runProgram } from './run-program.ts';

const POLL_MS = 5;
/**
 * A server that is told to stop while it recovers from the crash of one of its processes never ends by itself
 * (PostgreSQL 18.4: "stopping" for ever with its checkpointer alone). Stopping at once costs a recovery, no data.
 */
const FAST_LIMIT_MS = 6_000;
const IMMEDIATE_LIMIT_MS = 10_000;

async function hasGone(pid: number, cluster: string, limitMs: number): Promise<boolean> {
  const until = Date.now() + limitMs;
  while (await servesCluster(pid, cluster)) {
    if (Date.now() > until) return false;
    await sleep(POLL_MS);
  }
  return true;
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Stops the server of a cluster: first so that it ends its transactions and writes a checkpoint, then at once; both
 * lose nothing that was committed.
 *
 * @param mode `immediate` for a server that is known to be recovering
 */
export async function stopPostmaster(
  pid: number,
  config: ClusterConfig,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  const { place, binaries, systemUser, log } = config;
  if (process.platform === 'win32') {
    const args = ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', String(FAST_LIMIT_MS / 1000)];
    await runProgram(
      { path: binaries.pgCtl, args, systemUser, cwd: place.folder },
      '',
      FAST_LIMIT_MS + 5_000,
    );
    if (await hasGone(pid, place.cluster, 0)) return;
  } else {
    if (!(await servesCluster(pid, place.cluster))) return;
    if (mode === 'fast') {
      signal(pid, 'SIGINT');
      if (await hasGone(pid, place.cluster, FAST_LIMIT_MS)) return;
      log.warn(`The database server (process ${pid}) takes too long to stop and is stopped at once.`);
    }
    signal(pid, 'SIGQUIT');
    if (await hasGone(pid, place.cluster, IMMEDIATE_LIMIT_MS)) return;
  }
  throw new DatabaseServerError(
    'not-reachable',
    `The database server (process ${pid}) of ${place.folder} does not stop. End it by hand and start again.`,
  );
}
