import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migrate } from './database/migrate.ts';
import { MIGRATIONS } from './database/migrations/all.ts';
import type { Migration } from './database/migrations/migration.ts';
import {
  createBareDatabase,
  createTestDatabase,
  type TestDatabase,
} from './database/testing/create-test-database.ts';
import { becomeMember } from './http/testing/become-member.ts';
import { bareEnvironment } from './http/testing/run-command.ts';

vi.setConfig({ testTimeout: 240_000 });

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM
F) GND G) 900FT AMSL`;

const PRODUCTION = {
  RUN_MODE: 'production',
  DRAIN_DELAY_S: '0',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://klar.example',
  SUPPORT_EMAIL: 'help@klar.example',
  PARTNER_NAME: 'A partner',
  PARTNER_URL: 'https://partner.example/',
  AUTH_SECRET: 'a secret of more than 32 characters',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@klar.example',
  OPERATOR_NAME: 'Klar AS',
  OPERATOR_ADDRESS: 'Storgata 1, 0155 Oslo',
  OPERATOR_ORG_NUMBER: '999 999 999',
  FILE_STORE_URL: 'file:///srv/klarnotam/files',
  TRUST_PROXY: '1',
};

/** What a later release does to a table that this one writes. */
const NEXT: Migration = {
  name: '9001-next-release',
  async up(database) {
    await sql`alter table translations add column next text not null default 'none'`.execute(database);
    await sql`create table next (id int)`.execute(database);
  },
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-rolling-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const started: ChildProcess[] = [];
let test_: TestDatabase | undefined;
beforeEach(() => {
  test_ = undefined;
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  }
  await test_?.drop();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
  /** All that it wrote to its log. */
  log(): string;
}

async function startServer(settings: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...bareEnvironment(), PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString('utf8');
  });
  return { url: `http://127.0.0.1:${port}`, process: child, log: () => log };
}

/** Waits until a server answers; fails with its log when it ends instead. */
async function ready({ url, process: child, log }: Server): Promise<void> {
  while (child.exitCode === null) {
    const status = await fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => null,
    );
    if (status === 200) return;
    await sleep(100);
  }
  throw new Error(log());
}

test('in production a server on an older schema refuses to start, in one line that says what to do', async () => {
  test_ = await createBareDatabase();
  await migrate(test_.connectionString, { migrations: MIGRATIONS.slice(0, 7) });
  const server = await startServer({
    ...PRODUCTION,
    LOG_LEVEL: 'error',
    DATABASE_URL: test_.connectionString,
  });
  const [code] = (await once(server.process, 'close')) as [number];
  expect(code).toBe(1);
  expect(server.log()).toMatch(
    /^The database's schema is older than this release needs \(missing: 0008-[^\n]*\)\. Run `npm run migrate` first\.\n$/,
  );
});

const SAYS_SO = 'schema steps of a newer release (9001-next-release); this server runs on';

test('in production a server runs beside the schema of a newer release, says so, and leaves contracting steps to the operator', async () => {
  test_ = await createBareDatabase();
  const migrations = [...MIGRATIONS, NEXT];
  const { waiting } = await migrate(test_.connectionString, { migrations });
  expect(waiting.length).toBeGreaterThan(0);
  const server = await startServer({ ...PRODUCTION, DATABASE_URL: test_.connectionString });
  await ready(server);
  expect(server.log()).toContain(SAYS_SO);
  expect((await migrate(test_.connectionString, { migrations })).waiting).toEqual(waiting);
});

test('a server that runs goes on when a newer release expands the schema under it, and can be started again', async () => {
  test_ = await createTestDatabase();
  const settings = { RUN_MODE: 'local', RATE_LIMIT_FACTOR: '1000', DATABASE_URL: test_.connectionString };
  const server = await startServer(settings);
  await ready(server);
  const { cookie } = await becomeMember(server.url, dataDir);
  const translate = async (url: string): Promise<unknown> => {
    const response = await fetch(`${url}/api/translations/notam`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify({ text: NOTAM, language: 'no' }),
    });
    return await response.json();
  };
  // Before and after, so that statements that are kept prepared meet the changed table.
  expect(await translate(server.url)).toMatchObject({ usage: { used: 1 } });
  await migrate(test_.connectionString, { migrations: [...MIGRATIONS, NEXT] });
  expect(await translate(server.url)).toMatchObject({ usage: { used: 2 } });

  server.process.kill('SIGTERM');
  await once(server.process, 'exit');
  const again = await startServer(settings);
  await ready(again);
  expect(again.log()).toContain(SAYS_SO);
  expect(await translate(again.url)).toMatchObject({ usage: { used: 3 } });
  const history = await fetch(`${again.url}/api/translations`, { headers: { cookie } });
  expect(await history.json()).toMatchObject({ translations: [{}, {}, {}] });
});
