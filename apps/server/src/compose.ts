import { join } from 'node:path';
import { toUtcInstant } from '@klarnotam/aviation';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from './adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { useExternalPostgres } from './adapters/database/use-external-postgres.ts';
import { tzLookup } from './adapters/time-zones/tz-lookup.ts';
import { createDecoderEngine } from './adapters/translation-engine/decoder-engine.ts';
import type { Config } from './config.ts';
import { createDatabase, type Database } from './database/create-database.ts';
import { migrate } from './database/migrate.ts';
import { describeSite } from './features/site/index.ts';
import { readSubscription, startFree, updateProfile } from './features/subscription/index.ts';
import { translateNotam, type TranslateNotamContext } from './features/translate-notam/index.ts';
import { readUsage } from './features/usage/index.ts';
import { createApp } from './http/app.ts';
import { createMetrics } from './http/metrics.ts';
import type { DatabaseServer } from './ports/database-server.ts';

const PAGE_DIR = join(import.meta.dirname, '../../web/dist');

export interface Service {
  readonly fetch: Awaited<ReturnType<typeof createApp>>['fetch'];
  /** Lets go of the database. Calls that are still running fail, so drain first. */
  stop(): Promise<void>;
}

function openDatabaseServer(config: Config, log: Logger): Promise<DatabaseServer> {
  return config.databaseUrl === null
    ? startEmbeddedPostgres({ dataDir: config.dataDir, log })
    : useExternalPostgres({ connectionString: config.databaseUrl, log });
}

async function openApp(config: Config, log: Logger, database: Database) {
  const metrics = createMetrics();
  const engine = createDecoderEngine();
  const site = describeSite({
    productName: config.productName,
    supportEmail: config.supportEmail,
    partner: config.partner,
    defaultLanguage: config.defaultLanguage,
    engine: engine.name,
  });
  const translateNotamContext: TranslateNotamContext = {
    database,
    engine,
    timeZones: tzLookup,
    now: () => toUtcInstant(Date.now()),
    onTranslated: (name, language, notices) => {
      metrics.translatedNotices.inc({ engine: name, language }, notices);
    },
  };
  return await createApp({
    verbs: {
      describeSite: () => site,
      readUsage: () => readUsage(database),
      translateNotam: (input) => translateNotam(translateNotamContext, input),
      readSubscription: (user) => readSubscription(database, user),
      updateProfile: (user, changes) => updateProfile(database, user, changes),
      startFree: (user) => startFree(database, user),
    },
    readSession: () => Promise.resolve(null),
    productName: config.productName,
    https: config.publicUrl?.startsWith('https:') ?? false,
    pageDir: PAGE_DIR,
    metrics,
    metricsToken: config.metricsToken,
    checkReady: async () => {
      await sql`select 1`.execute(database);
    },
    log,
  });
}

/**
 * Puts the service together: the only place that chooses adapters. The database is up and migrated when it resolves.
 *
 * @throws {DatabaseServerError} or {MigrationError} with a message for whoever starts the server
 */
export async function compose(config: Config, log: Logger): Promise<Service> {
  const server = await openDatabaseServer(config, log);
  let database: Database | undefined;
  const stop = async (): Promise<void> => {
    await database?.destroy();
    await server.stop();
  };
  try {
    await migrate(server.connectionString);
    database = createDatabase({
      connectionString: server.connectionString,
      poolSize: config.databasePoolSize,
      log,
    });
    const app = await openApp(config, log, database);
    return { fetch: app.fetch, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
