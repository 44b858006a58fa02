import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLocalFolder } from './adapters/file-store/local-folder.ts';
import { writeBackup } from './backup/write-backup.ts';
import { checkSchema } from './database/check-schema.ts';
import { createDatabase, type Database } from './database/create-database.ts';
import { migrate } from './database/migrate.ts';
import { MIGRATIONS } from './database/migrations/all.ts';
import { createBareDatabase, type TestDatabase } from './database/testing/create-test-database.ts';
import { openService, signedIn, type TestService } from './http/testing/open-service.ts';

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM
F) GND G) 900FT AMSL`;
const METAR = 'METAR ENGM 201150Z 18010KT 9999 FEW030 12/05 Q1013';
const DENIED = /permission denied|must be owner/;

const unique = randomBytes(4).toString('hex');
/** With a dash and capitals, as names of roles may have them. */
const OWNER = `klar-Owner-${unique}`;
const SERVER = `klar-Server-${unique}`;
const PASSWORD = randomBytes(16).toString('hex');

let cluster: Database;
let test_: TestDatabase;
let ownerUrl: string;
let serverUrl: string;
let asServer: Database;

function asRole(role: string): string {
  const url = new URL(test_.connectionString);
  url.username = role;
  url.password = PASSWORD;
  return url.href;
}

beforeAll(async () => {
  cluster = createDatabase({ connectionString: inject('testCluster'), poolSize: 1 });
  test_ = await createBareDatabase();
  for (const role of [OWNER, SERVER]) {
    await sql`create role ${sql.id(role)} login password ${sql.lit(PASSWORD)}`.execute(cluster);
  }
  const name = new URL(test_.connectionString).pathname.slice(1);
  await sql`alter database ${sql.id(name)} owner to ${sql.id(OWNER)}`.execute(cluster);
  ownerUrl = asRole(OWNER);
  serverUrl = asRole(SERVER);
  asServer = createDatabase({ connectionString: serverUrl, poolSize: 2 });
});
afterAll(async () => {
  await asServer.destroy();
  await test_.drop();
  for (const role of [OWNER, SERVER]) await sql`drop role ${sql.id(role)}`.execute(cluster);
  await cluster.destroy();
});

test('the server’s role can check the schema only once it was given its rights', async () => {
  await migrate(ownerUrl, { contract: true });
  await expect(checkSchema(asServer)).rejects.toThrow(/cannot be checked: permission denied/);
  expect(await migrate(ownerUrl, { serverRole: SERVER })).toEqual({ done: [], waiting: [] });
  expect(await checkSchema(asServer)).toEqual([]);
});

test.each<[string, RawBuilder<unknown>]>([
  ['create a table', sql`create table mine (id int)`],
  ['add a column', sql`alter table users add column more int`],
  ['drop a table', sql`drop table translations`],
  ['empty a table at one stroke', sql`truncate audit_log`],
  ['replace a function', sql`drop function period_start(timestamptz, timestamptz)`],
  ['rewrite which steps were applied', sql`delete from kysely_migration`],
])('the server’s role cannot %s', async (_what, statement) => {
  await expect(statement.execute(asServer)).rejects.toThrow(DENIED);
});

test('it reads and writes every table of the product', async () => {
  const { rows } = await sql<{ table_name: string; rights: string[] }>`
    select table_name, array_agg(privilege_type::text order by privilege_type::text) as rights
    from information_schema.role_table_grants
    where grantee = ${SERVER} and table_name not like 'kysely%' group by table_name
  `.execute(asServer);
  expect(rows.length).toBeGreaterThanOrEqual(18);
  for (const { rights } of rows) expect(rights).toEqual(['DELETE', 'INSERT', 'SELECT', 'UPDATE']);
});

test('a table of a later step is the server’s to use as well', async () => {
  const migrations = [
    ...MIGRATIONS,
    {
      name: '9001-more',
      up: async (database: Parameters<(typeof MIGRATIONS)[number]['up']>[0]) => {
        await sql`create table more (id bigint generated always as identity, note text)`.execute(database);
      },
    },
  ];
  await migrate(ownerUrl, { migrations, serverRole: SERVER });
  await sql`insert into more (note) values ('a')`.execute(asServer);
  expect((await sql`select id, note from more`.execute(asServer)).rows).toEqual([{ id: 1, note: 'a' }]);
});

test('it can take a backup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'klarnotam-two-roles-'));
  const source = {
    database: { connectionString: serverUrl },
    files: createLocalFolder(join(folder, 'files')),
  };
  const { tables, steps } = await writeBackup(join(folder, 'backup'), source);
  expect(tables.length).toBeGreaterThanOrEqual(18);
  expect(steps).toContain(MIGRATIONS.at(-1)?.name);
  await rm(folder, { recursive: true });
});

test('people sign up, translate and read their history on a server with both roles', async () => {
  const service: TestService = await openService({
    DATABASE_URL: serverUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
  });
  try {
    const kari = await signedIn(service, 'kari@example.no');
    const notam = await kari.post('/api/translations/notam', { text: NOTAM, language: 'no' });
    expect(notam).toMatchObject({ status: 200, body: { usage: { used: 1 } } });
    const weather = await kari.post('/api/translations/weather', { text: METAR, language: 'en' });
    expect(weather).toMatchObject({ status: 200, body: { usage: { used: 2 } } });
    const { body } = await kari.get('/api/translations');
    const [latest, first] = body['translations'] as { id: string; kind: string }[];
    expect([latest?.kind, first?.kind]).toEqual(['weather', 'notam']);
    expect(await kari.get(`/api/translations/${first?.id ?? ''}`)).toMatchObject({
      status: 200,
      body: { notices: [{ facts: { id: 'A1234/26' } }] },
    });
    expect(await kari.get('/api/usage')).toMatchObject({ body: { notams: 1, reports: 1 } });
    expect(await kari.post('/api/auth/sign-out')).toMatchObject({ status: 200 });
    const stored = await sql`select user_id from translations`.execute(asServer);
    expect(stored.rows).toHaveLength(2);
  } finally {
    await service.stop();
  }
});
