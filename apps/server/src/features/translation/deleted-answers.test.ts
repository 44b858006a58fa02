import { Failure } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredRows } from '../../database/delete-expired-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { deleteHistory, deleteTranslation } from '../history/delete-history.ts';
import { createFreeSubscription, type Idempotency } from '../subscription/index.ts';
import { findAnswered } from './find-answered.ts';
import { spendAndStore } from './spend-and-store.ts';

const FIRST: Idempotency = { key: 'first', requestHash: 'a' };

let db: TestDatabase;
let kari: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  kari = await insertUser(db.database);
  const profile = {
    name: 'Kari',
    companyName: '',
    phoneNumber: '',
    address: '',
    zipCode: '',
    city: '',
    country: 'NO',
  };
  await createFreeSubscription(db.database, { userId: kari, profile });
});

const answer = (idempotency: Idempotency | null = FIRST) =>
  spendAndStore(
    { database: db.database, onTranslated: () => undefined },
    'notam',
    { userId: kari, text: '', language: 'no', idempotencyKey: idempotency?.key ?? null },
    idempotency,
    [{}],
  );

async function used(): Promise<number> {
  const row = await db.database
    .selectFrom('subscriptions')
    .select('translations_used')
    .where('user_id', '=', kari)
    .executeTakeFirstOrThrow();
  return row.translations_used;
}

const keptKeys = () =>
  db.database.selectFrom('deleted_answer_keys').selectAll().where('user_id', '=', kari).execute();

describe('a request whose answer was deleted', () => {
  test('is neither answered nor counted again under its key', async () => {
    const { id } = await answer();
    await deleteTranslation(db.database, kari, id);
    await expect(findAnswered(db.database, kari, FIRST)).rejects.toMatchObject({
      code: 'conflict',
      message: /was deleted/,
    });
    await expect(answer()).rejects.toMatchObject({ code: 'conflict' });
    const other = { ...FIRST, requestHash: 'b' };
    await expect(answer(other)).rejects.toMatchObject({ code: 'conflict', message: /another text/ });
    expect(await used()).toBe(1);
  });

  test('may come again under another key, and somebody else’s key is another', async () => {
    await answer();
    await deleteHistory(db.database, kari);
    await answer({ ...FIRST, key: 'second' });
    await answer(null);
    expect(await used()).toBe(3);
    expect(await findAnswered(db.database, await insertUser(db.database), FIRST)).toBeNull();
  });

  test('is counted once however often it comes while its answer is deleted', async () => {
    const calls = Array.from({ length: 60 }, async (_, index) =>
      index % 3 === 0 ? deleteHistory(db.database, kari) : answer(),
    );
    for (const outcome of await Promise.allSettled(calls)) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Failure);
    }
    expect(await used()).toBe(1);
  });

  test('is a new one after 24 hours', async () => {
    await answer();
    await deleteHistory(db.database, kari);
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from expires_at - now())::float8 / 3600 as hours from deleted_answer_keys where user_id = ${kari}
    `.execute(db.database);
    expect(rows[0]!.hours).toBeGreaterThan(23.9);
    expect(rows[0]!.hours).toBeLessThanOrEqual(24);
    await db.database
      .updateTable('deleted_answer_keys')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', kari)
      .execute();
    expect(await findAnswered(db.database, kari, FIRST)).toBeNull();
    await answer();
    expect(await used()).toBe(2);
    await deleteExpiredRows(db.database);
    expect(await keptKeys()).toEqual([]);
  });

  test('leaves nothing behind when its user goes', async () => {
    await answer();
    await deleteHistory(db.database, kari);
    await answer({ ...FIRST, key: 'second' });
    await db.database.deleteFrom('users').where('id', '=', kari).execute();
    expect(await keptKeys()).toEqual([]);
  });
});
