import { chmod, rmdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DatabaseServerError,
  type DatabaseServer,
  type DatabaseServerLog,
} from '../../../ports/database-server.ts';
import { chooseSystemUser, type SystemUser } from './system-user.ts';
import { findBinaries } from './binaries.ts';
import { startPostmaster, connectionString, type RunningServer } from './start-postmaster.ts';
import { lockCluster } from './lock-cluster.ts';
import type { ClusterConfig } from './cluster-config.ts';
import { createCluster, changeOwner, removeUnfinishedClusters } from './create-cluster.ts';
import { folderProblem, holdsCluster, openDataFolder } from './data-folder.ts';
import { readOrResetPassword } from './read-or-reset-password.ts';
import { findPostmaster } from './postmaster.ts';
import { limitLog } from './server-log.ts';
import type { Endpoint } from './postmaster-arguments.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export interface EmbeddedPostgresOptions {
  /** The data directory of the product; the database takes its folder `postgres`. */
  readonly dataDir: string;
  readonly log: DatabaseServerLog;
  /** False turns fsync off: a crash may lose data. Default true. */
  readonly durable?: boolean;
  /** How to reach the server; default a socket, on Windows a port of the loopback interface. */
  readonly transport?: Endpoint['kind'];
  /** The longest wait for a server that is starting, recovering or stopping; default 120 s. */
  readonly waitLimitMs?: number;
  /** The user PostgreSQL runs as; default: as the user and the folder allow. */
  readonly systemUser?: SystemUser;
}

interface State {
  running: RunningServer | null;
  /** Kept from the first start, because the connection pools use it. */
  endpoint: Endpoint | null;
  /** Another process locked the cluster while our connection was lost, so its server is not stopped here. */
  taken: boolean;
  stopping: Promise<void> | null;
  recovery: Promise<void>;
}

/** The one database of a cluster. */
export const DATABASE = 'klarnotam';
const LOG_CHECK_EVERY_MS = 600_000;
const RETRY_MS = [100, 500, 1_000, 5_000, 15_000];

async function prepareCluster(options: EmbeddedPostgresOptions): Promise<ClusterConfig> {
  const { dataDir, log, durable = true, waitLimitMs = 120_000 } = options;
  const binaries = await findBinaries();
  const place = await openDataFolder(dataDir);
  const systemUser = options.systemUser ?? (await chooseSystemUser(binaries.postgres, place.folder));
  try {
    await removeUnfinishedClusters(place.dataDir);
    if (!(await holdsCluster(place))) await createCluster(place, binaries, systemUser, durable);
    await changeOwner(place, systemUser);
    await chmod(place.cluster, 0o700);
    const password = await readOrResetPassword(place, binaries, systemUser);
    const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket');
    return { place, binaries, systemUser, password, durable, transport, log, waitLimitMs };
  } catch (error) {
    throw error instanceof DatabaseServerError ? error : folderProblem(place.folder, error);
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

async function createDatabaseIfMissing({ session }: RunningServer): Promise<void> {
  const found = await session.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.length === 0) await session.query(`create database ${DATABASE}`);
}

/**
 * Serves the data folder with the PostgreSQL from node_modules and watches over it: a server that dies is started
 * again at the same place. One process at a time may do so; a server that outlived its process is adopted.
 *
 * @throws {DatabaseServerError} with a message for whoever runs the server
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<DatabaseServer> {
  const { log } = options;
  const config = await prepareCluster(options);
  const { place, password, waitLimitMs } = config;

  const stop = new AbortController();
  const state: State = {
    running: null,
    endpoint: null,
    taken: false,
    stopping: null,
    recovery: Promise.resolve(),
  };

  /** Starts or adopts the server and locks the cluster; tried again when the server stops in between. */
  const serve = async (): Promise<RunningServer> => {
    const until = Date.now() + waitLimitMs;
    for (;;) {
      const connection = { lost: false };
      const server = await startPostmaster(config, state.endpoint, stop.signal, () => {
        connection.lost = true;
        if (state.running?.session === server.session) onLost();
      });
      try {
        await lockCluster(server.session, place.folder);
        await createDatabaseIfMissing(server);
        if (!connection.lost) {
          state.running = server;
          state.taken = false;
          return server;
        }
      } catch (error) {
        if (connection.lost && Date.now() < until) continue;
        await server.session.close();
        state.taken = error instanceof DatabaseServerError && error.fault === 'in-use';
        if (!server.adopted && !state.taken) await stopPostmaster(server.pid, config);
        throw error;
      }
    }
  };

  const onLost = (): void => {
    state.running = null;
    if (state.stopping) return;
    log.warn('The connection to the database server broke off; looking after it.');
    state.recovery = recover();
  };

  const recover = async (): Promise<void> => {
    for (let attempt = 0; !stop.signal.aborted; attempt += 1) {
      try {
        const server = await serve();
        log.warn(`The database server is back (process ${server.pid}).`);
        return;
      } catch (error) {
        if (!isAbort(error)) log.error(error instanceof Error ? error.message : String(error));
        const pause = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)];
        await sleep(pause, undefined, { signal: stop.signal }).catch(() => undefined);
      }
    }
  };

  const first = await serve();
  state.endpoint = first.endpoint;
  if (first.adopted) log.info(`Adopted the database server that was running (process ${first.pid}).`);

  const logCheck = setInterval(() => {
    limitLog(place.logFile).catch((error: unknown) => {
      log.warn(`The database's log cannot be limited: ${String(error)}`);
    });
  }, LOG_CHECK_EVERY_MS);
  logCheck.unref();

  const stopServer = async (): Promise<void> => {
    clearInterval(logCheck);
    stop.abort();
    await state.recovery;
    const { running, taken } = state;
    state.running = null;
    const found = await findPostmaster(place.cluster);
    if (found.state === 'ours' && !taken) {
      await stopPostmaster(found.pid, config, running ? 'fast' : 'immediate');
      if (found.endpoint?.kind === 'socket') await rmdir(found.endpoint.folder).catch(() => undefined);
    }
    await running?.session.close();
  };

  return {
    connectionString: connectionString(first.endpoint, password, DATABASE),
    stop: () => (state.stopping ??= stopServer()),
  };
}
