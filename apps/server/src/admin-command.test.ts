import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { dataDirs } from './adapters/database/testing/data-dirs.ts';
import { createDatabase, type Database } from './database/create-database.ts';
import { migrate } from './database/migrate.ts';
import { createTestDatabase, type TestDatabase } from './database/testing/create-test-database.ts';
import { RUN_LIMIT_MS, runCommand } from './http/testing/run-command.ts';

vi.setConfig({ testTimeout: 4 * RUN_LIMIT_MS });

const run = (settings: Record<string, string>, ...words: string[]) => runCommand('admin', settings, ...words);

async function addUser(database: Database, email: string, verified: boolean): Promise<void> {
  await database
    .insertInto('users')
    .values({
      email,
      name: 'Ola',
      email_verified: verified,
      terms_version: 'x',
      terms_accepted_at: new Date(),
    })
    .execute();
}

describe('npm run admin', () => {
  let test_: TestDatabase;
  let environment: Record<string, string>;
  beforeAll(async () => {
    test_ = await createTestDatabase();
    environment = { DATABASE_URL: test_.connectionString };
    await addUser(test_.database, 'ola@example.no', true);
    await addUser(test_.database, 'stranger@example.no', false);
  });
  afterAll(() => test_.drop());

  test('grants, lists and revokes, and notes both', async () => {
    expect(await run(environment, 'list')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('no administrator') as string,
    });
    expect(await run(environment, 'grant', 'OLA@example.no')).toMatchObject({ code: 0, stderr: '' });
    expect((await run(environment, 'grant', 'ola@example.no')).stdout).toContain('already');
    expect((await run(environment, 'list')).stdout).toMatch(
      /^ola@example\.no {2}Ola {2}since \d{4}-\d\d-\d\d\n$/,
    );
    expect((await run(environment, 'revoke', 'ola@example.no')).code).toBe(0);
    expect((await run(environment, 'revoke', 'ola@example.no')).stdout).toContain('is no administrator.');
    const entries = await test_.database
      .selectFrom('audit_log')
      .select(['actor', 'actor_id', 'action'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { actor: 'operator', actor_id: null, action: 'admin.granted' },
      { actor: 'operator', actor_id: null, action: 'admin.revoked' },
    ]);
  });

  test('refuses an address that is unknown or not verified', async () => {
    expect(await run(environment, 'grant', 'nobody@example.no')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nobody has signed up') as string,
    });
    expect(await run(environment, 'grant', 'stranger@example.no')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not verified') as string,
    });
    expect(await test_.database.selectFrom('admin_users').selectAll().execute()).toEqual([]);
  });

  test.each([[[]], [['grant', 'ola']], [['grant', 'a@b.no', 'c@d.no']]])(
    'says how it is used after %j',
    async (words) => {
      const outcome = await run(environment, ...words);
      expect(outcome).toMatchObject({ code: 2, stdout: '' });
      expect(outcome.stderr).toContain('Usage: npm run admin');
    },
  );
});

describe('with the built-in database', () => {
  const newDataDir = dataDirs();

  test('it works before, beside and after the server', async () => {
    const dataDir = await newDataDir();
    const environment = { DATA_DIR: dataDir };
    expect(await run(environment, 'list')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Start the server once') as string,
    });

    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const server = await startEmbeddedPostgres({ dataDir, log, durable: false });
    await migrate(server.connectionString, { contract: true });
    const database = createDatabase({ connectionString: server.connectionString });
    await addUser(database, 'ola@example.no', true);
    expect(await run(environment, 'grant', 'ola@example.no')).toMatchObject({ code: 0, stderr: '' });
    expect(await database.selectFrom('admin_users').select('user_id').execute()).toHaveLength(1);
    await database.destroy();
    await server.stop();

    expect((await run(environment, 'list')).stdout).toContain('ola@example.no');
  });
});
