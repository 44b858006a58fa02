import { join } from 'node:path';
import { toUtcInstant } from '@klarnotam/aviation';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from './adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { useExternalPostgres } from './adapters/database/use-external-postgres.ts';
import { createBuiltInGazetteer } from './adapters/gazetteer/built-in-gazetteer.ts';
import { composeAccount } from './compose/account.ts';
import { composeAccounts } from './compose/accounts.ts';
import { composeBilling, type Billing } from './compose/billing.ts';
import { openChatModel } from './compose/chat-model.ts';
import { startJobs } from './compose/jobs.ts';
import { chooseMailer } from './compose/mail.ts';
import { openPasteReader } from './compose/paste-reader.ts';
import { choosePlaces } from './compose/places.ts';
import { composeRoutes } from './compose/routes.ts';
import type { Say } from './compose/say.ts';
import { prepareSchema } from './compose/schema.ts';
import { composeStationWeather } from './compose/station-weather.ts';
import type { Config } from './config.ts';
import { checkReachable, createDatabase, type Database } from './database/create-database.ts';
import { consumeRateLimit } from './database/consume-rate-limit.ts';
import { cardPlansOf, takePaymentEvent } from './features/billing/index.ts';
import { readSession } from './features/auth/read-session.ts';
import { createApp } from './http/app.ts';
import { createRateLimits } from './http/rate-limits/create-rate-limits.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import type { DatabaseServer } from './ports/database-server.ts';
import type { Outbox } from './ports/outbox.ts';
import type { PasteReader } from './ports/paste-reader.ts';

const PAGE_DIR = join(import.meta.dirname, '../../web/dist');

export interface Service {
  readonly fetch: Awaited<ReturnType<typeof createApp>>['fetch'];
  /** Tells where the page is, once the port is known, unless the settings say it; links in mails begin with it. */
  servesAt(origin: string): void;
  /** Lets go of the database. Calls that are still running fail, so drain first. */
  stop(): Promise<void>;
}

function openDatabaseServer(config: Config, log: Logger): Promise<DatabaseServer> {
  return config.databaseUrl === null
    ? startEmbeddedPostgres({ dataDir: config.dataDir, log })
    : useExternalPostgres({ connectionString: config.databaseUrl, log });
}

interface AppResources {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly pasteReader: PasteReader;
  readonly outbox: Outbox | null;
  readonly origin: () => string;
  readonly billing: Billing;
}

async function openApp(config: Config, log: Logger, resources: AppResources) {
  const { database, metrics, pasteReader, outbox, origin, billing } = resources;
  const chatModel = config.ai && openChatModel(config.ai, { database, metrics, log });
  const gazetteer = createBuiltInGazetteer();
  const limits = createRateLimits(
    (key, allowance) => consumeRateLimit(database, key, allowance),
    config.rateLimitFactor,
  );
  const accounts = await composeAccounts(config, log, { database, limits, origin });
  const router = composeRoutes({
    database,
    accounts,
    account: composeAccount(accounts, log, billing),
    site: {
      productName: config.productName,
      supportEmail: config.supportEmail,
      partner: config.partner,
      operator: config.operator,
      defaultLanguage: config.defaultLanguage,
      cardPlans: cardPlansOf(billing.billing),
      engine: 'decoder',
      aiProvider: config.ai?.provider ?? null,
      notamOffice: config.notamOffice,
      map: config.map,
    },
    translating: {
      database,
      chatModel: chatModel?.model ?? null,
      pasteReader,
      now: () => toUtcInstant(Date.now()),
      onTranslated: (name, language, notices) => {
        metrics.translatedNotices.inc({ engine: name, language }, notices);
      },
    },
    stations: composeStationWeather(config, log, { database }),
    places: choosePlaces(config, log, database, gazetteer),
    ...billing,
  });
  const app = await createApp({
    router,
    limits,
    readSession: (request) => readSession(accounts, request.headers.get('cookie')),
    productName: config.productName,
    tilesUrls: [config.map.streetTilesUrl, config.map.satellite?.tilesUrl].filter((url) => url !== undefined),
    publicUrl: config.publicUrl,
    https: config.publicUrl?.startsWith('https:') ?? false,
    trustedProxies: config.trustedProxies,
    outbox: config.runMode === 'local' ? outbox : null,
    pageDir: PAGE_DIR,
    metrics,
    metricsToken: config.metricsToken,
    takePaymentEvent: billing.billing.events
      ? (body, signature) => takePaymentEvent(billing.billing, body, signature)
      : null,
    metricsOnLoopback: config.runMode === 'local',
    checkReady: () => checkReachable(database),
    log,
  });
  return { app, stop: async () => chatModel?.stop() };
}

/**
 * Puts the service together; only this file and `compose/` choose adapters. The database is up and has the schema
 * it needs when it resolves.
 *
 * @throws {DatabaseServerError} or {MigrationError} with a message for whoever starts the server
 */
export async function compose(config: Config, log: Logger, say: Say): Promise<Service> {
  const server = await openDatabaseServer(config, log);
  const metrics = createMetrics();
  const pasteReader = openPasteReader(config, log, metrics);
  let origin = config.publicUrl ?? '';
  let database: Database | undefined;
  let jobs: ReturnType<typeof startJobs> | undefined;
  let opened: Awaited<ReturnType<typeof openApp>> | undefined;
  const stop = async (): Promise<void> => {
    await opened?.stop();
    await pasteReader.stop();
    await jobs?.stop();
    await database?.destroy();
    await server.stop();
  };
  try {
    const { connectionString } = server;
    database = createDatabase({ connectionString, poolSize: config.databasePoolSize, log });
    await prepareSchema(config, { database, connectionString }, log);
    const mail = chooseMailer(config, say);
    const billing = composeBilling(config, log, { database, origin: () => origin });
    opened = await openApp(config, log, {
      database,
      metrics,
      pasteReader,
      outbox: mail.outbox,
      origin: () => origin,
      billing,
    });
    jobs = startJobs(config, log, { database, connectionString, mail, metrics, billing });
    return {
      fetch: opened.app.fetch,
      stop,
      servesAt(address) {
        if (config.publicUrl === null) origin = address;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
