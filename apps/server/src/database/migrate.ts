import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { MIGRATIONS } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';

/** The schema cannot be brought to what this release needs. The message is for whoever runs the server. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationError';
  }
}

const LOCK_WAIT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 10_000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The steps that are still to do, when what was done is the beginning of the list. */
function remaining(migrations: readonly Migration[], applied: readonly string[]): readonly Migration[] {
  for (const [index, name] of applied.entries()) {
    if (migrations[index]?.name !== name) {
      throw new MigrationError(
        `The database has the schema step ${name}, which this release does not know at this place. ` +
          'It was made by a newer release: start that one.',
      );
    }
  }
  return migrations.slice(applied.length);
}

async function migrateUnderLock(
  database: Kysely<{ schema_migrations: { position: number; name: string } }>,
  migrations: readonly Migration[],
): Promise<string[]> {
  await sql`
    create table if not exists schema_migrations (
      position integer primary key,
      name text not null unique,
      applied_at timestamptz(3) not null default now()
    )
  `.execute(database);
  const applied = await database.selectFrom('schema_migrations').select('name').orderBy('position').execute();
  const names = applied.map((row) => row.name);
  const done: string[] = [];
  for (const migration of remaining(migrations, names)) {
    try {
      await database.transaction().execute(async (transaction) => {
        await migration.up(transaction as unknown as Kysely<unknown>);
        await transaction
          .insertInto('schema_migrations')
          .values({ position: names.length + done.length + 1, name: migration.name })
          .execute();
      });
    } catch (cause) {
      throw new MigrationError(
        `The schema step ${migration.name} failed and was undone: ${messageOf(cause)}`,
        {
          cause,
        },
      );
    }
    done.push(migration.name);
  }
  return done;
}

/**
 * Brings the schema to what this release needs: each step once, in order, in its own transaction. Servers that start
 * together take turns.
 *
 * @returns the names of the steps that were done now
 * @throws {MigrationError} when a step fails, or the schema is newer than this release
 */
export async function migrate(
  connectionString: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  // One connection, because the lock belongs to it, and without the time limits of the server's pool.
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    application_name: 'klarnotam migrations',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', () => undefined);
  const database = new Kysely<{ schema_migrations: { position: number; name: string } }>({
    dialect: new PostgresDialect({ pool }),
  });
  try {
    return await database.connection().execute(async (connection) => {
      await sql`select set_config('lock_timeout', ${`${LOCK_WAIT_MS}ms`}, false)`.execute(connection);
      await sql`select pg_advisory_lock(hashtext('klarnotam migrations'))`.execute(connection);
      return await migrateUnderLock(connection, migrations);
    });
  } catch (error) {
    if (error instanceof MigrationError) throw error;
    throw new MigrationError(`The schema cannot be checked: ${messageOf(error)}`, { cause: error });
  } finally {
    await database.destroy();
  }
}
