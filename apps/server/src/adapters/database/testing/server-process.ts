import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server in a process of its own, to be killed. */
export interface ServerProcess {
  readonly pid: number;
  readonly connectionString: string;
  /** The last row that was said to be committed; 0 before the first. */
  lastCommitted(): number;
  /** Resolves when the process has ended. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export interface ServerProcessOptions {
  readonly insert?: boolean;
  readonly uid?: number;
  readonly gid?: number;
}

const PROGRAM = join(import.meta.dirname, 'hold-server.ts');

/** Starts a server process, and fails with what it said when it cannot serve. */
export async function startServerProcess(
  dataDir: string,
  { insert = false, ...identity }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, dataDir, ...(insert ? ['insert'] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...identity,
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString('utf8');
  });
  let committed = 0;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const connectionString = await new Promise<string>((resolve, reject) => {
    void ended.then(() => {
      reject(new Error(complaint));
    });
    if (!child.stdout) throw new Error('no output');
    createInterface(child.stdout).on('line', (line) => {
      const said = JSON.parse(line) as { connectionString?: string; committed?: number };
      if (said.connectionString !== undefined) resolve(said.connectionString);
      if (said.committed !== undefined) committed = said.committed;
    });
  });
  if (child.pid === undefined) throw new Error('no process');
  return {
    pid: child.pid,
    connectionString,
    lastCommitted: () => committed,
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
