/**
 * The yardstick of spending: the same HTTP library and the same database, and on each call nothing but the check of the
 * session and the one UPDATE that spends. Runs beside the product, on its data folder or its database.
 */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { pino } from 'pino';
import { reachEmbeddedPostgres } from '../../apps/server/src/adapters/database/embedded-postgres/reach-embedded-postgres.ts';
import { useExternalPostgres } from '../../apps/server/src/adapters/database/use-external-postgres.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createDatabase } from '../../apps/server/src/database/create-database.ts';
import { loadOrCreateSecret } from '../../apps/server/src/features/auth/load-or-create-secret.ts';
import { readSession } from '../../apps/server/src/features/auth/read-session.ts';
import { createSessions } from '../../apps/server/src/features/auth/sessions.ts';
import { readSignedCookie } from '../../apps/server/src/http/read-signed-cookie.ts';

const config = readConfig(process.env);
const log = pino({ level: 'warn' });
const server =
  config.databaseUrl === null
    ? await reachEmbeddedPostgres({ dataDir: config.dataDir, log })
    : await useExternalPostgres({ connectionString: config.databaseUrl, log });
const database = createDatabase({
  connectionString: server.connectionString,
  poolSize: config.databasePoolSize,
});
const secret = config.authSecret ?? (await loadOrCreateSecret(config.dataDir));
const sessions = createSessions({ database, secret, secureCookies: false, readSignedCookie, log });

const app = new Hono();
app.post('/spend', async (c) => {
  const user = await readSession({ database, sessions }, c.req.header('cookie') ?? null);
  if (!user) return c.json({}, 401);
  const { rows } = await sql`
    update subscriptions set translations_used = translations_used + 1, updated_at = now()
    where user_id = ${user.id} and status = 'active' and (plan_limits = -1 or translations_used < plan_limits)
    returning translations_used, plan_limits
  `.execute(database);
  return c.json(rows[0] ?? {}, rows.length === 1 ? 200 : 402);
});

const http = createAdaptorServer({ fetch: app.fetch });
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(http.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => {
  http.close(() => void database.destroy().then(() => server.stop()));
});
