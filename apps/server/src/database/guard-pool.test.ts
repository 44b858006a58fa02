import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { consumeRateLimit } from './consume-rate-limit.ts';
import { checkReachable, createDatabase, type Database } from './create-database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { inTransaction } from './in-transaction.ts';
import { cacheResponse, findCachedResponse } from './response-cache.ts';
import { openDatabaseProxy, type DatabaseProxy } from './testing/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const POOL_SIZE = 4;
/** What callers are promised, and as much again for a machine that others use. */
const GIVEN_UP_WITHIN_MS = 4_000;

let test_: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
const warn = vi.fn<(message: string) => void>();

beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());
beforeEach(async () => {
  warn.mockReset();
  proxy = await openDatabaseProxy(test_.connectionString);
  const { connectionString } = proxy;
  database = createDatabase({ connectionString, poolSize: POOL_SIZE, log: { warn } });
  await ask();
});
afterEach(async () => {
  await database.destroy();
  await proxy.close();
});

const ask = () => sql<{ one: number }>`select 1 as one`.execute(database);

async function untilItAnswers(): Promise<void> {
  await vi.waitFor(ask, { timeout: 20_000, interval: 50 });
}

async function expectAllGivenUp(calls: readonly Promise<unknown>[]): Promise<void> {
  const startedMs = performance.now();
  for (const outcome of await Promise.allSettled(calls)) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { code: 'unavailable', reason: 'away', data: { retryAfterS: 2 } },
    });
  }
  expect(performance.now() - startedMs).toBeLessThan(GIVEN_UP_WITHIN_MS);
}

describe('a database that hangs', () => {
  test('is given up by all who wait for it, is refused at once from then on, and is back when it answers', async () => {
    proxy.freeze();
    await expectAllGivenUp(Array.from({ length: 200 }, ask));
    const startedMs = performance.now();
    await expect(ask()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(checkReachable(database)).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(performance.now() - startedMs).toBeLessThan(200);
    proxy.restore();
    await untilItAnswers();
    await checkReachable(database);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      expect.stringContaining('The database is away'),
      'The database is back.',
    ]);
  });

  test('in the middle of a transaction stores nothing of it', async () => {
    await sql`create table kept (number int)`.execute(test_.database);
    const transaction = inTransaction(database, async (inside) => {
      await sql`insert into kept values (1)`.execute(inside);
      proxy.freeze();
      await sql`insert into kept values (2)`.execute(inside);
    });
    await expectAllGivenUp([transaction]);
    proxy.restore();
    await untilItAnswers();
    await vi.waitFor(async () => {
      const { rows } = await sql`select number from kept for update nowait`.execute(test_.database);
      expect(rows).toEqual([]);
    }, 10_000);
  });

  test('is not asked by more connections than the pool has, and one more', async () => {
    proxy.freeze();
    await expectAllGivenUp(Array.from({ length: 100 }, ask));
    const before = proxy.attempts();
    for (let round = 0; round < 20; round += 1) {
      await Promise.allSettled(Array.from({ length: 50 }, ask));
      await sleep(50);
    }
    // In that second the watch asks at most each quarter of a second, one at a time.
    expect(proxy.attempts() - before).toBeLessThanOrEqual(POOL_SIZE + 5);
  });
});

describe('a database that is gone', () => {
  test('is told at once, and is back when it is', async () => {
    proxy.cut();
    await expectAllGivenUp(Array.from({ length: 50 }, ask));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('away')), 10_000);
    proxy.restore();
    await untilItAnswers();
  });
});

describe('a database that is there', () => {
  test('may take its time, and so may a lock', async () => {
    const slow = Array.from({ length: POOL_SIZE * 2 }, () => sql`select pg_sleep(0.9)`.execute(database));
    await Promise.all(slow);
    expect(warn).not.toHaveBeenCalled();
  });

  test('whose one connection was ended goes on with others', async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(test_.database);
    await untilItAnswers();
    expect(warn.mock.calls.filter(([line]) => line.includes('is away'))).toEqual([]);
  });

  test('keeps an error of a statement as it is', async () => {
    await expect(sql`select 1/0`.execute(database)).rejects.toMatchObject({ code: '22012' });
    await ask();
  });
});

const TABLES = ['rate_limits', 'usage_totals', 'kept_answers'];

describe('a disk that is full', () => {
  beforeAll(async () => {
    await sql`
      create function disk_full() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end $$
    `.execute(test_.database);
    for (const table of TABLES) {
      await sql`
        create trigger disk_full before insert or update on ${sql.table(table)}
          for each statement execute function disk_full()
      `.execute(test_.database);
    }
  });
  afterAll(async () => {
    for (const table of TABLES) {
      await sql`drop trigger disk_full on ${sql.table(table)}`.execute(test_.database);
    }
  });

  test('refuses what writes, and lets read', async () => {
    const write = database.insertInto('usage_totals').values({ kind: 'notam', shard: 1, total: 1 }).execute();
    await expect(write).rejects.toMatchObject({ code: 'unavailable', reason: 'full' });
    await ask();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('No space left')]]);
  });

  test('still limits, each server for itself', async () => {
    const draw = () => consumeRateLimit(database, 'somebody', { burst: 2, perHour: 60 });
    expect([await draw(), await draw()]).toEqual([null, null]);
    expect(await draw()).toBeGreaterThan(50);
  });

  test('does without a cache', async () => {
    const question = { service: 'places', text: 'Oslo' };
    await cacheResponse(database, question, { places: [] }, 1);
    expect(await findCachedResponse(database, question)).toBeNull();
  });
});
