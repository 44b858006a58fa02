import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase, type Database } from '../database/create-database.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database.ts';
import { shareCallLimits } from './shared-call-limits.ts';

let db: TestDatabase;
let other: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  other = createDatabase({ connectionString: db.connectionString });
});
afterAll(async () => {
  await other.destroy();
  await db.drop();
});

const limitsOf = (database: Database) => shareCallLimits(database, { service: 'ai', atOnce: 2, leaseS: 30 });

test('two servers together make no more calls at once than one is allowed', async () => {
  const servers = [limitsOf(db.database), limitsOf(other)];
  const { signal } = new AbortController();
  let running = 0;
  let most = 0;
  const calls = Array.from({ length: 10 }, (_, index) =>
    servers[index % 2]!.within(signal, async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(50);
      running -= 1;
      return index;
    }),
  );
  expect(await Promise.all(calls)).toEqual(calls.map((_, index) => index));
  expect(most).toBe(2);
});

test('who waits for a place leaves when the time is over, and a call that fails gives its place back', async () => {
  const limits = limitsOf(db.database);
  const { signal } = new AbortController();
  const failing = () => limits.within(signal, () => Promise.reject(new Error('failed')));
  for (let turn = 0; turn < 3; turn += 1) await expect(failing()).rejects.toThrow('failed');
  const over = Promise.withResolvers<undefined>();
  let running = 0;
  const held = [1, 2].map(() =>
    limits.within(signal, () => {
      running += 1;
      return over.promise;
    }),
  );
  await vi.waitFor(() => expect(running).toBe(2), 30_000);
  await expect(limits.within(AbortSignal.timeout(300), () => Promise.resolve())).rejects.toThrow(/timeout/i);
  over.resolve(undefined);
  await Promise.all(held);
});

test('what one server found failing all leave alone', async () => {
  expect(await limitsOf(other).isClosed()).toBe(false);
  await limitsOf(db.database).close(60_000);
  expect(await limitsOf(other).isClosed()).toBe(true);
  await db.database
    .updateTable('job_leases')
    .set({ leased_until: new Date(Date.now() - 60_000) })
    .execute();
  expect(await limitsOf(other).isClosed()).toBe(false);
});
