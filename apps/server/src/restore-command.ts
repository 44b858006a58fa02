// `npm run restore -- FOLDER`: a backup to a new database and a new file store, before any server runs on them.
import { resolve } from 'node:path';
import { startEmbeddedPostgres } from './adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { useExternalPostgres } from './adapters/database/use-external-postgres.ts';
import { BackupError } from './backup/backup-format.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { openFileStore } from './compose/file-store.ts';
import { migrateSchema } from './compose/schema.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createDatabase } from './database/create-database.ts';
import { migrate } from './database/migrate.ts';
import { DatabaseServerError, type DatabaseServerLog } from './ports/database-server.ts';

const USAGE = `Usage: npm run restore -- FOLDER   restore a backup to an empty database and an empty file store`;

const DONE = 0;
const REFUSED = 1;
const WRONG_USE = 2;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

const log: DatabaseServerLog = { info: () => undefined, warn: complain, error: complain };

async function restore(config: Config, folder: string): Promise<void> {
  const server =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log })
      : await useExternalPostgres({ connectionString: config.databaseUrl, log });
  const { connectionString } = server;
  const owner = config.migrationDatabaseUrl ?? connectionString;
  const database = createDatabase({ connectionString, poolSize: 1 });
  try {
    const { tables, files, missingFiles, takenAt } = await restoreBackup(folder, {
      database: { connectionString: owner },
      files: await openFileStore(config, { warn: complain }),
      migrate: async (migrations) => {
        await migrate(owner, { migrations, contract: true });
      },
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Restored ${rows} rows of ${tables.length} tables and ${files.length} documents, as of ${takenAt}.`);
    if (missingFiles.length > 0) {
      complain(`The backup lacks ${missingFiles.length} documents: ${missingFiles.join(', ')}`);
    }
    // Steps that are younger than the backup, and the rights of the server's role.
    const { done } = await migrateSchema(config, { database, connectionString }, false);
    for (const name of done) say(`Applied ${name}.`);
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function run(words: readonly string[]): Promise<number> {
  const [folder, ...more] = words;
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    complain(USAGE);
    return WRONG_USE;
  }
  try {
    await restore(readConfig(process.env), resolve(folder));
    return DONE;
  } catch (error) {
    if (error instanceof ConfigError) {
      complain(error.message);
      return WRONG_USE;
    }
    const known = error instanceof BackupError || error instanceof DatabaseServerError;
    complain(
      known
        ? error.message
        : `Not restored: ${error instanceof Error ? error.message : String(error)}. Make the database and the file store anew before another try.`,
    );
    return REFUSED;
  }
}

process.exitCode = await run(process.argv.slice(2));
