// `npm run backup -- FOLDER`: every row of one moment and every document, beside running servers.
import { resolve } from 'node:path';
import { reachEmbeddedPostgres } from './adapters/database/embedded-postgres/reach-embedded-postgres.ts';
import { useExternalPostgres } from './adapters/database/use-external-postgres.ts';
import { BackupError } from './backup/backup-format.ts';
import { checkBackup } from './backup/check-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { openFileStore } from './compose/file-store.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { DatabaseServerError, type DatabaseServerLog } from './ports/database-server.ts';

const USAGE = `Usage: npm run backup -- FOLDER           write a backup to a folder that does not exist yet
       npm run backup -- --check FOLDER   read a backup and hold every byte of it against its checksums`;

const DONE = 0;
const REFUSED = 1;
const WRONG_USE = 2;
/** The backup is there; the file store had lost documents before. */
const WITHOUT_DOCUMENTS = 3;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

const log: DatabaseServerLog = { info: () => undefined, warn: complain, error: complain };

async function backUp(config: Config, folder: string): Promise<number> {
  const server =
    config.databaseUrl === null
      ? await reachEmbeddedPostgres({ dataDir: config.dataDir, log })
      : await useExternalPostgres({ connectionString: config.databaseUrl, log });
  try {
    const { tables, files, missingFiles, takenAt } = await writeBackup(folder, {
      database: { connectionString: config.migrationDatabaseUrl ?? server.connectionString },
      files: await openFileStore(config, { warn: complain }),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `${folder} holds ${rows} rows of ${tables.length} tables and ${files.length} documents, as of ${takenAt}.`,
    );
    if (missingFiles.length === 0) return DONE;
    complain(`The file store does not have ${missingFiles.length} documents: ${missingFiles.join(', ')}`);
    return WITHOUT_DOCUMENTS;
  } finally {
    await server.stop();
  }
}

async function check(folder: string): Promise<number> {
  const { takenAt, tables, files, missingFiles } = await checkBackup(folder);
  say(`${folder} is whole: ${tables.length} tables and ${files.length} documents, as of ${takenAt}.`);
  if (missingFiles.length === 0) return DONE;
  complain(`The file store did not have ${missingFiles.length} documents: ${missingFiles.join(', ')}`);
  return WITHOUT_DOCUMENTS;
}

async function run(words: readonly string[]): Promise<number> {
  const checking = words[0] === '--check';
  const [folder, ...more] = checking ? words.slice(1) : words;
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    complain(USAGE);
    return WRONG_USE;
  }
  try {
    return checking ? await check(resolve(folder)) : await backUp(readConfig(process.env), resolve(folder));
  } catch (error) {
    if (error instanceof ConfigError) {
      complain(error.message);
      return WRONG_USE;
    }
    // What the database, the disk or the file store said; no connection string is in it.
    const known = error instanceof BackupError || error instanceof DatabaseServerError;
    complain(
      known ? error.message : `There is no backup: ${error instanceof Error ? error.message : String(error)}`,
    );
    return REFUSED;
  }
}

process.exitCode = await run(process.argv.slice(2));
