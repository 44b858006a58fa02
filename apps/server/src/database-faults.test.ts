import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, open, rm, statfs, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findPostmaster, processesIn } from './adapters/database/embedded-postgres/postmaster.ts';
import { reachEmbeddedPostgres } from './adapters/database/embedded-postgres/reach-embedded-postgres.ts';
import { createDatabase, type Database } from './database/create-database.ts';
import { readUsageTotals } from './database/read-usage-totals.ts';
import { becomeMember } from './http/testing/become-member.ts';
import { startServer, type RunningServer } from './http/testing/start-server.ts';

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM
F) GND G) 900FT AMSL`;

/** One of each; `npm run chaos` asks for more. */
const ROUNDS = Number(process.env['DATABASE_FAULT_ROUNDS'] ?? 1);
const WRITERS = ROUNDS > 1 ? 4 : 2;
const READERS = ROUNDS > 1 ? 2 : 1;
/** Between two calls of a writer or reader: a load, not as much as the processors give. */
const PAUSE_MS = ROUNDS > 1 ? 20 : 60;
const AWAY_MS = 2_500;
/** Ten times what is promised, 2 s to say that it is away and 3 s to be back: beyond it somebody hangs. */
const GIVEN_UP_WITHIN_MS = 20_000;
const BACK_WITHIN_MS = 30_000;
const DISK_BYTES = 160_000_000;

interface Call {
  readonly what: 'write' | 'read';
  readonly status: number;
  readonly endedMs: number;
  readonly tookMs: number;
  readonly retryAfter: string | null;
}

let dataDir: string;
let server: RunningServer;
let cookie: string;
let acknowledged: string[] = [];
let calls: Call[] = [];
let isOver = false;
let load: Promise<unknown> = Promise.resolve();

async function call(
  what: Call['what'],
  path: string,
  init: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<Response> {
  const startedMs = performance.now();
  const response = await fetch(`${server.url}${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', cookie, ...init.headers },
  });
  const endedMs = performance.now();
  calls.push({
    what,
    status: response.status,
    endedMs,
    tookMs: endedMs - startedMs,
    retryAfter: response.headers.get('retry-after'),
  });
  return response;
}

async function write(): Promise<void> {
  while (!isOver) {
    const response = await call('write', '/api/translations/notam', {
      method: 'POST',
      headers: { 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ text: NOTAM, language: 'no' }),
    });
    if (response.status === 200) acknowledged.push(((await response.json()) as { id: string }).id);
    else await response.arrayBuffer();
    await sleep(PAUSE_MS);
  }
}

async function read(): Promise<void> {
  const paths = ['/api/translations', '/api/saved-notams', '/api/auth/get-session', '/api/subscription'];
  for (let index = 0; !isOver; index += 1) {
    const response = await call('read', paths[index % paths.length] ?? '/');
    await response.arrayBuffer();
    await sleep(PAUSE_MS);
  }
}

const successes = (what: Call['what'], sinceMs = 0): readonly Call[] =>
  calls.filter((one) => one.what === what && one.status === 200 && one.endedMs > sinceMs);

async function until(isSo: () => boolean, limitMs: number): Promise<number> {
  const startedMs = performance.now();
  while (!isSo()) {
    if (performance.now() - startedMs > limitMs)
      throw new Error(`Not within ${limitMs} ms\n${server.logged()}`);
    await sleep(10);
  }
  return performance.now() - startedMs;
}

async function startLoad(): Promise<void> {
  calls = [];
  isOver = false;
  load = Promise.all([...Array.from({ length: WRITERS }, write), ...Array.from({ length: READERS }, read)]);
  await until(() => successes('write').length >= 10, 60_000);
}

async function stopLoad(): Promise<void> {
  isOver = true;
  await load;
}

/** Reaches the database beside the server that runs on it. */
async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const beside = await reachEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  const database = createDatabase({ connectionString: beside.connectionString });
  try {
    return await work(database);
  } finally {
    await database.destroy();
    await beside.stop();
  }
}

async function expectNothingLost(): Promise<void> {
  await inDatabase(async (database) => {
    const rows = await database.selectFrom('translations').select('id').execute();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    const { spent } = await database
      .selectFrom('subscriptions')
      .select((of) => of.fn.sum<number>('translations_used').as('spent'))
      .executeTakeFirstOrThrow();
    expect([spent, (await readUsageTotals(database)).notam]).toEqual([rows.length, rows.length]);
  });
}

/** Nobody was kept waiting for what was away until it came back by itself. */
function expectNobodyHung(): void {
  const refused = calls.filter(({ status }) => status === 503);
  expect(Math.max(...refused.map(({ tookMs }) => tookMs))).toBeLessThan(GIVEN_UP_WITHIN_MS);
}

function expectOnlyRefusals(): void {
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refused = calls.filter(({ status }) => status === 503);
  expect(refused.filter(({ retryAfter }) => !/^\d+$/.test(retryAfter ?? ''))).toEqual([]);
}

const statusOf = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;

async function prepare(folder: string): Promise<void> {
  dataDir = folder;
  acknowledged = [];
  await chmod(dataDir, 0o755);
  server = await startServer(dataDir);
  ({ cookie } = await becomeMember(server.url, dataDir));
  await inDatabase((database) =>
    database.updateTable('subscriptions').set({ plan_type: 'enterprise', plan_limits: -1 }).execute(),
  );
}

const cluster = (): string => join(dataDir, 'postgres', 'cluster');

async function signalDatabase(signal: NodeJS.Signals): Promise<void> {
  for (const pid of await processesIn(cluster())) process.kill(pid, signal);
}

async function killPostmaster(): Promise<void> {
  const found = await findPostmaster(cluster());
  if (found.state === 'ours') process.kill(found.pid, 'SIGKILL');
}

const comebacks = (): number => server.logged().split('The database server is back').length - 1;

/** A file system of its own that a test can fill; only root may make one. */
function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES},mode=755`, 'klarnotam-test', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

const smallDisk = await mkdtemp(join(tmpdir(), 'klarnotam-full-'));
const isMounted = process.platform === 'linux' && mountSmallDisk(smallDisk);
afterAll(async () => {
  if (isMounted) execFileSync('umount', ['-l', smallDisk]);
  await rm(smallDisk, { recursive: true, force: true });
});

describe.runIf(process.platform === 'linux')(
  'a fault of the database',
  { timeout: 180_000 + ROUNDS * 60_000 },
  () => {
    // One server for all faults: each finds it as the one before left it.
    beforeAll(() => prepare(smallDisk));
    afterEach(async () => {
      await signalDatabase('SIGCONT');
      await stopLoad();
    });
    afterAll(() => server.end('SIGTERM'));

    test('that stops it under load gets 503, keeps nobody waiting, and all goes on when it does', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await startLoad();
        await signalDatabase('SIGSTOP');
        const stoppedMs = performance.now();
        await until(() => calls.some(({ status }) => status === 503), GIVEN_UP_WITHIN_MS);
        const toldMs = performance.now() - stoppedMs;
        expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
        await sleep(AWAY_MS);
        await signalDatabase('SIGCONT');
        const continuedMs = performance.now();
        const back = () =>
          successes('write', continuedMs).length > 0 && successes('read', continuedMs).length > 0;
        const backMs = await until(back, BACK_WITHIN_MS);
        expect(await statusOf('/readyz')).toBe(200);
        await stopLoad();
        expectOnlyRefusals();
        expectNobodyHung();
        console.info(`SIGSTOP: told after ${Math.round(toldMs)} ms, back after ${Math.round(backMs)} ms`);
      }
      await expectNothingLost();
    });

    test('that kills it under load gets 503, and all goes on when it was started again', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await startLoad();
        const before = comebacks();
        await killPostmaster();
        const killedMs = performance.now();
        await until(() => calls.some(({ status }) => status === 503), GIVEN_UP_WITHIN_MS);
        await until(() => comebacks() > before, 60_000);
        const returnedMs = performance.now();
        const backMs = await until(() => successes('write', returnedMs).length > 0, BACK_WITHIN_MS);
        await stopLoad();
        expectOnlyRefusals();
        const startMs = Math.round(returnedMs - killedMs);
        console.info(`SIGKILL: started again after ${startMs} ms, back ${Math.round(backMs)} ms later`);
      }
      await expectNothingLost();
    });

    test.runIf(isMounted)(
      'that fills its disk under load gets writes refused with 503, reads answered, and all goes on when there is room',
      async () => {
        await startLoad();
        const ballast = join(dataDir, 'ballast');
        const file = await open(ballast, 'w');
        const { bavail, bsize } = await statfs(dataDir);
        // What is left is soon used up; the segment of the log that is being written has its place already.
        for (let left = bavail * bsize; left > 0; left -= 1_000_000) {
          const isFull = await file.write(Buffer.alloc(Math.min(left, 1_000_000))).then(
            () => false,
            () => true,
          );
          if (isFull) break;
        }
        await file.close();
        await until(() => calls.some(({ what, status }) => what === 'write' && status === 503), 60_000);
        const fullMs = performance.now();
        await until(() => successes('read', fullMs).length >= 20, 30_000);
        await sleep(1_000);
        const whileFull = calls.filter(({ endedMs }) => endedMs > fullMs);
        const reads = whileFull.filter(({ what }) => what === 'read');
        expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
        expect(await statusOf('/readyz')).toBe(200);
        await unlink(ballast);
        const freedMs = performance.now();
        const backMs = await until(() => successes('write', freedMs).length > 0, BACK_WITHIN_MS);
        await stopLoad();
        expectOnlyRefusals();
        console.info(`Full disk: back after ${Math.round(backMs)} ms`);
        await expectNothingLost();
      },
    );
  },
);
