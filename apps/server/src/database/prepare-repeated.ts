import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Asked so often, a statement is taken to come again and again. */
const REPEATED = 5;
/** Each statement that a connection keeps takes some ten kilobytes of PostgreSQL's memory. */
const MAX_KEPT = 100;
/** Texts that are only counted; beyond them counting starts anew. */
const MAX_COUNTED = 1_000;

/** Gives the statements that are sent again and again a name, by which PostgreSQL keeps them parsed and planned. */
class RepeatedStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    // What an asterisk stands for changes with the next migration, and PostgreSQL refuses a statement kept from before.
    if (known !== undefined || this.#names.size === MAX_KEPT || text.includes('*')) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < REPEATED) {
      if (this.#counts.size === MAX_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = `repeated_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * A pool whose connections prepare what is sent again and again. Parsing and planning is more than half of what
 * PostgreSQL has to do for a statement that finds one row.
 */
export function prepareRepeated(pool: pg.Pool): PostgresPool {
  const statements = new RepeatedStatements();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function preparing(client: pg.PoolClient): PostgresPoolClient {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof statement !== 'string') throw new TypeError('Cursors are not used here.');
      const name = values.length === 0 ? undefined : statements.nameOf(statement);
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
