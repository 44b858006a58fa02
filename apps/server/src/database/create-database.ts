import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { watchDatabase, type DatabaseWatch } from './database-watch.ts';
import { guardPool } from './guard-pool.ts';
import { countWaiting, type PoolState } from './pool-state.ts';
import { prepareStatements } from './prepare-statements.ts';
import type { Tables } from './tables.ts';
import { traceStatements, type Trace } from './trace-statements.ts';

/** The pool of connections; `destroy()` closes it. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export interface DatabaseOptions {
  readonly connectionString: string;
  /** Connections at most; default 10. */
  readonly poolSize?: number;
  /** A statement is ended after this; default 10 s. */
  readonly statementTimeoutMs?: number;
  /** Told about connections that broke, and when the database goes away and comes back. */
  readonly log?: { warn(message: string): void };
  /** Told of statements and of waits for a connection; default nobody. */
  readonly trace?: Trace | undefined;
}

/** Also the longest wait for a connection that others use, while the database answers. */
const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_CONNECTION_MS = 30_000;

/** `bigint` as a number, refusing what a number cannot hold. */
function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database's number ${text} is beyond 2^53.`);
  return value;
}

const BIGINT: number = pg.types.builtins.INT8;

/** How values of a column type are read; the driver gives `bigint` as text otherwise. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (oid as number) === BIGINT && format !== 'binary'
      ? toSafeNumber
      : (pg.types.getTypeParser(oid, format) as (value: string | Buffer) => unknown),
};

/** Opens a pool on a migrated database. Connections are made when they are needed, so this never fails by itself. */
export function createDatabase(options: DatabaseOptions): Database {
  const { connectionString, poolSize = 10, statementTimeoutMs = 10_000, log } = options;
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    application_name: 'klarnotam',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    // The driver has a limit too, for a connection on which the server's answer never arrives.
    query_timeout: statementTimeoutMs + 5_000,
    keepAlive: true,
    types,
  });
  pool.on('error', (error) => {
    log?.warn(`A database connection broke: ${error.message}`);
  });
  // When a connection breaks during a statement, the driver also emits an error event; without a listener Node would exit.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const watch = watchDatabase(connectionString, log);
  const guarded = guardPool(prepareStatements(pool), watch, {
    size: poolSize,
    waitLimitMs: CONNECT_TIMEOUT_MS,
    log,
  });
  const counted = countWaiting(guarded);
  const told = options.trace ? traceStatements(counted.pool, options.trace) : counted.pool;
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: told }) });
  watches.set(database, watch);
  states.set(database, () => ({
    size: poolSize,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: counted.waiting(),
    isAway: watch.isAway(),
  }));
  return database;
}

const watches = new WeakMap<Database, DatabaseWatch>();
const states = new WeakMap<Database, () => PoolState & { readonly isAway: boolean }>();

/** How full the pool is, and whether the database is known to be away. */
export function stateOfDatabase(database: Database): PoolState & { readonly isAway: boolean } {
  return states.get(database)?.() ?? { size: 0, open: 0, idle: 0, waiting: 0, isAway: false };
}

/**
 * Whether the database answers, at once when it is known to be away, else within a second and without waiting for one of
 * the pool's connections.
 *
 * @throws {DatabaseUnavailable}
 */
export async function checkReachable(database: Database): Promise<void> {
  await watches.get(database)?.check();
}
