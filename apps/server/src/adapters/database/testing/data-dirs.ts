import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { findPostmaster, isAlive } from '../embedded-postgres/postmaster.ts';

/** Where PostgreSQL keeps its files below a data directory. */
export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres', 'cluster');

/** The process that serves a data directory. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const found = await findPostmaster(clusterOf(dataDir));
  if (found.state !== 'ours') throw new Error(`no server for ${dataDir}: ${JSON.stringify(found)}`);
  return found.pid;
}

export async function gone(pid: number): Promise<void> {
  for (let attempt = 0; isAlive(pid); attempt += 1) {
    if (attempt > 1_000) throw new Error(`process ${pid} does not end`);
    await sleep(10);
  }
}

/** Gives out data directories and clears them away after the tests of the file, with any server that is left. */
export function dataDirs(): () => Promise<string> {
  const made: string[] = [];
  afterAll(async () => {
    for (const dataDir of made) {
      const found = await findPostmaster(clusterOf(dataDir)).catch(() => null);
      if (found?.state === 'ours') {
        process.kill(found.pid, 'SIGQUIT');
        await gone(found.pid);
        if (found.endpoint?.kind === 'socket')
          await rm(found.endpoint.folder, { recursive: true, force: true });
      }
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  });
  return async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-data-'));
    await chmod(dataDir, 0o755);
    made.push(dataDir);
    return dataDir;
  };
}
