import { join } from 'node:path';
import { toUtcInstant } from '@klarnotam/aviation';
import { Failure } from '@klarnotam/contract';
import type { Logger } from 'pino';
import { createBuiltInGazetteer } from '../adapters/gazetteer/built-in-gazetteer.ts';
import { composeAccount } from './account.ts';
import { composeAccounts } from './accounts.ts';
import { type Billing } from './billing.ts';
import { openNoticeSaying } from './notice-saying.ts';
import { choosePlaces } from './places.ts';
import { composeRoutes } from './routes.ts';
import { composeStationWeather } from './station-weather.ts';
import type { Config } from '../config.ts';
import { checkReachable, type Database } from '../database/create-database.ts';
import { consumeRateLimit } from '../database/consume-rate-limit.ts';
import { cardPlansOf, takePaymentEvent } from '../features/billing/index.ts';
import { createExamples } from '../features/examples/create-examples.ts';
import { describeSite, type SiteSettings } from '../features/site/describe-site.ts';
import { readLimitedSession, readSession } from '../features/auth/read-session.ts';
import { createApp } from '../http/app.ts';
import { accountLimitOf, createRateLimits } from '../http/rate-limits/create-rate-limits.ts';
import type { LimitedAction } from '../http/rate-limits/rate-limits-table.ts';
import { type Metrics } from '../http/metrics.ts';
import type { Outbox } from '../ports/outbox.ts';
import type { PasteReader } from '../ports/paste-reader.ts';
import type { Tracing } from '../ports/tracing.ts';

const PAGE_DIR = join(import.meta.dirname, '../../../web/dist');

export interface AppResources {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly draining: () => boolean;
  readonly pasteReader: PasteReader;
  readonly outbox: Outbox | null;
  readonly origin: () => string;
  readonly billing: Billing;
  readonly tracing: Tracing;
}

/** The application with everything that its endpoints work with. */
export async function openApp(config: Config, log: Logger, resources: AppResources) {
  const { database, metrics, draining, pasteReader, outbox, origin, billing, tracing } = resources;
  const chatModel =
    config.ai && (await import('./chat-model.ts')).openChatModel(config.ai, { database, metrics, log });
  const saying = openNoticeSaying(config, {
    database,
    metrics,
    log,
    pasteReader,
    chatModel: chatModel?.model ?? null,
  });
  const gazetteer = createBuiltInGazetteer();
  const onRefused = (action: LimitedAction): void => metrics.rateLimited.inc({ action });
  const limits = createRateLimits(
    (key, allowance) => consumeRateLimit(database, key, allowance),
    config.rateLimitFactor,
    onRefused,
  );
  const accounts = await composeAccounts(config, log, { database, limits, origin });
  const account = composeAccount(accounts, log, billing);
  const readExamples = createExamples({ pasteReader, now: () => toUtcInstant(Date.now()) });
  const site: SiteSettings = {
    productName: config.productName,
    supportEmail: config.supportEmail,
    partner: config.partner,
    operator: config.operator,
    defaultLanguage: config.defaultLanguage,
    cardPlans: cardPlansOf(billing.billing),
    engine: 'decoder',
    aiProvider: config.ai?.provider ?? null,
    aiPolish: config.ai !== null && config.polish,
    answerDays: config.retention.answerDays,
    notamOffice: config.notamOffice,
    map: config.map,
  };
  const router = composeRoutes({
    readExamples,
    database,
    accounts,
    account,
    admin: {
      database,
      accounts,
      billing: billing.billing,
      deleting: account,
      usesModel: config.ai !== null,
    },
    site,
    translating: {
      database,
      chatModel: chatModel?.model ?? null,
      pasteReader,
      now: () => toUtcInstant(Date.now()),
      onTranslated: (name, language, notices) => {
        metrics.translatedNotices.inc({ engine: name, language }, notices);
      },
      onWordsToCome: saying?.wake,
    },
    startedAt: new Date(),
    stations: composeStationWeather(config, log, { database }),
    places: choosePlaces(config, log, database, gazetteer),
    ...billing,
  });
  const app = await createApp({
    router,
    limits,
    readSession: (request) => readSession(accounts, request.headers.get('cookie')),
    readCountedSession: async (request, action) => {
      const limit = accountLimitOf(action, config.rateLimitFactor);
      if (limit === null) throw new TypeError(`${action} is not limited by accounts alone.`);
      const read = await readLimitedSession(accounts, request.headers.get('cookie'), limit);
      if (read && read.retryAfterS !== null) onRefused(action);
      return read;
    },
    site: describeSite(site),
    readExamples,
    tilesUrls: [config.map.streetTilesUrl, config.map.satellite?.tilesUrl].filter((url) => url !== undefined),
    publicUrl: config.publicUrl,
    https: config.publicUrl?.startsWith('https:') ?? false,
    trustedProxies: config.trustedProxies,
    outbox: config.runMode === 'local' ? outbox : null,
    pageDir: PAGE_DIR,
    metrics,
    tracing,
    metricsToken: config.metricsToken,
    takePaymentEvent: billing.billing.events
      ? (body, signature) => takePaymentEvent(billing.billing, body, signature)
      : null,
    metricsOnLoopback: config.runMode === 'local',
    checkReady: async () => {
      if (draining()) throw new Failure('unavailable', {}, 'The server is about to stop.');
      await checkReachable(database);
    },
    log,
  });
  const stop = async (): Promise<void> => {
    const ended = saying?.stop();
    // What it waits for is not answered any more.
    await chatModel?.stop();
    await ended;
  };
  return { app, stop };
}
