import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync } from 'node:fs';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSession } from '../../apps/server/src/adapters/database/session.ts';
import { freePort } from './free-port.ts';
import { haproxyConfig, patroniConfig, SUPERUSER, type NodePlace } from './patroni-config.ts';

/** Three nodes with a synchronous standby, behind a proxy that leads to their leader. */
export interface PatroniCluster {
  /** By way of the proxy. */
  readonly connectionString: string;
  /** Ends the leader and its PostgreSQL as a power cut does. @returns its name */
  killLeader(): Promise<string>;
  start(node: string): void;
  /** Waits until there is a leader with two standbys, one of them synchronous. */
  untilWhole(): Promise<void>;
  /** The history of who led it. */
  timeline(): Promise<number>;
  stop(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

const POSTGRES_FOLDER = '/usr/lib/postgresql';
const WHOLE_LIMIT_MS = 180_000;
const PASSWORD = 'klarnotam-chaos';

function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

function findPostgres(): string | null {
  const versions = existsSync(POSTGRES_FOLDER) ? readdirSync(POSTGRES_FOLDER) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(POSTGRES_FOLDER, newest, 'bin');
}

/** What has to be installed before a cluster can be started; null: all is there. */
export function missingPrograms(): string | null {
  const there = ['patroni', 'etcd', 'haproxy'].every((name) => findProgram(name) !== null);
  return there && findPostgres() !== null
    ? null
    : 'This needs Patroni, etcd, HAProxy and PostgreSQL. On Debian: apt-get install patroni etcd-server haproxy postgresql';
}

/** PostgreSQL does not run as root; its Debian package brings a user. */
function identity(): { readonly uid: number; readonly gid: number } | null {
  if (process.geteuid?.() !== 0) return null;
  const idOf = (option: string): number => Number(execFileSync('id', [option, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts the cluster in a folder. */
export async function startPatroniCluster(folder: string): Promise<PatroniCluster> {
  const owner = identity();
  const binDir = findPostgres() ?? '';
  const etcdPort = await freePort();
  const etcdPeerPort = await freePort();
  const port = await freePort();
  const running = new Map<string, ChildProcess>();

  const run = (name: string, program: string, args: readonly string[]): void => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(findProgram(program) ?? program, args, {
      cwd: folder,
      stdio: ['ignore', log, log],
      env: { PATH: `${binDir}:/usr/sbin:/usr/bin:/bin`, LC_ALL: 'C.UTF-8', HOME: folder },
      ...owner,
    });
    running.set(name, child);
    // When the run fails, nothing goes on working behind its back.
    process.once('exit', () => child.kill('SIGTERM'));
  };
  const makeOwn = async (path: string): Promise<void> => {
    await mkdir(path, { recursive: true, mode: 0o700 });
    if (owner) await chown(path, owner.uid, owner.gid);
  };
  const writeOwn = async (path: string, text: string): Promise<void> => {
    await writeFile(path, text, { mode: 0o600 });
    if (owner) await chown(path, owner.uid, owner.gid);
  };

  const nodes: NodePlace[] = [];
  for (const name of ['node1', 'node2', 'node3']) {
    const node = {
      name,
      folder: join(folder, name),
      postgresPort: await freePort(),
      restPort: await freePort(),
    };
    await makeOwn(node.folder);
    await writeOwn(
      join(node.folder, 'patroni.yml'),
      patroniConfig(node, { etcdPort, binDir, password: PASSWORD }),
    );
    nodes.push(node);
  }
  await makeOwn(join(folder, 'etcd'));
  await writeOwn(join(folder, 'haproxy.cfg'), haproxyConfig(port, nodes));

  const start = (name: string): void => run(name, 'patroni', [join(folder, name, 'patroni.yml')]);
  const local = (at: number): string => `http://127.0.0.1:${at}`;
  run('etcd', 'etcd', [
    ...['--name', 'etcd', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', local(etcdPort), '--advertise-client-urls', local(etcdPort)],
    ...['--listen-peer-urls', local(etcdPeerPort), '--initial-advertise-peer-urls', local(etcdPeerPort)],
    ...['--initial-cluster', `etcd=${local(etcdPeerPort)}`],
  ]);
  for (const { name } of nodes) start(name);
  run('haproxy', 'haproxy', ['-f', join(folder, 'haproxy.cfg')]);

  const members = async (): Promise<readonly Member[]> => {
    for (const { restPort } of nodes) {
      const answer = await fetch(`${local(restPort)}/cluster`, { signal: AbortSignal.timeout(2_000) })
        .then(async (response) => (await response.json()) as { members: Member[] })
        .catch(() => null);
      if (answer) return answer.members;
    }
    return [];
  };
  const isWhole = (all: readonly Member[]): boolean =>
    all.length === nodes.length &&
    all.every(({ state }) => state === 'running' || state === 'streaming') &&
    all.some(({ role }) => role === 'leader') &&
    all.some(({ role }) => role === 'sync_standby') &&
    new Set(all.map(({ timeline }) => timeline)).size === 1;

  const cluster: PatroniCluster = {
    connectionString: `postgresql://klarnotam:${PASSWORD}@127.0.0.1:${port}/klarnotam`,
    start,
    async timeline() {
      return Math.max(...(await members()).map(({ timeline = 0 }) => timeline));
    },
    async untilWhole() {
      const untilMs = performance.now() + WHOLE_LIMIT_MS;
      while (!isWhole(await members())) {
        if (performance.now() > untilMs) {
          throw new Error(`The cluster is not whole: ${JSON.stringify(await members())}. See ${folder}.`);
        }
        await sleep(250);
      }
    },
    async killLeader() {
      const leader = (await members()).find(({ role }) => role === 'leader')?.name ?? '';
      running.get(leader)?.kill('SIGKILL');
      const [pid] = (await readFile(join(folder, leader, 'data', 'postmaster.pid'), 'utf8')).split('\n');
      const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)]).toString();
      for (const one of [String(pid), ...backends.split('\n')]) {
        try {
          if (one.trim() !== '') process.kill(Number(one), 'SIGKILL');
        } catch {
          // It ended by itself in the meantime.
        }
      }
      return leader;
    },
    async stop() {
      // Patroni first, so that it does not start anew what is stopped; SIGTERM stops its PostgreSQL too.
      for (const name of [...nodes.map((node) => node.name), 'haproxy', 'etcd']) {
        const child = running.get(name);
        if (child && child.exitCode === null && child.signalCode === null) {
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        }
      }
    },
  };

  await cluster.untilWhole();
  const session = await openSession(
    `postgresql://${SUPERUSER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    'klarnotam chaos',
  );
  await session.query(`create role klarnotam login password '${PASSWORD}'`);
  await session.query('create database klarnotam owner klarnotam');
  await session.close();
  return cluster;
}
