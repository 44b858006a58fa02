/**
 * A server process for tests that kill it: serves the data folder given as argument, says where in one line of JSON,
 * and with a second argument inserts rows one after the other, saying each number once it is committed.
 */
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';

const [dataDir = '', insert] = process.argv.slice(2);
const say = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);
const complain = (message: string): void => void process.stderr.write(`${message}\n`);
const log = { info: complain, warn: complain, error: complain };

const server = await startEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
say({ connectionString: server.connectionString });

if (insert !== undefined) {
  const client = new pg.Client({ connectionString: server.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table if not exists kept (number int primary key)');
  const { rows } = await client.query<{ next: number }>(
    'select coalesce(max(number), 0) + 1 as next from kept',
  );
  for (let number = rows[0]?.next ?? 1; ; number += 1) {
    await client.query('insert into kept values ($1)', [number]);
    say({ committed: number });
  }
}
setInterval(() => undefined, 60_000);
