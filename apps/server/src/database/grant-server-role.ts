import { sql, type Kysely } from 'kysely';
import type { Database } from './create-database.ts';

/** The role that a pool connects as. */
export async function readRole(database: Database): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database);
  return rows[0]?.role ?? '';
}

/**
 * Lets the server's role read and write what the migrating role owns in the schema, and change none of it: rows of the
 * tables, sequences, functions. What records the schema steps it may only read.
 */
export async function grantServerRole(database: Kysely<unknown>, role: string): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('grant usage on schema %I to %I', current_schema(), ${role}::text) as statement
    union all
    select format(
      case
        when relkind = 'S' then 'grant usage on sequence %s to %I'
        when relname = any (array['kysely_migration', 'kysely_migration_lock', 'schema_migrations'])
          then 'grant select on table %s to %I'
        else 'grant select, insert, update, delete on table %s to %I'
      end, oid::regclass, ${role}::text)
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'S')
      and pg_has_role(relowner, 'usage')
    union all
    select format('grant execute on function %s to %I', oid::regprocedure, ${role}::text)
    from pg_proc
    where pronamespace = current_schema()::regnamespace and prokind = 'f' and pg_has_role(proowner, 'usage')
  `.execute(database);
  await database.transaction().execute(async (transaction) => {
    for (const { statement } of rows) await sql.raw(statement).execute(transaction);
  });
}
