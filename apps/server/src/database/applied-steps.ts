import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MigrationError, reasonOf } from './migration-error.ts';

async function tableExists<Tables>(database: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${name}) is not null as exists`.execute(
    database,
  );
  return rows[0]?.exists ?? false;
}

/** The names of the schema steps that were applied, in order of their names; none in an empty database. */
export async function readAppliedSteps<Tables>(database: Kysely<Tables>): Promise<string[]> {
  if (!(await tableExists(database, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name).sort();
}

/**
 * Takes over what 0.1.0 recorded in a table of its own, `schema_migrations`, once. That table stays until a contracting
 * step drops it, so that a server of 0.1.0 can still be started beside this one.
 *
 * @throws {MigrationError} when the role may not create tables
 */
export async function adoptFormerSteps(database: Kysely<unknown>): Promise<void> {
  if (!(await tableExists(database, 'schema_migrations'))) return;
  if ((await readAppliedSteps(database)).length > 0) return;
  // Without any migration this makes Kysely's tables and nothing else.
  const none = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve({}) } });
  const { error } = await none.migrateToLatest();
  if (error !== undefined) {
    throw new MigrationError(`The schema cannot be migrated: ${reasonOf(error)}`, { cause: error });
  }
  await sql`
    insert into kysely_migration (name, timestamp)
    select name, to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from schema_migrations
  `.execute(database);
}
