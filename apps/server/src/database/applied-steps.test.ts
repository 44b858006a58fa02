import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAppliedSteps } from './applied-steps.ts';
import { checkSchema } from './check-schema.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { createBareDatabase, type TestDatabase } from './testing/create-test-database.ts';

/** The steps of 0.1.0, which recorded them in a table of its own. */
const FORMER = MIGRATIONS.slice(0, 7);

let test_: TestDatabase;
beforeEach(async () => {
  test_ = await createBareDatabase();
});
afterEach(() => test_.drop());

/** A database of 0.1.0, as its runner made it. */
async function makeFormerInstallation(steps = FORMER): Promise<void> {
  await sql`
    create table if not exists schema_migrations (
      position integer primary key,
      name text not null unique,
      applied_at timestamptz(3) not null default now()
    )
  `.execute(test_.database);
  for (const [index, { name, up }] of steps.entries()) {
    await test_.database.transaction().execute(async (transaction) => {
      await up(transaction as unknown as Kysely<unknown>);
      await sql`
        insert into schema_migrations (position, name, applied_at)
        values (${index + 1}, ${name}, ${`2026-11-0${index + 1}T12:00:00.123+02:00`}::timestamptz)
      `.execute(transaction);
    });
  }
}

async function recordedSteps(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration
  `.execute(test_.database);
  return Object.fromEntries(rows.map(({ name, timestamp }) => [name, timestamp]));
}

/** What 0.1.0 reads at start and compares with its own list. */
async function formerSteps(): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from schema_migrations order by position`.execute(test_.database);
  return rows.map(({ name }) => name);
}

const names = (steps: readonly { name: string }[]): string[] => steps.map(({ name }) => name);

test('an installation of 0.1.0 goes on from where it is, and keeps when each step was applied', async () => {
  await makeFormerInstallation();
  await sql`insert into usage_totals values ('notam', 1, 41)`.execute(test_.database);
  await expect(checkSchema(test_.database)).rejects.toThrow(/npm run migrate/);

  const { done, waiting } = await migrate(test_.connectionString);
  expect([...names(FORMER), ...done, ...waiting].sort()).toEqual(names(MIGRATIONS));
  expect(await recordedSteps()).toMatchObject({
    '0001-translations': '2026-11-01T10:00:00.123Z',
    '0007-fluent-words': '2026-11-07T10:00:00.123Z',
  });
  expect((await sql`select total from usage_totals`.execute(test_.database)).rows).toEqual([{ total: 41 }]);
  expect(await checkSchema(test_.database)).toEqual([]);
  expect((await migrate(test_.connectionString)).done).toEqual([]);
});

test('one that stopped half-way goes on from there', async () => {
  await makeFormerInstallation(FORMER.slice(0, 3));
  const { done, waiting } = await migrate(test_.connectionString);
  expect([...done, ...waiting].sort()).toEqual(names(MIGRATIONS.slice(3)));
});

test('a start that was killed while it took over the steps is taken up again', async () => {
  await makeFormerInstallation();
  await sql`
    create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)
  `.execute(test_.database);
  await migrate(test_.connectionString);
  expect(await readAppliedSteps(test_.database)).toEqual(expect.arrayContaining(names(FORMER)));
});

test('a server of 0.1.0 can still be started until the contracting step', async () => {
  await makeFormerInstallation();
  await migrate(test_.connectionString);
  expect(await formerSteps()).toEqual(names(FORMER));
  await migrate(test_.connectionString, { contract: true });
  await expect(formerSteps()).rejects.toThrow(/"schema_migrations" does not exist/);
});

test('several servers that start together take the steps over once', async () => {
  await makeFormerInstallation();
  const all = await Promise.all([1, 2, 3].map(() => migrate(test_.connectionString, { contract: true })));
  expect(all.flatMap(({ done }) => done)).toEqual(names(MIGRATIONS.slice(7)));
});
