import { setTimeout as sleep } from 'node:timers/promises';
import {
  DatabaseServerError,
  type DatabaseServer,
  type DatabaseServerLog,
} from '../../ports/database-server.ts';
import { openSession, sqlState } from './session.ts';

export interface ExternalPostgresOptions {
  /** `postgresql://user:password@host:port/database` */
  readonly connectionString: string;
  readonly log?: DatabaseServerLog;
  /** The longest wait for a server that does not answer yet; default 30 s. */
  readonly waitLimitMs?: number;
}

const POLL_MS = 250;
const OLDEST_VERSION = 140_000;

/** Where the server is, for messages: without user and password. */
function placeOf(connectionString: string): string {
  if (!URL.canParse(connectionString)) return 'DATABASE_URL';
  const { host, pathname } = new URL(connectionString);
  return `${decodeURIComponent(host)}${pathname}`;
}

/**
 * Class 08 (connection), 57P03 (starting up), 53300 (no connection left), or Node's word for a network that does not answer:
 * try again. A certificate that is not believed, or a server without TLS, stays as it is.
 */
function mayComeYet(error: unknown): boolean {
  const state = sqlState(error);
  if (/^[0-9A-Z]{5}$/.test(state)) return state.startsWith('08') || state === '57P03' || state === '53300';
  if (state === '') return !(error instanceof Error && /does not support SSL/i.test(error.message));
  return /^E(?:[A-Z]+|AI_AGAIN)$/.test(state);
}

/**
 * Uses a PostgreSQL server that others run. Waits until it answers and checks that it will do.
 *
 * @throws {DatabaseServerError} `not-reachable` with the reason, without the password
 */
export async function useExternalPostgres(options: ExternalPostgresOptions): Promise<DatabaseServer> {
  const { connectionString, log, waitLimitMs = 30_000 } = options;
  const place = placeOf(connectionString);
  const until = Date.now() + waitLimitMs;
  let waited = false;
  for (;;) {
    try {
      const session = await openSession(connectionString, 'klarnotam start');
      try {
        const [row] = await session.query(
          "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
        );
        if (Number(row?.['version']) < OLDEST_VERSION || row?.['encoding'] !== 'UTF8') {
          throw new DatabaseServerError(
            'not-supported',
            `The database at ${place} is version ${String(row?.['version'])} with encoding ${String(row?.['encoding'])}; ` +
              `it must be PostgreSQL 14 (${OLDEST_VERSION}) or newer with encoding UTF8.`,
          );
        }
      } finally {
        await session.close();
      }
      return { connectionString, stop: () => Promise.resolve() };
    } catch (error) {
      if (error instanceof DatabaseServerError) throw error;
      const reason = error instanceof Error ? error.message || sqlState(error) : String(error);
      if (!mayComeYet(error) || Date.now() > until) {
        throw new DatabaseServerError('not-reachable', `The database at ${place} cannot be used: ${reason}`, {
          cause: error,
        });
      }
      if (!waited) log?.warn(`Waiting for the database at ${place}: ${reason}`);
      waited = true;
      await sleep(POLL_MS);
    }
  }
}
