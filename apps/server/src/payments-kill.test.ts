import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database/testing/create-test-database.ts';
import { manyDeliveries, randomFrom, shuffled } from './features/billing/testing/many-deliveries.ts';
import {
  PRICES,
  signatureOf,
  WEBHOOK_SECRET,
  type Delivery,
} from './features/billing/testing/stripe-events.ts';

/** One at each change; `npm run chaos` asks for more, and delivers a thousand. */
const ROUNDS = Number(process.env['CHAOS_ROUNDS'] ?? 1);
const DELIVERIES = ROUNDS > 2 ? 1_000 : 100;
const WORKERS = 6;

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 30_000 });

let db: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-payments-'));
});
afterEach(async () => {
  await db.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      RUN_MODE: 'local',
      DATABASE_URL: db.connectionString,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_PREMIUM: PRICES.premium,
      STRIPE_PRICE_PRO: PRICES.pro,
      STRIPE_PRICE_ENTERPRISE: PRICES.enterprise,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url !== undefined) return { process: child, url };
  }
  throw new Error(`The server did not start: ${complaints.join('')}`);
}

/** Delivers until the queue is empty or the server gone; what was not acknowledged goes back. */
async function deliverAll(url: string, queue: Delivery[], onDelivered: () => void): Promise<void> {
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        try {
          const { status } = await fetch(`${url}/api/webhooks/stripe`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(next.body) },
            body: next.body,
          });
          expect(status).toBe(200);
          onDelivered();
        } catch {
          queue.push(next);
          return;
        }
      }
    }),
  );
}

describe('payment events', () => {
  test('a server that ends by kill -9 while events come in applies each once, and loses no number', async () => {
    const seed = Date.now() % 1_000_000;
    const { deliveries, check } = await manyDeliveries(db.database, DELIVERIES, seed);
    const random = randomFrom(seed);
    const queue = [...deliveries];
    for (let round = 0; round < ROUNDS && queue.length > 0; round += 1) {
      const server = await startServer();
      const ended = once(server.process, 'exit');
      let left = Math.ceil((deliveries.length / (ROUNDS + 1)) * (0.5 + random()));
      await deliverAll(server.url, queue, () => {
        left -= 1;
        if (left === 0) server.process.kill('SIGKILL');
      });
      server.process.kill('SIGKILL');
      await ended;
      // The provider delivers again what it is not sure of, in an order of its own.
      queue.splice(0, queue.length, ...shuffled(queue, random));
    }
    const last = await startServer();
    const ended = once(last.process, 'exit');
    queue.push(...deliveries.slice(0, deliveries.length / 10));
    await deliverAll(last.url, queue, () => undefined);
    expect(queue, `seed ${seed}`).toEqual([]);
    last.process.kill('SIGTERM');
    await ended;
    await check(db.database);
  });
});
