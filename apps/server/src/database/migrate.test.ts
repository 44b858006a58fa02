import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createDatabase } from './create-database.ts';
import { migrate, MigrationError } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());

const step = (name: string, statement: string): Migration => ({
  name,
  up: async (database) => {
    await sql.raw(statement).execute(database);
  },
});

test('a migrated database needs nothing more', async () => {
  expect(await migrate(test_.connectionString)).toEqual([]);
});

test('names are unique and in order', () => {
  const names = MIGRATIONS.map((migration) => migration.name);
  expect(names).toEqual([...new Set(names)].sort());
});

test('a new step runs once, also when several servers start together', async () => {
  const more = [...MIGRATIONS, step('9001-more', 'create table more (id int)')];
  const done = await Promise.all([1, 2, 3].map(() => migrate(test_.connectionString, more)));
  expect(done.flat()).toEqual(['9001-more']);
});

test('a step that fails leaves nothing behind, and the steps before it stay', async () => {
  const more = [
    ...MIGRATIONS,
    step('9001-more', 'create table more (id int)'),
    step('9002-good', 'create table good (id int)'),
    step('9003-bad', 'create table half (id int); select 1 / 0'),
  ];
  await expect(migrate(test_.connectionString, more)).rejects.toThrow(
    /9003-bad failed and was undone: division/,
  );
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_name in ('good', 'half')
  `.execute(test_.database);
  expect(tables.rows).toEqual([{ name: 'good' }]);
});

test('a database of a newer release is refused and not touched', async () => {
  await expect(migrate(test_.connectionString)).rejects.toThrow(MigrationError);
  await expect(migrate(test_.connectionString)).rejects.toThrow(/newer release/);
});

test('an unreachable database is said, without the password', async () => {
  const failed = migrate('postgresql://somebody:secret@127.0.0.1:1/none');
  await expect(failed).rejects.toThrow(/cannot be checked: .*ECONNREFUSED/);
  await expect(failed).rejects.not.toThrow(/secret/);
});

test('the time limits of the server do not stop a long step', async () => {
  const fresh = await createTestDatabase();
  const short = createDatabase({ connectionString: fresh.connectionString, statementTimeoutMs: 50 });
  await expect(sql`select pg_sleep(0.3)`.execute(short)).rejects.toThrow(/statement timeout/);
  await short.destroy();
  expect(
    await migrate(fresh.connectionString, [...MIGRATIONS, step('9001-slow', 'select pg_sleep(0.3)')]),
  ).toEqual(['9001-slow']);
  await fresh.drop();
});
