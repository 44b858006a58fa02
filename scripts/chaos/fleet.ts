import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer, type RunningServer } from '../../apps/server/src/http/testing/start-server.ts';
import { freePort } from './free-port.ts';

/** Several servers of one installation, each at an address that stays. */
export interface Fleet {
  readonly urls: readonly string[];
  /** Ends a server at once and starts it again. */
  killAndStart(index: number): Promise<void>;
  /** Waits until every server that was killed is up again. */
  untilUp(): Promise<void>;
  /** What all of them logged, those that were killed too. */
  logged(): string;
  stop(): Promise<void>;
}

/** Starts `count` servers with the same settings and folders of their own. */
export async function startFleet(
  count: number,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<Fleet> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const running = new Map<number, RunningServer>();
  const starting = new Set<Promise<void>>();
  let ended = '';
  let isOver = false;

  const start = async (index: number): Promise<void> => {
    const dataDir = join(folder, `server-${index}`);
    await mkdir(dataDir, { recursive: true });
    const server = await startServer(dataDir, { ...settings, PORT: String(ports[index]) });
    running.set(index, server);
    if (isOver) await server.end('SIGTERM');
  };
  /** A server that finds no database says so and ends; who runs servers starts it again. */
  const startUntilUp = async (index: number): Promise<void> => {
    while (!isOver) {
      try {
        await start(index);
        return;
      } catch (error) {
        ended += `${String(error)}\n`;
      }
    }
  };

  for (let index = 0; index < count; index += 1) await start(index);
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    async killAndStart(index) {
      const server = running.get(index);
      if (!server) return;
      running.delete(index);
      await server.end('SIGKILL');
      ended += server.logged();
      const started = startUntilUp(index).finally(() => starting.delete(started));
      starting.add(started);
    },
    untilUp: async () => {
      await Promise.all(starting);
    },
    logged: () => ended + [...running.values()].map((server) => server.logged()).join(''),
    async stop() {
      isOver = true;
      await Promise.all(starting);
      await Promise.all([...running.values()].map((server) => server.end('SIGTERM')));
    },
  };
}
