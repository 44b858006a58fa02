import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { createFreeSubscription, type Idempotency } from '../subscription/index.ts';
import { spendAndStore } from './spend-and-store.ts';

const FREE_PLAN = 10;
const PROFILE = {
  name: 'Kari',
  companyName: '',
  phoneNumber: '',
  address: '',
  zipCode: '',
  city: '',
  country: 'NO',
};

let db: TestDatabase;
let kari: string;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  kari = await insertUser(db.database);
  await createFreeSubscription(db.database, { userId: kari, profile: PROFILE });
  await db.database
    .updateTable('subscriptions')
    .set({ translations_used: FREE_PLAN - 1 })
    .where('user_id', '=', kari)
    .execute();
});

const spend = (idempotency: Idempotency | null) =>
  spendAndStore(
    { database: db.database, onTranslated: () => undefined },
    'notam',
    { userId: kari, text: '', language: 'no', idempotencyKey: idempotency?.key ?? null },
    idempotency,
    [{}],
  );

describe('one request that comes to several servers at the same time, for the last translation', () => {
  test('is answered alike everywhere, and counted once', async () => {
    const request = { key: 'twice', requestHash: 'a' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => spend(request)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[0]?.usage).toEqual({ used: FREE_PLAN, limit: FREE_PLAN, remaining: 0 });
  });

  test('is refused where it is another request', async () => {
    await spend({ key: 'first', requestHash: 'a' });
    await expect(spend({ key: 'second', requestHash: 'b' })).rejects.toMatchObject({ code: 'limitReached' });
    await expect(spend({ key: 'first', requestHash: 'b' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(spend(null)).rejects.toMatchObject({ code: 'limitReached' });
  });
});
