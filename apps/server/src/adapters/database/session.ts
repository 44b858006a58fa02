import pg from 'pg';

/** One connection, for what a database server itself has to ask or hold. */
export interface Session {
  /** The rows of one statement. */
  query(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens one connection.
 *
 * @param onLost called once when the connection ends without {@link Session.close}
 * @throws the driver's error, see {@link sqlState}
 */
export async function openSession(
  connectionString: string,
  applicationName: string,
  onLost: () => void = () => undefined,
): Promise<Session> {
  const client = new pg.Client({
    connectionString,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  let closed = false;
  let opened = false;
  const lost = (): void => {
    if (opened && !closed) {
      closed = true;
      onLost();
    }
  };
  client.on('error', lost);
  client.on('end', lost);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  opened = true;
  return {
    async query(sql, values) {
      const result = await client.query<Record<string, unknown>>(sql, values ? [...values] : undefined);
      return result.rows;
    },
    async close() {
      closed = true;
      await client.end().catch(() => undefined);
    },
  };
}

/** The five characters that PostgreSQL gives with an error, or Node's code (`ENOENT`, `ECONNREFUSED`), or ''. */
export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
