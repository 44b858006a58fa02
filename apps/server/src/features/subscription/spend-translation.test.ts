import { Failure } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readUsageTotals } from '../../database/read-usage-totals.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { findActiveSubscription } from './active-subscription.ts';
import { createFreeSubscription } from './create-free-subscription.ts';
import { AlreadySpent, spendTranslation, type Spending } from './spend-translation.ts';

const PROFILE = {
  name: 'Kari Nordmann',
  companyName: '',
  phoneNumber: '+4791234567',
  address: 'Storgata 1',
  zipCode: '0155',
  city: 'Oslo',
  country: 'NO',
};

let db: TestDatabase;
let userId: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  userId = await insertUser(db.database);
  await createFreeSubscription(db.database, { userId, profile: PROFILE });
});

function spending(items = 1, idempotency: Spending['idempotency'] = null): Spending {
  return {
    userId,
    kind: 'notam',
    language: 'no',
    engine: 'decoder',
    items: Array.from({ length: items }, () => ({ source: 'A) ENGM' })),
    idempotency,
  };
}

async function change(values: {
  plan_type?: 'free' | 'basic' | 'premium' | 'enterprise';
  plan_limits?: number;
  translations_used?: number;
}) {
  await db.database.updateTable('subscriptions').set(values).where('user_id', '=', userId).execute();
}

async function daysPass(days: number): Promise<void> {
  await db.database
    .updateTable('subscriptions')
    .set({
      plan_started_at: sql`plan_started_at - make_interval(secs => ${days * 86_400})`,
      counted_from: sql`counted_from - make_interval(secs => ${days * 86_400})`,
    })
    .where('user_id', '=', userId)
    .execute();
}

async function readStored(id: string) {
  return await db.database
    .selectFrom('translations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function storedOfUser(): Promise<number> {
  const rows = await db.database
    .selectFrom('translations')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return rows.length;
}

describe('spendTranslation', () => {
  test('stores, counts and says what is left', async () => {
    const before = await readUsageTotals(db.database);
    const spent = await spendTranslation(db.database, spending(3));
    expect(spent.usage).toEqual({ used: 3, limit: 10, remaining: 7 });
    expect(await findActiveSubscription(db.database, userId)).toMatchObject({ notamCount: 3, remaining: 7 });
    expect((await readUsageTotals(db.database)).notam).toBe(before.notam + 3);
    expect(await storedOfUser()).toBe(1);
  });

  test('stores the answer as it was given, and counts notices and reports apart', async () => {
    const before = await readUsageTotals(db.database);
    const items = [{ source: 'A1234/26 NOTAMN æøå 🚁', facts: { radiusNm: 5 } }, { source: 'B' }];
    const { id } = await spendTranslation(db.database, { ...spending(), items });
    await spendTranslation(db.database, { ...spending(), kind: 'weather' });
    expect(await readStored(id)).toMatchObject({
      user_id: userId,
      kind: 'notam',
      language: 'no',
      engine: 'decoder',
      item_count: 2,
      items,
    });
    const after = await readUsageTotals(db.database);
    expect([after.notam - before.notam, after.weather - before.weather]).toEqual([2, 1]);
  });

  test('replaces what jsonb cannot hold, one for one', async () => {
    const items = [{ source: 'a\0b\uD800c\u{1F681}', path: 'C:\\u0000' }];
    const { id } = await spendTranslation(db.database, { ...spending(), items });
    expect((await readStored(id)).items).toEqual([{ source: 'a\uFFFDb\uFFFDc\u{1F681}', path: 'C:\\u0000' }]);
  });

  test('counts each of fifty at once in the public total', async () => {
    await change({ plan_type: 'enterprise', plan_limits: -1 });
    const before = await readUsageTotals(db.database);
    await Promise.all(Array.from({ length: 50 }, () => spendTranslation(db.database, spending(3))));
    expect((await readUsageTotals(db.database)).notam - before.notam).toBe(150);
    expect(await storedOfUser()).toBe(50);
  });

  test('lets exactly three of a hundred at once through when three are left', async () => {
    await change({ translations_used: 7 });
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => spendTranslation(db.database, spending())),
    );
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused).toHaveLength(97);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Failure);
      expect(reason).toMatchObject({ code: 'limitReached', data: { limit: 10, used: 10, needed: 1 } });
    }
    expect(await findActiveSubscription(db.database, userId)).toMatchObject({ notamCount: 10, remaining: 0 });
    expect(await storedOfUser()).toBe(3);
  });

  test('spends nothing when fewer are left than the text holds, and says how many', async () => {
    await change({ translations_used: 8 });
    await expect(spendTranslation(db.database, spending(5))).rejects.toMatchObject({
      code: 'limitReached',
      data: { limit: 10, used: 8, needed: 5 },
      message: 'The text holds 5 NOTAMs, but only 2 of your translations are left. Nothing was spent.',
    });
    expect(await findActiveSubscription(db.database, userId)).toMatchObject({ notamCount: 8 });
    expect(await storedOfUser()).toBe(0);
  });

  test('says it in the words of the specification when none is left', async () => {
    await change({ translations_used: 10 });
    await expect(spendTranslation(db.database, spending(2))).rejects.toThrow(
      'You have reached your translation limit. Please upgrade your plan to continue translating NOTAMs.',
    );
  });

  test('never ends for the unlimited', async () => {
    await change({ plan_type: 'enterprise', plan_limits: -1, translations_used: 5000 });
    const spent = await spendTranslation(db.database, spending(50));
    expect(spent.usage).toEqual({ used: 5050, limit: -1, remaining: null });
  });

  test('leaves nothing behind when storing fails', async () => {
    const before = await readUsageTotals(db.database);
    const unstorable = { ...spending(), kind: 'rumour' as 'notam' };
    await expect(spendTranslation(db.database, unstorable)).rejects.toThrow();
    expect(await findActiveSubscription(db.database, userId)).toMatchObject({ notamCount: 0 });
    expect(await readUsageTotals(db.database)).toEqual(before);
  });

  test('counts the same request once, even when both come at once', async () => {
    const idempotency = { key: 'a-key', requestHash: 'hash' };
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => spendTranslation(db.database, spending(1, idempotency))),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(AlreadySpent);
    expect(await findActiveSubscription(db.database, userId)).toMatchObject({ notamCount: 1 });
  });
});

describe('periods', () => {
  test('give a paid plan its translations again after 30 days', async () => {
    await change({ plan_type: 'premium', translations_used: 10 });
    await daysPass(29.99);
    await expect(spendTranslation(db.database, spending())).rejects.toMatchObject({ code: 'limitReached' });
    await daysPass(0.02);
    expect(await findActiveSubscription(db.database, userId)).toMatchObject({ notamCount: 0, remaining: 10 });
    expect((await spendTranslation(db.database, spending())).usage.used).toBe(1);
    expect((await spendTranslation(db.database, spending())).usage.used).toBe(2);
  });

  test('count the old basic as premium', async () => {
    await change({ plan_type: 'basic', translations_used: 10 });
    await daysPass(30);
    expect((await spendTranslation(db.database, spending())).usage).toEqual({
      used: 1,
      limit: 10,
      remaining: 9,
    });
  });

  test('never fill the free plan again', async () => {
    await change({ translations_used: 10 });
    await daysPass(400);
    await expect(spendTranslation(db.database, spending())).rejects.toMatchObject({ code: 'limitReached' });
  });

  test('end in the future, 30 days after the start of the running one', async () => {
    await daysPass(95);
    const subscription = await findActiveSubscription(db.database, userId);
    const start = Date.parse(subscription?.periodStart ?? '');
    const end = Date.parse(subscription?.periodEnd ?? '');
    expect(end - start).toBe(30 * 86_400_000);
    expect(start).toBeLessThanOrEqual(Date.now());
    expect(end).toBeGreaterThan(Date.now());
  });
});
