import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBareDatabase, type TestDatabase } from './database/testing/create-test-database.ts';
import { RUN_LIMIT_MS, runCommand } from './http/testing/run-command.ts';
import { openService, SIGN_UP, signedIn, type TestService } from './http/testing/open-service.ts';

vi.setConfig({ testTimeout: 4 * RUN_LIMIT_MS });

const METAR = 'METAR ENGM 201150Z 18010KT 9999 FEW030 12/05 Q1013';
const WRITERS = 3;
const ADDRESS = 'kari@example.no';

let folder: string;
let service: TestService;
let target: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarnotam-backup-'));
  service = await openService();
  target = await createBareDatabase();
});
afterAll(async () => {
  await service.stop();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

test('taken under load and restored elsewhere, a backup has everything that was acknowledged before it, and adds up', async () => {
  const kari = await signedIn(service, ADDRESS);
  await sql`update subscriptions set plan_type = 'enterprise', plan_limits = -1`.execute(service.database);
  const acknowledged: string[] = [];
  let writing = true;
  const write = async (): Promise<void> => {
    while (writing) {
      const { status, body } = await kari.post('/api/translations/weather', { text: METAR, language: 'no' });
      if (status === 200) acknowledged.push(body['id'] as string);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), 30_000);
  const before = [...acknowledged];
  const path = join(folder, 'nightly');
  const backup = await runCommand(
    'backup',
    { DATABASE_URL: service.connectionString, DATA_DIR: service.dataDir },
    path,
  );
  const after = acknowledged.length;
  writing = false;
  await Promise.all(writers);
  expect(backup).toMatchObject({ code: 0, stderr: '' });
  expect(backup.stdout).toMatch(/holds \d+ rows of \d+ tables and 0 documents, as of 20/);
  expect(after).toBeGreaterThan(before.length);

  const environment = { DATABASE_URL: target.connectionString, DATA_DIR: join(folder, 'elsewhere') };
  const restored = await runCommand('restore', environment, path);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const rows = await target.database.selectFrom('translations').select('id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  // What was spent and what was counted is of the same moment as what is stored.
  const { rows: sums } = await sql`
    select (select sum(translations_used) from subscriptions)::int as spent,
      (select sum(total) from usage_totals)::int as counted, (select sum(total) from usage_days)::int as by_day
  `.execute(target.database);
  expect(sums).toEqual([{ spent: ids.size, counted: ids.size, by_day: ids.size }]);

  const again = await runCommand('restore', environment, path);
  expect(again).toMatchObject({ code: 1, stdout: '' });
  expect(again.stderr).toContain('never over data');

  const elsewhere = await openService({ DATABASE_URL: target.connectionString });
  try {
    const visitor = elsewhere.visitor();
    const signIn = { email: ADDRESS, password: SIGN_UP.password };
    expect((await visitor.post('/api/auth/sign-in/email', signIn)).status).toBe(200);
    expect(await visitor.get(`/api/translations/${before[0] ?? ''}`)).toMatchObject({ status: 200 });
    const { body } = await visitor.post('/api/translations/weather', { text: METAR, language: 'no' });
    expect(body).toMatchObject({ usage: { used: ids.size + 1 } });
  } finally {
    await elsewhere.stop();
  }
});

test('both say how they are used, and in one line what is wrong', async () => {
  expect((await runCommand('backup', {})).stderr).toContain('Usage: npm run backup');
  expect((await runCommand('restore', {}, '--force', 'x')).stderr).toContain('Usage: npm run restore');
  const wrong = new URL(target.connectionString);
  wrong.password = 'not-the-password';
  const refused = await runCommand('backup', { DATABASE_URL: wrong.href }, join(folder, 'refused'));
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^The database at .* cannot be used: password authentication failed.*\n$/);
  expect(refused.stderr).not.toContain('not-the-password');
  expect((await runCommand('backup', {}, '--check', folder)).stderr).toMatch(
    /^There is no whole backup in .*\n$/,
  );
});
