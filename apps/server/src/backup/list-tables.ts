import type pg from 'pg';
import { BackupError } from './backup-format.ts';

/** Written by the migrations themselves. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock', 'schema_migrations'];

export interface TableToCopy {
  readonly name: string;
  /** Without those that are generated. */
  readonly columns: readonly string[];
}

/** Each after those that it refers to; a table that refers to itself is no matter. */
export function inOrderOfReferences(
  names: readonly string[],
  references: readonly { readonly from: string; readonly to: string }[],
): string[] {
  const ordered: string[] = [];
  const left = new Set(names);
  while (left.size > 0) {
    const next = [...left].filter(
      (name) => !references.some(({ from, to }) => from === name && to !== name && left.has(to)),
    );
    if (next.length === 0)
      throw new BackupError(`Tables refer to each other in a circle: ${[...left].join(', ')}`);
    for (const name of next) {
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered;
}

/** The product's tables in the current schema, in an order in which they can be filled. */
export async function listTables(client: pg.Client): Promise<TableToCopy[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> all ($1)
     group by relname order by relname`,
    [OF_MIGRATIONS],
  );
  const references = await client.query<{ from: string; to: string }>(
    `select referring.relname as "from", referred.relname as "to"
     from pg_constraint join pg_class referring on referring.oid = conrelid join pg_class referred on referred.oid = confrelid
     where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  return inOrderOfReferences([...columnsOf.keys()], references.rows).map((name) => ({
    name,
    columns: columnsOf.get(name) ?? [],
  }));
}

/** How the rows of a table are written and read. */
export function copyStatement({ name, columns }: TableToCopy, direction: 'to stdout' | 'from stdin'): string {
  return `copy "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) ${direction}`;
}
