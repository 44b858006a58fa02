import { randomBytes, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalFolder } from '../adapters/file-store/local-folder.ts';
import type { Database } from '../database/create-database.ts';
import { migrate } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations/all.ts';
import {
  createBareDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../database/testing/create-test-database.ts';
import { insertUser } from '../database/testing/insert-user.ts';
import { BackupError, MANIFEST, MANIFEST_CHECKSUM, parseManifest } from './backup-format.ts';
import { checkBackup } from './check-backup.ts';
import { inOrderOfReferences } from './list-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let source: TestDatabase;
/** What COPY has to escape, and what looks like its own marks. */
const ODD = 'tab\there\nnew line\\N \\. "quoted" æøå 日本 😀';

async function* one(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(content);
}

const filesIn = (name: string) => createLocalFolder(join(folder, name));
const contents = { [randomUUID()]: randomBytes(300_000), [randomUUID()]: Buffer.alloc(0) };
const lost = randomUUID();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarnotam-backup-'));
  source = await createTestDatabase();
  const { database } = source;
  const userId = await insertUser(database, 'kari@klar.example');
  await sql`update users set name = ${ODD}, image = null, created_at = '2020-02-29T23:59:59.999Z'`.execute(
    database,
  );
  await sql`
    insert into subscriptions (user_id, plan_type, plan_limits, name, company_name, phone_number, address, zip_code, city, country)
    values (${userId}, 'pro', -1, ${ODD}, '', '', '', '', '', 'NO')
  `.execute(database);
  await sql`
    insert into translations (id, user_id, kind, language, engine, items, item_count)
    select gen_random_uuid(), ${userId}::uuid, 'notam', 'en', 'decoder', jsonb_build_array(${ODD}::text, n), 1
    from generate_series(1, 500) as n
  `.execute(database);
  await sql`insert into audit_log (actor, action) select 'system', 'x' from generate_series(1, 7)`.execute(
    database,
  );
  await sql`
    insert into mail_codes (code_hash, purpose, user_id, expires_at) values ('\\x00ff5c', 'reset', ${userId}, 'infinity')
  `.execute(database);
  for (const name of [...Object.keys(contents), lost]) {
    await sql`
      insert into billing_files (user_id, file_name, description, stored_name, sha256, size_bytes)
      values (${userId}, 'a.pdf', '', ${name}, 'x', 1)
    `.execute(database);
  }
  for (const [name, content] of Object.entries(contents)) await filesIn('source').put(name, one(content));
  await writeBackup(join(folder, 'kept'), { database: source, files: filesIn('source') });
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

const restoreTo = (target: TestDatabase, from: string, files: string = randomUUID()) =>
  restoreBackup(from, {
    database: target,
    files: filesIn(files),
    migrate: async (migrations) => {
      await migrate(target.connectionString, { migrations, contract: true });
    },
  });

/** Every row of every table as text, for comparison. */
async function everything(database: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely%'
  `.execute(database);
  const all: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await sql<{ rows: string | null }>`
      select string_agg(each::text, chr(10) order by each::text) as rows from ${sql.table(name)} as each
    `.execute(database);
    all[name] = found.rows[0]?.rows ?? '';
  }
  return all;
}

describe('a backup', () => {
  test('is restored to an empty database: every row as it was, documents, numbers that go on', async () => {
    const target = await createBareDatabase();
    const manifest = await restoreTo(target, join(folder, 'kept'), 'restored');
    const restored = await everything(target.database);
    expect(restored).toEqual(await everything(source.database));
    expect(restored['users']).toContain('tab\there');
    expect(manifest.missingFiles).toEqual([lost]);
    for (const [name, content] of Object.entries(contents)) {
      const pieces: Uint8Array[] = [];
      for await (const piece of (await filesIn('restored').read(name))!.content) pieces.push(piece);
      expect(Buffer.concat(pieces).equals(content)).toBe(true);
    }
    // Triggers are back, and no number comes twice.
    const { rows } = await sql<{ id: number }>`
      insert into audit_log (actor, action) values ('system', 'x') returning id
    `.execute(target.database);
    expect(rows).toEqual([{ id: 8 }]);
    await insertUser(target.database, 'ola@klar.example');
    expect((await sql`select from user_directory`.execute(target.database)).rows).toHaveLength(2);
    expect(await migrate(target.connectionString)).toEqual({ done: [], waiting: [] });
    await target.drop();
  });

  test('of an older schema is restored with just its steps, and migrated on', async () => {
    const before = MIGRATIONS.findIndex(({ name }) => name === '0017-user-directory');
    const older = MIGRATIONS.slice(0, before);
    const old = await createBareDatabase();
    await migrate(old.connectionString, { migrations: older });
    await sql`insert into usage_totals (kind, shard, total) values ('notam', 99, 5)`.execute(old.database);
    const path = join(folder, randomUUID());
    const { steps } = await writeBackup(path, { database: old, files: filesIn('none') });
    const target = await createBareDatabase();
    await restoreTo(target, path);
    expect((await sql`select from usage_totals where shard = 99`.execute(target.database)).rows).toHaveLength(
      1,
    );
    const { done } = await migrate(target.connectionString, { contract: true });
    expect(done).toEqual(MIGRATIONS.map(({ name }) => name).filter((name) => !steps.includes(name)));
    await target.drop();
    await old.drop();
  });

  test('is for its owner alone, and there only when it is whole', async () => {
    expect((await stat(join(folder, 'kept'))).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'kept', MANIFEST))).mode & 0o077).toBe(0);
    const away = { connectionString: 'postgresql://nobody:secret@127.0.0.1:1/none' };
    const failed = writeBackup(join(folder, 'failed'), { database: away, files: filesIn('source') });
    await expect(failed).rejects.toThrow('ECONNREFUSED');
    await expect(failed).rejects.not.toThrow('secret');
    await expect(
      writeBackup(join(folder, 'kept'), { database: source, files: filesIn('source') }),
    ).rejects.toThrow('is there already');
    const names = await readdir(folder);
    expect(names.filter((name) => /failed|unfinished/.test(name))).toEqual([]);
  });
});

describe('nothing is written, and the reason is said, when', () => {
  const altered: readonly [what: string, change: (path: string) => Promise<unknown>, reason: RegExp][] = [
    [
      'a table was cut off',
      (path) => truncate(join(path, 'tables/users.copy.gz'), 40),
      /users\.copy\.gz has 40 bytes/,
    ],
    [
      'a byte was changed',
      async (path) => {
        const file = join(path, 'tables/translations.copy.gz');
        const bytes = await readFile(file);
        bytes[bytes.length >> 1]! ^= 1;
        await writeFile(file, bytes);
      },
      /translations\.copy\.gz was changed/,
    ],
    ['a table is gone', (path) => rm(join(path, 'tables/users.copy.gz')), /users\.copy\.gz cannot be read/],
    [
      'a document is longer',
      (path) => appendFile(join(path, 'files', Object.keys(contents)[0]!), 'x'),
      /has 300001 bytes/,
    ],
    [
      'the manifest was changed',
      (path) => appendFile(join(path, MANIFEST), ' '),
      /manifest\.json was changed/,
    ],
    ['the manifest is gone', (path) => rm(join(path, MANIFEST)), /There is no whole backup/],
    ['its checksum is gone', (path) => rm(join(path, MANIFEST_CHECKSUM)), /There is no whole backup/],
  ];
  test('a backup is not what was written', async () => {
    const target = await createBareDatabase();
    for (const [what, change, reason] of altered) {
      const path = join(folder, 'altered');
      await writeBackup(path, { database: source, files: filesIn('source') });
      expect((await checkBackup(path)).tables.length).toBeGreaterThan(20);
      await change(path);
      await expect(restoreTo(target, path), what).rejects.toThrow(reason);
      await expect(checkBackup(path), what).rejects.toThrow(BackupError);
      await rm(path, { recursive: true });
    }
    expect(await everything(target.database)).toEqual({});
    await target.drop();
  });

  test('there is data already', async () => {
    const before = await everything(source.database);
    await expect(restoreTo(source, join(folder, 'kept'))).rejects.toThrow(/not empty .*never over data/);
    expect(await everything(source.database)).toEqual(before);
    const target = await createBareDatabase();
    await expect(restoreTo(target, join(folder, 'kept'), 'source')).rejects.toThrow(
      'file store is not empty',
    );
    expect(await everything(target.database)).toEqual({});
    await target.drop();
  });

  test('the backup is of a newer release or another format', async () => {
    const newer = await createTestDatabase();
    const step = { name: '9001-newer', up: () => Promise.resolve() };
    await migrate(newer.connectionString, { migrations: [...MIGRATIONS, step] });
    await writeBackup(join(folder, 'newer'), { database: newer, files: filesIn('none') });
    const target = await createBareDatabase();
    await expect(restoreTo(target, join(folder, 'newer'))).rejects.toThrow(
      /newer release \(it has 9001-newer\)/,
    );
    expect(await everything(target.database)).toEqual({});
    await target.drop();
    await newer.drop();
    expect(() => parseManifest('{"format":2}')).toThrow('has format 2; this release reads format 1');
    expect(() => parseManifest('{"form')).toThrow('cannot be read');
  });
});

test('tables are filled after those that they refer to', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'c' },
  ];
  expect(inOrderOfReferences(['a', 'b', 'c'], references)).toEqual(['c', 'b', 'a']);
  expect(() => inOrderOfReferences(['a', 'b'], [...references, { from: 'b', to: 'a' }])).toThrow('circle');
});
