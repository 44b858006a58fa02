import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePort } from './choose-port.ts';
import { PEERS } from './production/peers.ts';
import { startProductionServer } from './production/start-production-server.ts';

/** A server with settings of its own, for what the shared one cannot show. */
export interface OwnServer {
  readonly baseURL: string;
  stop(): Promise<void>;
}

/** Starts it and waits until it is ready, its database included. */
export async function startOwnServer(settings: Readonly<Record<string, string>>): Promise<OwnServer> {
  const inside = Number(await choosePort());
  const ownDir = await mkdtemp(join(tmpdir(), 'klarnotam-own-'));
  const dataDir = settings['DATA_DIR'] ?? ownDir;
  const start = PEERS === undefined ? startLocalServer : startInProduction;
  const { baseURL, stop } = await start(inside, dataDir, settings);
  return {
    baseURL,
    async stop() {
      await stop();
      await rm(ownDir, { recursive: true, force: true });
    },
  };
}

async function startInProduction(
  inside: number,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<OwnServer> {
  const ports = { public: Number(await choosePort()), inside };
  const { publicUrl, stop } = await startProductionServer(dataDir, ports, settings);
  return { baseURL: publicUrl, stop };
}

async function startLocalServer(
  port: number,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<OwnServer> {
  const baseURL = `http://127.0.0.1:${port}`;
  const server = spawn('node_modules/.bin/node', ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      ...settings,
    },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${baseURL}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    if (tries > 300) throw new Error('The server of this test did not become ready.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    baseURL,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
