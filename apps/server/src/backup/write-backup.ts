import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../ports/file-store.ts';
import {
  BackupError,
  FORMAT,
  MANIFEST,
  MANIFEST_CHECKSUM,
  UNFINISHED,
  storedFile,
  tableFile,
  type Manifest,
  type TableInBackup,
} from './backup-format.ts';
import { inBackupSession } from './backup-session.ts';
import { copyStatement, listTables, type TableToCopy } from './list-tables.ts';
import { measuring, type Measure } from './measured.ts';

/** Fast: what is gained beyond it costs more than the disk. */
const GZIP_LEVEL = 1;
/** The owner alone reads a backup: names, addresses and hashes of passwords stand in it. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export interface BackupSource {
  /** How the database is reached, by a role that reads all tables. A standby will do. */
  readonly database: { readonly connectionString: string };
  readonly files: FileStore;
}

async function writeMeasured(
  path: string,
  content: AsyncIterable<Uint8Array>,
  step: Transform = new PassThrough(),
): Promise<Measure> {
  const { through, measure } = measuring();
  await pipeline(
    content,
    step,
    through,
    createWriteStream(path, { mode: FILE_MODE, flags: 'wx', flush: true }),
  );
  return measure();
}

async function copyTable(client: pg.Client, table: TableToCopy, folder: string): Promise<TableInBackup> {
  const rows = client.query(copyTo(copyStatement(table, 'to stdout')));
  const zip = createGzip({ level: GZIP_LEVEL });
  const measured = await writeMeasured(join(folder, tableFile(table.name)), rows, zip);
  return { name: table.name, columns: [...table.columns], rows: rows.rowCount, ...measured };
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  // Not of the snapshot: as far as the rows or further.
  const { rows } = await client.query<{ name: string; value: string; called: boolean }>(
    `select sequencename as name, coalesce(last_value, start_value) as value, last_value is not null as called
     from pg_sequences where schemaname = current_schema() order by 1`,
  );
  return rows.map(({ name, value, called }) => ({ name, lastValue: Number(value), isCalled: called }));
}

/** Copies the documents that the snapshot knows. One that was deleted since then may be gone already. */
async function copyFiles(client: pg.Client, store: FileStore, folder: string) {
  const { rows } = await client.query<{ name: string }>(
    'select stored_name as name from billing_files order by 1',
  );
  const files: Manifest['files'] = [];
  const missingFiles: string[] = [];
  for (const { name } of rows) {
    const found = await store.read(name);
    if (found === null) missingFiles.push(name);
    else files.push({ name, ...(await writeMeasured(join(folder, storedFile(name)), found.content)) });
  }
  return { files, missingFiles };
}

async function readHead(client: pg.Client): Promise<Pick<Manifest, 'takenAt' | 'postgresVersion' | 'steps'>> {
  const { rows } = await client.query<{ at: string; version: string }>(
    `select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, current_setting('server_version') as version`,
  );
  const steps = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const [head] = rows;
  return {
    takenAt: head?.at ?? '',
    postgresVersion: head?.version ?? '',
    steps: steps.rows.map(({ name }) => name),
  };
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; there the file system sees to it.
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function fill(folder: string, { database, files }: BackupSource): Promise<Manifest> {
  return await inBackupSession(
    database,
    'begin isolation level repeatable read read only',
    async (client) => {
      const head = await readHead(client);
      const tables: TableInBackup[] = [];
      for (const table of await listTables(client)) tables.push(await copyTable(client, table, folder));
      return {
        format: FORMAT,
        ...head,
        tables,
        sequences: await readSequences(client),
        ...(await copyFiles(client, files, folder)),
      };
    },
  );
}

/**
 * Writes a backup: every row of one moment, while the servers go on, and the documents that those rows name. It is whole
 * or not there: it gets its name when everything in it is on the disk.
 *
 * @param folder must not exist
 * @throws {BackupError} when something of that name is there
 */
export async function writeBackup(folder: string, source: BackupSource): Promise<Manifest> {
  const beside = await readdir(dirname(folder)).catch((): string[] => []);
  if (beside.includes(basename(folder))) throw new BackupError(`${folder} is there already.`);
  const unfinished = `${folder}${UNFINISHED}`;
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(unfinished, { mode: FOLDER_MODE });
  } catch (cause) {
    throw new BackupError(
      `${unfinished} cannot be made: ${cause instanceof Error ? cause.message : String(cause)}. ` +
        'If no backup is under way there, remove it.',
      { cause },
    );
  }
  try {
    for (const part of ['tables', 'files']) await mkdir(join(unfinished, part), { mode: FOLDER_MODE });
    const manifest = await fill(unfinished, source);
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    const options = { mode: FILE_MODE, flush: true };
    await writeFile(join(unfinished, MANIFEST), text, options);
    const checksum = createHash('sha256').update(text).digest('hex');
    await writeFile(join(unfinished, MANIFEST_CHECKSUM), `${checksum}\n`, options);
    for (const part of ['tables', 'files', '.']) await syncFolder(join(unfinished, part));
    await rename(unfinished, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
