import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The whole server in a process of its own. */
export interface RunningServer {
  readonly process: ChildProcess;
  readonly url: string;
  /** What it has logged so far. */
  logged(): string;
  /** Resolves when it has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const MAIN = join(import.meta.dirname, '../../main.ts');

/** Starts a local server on a data folder, with the database in it unless the settings name another. */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      RUN_MODE: 'local',
      DATABASE_URL: '',
      RATE_LIMIT_FACTOR: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      process: child,
      url,
      logged: () => complaints.join(''),
      async end(signal) {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      },
    };
  }
  throw new Error(`The server did not start: ${complaints.join('')}`);
}
