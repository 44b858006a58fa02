import type { ChildProcess } from 'node:child_process';
import { readFile, unlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseServerError, type DatabaseServerLog } from '../../../ports/database-server.ts';
import { openSession, sqlState, type Session } from '../session.ts';
import type { ClusterConfig } from './cluster-config.ts';
import { ROLE } from './create-cluster.ts';
import { findPostmaster, pidFile, processesIn } from './postmaster.ts';
import { startProgram } from './run-program.ts';
import { logSize, logTail, openLog } from './server-log.ts';
import { postmasterArguments, SOCKET_PORT, type Endpoint } from './postmaster-arguments.ts';
import { makeSocketFolder, restoreSocketFolder } from './socket-folder.ts';
import { stopPostmaster } from './stop-postmaster.ts';

/** A server that accepts connections, with the connection that was opened to it. */
export interface RunningServer {
  readonly pid: number;
  readonly endpoint: Endpoint;
  readonly session: Session;
  readonly adopted: boolean;
}

const POLL_MS = 15;
/** Longer than a server of ours takes to stop, see stop-postmaster.ts. */
const STUCK_LIMIT_MS = 10_000;
const REPORT_EVERY_MS = 10_000;

/** Log messages of a postmaster that found another one still running: start again, no error. */
const COLLISION =
  /lock file .* (already exists|is empty)|is still in use|could not bind|Address already in use/;

/** How a client reaches `database`, by socket or TCP. */
export function connectionString(endpoint: Endpoint, password: string, database: string): string {
  const host = endpoint.kind === 'socket' ? encodeURIComponent(endpoint.folder) : endpoint.host;
  return `postgresql://${ROLE}:${password}@${host}:${endpoint.port}/${database}`;
}

async function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
      });
    });
  });
}

async function newEndpoint({ place, systemUser, transport }: ClusterConfig): Promise<Endpoint> {
  if (transport === 'socket') {
    return { kind: 'socket', folder: await makeSocketFolder(place.cluster, systemUser), port: SOCKET_PORT };
  }
  const host = '127.0.0.1';
  return { kind: 'tcp', host, port: await freePort(host) };
}

async function launch(config: ClusterConfig, endpoint: Endpoint): Promise<ChildProcess> {
  const { place, binaries, systemUser, durable } = config;
  if (endpoint.kind === 'socket') await restoreSocketFolder(endpoint.folder, systemUser);
  const log = await openLog(place.logFile, systemUser.owner);
  try {
    const args = postmasterArguments(place.cluster, endpoint, durable);
    const program = { path: binaries.postgres, args, systemUser, cwd: place.folder };
    const child = startProgram(program, ['ignore', log.fd, log.fd]);
    child.once('error', () => undefined);
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Removes a stale pid file that PostgreSQL itself would trust, because another program now has its process id. */
async function removeStalePidFile(cluster: string, content: string, log: DatabaseServerLog): Promise<void> {
  if ((await readFile(pidFile(cluster), 'utf8').catch(() => '')) !== content) return;
  await unlink(pidFile(cluster));
  log.warn(`Removed ${pidFile(cluster)}: it names no process of this database.`);
}

type Answer =
  | { readonly session: Session; readonly refusal: null }
  | { readonly session: null; readonly refusal: { readonly message: string; readonly recovering: boolean } };

async function connect(
  { place, password }: ClusterConfig,
  endpoint: Endpoint,
  onLost: () => void,
): Promise<Answer> {
  try {
    const where = connectionString(endpoint, password, 'postgres');
    return { session: await openSession(where, `klarnotam server ${process.pid}`, onLost), refusal: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const state = sqlState(error);
    if (state.startsWith('28')) {
      throw new DatabaseServerError(
        'not-reachable',
        `The database in ${place.folder} does not take the password in ${place.passwordFile}: ${message}`,
      );
    }
    return { session: null, refusal: { message, recovering: state === '57P03' } };
  }
}

/**
 * Makes sure that a server serves the cluster: adopts the one that runs, waits for one that is starting or stopping,
 * starts one when there is none.
 *
 * @param keep where the server listened before, for whoever is still connected to that place
 * @param signal ends the wait; what was started goes on
 * @param onLost called once when the session of the answer is lost
 * @throws {DatabaseServerError} with the reason when the wait is over or PostgreSQL gives up
 */
export async function startPostmaster(
  config: ClusterConfig,
  keep: Endpoint | null,
  signal: AbortSignal,
  onLost: () => void,
): Promise<RunningServer> {
  const { place, log, waitLimitMs } = config;
  const { cluster } = place;
  const startedAt = Date.now();
  let reportedAt = startedAt;
  let child: ChildProcess | null = null;
  let logOffset = 0;
  let stuckSince: number | null = null;
  let waitingFor = '';

  for (;;) {
    signal.throwIfAborted();
    const found = await findPostmaster(cluster);
    if (found.state === 'ours') {
      const server = `the server (process ${found.pid})`;
      let stuck = found.status === 'stopping';
      waitingFor = `${server} is ${found.status || 'starting'}`;
      if (found.status === 'ready' && found.endpoint) {
        const { session, refusal } = await connect(config, found.endpoint, onLost);
        if (session) {
          return { pid: found.pid, endpoint: found.endpoint, session, adopted: child?.pid !== found.pid };
        }
        waitingFor = `${server} does not take connections: ${refusal.message}`;
        stuck = !refusal.recovering;
      }
      stuckSince = stuck ? (stuckSince ?? Date.now()) : null;
      if (stuckSince !== null && Date.now() - stuckSince > STUCK_LIMIT_MS) {
        log.warn(`Ending a database server that is stuck: ${waitingFor}.`);
        await stopPostmaster(found.pid, config, 'immediate');
        stuckSince = null;
      }
    } else if (child && !hasEnded(child)) {
      waitingFor = `the server (process ${child.pid}) is starting`;
    } else {
      if (child) {
        const tail = await logTail(place.logFile, logOffset);
        if (!COLLISION.test(tail)) {
          throw new DatabaseServerError(
            'not-reachable',
            `PostgreSQL stopped while starting, see ${place.logFile}:\n${tail || `exit code ${child.exitCode}`}`,
          );
        }
        waitingFor = `PostgreSQL does not start: ${tail}`;
        child = null;
        await sleep(200);
      } else {
        const others = await processesIn(cluster);
        if (others.length > 0) {
          waitingFor = `processes ${others.join(', ')} of an earlier server have not ended`;
        } else {
          if (found.state === 'stale' && (found.pid === null || found.alive)) {
            await removeStalePidFile(cluster, found.content, log);
          }
          logOffset = await logSize(place.logFile);
          child = await launch(config, keep ?? (await newEndpoint(config)));
        }
      }
    }
    const now = Date.now();
    if (now - startedAt > waitLimitMs) {
      throw new DatabaseServerError(
        'not-reachable',
        `The database in ${place.folder} is not ready after ${Math.round(waitLimitMs / 1000)} s: ${waitingFor}. See ${place.logFile}.`,
      );
    }
    if (now - reportedAt > REPORT_EVERY_MS) {
      reportedAt = now;
      log.info(`Waiting for the database: ${waitingFor}.`);
    }
    await sleep(POLL_MS);
  }
}
