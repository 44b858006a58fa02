import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** Does work as a named part of the work around it. */
export type Trace = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** `select`, `insert` …: a statement's text says more than anybody outside should know. */
const verbOf = (text: string): string =>
  /[a-z]+/i.exec(text.replace(/\/\*.*?\*\//gs, ''))?.[0].toLowerCase() ?? 'statement';

/** A pool whose waits for a connection and whose statements are told to `trace`. */
export function traceStatements(pool: PostgresPool, trace: Trace): PostgresPool {
  function traced(client: PostgresPoolClient): PostgresPoolClient {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof statement !== 'string') throw new TypeError('Cursors are not used here.');
      return trace(`database ${verbOf(statement)}`, () => client.query(statement, values));
    }
    return { query, release: (destroy) => client.release(destroy) };
  }
  return {
    options: pool.options,
    connect: async () => traced(await trace('database connection', () => pool.connect())),
    end: () => pool.end(),
  };
}
