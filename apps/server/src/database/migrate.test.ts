import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { checkSchema } from './check-schema.ts';
import { createDatabase } from './create-database.ts';
import { migrate } from './migrate.ts';
import { MigrationError } from './migration-error.ts';
import { MIGRATIONS } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';
import { insertUser } from './testing/insert-user.ts';
import { createBareDatabase, createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());

const step = (name: string, statement: string, contracts?: string): Migration => ({
  name,
  ...(contracts !== undefined && { contracts }),
  up: async (database) => {
    await sql.raw(statement).execute(database);
  },
});

async function tablesAmong(database: TestDatabase, ...names: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_name = any(${names}) order by 1
  `.execute(database.database);
  return rows.map(({ name }) => name);
}

test('a migrated database needs nothing more', async () => {
  expect(await migrate(test_.connectionString)).toEqual({ done: [], waiting: [] });
  expect(await checkSchema(test_.database)).toEqual([]);
});

test('names are unique and in order, and a contracting step is named after an earlier step', () => {
  const names = MIGRATIONS.map((migration) => migration.name);
  expect(names).toEqual([...new Set(names)].sort());
  for (const [index, { name, contracts }] of MIGRATIONS.entries()) {
    if (contracts === undefined) expect(name).not.toMatch(/-contract-/);
    else expect(name).toBe(`${name.slice(0, 4)}-contract-${contracts}`);
    if (contracts !== undefined) expect(names.slice(0, index)).toContain(contracts);
  }
});

test('a new step runs once, also when several servers start together', async () => {
  const migrations = [...MIGRATIONS, step('9001-more', 'create table more (id int)')];
  const done = await Promise.all([1, 2, 3].map(() => migrate(test_.connectionString, { migrations })));
  expect(done.flatMap((each) => each.done)).toEqual(['9001-more']);
});

test('a step that fails leaves nothing behind, and the steps before it stay', async () => {
  const migrations = [
    ...MIGRATIONS,
    step('9001-more', 'create table more (id int)'),
    step('9002-good', 'create table good (id int)'),
    step('9003-bad', 'create table half (id int); select 1 / 0'),
  ];
  await expect(migrate(test_.connectionString, { migrations })).rejects.toThrow(
    /9003-bad failed and was undone: division/,
  );
  expect(await tablesAmong(test_, 'good', 'half')).toEqual(['good']);
});

test('a step that only fails when it is committed is named too', async () => {
  const migrations = [
    ...MIGRATIONS,
    step('9001-more', ''),
    step('9002-good', ''),
    step(
      '9003-late',
      'create table late (id int unique deferrable initially deferred); insert into late values (1), (1)',
    ),
  ];
  await expect(migrate(test_.connectionString, { migrations })).rejects.toThrow(
    /9003-late failed and was undone: duplicate key/,
  );
  expect(await tablesAmong(test_, 'late')).toEqual([]);
});

test('a step that has to wait long for a table gives up, so that the servers behind it do not', async () => {
  const holder = createDatabase({ connectionString: test_.connectionString, poolSize: 1 });
  const migrations = [
    ...MIGRATIONS,
    step('9001-more', ''),
    step('9002-good', ''),
    step('9003-lock', 'alter table usage_totals add column more int'),
  ];
  await holder.transaction().execute(async (transaction) => {
    await sql`lock table usage_totals in access share mode`.execute(transaction);
    await expect(migrate(test_.connectionString, { migrations })).rejects.toThrow(
      /9003-lock failed and was undone: .*lock timeout/,
    );
  });
  await holder.destroy();
});

test('an older server runs on beside a newer schema, says so, and changes nothing', async () => {
  expect(await checkSchema(test_.database)).toEqual(['9001-more', '9002-good']);
  expect(await migrate(test_.connectionString)).toEqual({ done: [], waiting: [] });
  expect(await tablesAmong(test_, 'good', 'more')).toEqual(['good', 'more']);
});

test('a newer server refuses an older schema and says what to run', async () => {
  const migrations = [
    ...MIGRATIONS,
    step('9001-more', ''),
    step('9002-good', ''),
    step('9003-next', 'create table next (id int)'),
  ];
  const refused = checkSchema(test_.database, migrations);
  await expect(refused).rejects.toThrow(MigrationError);
  await expect(refused).rejects.toThrow(
    /^The database's schema is older than this release needs \(missing: 9003-next\)\. Run `npm run migrate` first\.$/,
  );
  expect(await tablesAmong(test_, 'next')).toEqual([]);
});

test('a database that lacks a step in the middle is refused and not touched', async () => {
  const gap = [...MIGRATIONS, step('9000-forgotten', 'create table forgotten (id int)')];
  const known = [...gap, step('9001-more', '')];
  for (const migrations of [gap, known]) {
    const lacks = /lacks the schema step 9000-forgotten although it has the later step 9001-more/;
    await expect(migrate(test_.connectionString, { migrations })).rejects.toThrow(lacks);
    await expect(checkSchema(test_.database, migrations)).rejects.toThrow(lacks);
  }
  expect(await tablesAmong(test_, 'forgotten')).toEqual([]);
});

test('a database with an unknown step among the known ones is refused', async () => {
  const migrations = [...MIGRATIONS, step('9001-other', ''), step('9002-good', '')];
  await expect(checkSchema(test_.database, migrations)).rejects.toThrow(/does not know at this place/);
});

test('a contracting step waits until it is asked for, and then an older server is refused', async () => {
  const bare = await createBareDatabase();
  const older = [step('0001-first', 'create table first (old int)')];
  const newer = [
    ...older,
    step('0002-new', 'alter table first add column new int'),
    step('0003-contract-0002-new', 'alter table first drop column old', '0002-new'),
    step('0004-later', 'create table later (id int)'),
  ];
  expect(await migrate(bare.connectionString, { migrations: newer })).toEqual({
    done: ['0001-first', '0002-new', '0004-later'],
    waiting: ['0003-contract-0002-new'],
  });
  expect(await checkSchema(bare.database, newer)).toEqual([]);
  expect(await checkSchema(bare.database, older)).toEqual(['0002-new', '0004-later']);

  expect(await migrate(bare.connectionString, { migrations: newer, contract: true })).toEqual({
    done: ['0003-contract-0002-new'],
    waiting: [],
  });
  expect(await checkSchema(bare.database, newer)).toEqual([]);
  // Who knows the new column can live without the old one; who does not, cannot.
  expect(await checkSchema(bare.database, newer.slice(0, 2))).toHaveLength(2);
  for (const refused of [
    checkSchema(bare.database, older),
    migrate(bare.connectionString, { migrations: older }),
  ]) {
    await expect(refused).rejects.toThrow(/0003-contract-0002-new removed what this release needs/);
  }
  await bare.drop();
});

test('an unreachable database is said, without the password', async () => {
  const failed = migrate('postgresql://somebody:secret@127.0.0.1:1/none');
  await expect(failed).rejects.toThrow(/cannot be checked: .*ECONNREFUSED/);
  await expect(failed).rejects.not.toThrow(/secret/);
});

test('the time limits of the server do not stop a long step', async () => {
  const fresh = await createTestDatabase();
  const short = createDatabase({ connectionString: fresh.connectionString, statementTimeoutMs: 50 });
  await expect(sql`select pg_sleep(0.3)`.execute(short)).rejects.toMatchObject({ cause: { code: '57014' } });
  await short.destroy();
  const migrations = [...MIGRATIONS, step('9001-slow', 'select pg_sleep(0.3)')];
  expect((await migrate(fresh.connectionString, { migrations })).done).toEqual(['9001-slow']);
  await fresh.drop();
});

test('an index of a large table is made while others write to it, and takes turns with other migrations', async () => {
  const fresh = await createTestDatabase();
  const { database, connectionString } = fresh;
  const migrations: Migration[] = [
    ...MIGRATIONS,
    {
      ...step('9001-index', 'create index concurrently users_by_name on users (name)'),
      outsideTransaction: true,
    },
  ];
  const open = await database.startTransaction().execute();
  await sql`update users set name = 'held'`.execute(open);
  const migrating = [1, 2].map(() => migrate(connectionString, { migrations }));
  for (let waiting = false; !waiting;) {
    const { rows } = await sql`select from pg_locks where not granted and locktype = 'virtualxid'`.execute(
      database,
    );
    waiting = rows.length > 0;
  }
  await insertUser(database);
  await open.commit().execute();
  expect((await Promise.all(migrating)).flatMap(({ done }) => done)).toEqual(['9001-index']);
  await fresh.drop();
});
