import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '../..');

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its line that it is ready. */
  readonly startedInMs: number;
  stop(): Promise<void>;
}

/** Runs one of our servers on a free port and waits for the line in which it gives its address. */
export async function startServerProcess(
  entry: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, [join(REPOSITORY, entry)], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100000', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // When the measuring fails, no server goes on working behind its back.
  process.once('exit', () => child.kill('SIGTERM'));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /(http:\/\/\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      pid: child.pid ?? 0,
      startedInMs: performance.now() - startedAtMs,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`${entry} ended before it was ready`);
}
