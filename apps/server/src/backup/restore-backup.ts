import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { MIGRATIONS } from '../database/migrations/all.ts';
import type { Migration } from '../database/migrations/migration.ts';
import type { FileStore } from '../ports/file-store.ts';
import { BackupError, storedFile, tableFile, type Manifest, type TableInBackup } from './backup-format.ts';
import { inBackupSession } from './backup-session.ts';
import { checkBackup, expectMeasure } from './check-backup.ts';
import { copyStatement, listTables } from './list-tables.ts';
import { measuring } from './measured.ts';

export interface RestoreTarget {
  /** An empty database, and a role that owns it. */
  readonly database: { readonly connectionString: string };
  /** An empty one. */
  readonly files: FileStore;
  /** Applies just these steps of the schema. */
  readonly migrate: (steps: readonly Migration[]) => Promise<void>;
}

async function expectEmpty({ database, files }: RestoreTarget): Promise<void> {
  const tables = await inBackupSession(database, 'begin', async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') order by 1`,
    );
    return rows.map(({ name }) => name);
  });
  if (tables.length > 0) {
    throw new BackupError(
      `The database is not empty (${tables.slice(0, 3).join(', ')} …): a backup is restored to a new one, never over data.`,
    );
  }
  for await (const { name } of files.list()) {
    throw new BackupError(`The file store is not empty (${name} …): documents are restored to a new one.`);
  }
}

/** The steps of the backup, in this release's order. */
function stepsOf({ steps }: Manifest): Migration[] {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = steps.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup is of a newer release (it has ${unknown.join(', ')}): restore it with that release.`,
    );
  }
  return MIGRATIONS.filter(({ name }) => steps.includes(name));
}

async function fillTable(client: pg.Client, folder: string, table: TableInBackup): Promise<void> {
  const path = tableFile(table.name);
  const { through, measure } = measuring();
  const into = client.query(copyFrom(copyStatement(table, 'from stdin')));
  await pipeline(createReadStream(join(folder, path)), through, createGunzip(), into);
  expectMeasure(path, measure(), table);
  if (into.rowCount !== table.rows) {
    throw new BackupError(`${table.name} got ${into.rowCount} rows where ${table.rows} were written.`);
  }
}

/** In one transaction: all of it, or nothing. */
async function fillTables(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const present = (await listTables(client)).map(({ name }) => name).sort();
  const written = manifest.tables.map(({ name }) => name).sort();
  if (present.join() !== written.join()) {
    throw new BackupError('The tables of the backup are not those of its schema steps.');
  }
  const quoted = manifest.tables.map(({ name }) => `"${name}"`);
  // The rows are there as triggers made them. References are checked all the same.
  for (const name of quoted) await client.query(`alter table ${name} disable trigger user`);
  // What migrations put into a new database.
  await client.query(`truncate ${quoted.join(', ')}`);
  for (const table of manifest.tables) await fillTable(client, folder, table);
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [`"${name}"`, lastValue, isCalled]);
  }
  for (const name of quoted) await client.query(`alter table ${name} enable trigger user`);
}

async function fillFiles(store: FileStore, folder: string, manifest: Manifest): Promise<void> {
  for (const { name, ...written } of manifest.files) {
    const path = storedFile(name);
    expectMeasure(
      path,
      await store.put(name, createReadStream(join(folder, path)) as AsyncIterable<Uint8Array>),
      written,
    );
  }
}

/**
 * Restores a backup to an empty database and an empty file store. The documents come first and the rows at once at the end,
 * so that rows without their documents are never seen.
 *
 * @throws {BackupError} before anything is written when the backup is not whole, is of a newer release, or the target holds data
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const steps = stepsOf(manifest);
  await expectEmpty(target);
  await target.migrate(steps);
  await fillFiles(target.files, folder, manifest);
  await inBackupSession(target.database, 'begin', (client) => fillTables(client, folder, manifest));
  await inBackupSession(target.database, 'begin', (client) => client.query('analyze'));
  return manifest;
}
