import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { compose, type Service } from './compose.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { termsOfUseWarnings } from './config/terms-of-use.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { endConnectionsWithAnswers } from './http/drain.ts';
import { listen, stopListening } from './http/listen.ts';
import { createLog } from './http/server-log.ts';
import { trackRequestsInFlight } from './http/requests-in-flight.ts';

const DRAIN_LIMIT_MS = 10_000;
const ONE_SIGNAL_MS = 2_000;
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
const log = createLog(config.logLevel, pino.destination({ dest: 2, sync: true }));
for (const line of termsOfUseWarnings(config)) log.warn(line);
let draining = false;
const starting: Promise<Service> = compose(config, log, say, { draining: () => draining });
const calls = trackRequestsInFlight(async (request: Request, env: object) =>
  (await starting).fetch(request, env),
);
const server = createHttpServer(calls.fetch, { ...config, log });
let stoppingSinceMs: number | undefined;
/**
 * Says that it is not ready and goes on answering until that is known, answers what is under way, then lets go of the
 * database; a later signal does not wait. One press of Ctrl-C may reach us twice, from the terminal and from npm.
 */
async function stop(exitCode: number, delayMs: number): Promise<void> {
  if (stoppingSinceMs !== undefined) {
    if (performance.now() - stoppingSinceMs > ONE_SIGNAL_MS) process.exit(exitCode);
    return;
  }
  stoppingSinceMs = performance.now();
  draining = true;
  endConnectionsWithAnswers(server);
  if (server.listening) await sleep(delayMs);
  if (server.listening) await stopListening(server, DRAIN_LIMIT_MS);
  await calls.settled(DRAIN_LIMIT_MS);
  await starting.then((service) => service.stop()).catch(() => undefined);
  process.exit(exitCode);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => void stop(0, config.drainDelayMs));
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the server stops');
  void stop(COULD_NOT_START, 0);
});

const service = await starting.catch((error: unknown) => fail(error, COULD_NOT_START));
const address = await listen(server, config).catch(async (error: unknown) => {
  await service.stop();
  return fail(error, COULD_NOT_START);
});
const origin = addressOf(config, address);
service.servesAt(origin);
service.warmUp();
say(`${config.productName} is ready at ${origin}`);
if (config.runMode === 'local') {
  say('Open the address and sign up. Ctrl-C stops the server; what is stored stays.');
  if (config.smtp === null) say(`Mails are not delivered: read them at ${origin}/outbox, or here.`);
}
