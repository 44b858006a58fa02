import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database/testing/create-test-database.ts';
import { becomeMember } from './http/testing/become-member.ts';
import { startServer, type RunningServer } from './http/testing/start-server.ts';

vi.setConfig({ testTimeout: 300_000 });

const REPORT = 'METAR ENGM 101250Z 20005KT CAVOK 12/04 Q1017';
const ASK_EVERY_MS = 100;
const CLIENTS = 4;
const PAUSE_MS = 30;
/** Much longer than the balancer takes to notice. */
const DRAIN_DELAY_S = 5;

let db: TestDatabase;
let dataDir: string;
const servers = new Set<RunningServer>();
beforeEach(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-restart-'));
});
afterEach(async () => {
  for (const server of servers) await server.end('SIGTERM');
  servers.clear();
  await db.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(drainDelayS: number): Promise<RunningServer> {
  const server = await startServer(dataDir, {
    DATABASE_URL: db.connectionString,
    DRAIN_DELAY_S: String(drainDelayS),
  });
  servers.add(server);
  return server;
}

test('a server that is told to stop says so, and goes on answering on connections that end, until its time is over', async () => {
  const server = await start(120);
  const stopping = server.end('SIGTERM');
  const ready = () => fetch(`${server.url}/readyz`);
  await vi.waitFor(async () => expect((await ready()).status).toBe(503), { timeout: 60_000 });
  expect((await ready()).headers.get('connection')).toBe('close');
  const answer = await fetch(`${server.url}/api/site`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  // Somebody who does not want to wait says it again.
  await sleep(2_500);
  server.process.kill('SIGTERM');
  await stopping;
  expect(server.process.exitCode).toBe(0);
});

/** Four servers are started, and the delay counts real time: `npm run chaos` alone. */
const isWhole = process.env['CHAOS_ROUNDS'] !== undefined;
const CALLS =
  'servers that are restarted one after the other fail no call of a balancer that asks who is ready';
test.runIf(isWhole)(CALLS, async () => {
  const first = await start(DRAIN_DELAY_S);
  const { cookie } = await becomeMember(first.url, dataDir);
  await db.database.updateTable('subscriptions').set({ plan_type: 'enterprise', plan_limits: -1 }).execute();

  // What a balancer knows of them; it learns of changes by asking alone.
  const ready = new Set<string>();
  let isOver = false;
  const ask = async (): Promise<void> => {
    while (!isOver) {
      for (const { url } of servers) {
        const isReady = await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) ready.add(url);
        else ready.delete(url);
      }
      await sleep(ASK_EVERY_MS);
    }
  };
  const outcomes: (number | string)[] = [];
  const byServer = new Map<string, number>();
  const call = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const known = [...ready];
      const url = known[turn % known.length];
      if (url === undefined) {
        await sleep(ASK_EVERY_MS);
        continue;
      }
      outcomes.push(
        await fetch(`${url}/api/translations/weather`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), cookie },
          body: JSON.stringify({ text: REPORT, language: 'no' }),
        }).then(
          async (response) => {
            await response.arrayBuffer();
            byServer.set(url, (byServer.get(url) ?? 0) + 1);
            return response.status;
          },
          (error: unknown) => String(error instanceof Error ? error.cause : error),
        ),
      );
      await sleep(PAUSE_MS);
    }
  };

  const second = await start(DRAIN_DELAY_S);
  const running = [ask(), ...Array.from({ length: CLIENTS }, call)];
  const answeredBy = async ({ url }: RunningServer): Promise<void> =>
    vi.waitFor(() => expect(byServer.get(url) ?? 0).toBeGreaterThan(10), { timeout: 60_000 });
  await answeredBy(first);
  await answeredBy(second);
  const stop = async (old: RunningServer): Promise<void> => {
    await old.end('SIGTERM');
    servers.delete(old);
    ready.delete(old.url);
    expect(old.process.exitCode).toBe(0);
  };
  await stop(first);
  await answeredBy(await start(DRAIN_DELAY_S));
  await stop(second);
  isOver = true;
  await Promise.all(running);

  expect(new Set(outcomes)).toEqual(new Set([200]));
  const { stored } = await db.database
    .selectFrom('translations')
    .select((of) => of.fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow();
  expect(stored).toBe(outcomes.length);
});
