import { chmod, chown, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openSession } from '../session.ts';
import { clusterOf, dataDirs, postmasterOf } from '../testing/data-dirs.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { canReach, CAPABILITY, chooseSystemUser, SAME_USER, type SystemUser } from './system-user.ts';
import { findBinaries } from './binaries.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const asRootOnLinux = test.runIf(process.platform === 'linux' && process.geteuid?.() === 0);
const asUser = test.runIf(process.geteuid?.() !== 0);
const newDataDir = dataDirs();
const log = recordingLog();
const NOBODY = 65_534;
/** A user that every Linux has. */
const DAEMON = 1;
const NAMELESS = 54_321;

/** A data directory below a folder that only root opens, such as root's home. */
async function privateDataDir(): Promise<string> {
  const home = await newDataDir();
  await chmod(home, 0o700);
  await mkdir(join(home, 'data'));
  return join(home, 'data');
}

async function chosenFor(dataDir: string): Promise<SystemUser> {
  return chooseSystemUser((await findBinaries()).postgres, join(dataDir, 'postgres'));
}

/** Serves a data folder once: what it held before, and one row more. */
async function rowsAfterServing(dataDir: string, systemUser?: SystemUser): Promise<number> {
  const server = await startEmbeddedPostgres({
    dataDir,
    log,
    durable: false,
    ...(systemUser && { systemUser }),
  });
  const session = await openSession(server.connectionString, 'test');
  await session.query('create table if not exists kept (n int)');
  await session.query('insert into kept values (1)');
  const [row] = await session.query('select count(*)::int as n from kept');
  await session.close();
  await server.stop();
  return Number(row?.['n']);
}

async function userOf(pid: number): Promise<number> {
  return Number(/^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

asUser('a normal user keeps their own account', async () => {
  expect(await chosenFor(await newDataDir())).toBe(SAME_USER);
});

asRootOnLinux('root lends nobody where nobody can reach the folder', async () => {
  const dataDir = await newDataDir();
  expect((await chosenFor(dataDir)).spawnAs).toEqual({ uid: NOBODY, gid: NOBODY });
  const server = await startEmbeddedPostgres({ dataDir, log, durable: false });
  expect(await userOf(await postmasterOf(dataDir))).toBe(NOBODY);
  expect((await stat(dataDir)).uid).toBe(0);
  await server.stop();
});

asRootOnLinux('root lends the user whose folder it is, so that they can go on without root', async () => {
  const home = await newDataDir();
  await chown(home, DAEMON, DAEMON);
  const dataDir = join(home, 'new', 'data');
  expect(await rowsAfterServing(dataDir)).toBe(1);
  expect((await stat(dirname(dataDir))).uid).toBe(DAEMON);
  expect((await stat(clusterOf(dataDir))).uid).toBe(DAEMON);
  const theirs = await startServerProcess(dataDir, { uid: DAEMON, gid: DAEMON });
  expect(await userOf(await postmasterOf(dataDir))).toBe(DAEMON);
  await theirs.kill('SIGTERM');
  expect(await rowsAfterServing(dataDir)).toBe(2);
});

asRootOnLinux('a user without a name serves in a namespace; root gives their folder to nobody', async () => {
  const dataDir = await newDataDir();
  await chown(dataDir, NAMELESS, NAMELESS);
  const theirs = await startServerProcess(dataDir, { uid: NAMELESS, gid: NAMELESS });
  expect(await userOf(await postmasterOf(dataDir))).toBe(NAMELESS);
  await theirs.kill('SIGTERM');
  expect(await rowsAfterServing(dataDir)).toBe(1);
  expect((await stat(clusterOf(dataDir))).uid).toBe(NOBODY);
});

asRootOnLinux("in root's private folder, in a namespace; it can be adopted and stopped", async () => {
  const dataDir = await privateDataDir();
  expect((await chosenFor(dataDir)).name).toBe('user-namespace');
  expect(await rowsAfterServing(dataDir)).toBe(1);
  const killed = await startServerProcess(dataDir);
  const postmaster = await postmasterOf(dataDir);
  await killed.kill('SIGKILL');
  const lines = recordingLog();
  const server = await startEmbeddedPostgres({ dataDir, log: lines, durable: false });
  expect(lines.lines).toEqual([`Adopted the database server that was running (process ${postmaster}).`]);
  await server.stop();
});

asRootOnLinux("in root's private folder where namespaces are forbidden, with one capability", async () => {
  const dataDir = await privateDataDir();
  expect(await rowsAfterServing(dataDir, CAPABILITY)).toBe(1);
  expect((await stat(clusterOf(dataDir))).uid).toBe(NOBODY);
  expect(await rowsAfterServing(dataDir, CAPABILITY)).toBe(2);
});

asRootOnLinux("root's data in the private folder of a user is served all the same", async () => {
  const home = await newDataDir();
  const dataDir = join(home, 'data');
  await mkdir(dataDir);
  await chown(home, DAEMON, DAEMON);
  await chmod(home, 0o700);
  expect(await rowsAfterServing(dataDir)).toBe(1);
});

asRootOnLinux('the data goes with the system user when a folder becomes private and open again', async () => {
  const dataDir = await privateDataDir();
  expect(await rowsAfterServing(dataDir)).toBe(1);
  await chmod(dirname(dataDir), 0o755);
  expect(await rowsAfterServing(dataDir)).toBe(2);
  expect((await stat(clusterOf(dataDir))).uid).toBe(NOBODY);
  await chmod(dirname(dataDir), 0o700);
  expect(await rowsAfterServing(dataDir)).toBe(3);
  expect((await stat(clusterOf(dataDir))).uid).toBe(0);
});

asRootOnLinux('permission bits decide who can reach a path', async () => {
  const parent = await newDataDir();
  const path = join(parent, 'inside');
  const reach = (uid: number, gid: number) => canReach(path, { uid, gid });
  expect(await reach(DAEMON, DAEMON)).toBe(true);
  await chmod(parent, 0o750);
  expect(await reach(DAEMON, DAEMON)).toBe(false);
  expect(await reach(DAEMON, 0)).toBe(true);
  await chown(parent, DAEMON, DAEMON);
  await chmod(parent, 0o066);
  expect(await reach(DAEMON, DAEMON)).toBe(false);
});
