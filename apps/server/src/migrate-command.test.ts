import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSchema } from './database/check-schema.ts';
import { MIGRATIONS } from './database/migrations/all.ts';
import { createBareDatabase, type TestDatabase } from './database/testing/create-test-database.ts';
import { RUN_LIMIT_MS, runCommand } from './http/testing/run-command.ts';

vi.setConfig({ testTimeout: 4 * RUN_LIMIT_MS });

const run = (settings: Record<string, string>, ...words: string[]) =>
  runCommand('migrate', settings, ...words);

let test_: TestDatabase;
let environment: Record<string, string>;
beforeEach(async () => {
  test_ = await createBareDatabase();
  environment = { DATABASE_URL: test_.connectionString };
});
afterEach(() => test_.drop());

test('says which steps it applied, and leaves the contracting ones until they are asked for', async () => {
  const contracting = MIGRATIONS.filter(({ contracts }) => contracts !== undefined).map(({ name }) => name);
  const expanding = MIGRATIONS.filter(({ contracts }) => contracts === undefined).map(({ name }) => name);
  const waits = `Once no server of an earlier release runs, \`npm run migrate -- --contract\` applies ${contracting.join(', ')}.`;

  expect(await run(environment)).toEqual({
    code: 0,
    stdout: [...expanding.map((name) => `Applied ${name}.`), 'The schema is up to date.', waits, ''].join(
      '\n',
    ),
    stderr: '',
  });
  await checkSchema(test_.database);
  expect((await run(environment)).stdout).toBe(`The schema was up to date.\n${waits}\n`);

  expect((await run(environment, '--contract')).stdout).toBe(
    [...contracting.map((name) => `Applied ${name}.`), 'The schema is up to date.', ''].join('\n'),
  );
  expect((await run(environment, '--contract')).stdout).toBe('The schema was up to date.\n');
});

test.each([[['now']], [['--contract', 'now']]])('says how it is used after %j', async (words) => {
  const outcome = await run(environment, ...words);
  expect(outcome).toMatchObject({ code: 2, stdout: '' });
  expect(outcome.stderr).toContain('Usage: npm run migrate');
});

test('says in one line that a role may not change the schema, or that there is no database yet', async () => {
  const none = new URL(test_.connectionString);
  none.password = 'not-the-password';
  const refused = await run({ ...environment, MIGRATION_DATABASE_URL: none.href });
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^The schema cannot be checked: password authentication failed.*\n$/);

  const dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-migrate-'));
  const nothing = await run({ DATA_DIR: dataDir });
  expect(nothing).toMatchObject({ code: 1, stdout: '' });
  expect(nothing.stderr).toContain('Start the server once');
  await rm(dataDir, { recursive: true, force: true });
});
