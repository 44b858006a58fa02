import autocannon from 'autocannon';
import { cpus } from 'node:os';
import { processorMsOf } from './processor-time.ts';
import type { ServerProcess } from './server-process.ts';
import { notamBodies, startOnSharedDatabase, type SharedDatabase } from './shared-database.ts';

const MOST_SERVERS = 3;
const MEMBERS = 20;
const CONNECTIONS = 12;
/** By calls, not by time: below some thousands the programs are still being compiled. */
const CALLS = Number(process.env['BENCH_CALLS'] ?? 3_000);
const METAR = 'METAR ENGM 151150Z 24015G28KT 4000 -SHRA BR BKN004 12/11 Q1002 NOSIG';

interface Route {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly bodies: readonly string[];
}

interface Figures {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly processorMs: number;
}

/** Sends a route's requests as fast as they are answered, to all servers alike. */
async function measure(
  servers: readonly ServerProcess[],
  { method, path, bodies }: Route,
  cookies: readonly string[],
): Promise<Figures> {
  const requests = Array.from({ length: Math.max(bodies.length, cookies.length) }, (_, index) => ({
    method,
    headers: { 'content-type': 'application/json', cookie: cookies[index % cookies.length] ?? '' },
    ...(method === 'POST' && { body: bodies[index % bodies.length] ?? '{}' }),
  }));
  const used = async (): Promise<number> =>
    (await Promise.all(servers.map(({ pid }) => processorMsOf(pid)))).reduce((sum, ms) => sum + ms, 0);
  const before = await used();
  const runs = await Promise.all(
    servers.map(({ url }) =>
      autocannon({
        url: `${url}${path}`,
        connections: CONNECTIONS / servers.length,
        amount: Math.ceil(CALLS / servers.length),
        requests,
      }),
    ),
  );
  const answers = runs.reduce((sum, { requests: { total } }) => sum + total, 0);
  const failed = runs.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failed > 0) throw new Error(`${path}: ${failed} answers were refusals or none`);
  return {
    perSecond: runs.reduce((sum, { requests: { total }, duration }) => sum + total / duration, 0),
    medianMs: Math.max(...runs.map(({ latency }) => latency.p50)),
    p99Ms: Math.max(...runs.map(({ latency }) => latency.p99)),
    processorMs: ((await used()) - before) / answers,
  };
}

function line(...[servers, route, perSecond, median, p99, processor, ratio]: readonly string[]): string {
  const figures = [perSecond, median, p99, processor, ratio]
    .map((figure = '') => figure.padStart(12))
    .join('');
  return `${(servers ?? '').padEnd(9)}${(route ?? '').padEnd(30)}${figures}\n`;
}

/**
 * Prints what one, two and three servers on one database answer, by route, and what an answer costs of their processors beside the bare
 * route. On a machine that has fewer processors than servers, the times tell of the machine.
 */
export async function measureServers(): Promise<void> {
  const shared = await startOnSharedDatabase(MOST_SERVERS, MEMBERS);
  try {
    await printTable(shared);
  } finally {
    await shared.stop();
  }
}

async function printTable(shared: SharedDatabase): Promise<void> {
  const bare: Route = {
    name: 'bare: session and one UPDATE',
    method: 'POST',
    path: '/spend',
    bodies: ['{}'],
  };
  const routes: readonly Route[] = [
    { name: 'NOTAM', method: 'POST', path: '/api/translations/notam', bodies: await notamBodies() },
    {
      name: 'METAR',
      method: 'POST',
      path: '/api/translations/weather',
      bodies: [JSON.stringify({ text: METAR, language: 'no' })],
    },
    { name: 'history', method: 'GET', path: '/api/translations', bodies: [] },
    { name: 'subscription', method: 'GET', path: '/api/subscription', bodies: [] },
  ];
  await measure([shared.bare], bare, shared.cookies);
  for (const server of shared.servers) {
    for (const route of routes) await measure([server], route, shared.cookies);
  }

  process.stdout.write(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}\n`);
  process.stdout.write(line('servers', 'route', 'a second', 'median ms', 'p99 ms', 'CPU ms', 'bare / it'));
  for (let count = 1; count <= MOST_SERVERS; count += 1) {
    const yardstick = await measure([shared.bare], bare, shared.cookies);
    const say = (name: string, { perSecond, medianMs, p99Ms, processorMs }: Figures): void => {
      const ratio = (yardstick.processorMs / processorMs).toFixed(2);
      const figures = [
        perSecond.toFixed(0),
        medianMs.toFixed(0),
        p99Ms.toFixed(0),
        processorMs.toFixed(2),
        ratio,
      ];
      process.stdout.write(line(String(count), name, ...figures));
    };
    say(bare.name, yardstick);
    for (const route of routes) {
      say(route.name, await measure(shared.servers.slice(0, count), route, shared.cookies));
    }
  }
}
