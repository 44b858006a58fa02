import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, type Database } from './create-database.ts';
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

/** The statements that the connection keeps, by what makes them known in these tests. */
async function kept(part: string): Promise<number> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    database,
  );
  return rows.filter(({ statement }) => statement.includes(part)).length;
}

async function often(times: number, run: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < times; index += 1) await run(index);
}

const addOne = (value: number) => sql<{ sum: number }>`select ${value}::int + 1 as sum`.execute(database);

test('a statement that comes again and again is kept, and goes on answering by its values', async () => {
  await addOne(1);
  expect(await kept('as sum')).toBe(0);
  await often(10, async (index) => {
    expect((await addOne(index)).rows).toEqual([{ sum: index + 1 }]);
  });
  expect(await kept('as sum')).toBe(1);
});

test('statements that differ each time are not kept, and no more than a hundred are', async () => {
  await often(200, (index) => sql`select ${1}::int as ${sql.ref(`once_${index}`)}`.execute(database));
  expect(await kept('once_')).toBe(0);
  await often(120, (index) =>
    often(5, () => sql`select ${1}::int as ${sql.ref(`again_${index}`)}`.execute(database)),
  );
  expect(await kept('again_')).toBe(100);
});

test('a kept statement that fails once goes on working', async () => {
  const divide = (by: number) => sql<{ share: number }>`select 10 / ${by}::int as share`.execute(database);
  await often(6, () => divide(5));
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ share: 5 }]);
});

test('what asks for all columns sees those that a migration adds', async () => {
  const read = () => database.selectFrom('usage_totals').selectAll().where('kind', '=', 'notam').execute();
  await database.insertInto('usage_totals').values({ kind: 'notam', shard: 0, total: 7 }).execute();
  await often(10, read);
  await sql`alter table usage_totals add column note text default 'new'`.execute(database);
  expect(await read()).toEqual([{ kind: 'notam', shard: 0, total: 7, note: 'new' }]);
});

test('a connection that breaks at work fails that work alone, and the next one answers', async () => {
  await often(6, (index) => addOne(index));
  const ended = sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(10)`.execute(database);
  await expect(ended).rejects.toThrow();
  await vi.waitFor(async () => expect((await addOne(41)).rows).toEqual([{ sum: 42 }]), 10_000);
});
