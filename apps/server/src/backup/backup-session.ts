import pg from 'pg';

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * One connection without time limits, that reads and writes values in one way whatever the database's settings. `work` runs
 * in a transaction that ends with it.
 */
export async function inBackupSession<Result>(
  { connectionString }: { readonly connectionString: string },
  begin: 'begin isolation level repeatable read read only' | 'begin',
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    application_name: 'klarnotam backup',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // The statement under way fails when the connection breaks; without a listener Node would exit.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`
      set client_encoding to 'UTF8'; set timezone to 'UTC'; set datestyle to 'ISO, MDY'; set intervalstyle to 'postgres';
      set extra_float_digits to 1; set statement_timeout to 0; set lock_timeout to 0;
      set idle_in_transaction_session_timeout to 0
    `);
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // What was not committed is undone.
    await client.end().catch(() => undefined);
  }
}
