import { readdir, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { openSession } from '../session.ts';
import { dataDirs, gone, postmasterOf } from '../testing/data-dirs.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

// Servers start and stop again and again here, which takes seconds each on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** How often everything is killed: once at each change, `npm run chaos` asks for more. */
const ROUNDS = Number(process.env['CHAOS_ROUNDS'] ?? 1);

const newDataDir = dataDirs();
const silent = recordingLog();
/** Where nothing is asked about the disk. */
const quick = { log: silent, durable: false };

async function select(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const session = await openSession(connectionString, 'test');
  try {
    return await session.query(sql);
  } finally {
    await session.close();
  }
}

describe('after kill -9', () => {
  test('of the server alone: the next one adopts PostgreSQL', async () => {
    const dataDir = await newDataDir();
    const first = await startServerProcess(dataDir, { insert: true });
    while (first.lastCommitted() < 20) await sleep(5);
    const postmaster = await postmasterOf(dataDir);
    await first.kill('SIGKILL');

    const log = recordingLog();
    const second = await startEmbeddedPostgres({ dataDir, log });
    expect(log.lines).toEqual([`Adopted the database server that was running (process ${postmaster}).`]);
    const [row] = await select(
      second.connectionString,
      'select max(number)::int as last, count(*)::int as n from kept',
    );
    expect(Number(row?.['last'])).toBeGreaterThanOrEqual(first.lastCommitted());
    expect(row?.['n']).toBe(row?.['last']);
    await second.stop();
    await gone(postmaster);
  });

  test('of the server while PostgreSQL is already stopping: the next one waits for the end', async () => {
    const dataDir = await newDataDir();
    const first = await startServerProcess(dataDir);
    const postmaster = await postmasterOf(dataDir);
    await first.kill('SIGKILL');
    process.kill(postmaster, 'SIGINT');
    const second = await startEmbeddedPostgres({ dataDir, log: silent });
    expect(await postmasterOf(dataDir)).not.toBe(postmaster);
    expect(await select(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  test('of PostgreSQL alone: it is started again at the same place, and what was committed is there', async () => {
    const dataDir = await newDataDir();
    const log = recordingLog();
    const server = await startEmbeddedPostgres({ dataDir, log });
    await select(server.connectionString, 'create table kept as select 7 as n');
    for (let round = 0; round < 2; round += 1) {
      const postmaster = await postmasterOf(dataDir);
      process.kill(postmaster, 'SIGKILL');
      await gone(postmaster);
      await expect
        .poll(() => select(server.connectionString, 'select n from kept').catch(() => null), {
          timeout: 20_000,
        })
        .toEqual([{ n: 7 }]);
      // PostgreSQL answers a moment before it is looked after again; killed in that moment it would come back once.
      await expect
        .poll(() => log.lines.filter((line) => line.includes('is back')).length, { timeout: 20_000 })
        .toBe(round + 1);
    }
    await server.stop();
    await expect(postmasterOf(dataDir)).rejects.toThrow('no server');
  });

  test('of PostgreSQL, with its socket folder cleaned away: both come back', async () => {
    const dataDir = await newDataDir();
    const server = await startEmbeddedPostgres({ dataDir, log: recordingLog(), transport: 'socket' });
    const folder = decodeURIComponent(new URL(server.connectionString).hostname);
    const postmaster = await postmasterOf(dataDir);
    process.kill(postmaster, 'SIGKILL');
    await rm(folder, { recursive: true });
    await expect
      .poll(() => select(server.connectionString, 'select 1 as one').catch(() => null), { timeout: 20_000 })
      .toEqual([{ one: 1 }]);
    await server.stop();
  });

  test('of one of its processes: PostgreSQL recovers by itself and the claim is renewed', async () => {
    const dataDir = await newDataDir();
    const server = await startEmbeddedPostgres({ dataDir, log: silent });
    const postmaster = await postmasterOf(dataDir);
    const [backend] = await select(
      server.connectionString,
      "select pid from pg_stat_activity where application_name like 'klarnotam server %'",
    );
    process.kill(Number(backend?.['pid']), 'SIGKILL');
    await expect
      .poll(
        () =>
          select(server.connectionString, "select 1 as held from pg_locks where locktype = 'advisory'").catch(
            () => null,
          ),
        { timeout: 20_000 },
      )
      .toEqual([{ held: 1 }]);
    expect(await postmasterOf(dataDir)).toBe(postmaster);
    await server.stop();
  });

  test(
    'of everything, again and again under inserts: no row that was acknowledged is lost',
    { timeout: 120_000 + ROUNDS * 30_000 },
    async () => {
      const dataDir = await newDataDir();
      let acknowledged = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const server = await startServerProcess(dataDir, { insert: true });
        const from = acknowledged;
        const [row] = await select(
          server.connectionString,
          'select count(*)::int as n from pg_class where relname = $$kept$$',
        );
        if (row?.['n'] === 1) {
          const [kept] = await select(
            server.connectionString,
            'select max(number)::int as last, count(*)::int as n from kept',
          );
          expect(Number(kept?.['last'])).toBeGreaterThanOrEqual(acknowledged);
          expect(kept?.['n']).toBe(kept?.['last']);
        }
        while (server.lastCommitted() < from + 30) await sleep(5);
        await sleep(Math.random() * 60);
        const postmaster = await postmasterOf(dataDir);
        // In turn: the server first, PostgreSQL first.
        if (round % 2 === 0) process.kill(postmaster, 'SIGKILL');
        await server.kill('SIGKILL');
        if (round % 2 === 1) process.kill(postmaster, 'SIGKILL');
        acknowledged = server.lastCommitted();
      }
      const server = await startEmbeddedPostgres({ dataDir, log: silent });
      const [kept] = await select(
        server.connectionString,
        'select max(number)::int as last, count(*)::int as n from kept',
      );
      expect(Number(kept?.['last'])).toBeGreaterThanOrEqual(acknowledged);
      expect(kept?.['n']).toBe(kept?.['last']);
      await server.stop();
    },
  );
});

describe('two servers on one data folder', () => {
  test('the second is refused and says why, the first goes on', async () => {
    const dataDir = await newDataDir();
    const first = await startEmbeddedPostgres({ dataDir, ...quick });
    await expect(startServerProcess(dataDir)).rejects.toThrow(
      new RegExp(`in use by another server that is running \\(klarnotam server ${process.pid}\\)`),
    );
    expect(await select(first.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  test('of three that start together on an empty folder, one serves', async () => {
    const dataDir = await newDataDir();
    const started = await Promise.allSettled([1, 2, 3].map(() => startServerProcess(dataDir)));
    const serving = started.filter((result) => result.status === 'fulfilled').map((result) => result.value);
    const refused = started
      .filter((result) => result.status === 'rejected')
      .map((result) => String(result.reason));
    expect(serving).toHaveLength(1);
    for (const reason of refused) expect(reason).toMatch(/in use by another server/);
    expect(await readdir(dataDir)).toEqual(['postgres']);
    await serving[0]?.kill('SIGTERM');
  });
});
