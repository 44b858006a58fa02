import { execFileSync, spawn } from 'node:child_process';
import { chmod, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { openSession } from '../session.ts';
import { databaseServerSuite } from '../suite.ts';
import { clusterOf, dataDirs, postmasterOf } from '../testing/data-dirs.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

// Servers start and stop again and again here, which takes seconds each on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const newDataDir = dataDirs();
const silent = recordingLog();
/** Where nothing is asked about the disk. */
const quick = { log: silent, durable: false };
const isRoot = process.geteuid?.() === 0;
const onLinux = process.platform === 'linux';

const suiteDataDir = newDataDir();
databaseServerSuite('embedded', async () =>
  startEmbeddedPostgres({ dataDir: await suiteDataDir, log: silent }),
);

async function select(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const session = await openSession(connectionString, 'test');
  try {
    return await session.query(sql);
  } finally {
    await session.close();
  }
}

describe('what stands on the disk', () => {
  test('data, password and socket are closed to others; a crash cannot lose a commit', async () => {
    const dataDir = await newDataDir();
    const server = await startEmbeddedPostgres({ dataDir, log: silent });
    const modeOf = async (path: string) => ((await lstat(path)).mode & 0o777).toString(8);
    expect(await modeOf(join(dataDir, 'postgres'))).toBe('700');
    expect(await modeOf(clusterOf(dataDir))).toBe('700');
    expect(await modeOf(join(dataDir, 'postgres', 'password'))).toBe('600');
    expect(await modeOf(join(dataDir, 'postgres', 'postgres.log'))).toBe('600');
    const [row] = await select(
      server.connectionString,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums,
        current_setting('listen_addresses') as tcp, current_setting('unix_socket_directories') as socket`,
    );
    expect(row).toMatchObject({ fsync: 'on', commit: 'on', pages: 'on', checksums: 'on' });
    if (process.platform !== 'win32') {
      expect(row?.['tcp']).toBe('');
      expect(await modeOf(String(row?.['socket']))).toBe('700');
    }
    await server.stop();
  });

  test('nothing of a statement that failed reaches the log', async () => {
    const dataDir = await newDataDir();
    const server = await startEmbeddedPostgres({ dataDir, log: silent });
    const session = await openSession(server.connectionString, 'test');
    await session.query('create table pasted (id int primary key, text text check (length(text) < 3))');
    await session.query('insert into pasted values ($1, $2)', [1, 'ok']);
    for (const values of [
      [1, 'x'],
      [2, 'pasted-secret'],
    ]) {
      await expect(session.query('insert into pasted values ($1, $2)', values)).rejects.toThrow(/violates/);
    }
    await session.close();
    await server.stop();
    const log = await readFile(join(dataDir, 'postgres', 'postgres.log'), 'utf8');
    expect(log).toMatch(/violates check constraint/);
    expect(log).not.toContain('pasted-secret');
  });
});

/** A data folder that was served once; who uses it leaves it able to serve. */
let served: Promise<string> | undefined;
function servedDataDir(): Promise<string> {
  return (served ??= newDataDir().then(async (dataDir) => {
    await (await startEmbeddedPostgres({ dataDir, ...quick })).stop();
    return dataDir;
  }));
}

describe('what an earlier start left', () => {
  test('a server that does not answer is waited for up to the limit, and the message says for what', async () => {
    const dataDir = await newDataDir();
    const first = await startServerProcess(dataDir);
    const postmaster = await postmasterOf(dataDir);
    await first.kill('SIGKILL');
    process.kill(postmaster, 'SIGSTOP');
    await expect(startEmbeddedPostgres({ dataDir, ...quick, waitLimitMs: 1_000 })).rejects.toThrow(
      new RegExp(`not ready after 1 s: the server \\(process ${postmaster}\\) does not take connections`),
    );
    process.kill(postmaster, 'SIGCONT');
    await (await startEmbeddedPostgres({ dataDir, ...quick })).stop();
  });

  test.runIf(onLinux)('a pid file with the number of a stranger is removed', async () => {
    const dataDir = await servedDataDir();
    const stranger = spawn('sleep', ['60'], {
      stdio: 'ignore',
      ...(isRoot ? { uid: 65_534, gid: 65_534 } : {}),
    });
    const pidFile = join(clusterOf(dataDir), 'postmaster.pid');
    const { uid, gid } = await stat(clusterOf(dataDir));
    await writeFile(pidFile, `${stranger.pid}\n${clusterOf(dataDir)}\n1\n5432\n/nowhere\n\n0\nready\n`);
    if (isRoot) execFileSync('chown', [`${uid}:${gid}`, pidFile]);
    const log = recordingLog();
    const server = await startEmbeddedPostgres({ dataDir, ...quick, log });
    expect(log.lines).toEqual([expect.stringMatching(/^Removed .*postmaster\.pid: it names no process/)]);
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
    await server.stop();
  });

  test('an empty pid file, as a loss of power leaves it, is removed', async () => {
    const dataDir = await servedDataDir();
    await writeFile(join(clusterOf(dataDir), 'postmaster.pid'), '');
    const server = await startEmbeddedPostgres({ dataDir, ...quick });
    expect(await select(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  test('a cluster that was half made is made anew', async () => {
    let dataDir = await newDataDir();
    const names = () => readdir(dataDir);
    let unfinished = 0;
    for (const waitMs of [50, 0]) {
      const before = new Set(await names());
      const failed = startServerProcess(dataDir).catch(() => null);
      const made = async () =>
        (await names()).find((name) => name.startsWith('postgres.new-') && !before.has(name));
      let found: string | undefined;
      await expect.poll(async () => (found = await made()), { interval: 2, timeout: 20_000 }).toBeDefined();
      await sleep(waitMs);
      process.kill(Number(/-(\d+)-/.exec(found ?? '')?.[1]), 'SIGKILL');
      await failed;
      if ((await names()).includes('postgres')) {
        // The start was faster than we are: once more, with less delay, where nothing is made yet.
        dataDir = await newDataDir();
      } else {
        unfinished += 1;
      }
    }
    expect(unfinished).toBeGreaterThan(0);
    // What still writes there belongs to the killed starts and ends soon.
    await expect
      .poll(() => execFileSync('ps', ['-ww', '-eo', 'args'], { encoding: 'utf8' }), { timeout: 20_000 })
      .not.toContain(`${dataDir}/postgres.new-`);
    const server = await startEmbeddedPostgres({ dataDir, ...quick });
    expect(await select(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await names()).toEqual(['postgres']);
    await server.stop();
  });

  test('a lost password is replaced, and the data stays', async () => {
    const dataDir = await newDataDir();
    const first = await startEmbeddedPostgres({ dataDir, ...quick });
    await select(first.connectionString, 'create table kept as select 7 as n');
    await first.stop();
    await rm(join(dataDir, 'postgres', 'password'));
    const second = await startEmbeddedPostgres({ dataDir, ...quick });
    expect(second.connectionString).not.toBe(first.connectionString);
    expect(await select(second.connectionString, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.stop();
  });
});

describe('a data folder that cannot be used is refused, untouched', () => {
  const refusal = async (dataDir: string): Promise<string> => {
    const error: unknown = await startEmbeddedPostgres({ dataDir, ...quick, waitLimitMs: 10_000 }).then(
      (server) => server.stop(),
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'DatabaseServerError' });
    return String(error);
  };

  test('a folder with something else', async () => {
    const dataDir = await newDataDir();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'holiday.jpg'), 'mine');
    expect(await refusal(dataDir)).toMatch(/not this server's database: there is no PG_VERSION/);
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['holiday.jpg']);
  });

  test('a file in the place of the folder, or of the data directory', async () => {
    const dataDir = await newDataDir();
    await writeFile(join(dataDir, 'postgres'), 'mine');
    expect(await refusal(dataDir)).toMatch(/it is not a folder/);
    expect(await refusal(join(dataDir, 'postgres'))).toMatch(/cannot be used: .*(EEXIST|ENOTDIR)/);
  });

  test('a cluster of another version', async () => {
    const dataDir = await newDataDir();
    await mkdir(clusterOf(dataDir), { recursive: true });
    await writeFile(join(clusterOf(dataDir), 'PG_VERSION'), '17\n');
    expect(await refusal(dataDir)).toMatch(
      /was made by PostgreSQL "17", and this server brings PostgreSQL 18/,
    );
  });

  test('a cluster that is damaged: the reason is quoted from the log', async () => {
    const dataDir = await newDataDir();
    await (await startEmbeddedPostgres({ dataDir, ...quick })).stop();
    await rm(join(clusterOf(dataDir), 'global', 'pg_control'));
    expect(await refusal(dataDir)).toMatch(/stopped while starting, see .*postgres\.log:[^]*pg_control/);
  });

  test('a path that is too long', async () => {
    const dataDir = await newDataDir();
    const long = join(dataDir, ...Array.from({ length: 10 }, () => 'x'.repeat(100)));
    expect(await refusal(long)).toMatch(/path of \d+ bytes, too long/);
  });

  test('a long path that PostgreSQL can still serve is served', async () => {
    const dataDir = join(await newDataDir(), ...Array.from({ length: 7 }, () => 'ø'.repeat(50)));
    const server = await startEmbeddedPostgres({ dataDir, ...quick });
    expect(await select(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  test.runIf(onLinux && isRoot)('a folder of another user', async () => {
    const dataDir = await newDataDir();
    await chmod(dataDir, 0o700);
    await expect(startServerProcess(dataDir, { uid: 65_534, gid: 65_534 })).rejects.toThrow(
      /data folder .* cannot be used: .*EACCES/,
    );
  });
});
