import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../apps/server/src/adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { createDatabase } from '../../apps/server/src/database/create-database.ts';

/** Gives every user of a data folder, on which no server runs, a plan without end. */
export async function makeUnlimited(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'warn' }) });
  const database = createDatabase({ connectionString: server.connectionString });
  await database.updateTable('subscriptions').set({ plan_type: 'enterprise', plan_limits: -1 }).execute();
  await database.destroy();
  await server.stop();
}
