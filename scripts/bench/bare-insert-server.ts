/**
 * The yardstick: the same HTTP library, the same database and one INSERT of an answer's size, with nothing of ours
 * between them.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../apps/server/src/adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { readConfig } from '../../apps/server/src/config.ts';

const config = readConfig(process.env);
const database = await startEmbeddedPostgres({ dataDir: config.dataDir, log: pino({ level: 'warn' }) });
const pool = new pg.Pool({ connectionString: database.connectionString, max: config.databasePoolSize });
await pool.query('create table if not exists answers (id uuid primary key, body jsonb not null)');

const app = new Hono();
app.post('/insert', async (c) => {
  const id = randomUUID();
  await pool.query('insert into answers (id, body) values ($1, $2)', [id, await c.req.text()]);
  return c.json({ id });
});

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => {
  server.close(() => void pool.end().then(() => database.stop()));
});
