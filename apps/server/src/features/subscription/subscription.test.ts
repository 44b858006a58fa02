import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { readSubscription, startFree, updateProfile, type SubscriptionOwner } from './index.ts';

let db: TestDatabase;
let owner: SubscriptionOwner;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  owner = { id: await insertUser(db.database), name: 'Kari Nordmann' };
});

async function auditOf(userId: string) {
  return await db.database
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'details'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();
}

describe('readSubscription', () => {
  test('creates the free one when none is active', async () => {
    expect(await readSubscription(db.database, owner)).toMatchObject({
      status: 'active',
      planType: 'free',
      planLimits: 10,
      notamCount: 0,
      remaining: 10,
      name: 'Kari Nordmann',
    });
  });

  test('creates it once, however many ask at once', async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => readSubscription(db.database, owner)));
    expect(new Set(found.map((subscription) => subscription.id)).size).toBe(1);
  });

  test('leaves what was ended alone and starts anew', async () => {
    const first = await readSubscription(db.database, owner);
    await db.database
      .updateTable('subscriptions')
      .set({ status: 'ended' })
      .where('id', '=', first.id)
      .execute();
    expect((await readSubscription(db.database, owner)).id).not.toBe(first.id);
  });
});

describe('updateProfile', () => {
  test('changes what is given and nothing else, and says so in the audit log', async () => {
    await updateProfile(db.database, owner, { address: 'Storgata 1', city: 'Oslo', country: 'NO' });
    const changed = await updateProfile(db.database, owner, { city: 'Bergen', companyName: 'Nordlys AS' });
    expect(changed).toMatchObject({ address: 'Storgata 1', city: 'Bergen', companyName: 'Nordlys AS' });
    expect((await auditOf(owner.id)).at(-1)).toEqual({
      actor_id: owner.id,
      action: 'profile.updated',
      details: { fields: ['city', 'companyName'] },
    });
  });

  test.each([
    ['4791234567', '+4791234567'],
    ['+4791234567', '+4791234567'],
    ['', ''],
  ])('keeps the phone number %j as %j', async (given, kept) => {
    expect((await updateProfile(db.database, owner, { phoneNumber: given })).phoneNumber).toBe(kept);
  });
});

describe('startFree', () => {
  test('turns a paid plan into the free one at once, with a new count and no payment references', async () => {
    await readSubscription(db.database, owner);
    await db.database
      .updateTable('subscriptions')
      .set({
        plan_type: 'pro',
        plan_limits: 30,
        translations_used: 25,
        stripe_subscription_id: 'sub_1',
        stripe_price_id: 'price_1',
        stripe_current_period_end: new Date(),
      })
      .where('user_id', '=', owner.id)
      .execute();
    expect(await startFree(db.database, owner)).toMatchObject({
      status: 'active',
      planType: 'free',
      planLimits: 10,
      notamCount: 0,
    });
    const row = await db.database
      .selectFrom('subscriptions')
      .select(['stripe_subscription_id', 'stripe_price_id', 'stripe_current_period_end'])
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(Object.values(row)).toEqual([null, null, null]);
    expect((await auditOf(owner.id)).at(-1)).toMatchObject({
      action: 'plan.changed',
      details: { from: 'pro', to: 'free' },
    });
  });

  test('is refused on the free plan, so that nobody refills it', async () => {
    await readSubscription(db.database, owner);
    await db.database
      .updateTable('subscriptions')
      .set({ translations_used: 10 })
      .where('user_id', '=', owner.id)
      .execute();
    await expect(startFree(db.database, owner)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You already have a Free subscription',
    });
    expect(await readSubscription(db.database, owner)).toMatchObject({ notamCount: 10 });
  });
});
