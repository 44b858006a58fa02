import { join } from 'node:path';
import { toUtcInstant } from '@klarnotam/aviation';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from './adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { useExternalPostgres } from './adapters/database/use-external-postgres.ts';
import { createBuiltInGazetteer } from './adapters/gazetteer/built-in-gazetteer.ts';
import { createOutboxFolder } from './adapters/mail/outbox-folder.ts';
import { createSmtpMailer } from './adapters/mail/smtp.ts';
import { tzLookup } from './adapters/time-zones/tz-lookup.ts';
import { createAiEngine } from './adapters/translation-engine/ai/ai-engine.ts';
import { createDecoderEngine } from './adapters/translation-engine/decoder-engine.ts';
import { createAviationWeather } from './adapters/weather-reports/aviation-weather.ts';
import { bindPlaces, choosePlaces } from './compose/bind-places.ts';
import { bindSavedNotams } from './compose/bind-saved-notams.ts';
import { userAgentOf } from './compose/user-agent-of.ts';
import type { Config } from './config.ts';
import { createDatabase, type Database } from './database/create-database.ts';
import { claimText, finishText, refuseText, releaseText } from './database/fluent-words/finished-texts.ts';
import { recordModelCall } from './database/fluent-words/record-model-call.ts';
import { watchMailQueue } from './database/mail-queue/watch-mail-queue.ts';
import { migrate } from './database/migrate.ts';
import { removeExpired } from './database/remove-expired.ts';
import * as auth from './features/auth/index.ts';
import { readDroneProfile, resetDroneProfile, saveDroneProfile } from './features/drone-profile/index.ts';
import { createLimits, type Limits } from './features/limits/index.ts';
import { startMailWorker } from './features/mail/index.ts';
import { deleteHistory, deleteTranslation, listHistory, readTranslation } from './features/history/index.ts';
import { describeSite } from './features/site/index.ts';
import { readStationWeather, type StationWeatherContext } from './features/station-weather/index.ts';
import { readSubscription, startFree, updateProfile } from './features/subscription/index.ts';
import { translateNotam, type TranslateNotamContext } from './features/translate-notam/index.ts';
import { translateWeather, type TranslateWeatherContext } from './features/translate-weather/index.ts';
import { readUsage } from './features/usage/index.ts';
import { createApp } from './http/app.ts';
import type { AccountVerbs } from './http/auth-router.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import type { WeatherVerbs } from './http/weather-router.ts';
import type { DatabaseServer } from './ports/database-server.ts';
import type { Mail, Mailer } from './ports/mailer.ts';
import type { Outbox } from './ports/outbox.ts';
import type { TranslationEngine } from './ports/translation-engine.ts';

const PAGE_DIR = join(import.meta.dirname, '../../web/dist');

/** Longer than signing up takes when the machine is idle. */
const EVEN_ANSWER_MS = 300;
const REMOVE_EXPIRED_EVERY_MS = 600_000;

/** Writes a line for whoever started the server. */
type Say = (line: string) => void;

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

/** Says which mail came, and the link in it, which is all that somebody at the console needs of it. */
function sayMail(say: Say): (mail: Mail) => void {
  return ({ to, subject, text }) => {
    const link = /https?:\/\/\S+/.exec(text)?.[0];
    say(`Mail to ${to}: ${subject}${link === undefined ? '' : `\n  ${link}`}`);
  };
}

interface ChosenMailer {
  readonly mailer: Mailer;
  readonly outbox: Outbox | null;
  /** Longer than sending takes at worst; after a crash the mails under way wait for so long. */
  readonly leaseS: number;
}

function chooseMailer(config: Config, say: Say): ChosenMailer {
  if (config.smtpUrl !== null) {
    return { mailer: createSmtpMailer(config.smtpUrl), outbox: null, leaseS: 180 };
  }
  const folder = createOutboxFolder({ folder: join(config.dataDir, 'outbox'), onMail: sayMail(say) });
  return { mailer: folder, outbox: folder, leaseS: 10 };
}

function bindAccounts(context: auth.AccountsContext): AccountVerbs {
  return {
    signUp: (input, client) => auth.signUp(context, input, client),
    sendVerification: (input, client) => auth.sendVerification(context, input, client),
    verifyEmail: (input, client) => auth.verifyEmail(context, input, client),
    signIn: (input, client) => auth.signIn(context, input, client),
    signOut: (cookies, client) => auth.signOut(context, cookies, client),
    startWithSession: (cookies, client) => auth.startWithSession(context, cookies, client),
    requestPasswordReset: (input, client) => auth.requestPasswordReset(context, input, client),
    checkResetCode: (input, client) => auth.checkResetCode(context, input, client),
    resetPassword: (input, client) => auth.resetPassword(context, input, client),
    changePassword: (input, cookies, client) => auth.changePassword(context, input, cookies, client),
  };
}

function bindWeather(config: Config, log: Logger, database: Database, limits: Limits): WeatherVerbs {
  const stations: StationWeatherContext = {
    database,
    reports: createAviationWeather({
      baseUrl: config.weather.url,
      userAgent: userAgentOf(config),
    }),
    requestsPerMinute: config.weather.requestsPerMinute,
    nowMs: Date.now,
    onFailure: (error) => {
      log.warn({ reason: error.message }, 'the weather service failed');
    },
  };
  const draw = (account: string): Promise<void> => limits.check('droneProfile', { account });
  return {
    readStationWeather: async (userId, station) => {
      await limits.check('stationWeather', { account: userId });
      return await readStationWeather(stations, station);
    },
    readDroneProfile: (userId) => readDroneProfile(database, userId),
    saveDroneProfile: async (userId, chosen) => {
      await draw(userId);
      return await saveDroneProfile(database, userId, chosen);
    },
    resetDroneProfile: async (userId) => {
      await draw(userId);
      return await resetDroneProfile(database, userId);
    },
  };
}

/** The AI engine with what all servers share of it in the database. */
function openFluentEngine(
  settings: NonNullable<Config['ai']>,
  parts: {
    readonly database: Database;
    readonly decoder: TranslationEngine;
    readonly metrics: Metrics;
    readonly log: Logger;
  },
) {
  const { database, decoder, metrics, log } = parts;
  const work = new Set<Promise<void>>();
  const inBackground = (running: Promise<void>): void => {
    const kept = running.finally(() => work.delete(kept));
    work.add(kept);
  };
  const warn = (error: unknown, message: string): void => {
    log.warn({ err: error }, message);
  };
  const engine = createAiEngine({
    settings,
    decoder,
    texts: {
      claim: (key, leaseMs) => claimText(database, key, leaseMs),
      finish: (key, text) => finishText(database, key, text),
      refuse: (key, fallback) => refuseText(database, key, fallback),
      release: (key) => releaseText(database, key),
    },
    calls: {
      record(call) {
        metrics.modelCalls.inc({ purpose: call.purpose, outcome: call.outcome });
        metrics.modelTokens.inc({ direction: 'sent' }, call.promptTokens);
        metrics.modelTokens.inc({ direction: 'received' }, call.completionTokens);
        metrics.modelPrice.inc(call.price);
        metrics.modelSeconds.observe({ purpose: call.purpose }, call.durationMs / 1000);
        inBackground(
          recordModelCall(database, call).catch((error: unknown) => {
            warn(error, 'what a call cost could not be stored');
          }),
        );
      },
    },
    nowMs: () => performance.now(),
    chance: Math.random,
    warn,
  });
  return {
    engine,
    inBackground,
    async stop(): Promise<void> {
      engine.stop();
      while (work.size > 0) await Promise.allSettled(work);
    },
  };
}

interface AppResources {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly outbox: Outbox | null;
  readonly origin: () => string;
}

async function openApp(config: Config, log: Logger, { database, metrics, outbox, origin }: AppResources) {
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const engine = createDecoderEngine();
  const fluent = config.ai && openFluentEngine(config.ai, { database, decoder: engine, metrics, log });
  const gazetteer = createBuiltInGazetteer();
  const site = describeSite({
    productName: config.productName,
    supportEmail: config.supportEmail,
    partner: config.partner,
    operator: config.operator,
    defaultLanguage: config.defaultLanguage,
    engine: fluent?.engine.name ?? engine.name,
    aiProvider: config.ai?.provider ?? null,
    notamOffice: config.notamOffice,
    map: config.map,
  });
  const limits = createLimits(database, config.rateLimitFactor);
  const accounts: auth.AccountsContext = {
    database,
    sessions: auth.createSessions({
      database,
      secret: config.authSecret ?? (await auth.keepSecret(config.dataDir)),
      secureCookies: https,
      log,
    }),
    limits,
    productName: config.productName,
    supportEmail: config.supportEmail,
    origin,
    evenAnswerMs: EVEN_ANSWER_MS,
  };
  const translating = {
    database,
    engine,
    ...(fluent && { fluent }),
    gazetteer,
    timeZones: tzLookup,
    now: () => toUtcInstant(Date.now()),
    onTranslated: (name, language, notices) => {
      metrics.translatedNotices.inc({ engine: name, language }, notices);
    },
  } satisfies TranslateNotamContext & TranslateWeatherContext;
  const app = await createApp({
    verbs: {
      describeSite: () => site,
      readUsage: () => readUsage(database),
      translations: {
        translateNotam: async (input) => {
          await limits.check('translate', { account: input.userId });
          return await translateNotam(translating, input);
        },
        translateWeather: async (input) => {
          await limits.check('translate', { account: input.userId });
          return await translateWeather(translating, input);
        },
        listHistory: (userId, cursor) => listHistory(database, userId, cursor),
        readTranslation: (userId, id) => readTranslation(database, userId, id),
        deleteTranslation: (userId, id) => deleteTranslation(database, userId, id),
        deleteHistory: (userId) => deleteHistory(database, userId),
      },
      readSubscription: (user) => readSubscription(database, user),
      updateProfile: (user, changes) => updateProfile(database, user, changes),
      startFree: (user) => startFree(database, user),
      accounts: bindAccounts(accounts),
      weather: bindWeather(config, log, database, limits),
      places: bindPlaces(choosePlaces(config, log, database, gazetteer), limits),
      savedNotams: bindSavedNotams(database, limits),
    },
    readSession: (request) => auth.readSession(accounts, request.headers.get('cookie')),
    productName: config.productName,
    tilesUrls: [
      config.map.streetTilesUrl,
      ...(config.map.satellite === null ? [] : [config.map.satellite.tilesUrl]),
    ],
    publicUrl: config.publicUrl,
    https,
    trustedProxies: config.trustedProxies,
    outbox: config.runMode === 'local' ? outbox : null,
    pageDir: PAGE_DIR,
    metrics,
    metricsToken: config.metricsToken,
    checkReady: async () => {
      await sql`select 1`.execute(database);
    },
    log,
  });
  return { app, stop: async () => fluent?.stop() };
}

/** Sends queued mails and removes what has expired, until it is stopped. */
function startChores(
  config: Config,
  log: Logger,
  parts: {
    readonly database: Database;
    readonly connectionString: string;
    readonly mailer: Mailer;
    readonly leaseS: number;
    readonly metrics: Metrics;
  },
): { stop(): Promise<void> } {
  const { database, mailer, leaseS, metrics } = parts;
  const worker = startMailWorker({
    database,
    mailer,
    leaseS,
    from: { name: config.productName, address: config.mailFrom },
    onAttempt: (outcome) => metrics.mailAttempts.inc({ outcome }),
    log,
  });
  const watch = watchMailQueue(parts.connectionString, worker.wake);
  const remove = async (): Promise<void> => {
    try {
      await removeExpired(database);
      await auth.removeUnverified(database);
    } catch (error) {
      log.warn({ err: error }, 'what has expired could not be removed');
    }
  };
  let removing = remove();
  const timer = setInterval(() => {
    removing = removing.then(remove);
  }, REMOVE_EXPIRED_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await removing;
      await watch.stop();
      await worker.stop();
      await mailer.close();
    },
  };
}

/**
 * Puts the service together: the only place that chooses adapters. The database is up and migrated when it resolves.
 *
 * @throws {DatabaseServerError} or {MigrationError} with a message for whoever starts the server
 */
export async function compose(config: Config, log: Logger, say: Say): Promise<Service> {
  const server = await openDatabaseServer(config, log);
  const metrics = createMetrics();
  let origin = config.publicUrl ?? '';
  let database: Database | undefined;
  let chores: ReturnType<typeof startChores> | undefined;
  let opened: Awaited<ReturnType<typeof openApp>> | undefined;
  const stop = async (): Promise<void> => {
    await opened?.stop();
    await chores?.stop();
    await database?.destroy();
    await server.stop();
  };
  try {
    const { connectionString } = server;
    await migrate(connectionString);
    database = createDatabase({ connectionString, poolSize: config.databasePoolSize, log });
    const { mailer, outbox, leaseS } = chooseMailer(config, say);
    opened = await openApp(config, log, { database, metrics, outbox, origin: () => origin });
    chores = startChores(config, log, { database, connectionString, mailer, leaseS, metrics });
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
