import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, type Database } from './create-database.ts';
import { consumeRateLimit } from './consume-rate-limit.ts';
import { prepared } from './prepare-statements.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let test_: TestDatabase;
/** One connection, so that what it keeps can be asked for. */
let database: Database;
beforeEach(async () => {
  test_ = await createTestDatabase();
  database = createDatabase({ connectionString: test_.connectionString, poolSize: 1 });
});
afterEach(async () => {
  await database.destroy();
  await test_.drop();
});

async function keptStatements(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    database,
  );
  return rows.map(({ statement }) => statement);
}

const addOne = (value: number) =>
  sql<{ sum: number }>`select ${prepared} ${value}::int + 1 as sum`.execute(database);

test('a marked statement is kept once, and goes on answering by its values', async () => {
  for (let value = 0; value < 10; value += 1) {
    expect((await addOne(value)).rows).toEqual([{ sum: value + 1 }]);
    await sql`select ${value}::int as other`.execute(database);
  }
  expect(await keptStatements()).toEqual(['select /* prepared */ $1::int + 1 as sum']);
});

test('the limits that nearly every call draws on are kept', async () => {
  await consumeRateLimit(database, 'a key', { burst: 10, perHour: 10 });
  expect(await keptStatements()).toEqual([expect.stringContaining('insert into rate_limits')]);
});

test('a kept statement that fails once goes on working', async () => {
  const divide = (by: number) =>
    sql<{ share: number }>`select ${prepared} 10 / ${by}::int as share`.execute(database);
  expect((await divide(5)).rows).toEqual([{ share: 2 }]);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ share: 5 }]);
});

test('a connection that breaks at work fails that work alone, and the next one answers', async () => {
  await addOne(1);
  const ended = sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(10)`.execute(database);
  await expect(ended).rejects.toThrow();
  await vi.waitFor(async () => expect((await addOne(41)).rows).toEqual([{ sum: 42 }]), 20_000);
});
