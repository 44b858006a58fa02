import {
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';

/**
 * Put into a statement, it makes every connection keep that statement parsed and planned: worth it for what nearly every
 * call asks, because parsing and planning is more than half of what PostgreSQL has to do to find one row.
 *
 * Its text must be constant and name its columns, for what an asterisk stands for changes with a migration. What a
 * partial index requires must stand in it as a literal: a plan for any parameter cannot use that index, and
 * `on conflict` fails without it.
 */
export const prepared = sql.raw(MARK);

/** A pool whose connections keep the statements that are marked as {@link prepared}. */
export function prepareStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    if (!text.includes(MARK)) return undefined;
    const name = names.get(text) ?? `prepared_${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  function preparing(client: pg.PoolClient): PostgresPoolClient {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof statement !== 'string') throw new TypeError('Cursors are not used here.');
      const name = nameOf(statement);
      return client.query({ text: statement, values: [...values], ...(name !== undefined && { name }) });
    }
    return { query, release: (destroy) => client.release(destroy) };
  }

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
