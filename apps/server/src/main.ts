import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { compose, type Service } from './compose.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { listen, stopListening } from './http/listen.ts';

const DRAIN_LIMIT_MS = 10_000;
const COULD_NOT_START = 1;
const WRONG_SETTINGS = 2;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown, exitCode: number): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(exitCode);
}

function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error, WRONG_SETTINGS);
    throw error;
  }
}

function addressOf(config: Config, { address, family, port }: AddressInfo): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `http://${host === '127.0.0.1' || host === '[::1]' ? 'localhost' : host}:${port}`;
}

const config = readSettings();
const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
const service: Service = await compose(config, log).catch((error: unknown) => fail(error, COULD_NOT_START));
const server = createAdaptorServer({ fetch: service.fetch });

let stopping = false;
/** Answers what is under way, then lets go of the database; a second signal does not wait. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) process.exit(exitCode);
  stopping = true;
  await stopListening(server, DRAIN_LIMIT_MS);
  await service.stop();
  process.exit(exitCode);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the server stops');
  void stop(COULD_NOT_START);
});

const address = await listen(server, config).catch(async (error: unknown) => {
  await service.stop();
  return fail(error, COULD_NOT_START);
});
say(`${config.productName} is ready at ${addressOf(config, address)}`);
if (config.runMode === 'local') {
  say('No account is needed yet: open the address and paste a NOTAM. Ctrl-C stops it; what is stored stays.');
}
