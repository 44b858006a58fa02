import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { claimSentences, storeSentences } from './database/model-sentences.ts';
import { createTestDatabase, type TestDatabase } from './database/testing/create-test-database.ts';
import { RUN_LIMIT_MS, runCommand } from './http/testing/run-command.ts';

vi.setConfig({ testTimeout: 6 * RUN_LIMIT_MS });

const KEY = 'abcdef012345'.padEnd(64, '0');

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  const template = {
    key: KEY,
    task: 'polish',
    language: 'pl',
    template: 'Droga startowa ⟦1⟧ jest zamknięta.',
    kinds: { 1: 'designator' },
    model: 'a-model',
    promptVersion: 1,
  } as const;
  await claimSentences(db.database, [template], 10_000);
  await storeSentences(db.database, [
    { key: KEY, sentence: 'Droga startowa ⟦1⟧ pozostaje zamknięta.', faults: [] },
  ]);
});
afterAll(() => db.drop());

const run = (...words: string[]) => runCommand('phrases', { DATABASE_URL: db.connectionString }, ...words);

test('the phrase book is printed with templates and sentences, and an entry of it is pinned, mended and refused', async () => {
  const listed = await run('--language', 'pl');
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  expect(listed.stdout).toContain('abcdef012345  polish  kept  by a-model');
  expect(listed.stdout).toContain('Droga startowa ⟦1 designator⟧ jest zamknięta.');
  expect(listed.stdout).toContain('Droga startowa ⟦1⟧ pozostaje zamknięta.');
  expect(await run('pin', 'abcdef012345')).toMatchObject({ code: 0 });
  expect((await run('--language', 'pl', '--task', 'polish')).stdout).toContain('pinned  by reader');
  expect(await run('mend', 'abcdef012345', 'Droga startowa jest zamknięta.')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('slotMissing') as string,
  });
  expect(await run('strike', '0123')).toMatchObject({ code: 1 });
});

test('what makes no sense is answered with how it is used', async () => {
  expect(await run('--language', 'xx')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Usage') as string,
  });
});
