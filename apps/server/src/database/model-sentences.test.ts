import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  claimSentences,
  findSentences,
  releaseSentences,
  storeSentences,
  type StoredTemplate,
} from './model-sentences.ts';
import { enterPhrase } from './phrase-book.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const LEASE_MS = 30_000;
const KEYS = { key: 'a'.repeat(64), readerKey: 'b'.repeat(64) };
const TEMPLATE: StoredTemplate = {
  key: KEYS.key,
  task: 'polish',
  language: 'no',
  template: 'Rullebane ⟦1⟧ er stengt.',
  kinds: { 1: 'designator' },
  model: 'a-model',
  promptVersion: 1,
};
const SENTENCE = 'Rullebane ⟦1⟧ holdes stengt.';

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());
beforeEach(() => test_.database.deleteFrom('model_sentences').execute());

const claim = () => claimSentences(test_.database, [TEMPLATE], LEASE_MS);
const find = async () => (await findSentences(test_.database, [KEYS])).get(KEYS.key);
const keep = () => storeSentences(test_.database, [{ key: KEYS.key, sentence: SENTENCE, faults: [] }]);
const later = (what: string) =>
  sql`update model_sentences set ${sql.raw(what)} where key = ${KEYS.key}`.execute(test_.database);

test('of twenty who want the same at once one gets it, and the others see that it is being asked for', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, claim));
  expect(claims.filter(({ size }) => size > 0)).toHaveLength(1);
  expect(await find()).toEqual({ state: 'claimed' });
});

test('what a server claimed is free again when its time is over, or when it lets go', async () => {
  await claim();
  expect((await claim()).size).toBe(0);
  await later(`expires_at = now() - interval '1 second'`);
  expect(await find()).toBeUndefined();
  expect((await claim()).size).toBe(1);
  await releaseSentences(test_.database, [KEYS.key]);
  expect((await claim()).size).toBe(1);
});

test('a sentence is kept for all for as long as it is looked up within a season, and not claimed anew', async () => {
  await claim();
  await keep();
  expect(await find()).toEqual({ state: 'kept', sentence: SENTENCE });
  expect((await claim()).size).toBe(0);
  await later(`used_on = used_on - 80, expires_at = now() + interval '10 days'`);
  await find();
  const row = await test_.database.selectFrom('model_sentences').selectAll().executeTakeFirstOrThrow();
  expect(row.days_used).toBe(2);
  expect(row.expires_at!.getTime()).toBeGreaterThan(Date.now() + 80 * 86_400_000);
  // Once a day is enough.
  await find();
  expect(
    (await test_.database.selectFrom('model_sentences').select('days_used').executeTakeFirst())?.days_used,
  ).toBe(2);
});

test('a refusal is remembered with its faults for a while, then asked for again', async () => {
  await claim();
  await storeSentences(test_.database, [{ key: KEYS.key, sentence: null, faults: ['slotMissing'] }]);
  expect(await find()).toEqual({ state: 'refused' });
  expect((await claim()).size).toBe(0);
  await later(`expires_at = now() - interval '1 second'`);
  expect(await find()).toBeUndefined();
  expect((await claim()).size).toBe(1);
});

test('what a reader entered goes before what a model said, and stays', async () => {
  await claim();
  await keep();
  await enterPhrase(
    test_.database,
    { ...TEMPLATE, key: KEYS.readerKey },
    { state: 'struck', sentence: null },
  );
  expect(await find()).toEqual({ state: 'struck' });
  const mended = { state: 'mended', sentence: 'Bane ⟦1⟧ er stengt.' } as const;
  await enterPhrase(test_.database, { ...TEMPLATE, key: KEYS.readerKey }, mended);
  expect(await find()).toEqual(mended);
});
