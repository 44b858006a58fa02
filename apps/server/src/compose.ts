import type { Logger } from 'pino';
import { startEmbeddedPostgres } from './adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { useExternalPostgres } from './adapters/database/use-external-postgres.ts';
import { openApp } from './compose/app.ts';
import { composeBilling } from './compose/billing.ts';
import { startJobs } from './compose/jobs.ts';
import { chooseMailer } from './compose/mail.ts';
import { openPasteReader } from './compose/paste-reader.ts';
import { RELEASE } from './compose/release.ts';
import type { Say } from './compose/say.ts';
import { prepareSchema } from './compose/schema.ts';
import { openTracing, traceReading } from './compose/tracing.ts';
import { watchState } from './compose/watch-state.ts';
import type { Config } from './config.ts';
import { createDatabase, type Database } from './database/create-database.ts';
import { createMetrics } from './http/metrics.ts';
import { NO_TRACING } from './ports/tracing.ts';
import type { DatabaseServer } from './ports/database-server.ts';

export interface Service {
  readonly fetch: Awaited<ReturnType<typeof openApp>>['app']['fetch'];
  /** Tells where the page is, once the port is known, unless the settings say it; links in mails begin with it. */
  servesAt(origin: string): void;
  /** Starts what the first calls would have to wait for. */
  warmUp(): void;
  /** Lets go of the database. Calls that are still running fail, so drain first. */
  stop(): Promise<void>;
}

export interface ComposeOptions {
  /** Whether the server is about to stop, and nobody should send it more. */
  readonly draining?: () => boolean;
  /** What reads pasted texts; threads of its own unless told. */
  readonly openReader?: typeof openPasteReader;
}

function openDatabaseServer(config: Config, log: Logger): Promise<DatabaseServer> {
  return config.databaseUrl === null
    ? startEmbeddedPostgres({ dataDir: config.dataDir, log })
    : useExternalPostgres({ connectionString: config.databaseUrl, log });
}

/**
 * Puts the service together; only this file and `compose/` choose adapters. The database is up and has the schema
 * it needs when it resolves.
 *
 * @throws {DatabaseServerError} or {MigrationError} with a message for whoever starts the server
 */
export async function compose(
  config: Config,
  log: Logger,
  say: Say,
  { draining = () => false, openReader = openPasteReader }: ComposeOptions = {},
): Promise<Service> {
  const server = await openDatabaseServer(config, log);
  const metrics = createMetrics(RELEASE.version);
  const tracing = await openTracing(config);
  const pasteReader = traceReading(openReader(config, log, metrics), tracing);
  let origin = config.publicUrl ?? '';
  let database: Database | undefined;
  let jobs: ReturnType<typeof startJobs> | undefined;
  let opened: Awaited<ReturnType<typeof openApp>> | undefined;
  const stop = async (): Promise<void> => {
    await opened?.stop();
    await pasteReader.stop();
    await jobs?.stop();
    await database?.destroy();
    await tracing.stop();
    await server.stop();
  };
  try {
    const { connectionString } = server;
    const trace = tracing === NO_TRACING ? undefined : tracing.span;
    database = createDatabase({
      connectionString,
      poolSize: config.databasePoolSize,
      statementTimeoutMs: config.databaseStatementLimitMs,
      log,
      trace,
    });
    await prepareSchema(config, { database, connectionString }, log);
    const mail = await chooseMailer(config, say);
    const billing = await composeBilling(config, log, { database, origin: () => origin });
    opened = await openApp(config, log, {
      database,
      metrics,
      draining,
      pasteReader,
      outbox: mail.outbox,
      origin: () => origin,
      billing,
      tracing,
    });
    watchState(metrics, { database, pasteReader });
    jobs = startJobs(config, log, { database, connectionString, mail, metrics, billing });
    return {
      fetch: opened.app.fetch,
      stop,
      warmUp: () => pasteReader.warmUp(),
      servesAt(address) {
        if (config.publicUrl === null) origin = address;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
