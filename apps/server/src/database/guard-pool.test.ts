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
/** Ten times what callers are promised: beyond it somebody hangs. */
const GIVEN_UP_WITHIN_MS = 20_000;
/** Far less than what a caller waits for a database that hangs. */
const REFUSED_WITHIN_MS = 1_000;

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
    expect(performance.now() - startedMs).toBeLessThan(REFUSED_WITHIN_MS);
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

describe('what was certainly not done', () => {
  beforeAll(async () => {
    await sql`create table done (what text)`.execute(test_.database);
    await sql`create sequence attempts`.execute(test_.database);
    await sql`
      create function collide(times int) returns text language plpgsql as $$
      begin
        if nextval('attempts') <= times then raise exception 'collision' using errcode = '40001'; end if;
        return 'done';
      end $$
    `.execute(test_.database);
  });
  beforeEach(() => sql`alter sequence attempts restart`.execute(test_.database));

  const collide = (times: number) =>
    sql<{ outcome: string }>`select collide(${times}::int) as outcome`.execute(database);

  test("because statements got into each other's way is done again, four times in all, and left to the caller then", async () => {
    expect((await collide(3)).rows).toEqual([{ outcome: 'done' }]);
    await sql`alter sequence attempts restart`.execute(test_.database);
    await expect(collide(4)).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' });
  });

  /** A connection that has been left with a server that only reads, as after a failover. */
  async function onStandby<Result>(work: (one: Database) => Promise<Result>): Promise<Result> {
    const one = createDatabase({ connectionString: proxy.connectionString, poolSize: 1 });
    try {
      await sql`set session characteristics as transaction read only`.execute(one);
      return await work(one);
    } finally {
      await one.destroy();
    }
  }
  const write = (to: Database, what: string) => sql`insert into done values (${what})`.execute(to);
  const stored = async () =>
    (await sql<{ what: string }>`select what from done`.execute(test_.database)).rows.map(({ what }) => what);

  test('because its connection leads to a standby is done on another one, alone and in a transaction', async () => {
    await onStandby((one) => write(one, 'alone'));
    await onStandby((one) => inTransaction(one, (inside) => write(inside, 'inside')));
    expect((await stored()).sort()).toEqual(['alone', 'inside']);
  });

  test('is not done twice: a statement whose connection broke is left to the caller', async () => {
    const breaks = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database);
    await expect(breaks).rejects.toMatchObject({ reason: 'away' });
    await untilItAnswers();
  });

  test('is the beginning of a transaction on a connection that broke meanwhile', async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'klarnotam' and pid <> pg_backend_pid()
    `.execute(test_.database);
    await inTransaction(database, (inside) => write(inside, 'begun'));
    expect(await stored()).toContain('begun');
  });
});
