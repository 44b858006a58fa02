import type { Config } from '../config.ts';
import { checkSchema } from '../database/check-schema.ts';
import type { Database } from '../database/create-database.ts';
import { readRole } from '../database/grant-server-role.ts';
import { migrate, type Migrated } from '../database/migrate.ts';

/** The server's own way to the database. */
interface ServerDatabase {
  readonly database: Database;
  readonly connectionString: string;
}

/**
 * Migrates as the role that the settings name for it, and gives the server's role the rights that it needs.
 *
 * @throws {MigrationError} with a message for whoever runs the server
 */
export async function migrateSchema(
  { migrationDatabaseUrl }: Config,
  { database, connectionString }: ServerDatabase,
  contract: boolean,
): Promise<Migrated> {
  if (migrationDatabaseUrl === null) return await migrate(connectionString, { contract });
  return await migrate(migrationDatabaseUrl, { contract, serverRole: await readRole(database) });
}

/**
 * Makes sure that the server can run on the schema. In local mode it is migrated, contracting steps included, for no
 * other server runs there; in production `npm run migrate` does that before the servers of a release start.
 *
 * @throws {MigrationError} with a message for whoever starts the server
 */
export async function prepareSchema(
  config: Config,
  server: ServerDatabase,
  log: { warn(message: string): void },
): Promise<void> {
  if (config.runMode === 'local') await migrateSchema(config, server, true);
  const newer = await checkSchema(server.database);
  if (newer.length > 0) {
    log.warn(`The database has schema steps of a newer release (${newer.join(', ')}); this server runs on.`);
  }
}
