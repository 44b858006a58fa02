import { MAX_SAVED_NOTAMS } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { deleteSavedNotam, restoreSavedNotam } from './delete-saved-notam.ts';
import { duplicateSavedNotam } from './duplicate-saved-notam.ts';
import { saveNotam } from './save-notam.ts';
import { OPERATION } from './testing/operation.ts';

let db: TestDatabase;
let kari: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  kari = await insertUser(db.database);
});

const save = (user = kari) => saveNotam(db.database, user, { operation: OPERATION, state: 'draft' });

/** Leaves room for so many more. */
async function fillUpTo(room: number): Promise<void> {
  await sql`
    insert into saved_notams (user_id, state, title, location, notam_text, operation, search_text)
    select ${kari}, 'draft', '', '', '', '{}', '' from generate_series(1, ${MAX_SAVED_NOTAMS - room})
  `.execute(db.database);
}

async function countSaved(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from saved_notams where user_id = ${kari} and deleted_at is null
  `.execute(db.database);
  return rows[0]!.count;
}

test('of a hundred saved at once exactly three are when there is room for three', async () => {
  await fillUpTo(3);
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => save()));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
  }
  expect(await countSaved()).toBe(MAX_SAVED_NOTAMS);
  const ola = await insertUser(db.database);
  await save(ola);
});

test('a deletion is taken back while there is room', async () => {
  await fillUpTo(2);
  const first = await save();
  const second = await save();
  await deleteSavedNotam(db.database, kari, first.id);
  await deleteSavedNotam(db.database, kari, second.id);
  await save();
  const restored = await Promise.allSettled(
    [first, second].map(({ id }) => restoreSavedNotam(db.database, kari, id)),
  );
  expect(restored.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(restored.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict', message: /2,000/ },
  });
  await expect(duplicateSavedNotam(db.database, kari, first.id)).rejects.toMatchObject({
    code: expect.stringMatching(/conflict|notFound/) as string,
  });
  expect(await countSaved()).toBe(MAX_SAVED_NOTAMS);
});
