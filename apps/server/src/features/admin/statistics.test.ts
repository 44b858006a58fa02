import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mergeUsageDays } from '../../database/merge-usage-days.ts';
import { recordModelCall } from '../../database/record-model-call.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { createFreeSubscription, spendTranslation } from '../subscription/index.ts';
import { readModelCallCosts } from './read-model-call-costs.ts';
import { readStatistics } from './read-statistics.ts';
import { readTranslationsOverTime } from './read-translations-over-time.ts';

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());
beforeEach(async () => {
  await sql`truncate users, translations, usage_totals, usage_days, model_calls, model_call_days cascade`.execute(
    test_.database,
  );
  await sql`truncate user_totals`.execute(test_.database);
});

const PROFILE = {
  name: 'Kari',
  companyName: '',
  phoneNumber: '',
  address: '',
  zipCode: '',
  city: '',
  country: '',
};

async function addUser(planType: string): Promise<string> {
  const userId = await insertUser(test_.database);
  await createFreeSubscription(test_.database, { userId, profile: PROFILE });
  await changePlan(userId, planType);
  return userId;
}

const changePlan = (userId: string, planType: string) =>
  sql`update subscriptions set plan_type = ${planType}, plan_limits = -1 where user_id = ${userId}`.execute(
    test_.database,
  );

const translate = (userId: string, kind: 'notam' | 'weather', count = 1, language = 'no') =>
  spendTranslation(test_.database, {
    userId,
    kind,
    language,
    engine: 'decoder',
    items: Array.from({ length: count }, () => ({})),
    idempotency: null,
  });

const count = (
  day: string,
  total: number,
  { kind = 'notam', plan = 'free', engine = 'decoder', language = 'no' } = {},
) =>
  sql`
    insert into usage_days (day, kind, plan_type, engine, language, shard, total)
    values (${day}::date, ${kind}, ${plan}, ${engine}, ${language}, 0, ${total})
  `.execute(test_.database);

const NONE = { free: 0, premium: 0, pro: 0, enterprise: 0 };

describe('the statistics', () => {
  test('of nobody are zero', async () => {
    expect(await readStatistics(test_.database)).toEqual({
      totalNotams: 0,
      totalReports: 0,
      totalUsers: 0,
      averageNotamsPerUser: 0,
      usersByPlan: NONE,
      usersWithoutPlan: 0,
      notamsByPlan: NONE,
      reportsByPlan: NONE,
      notamsWithoutPlan: 0,
      reportsWithoutPlan: 0,
    });
  });

  test('count users by the plan they hold, and translations by the plan that was held', async () => {
    const kari = await addUser('free');
    const ola = await addUser('basic');
    const per = await addUser('enterprise');
    await insertUser(test_.database);
    await translate(kari, 'notam', 3);
    await translate(kari, 'weather', 1);
    await translate(ola, 'notam', 2);
    await translate(per, 'notam', 2);
    await changePlan(kari, 'pro');
    await translate(kari, 'notam', 1);
    expect(await readStatistics(test_.database)).toEqual({
      totalNotams: 8,
      totalReports: 1,
      totalUsers: 4,
      averageNotamsPerUser: 2,
      usersByPlan: { free: 0, premium: 1, pro: 1, enterprise: 1 },
      usersWithoutPlan: 1,
      notamsByPlan: { free: 3, premium: 2, pro: 1, enterprise: 2 },
      reportsByPlan: { ...NONE, free: 1 },
      notamsWithoutPlan: 0,
      reportsWithoutPlan: 0,
    });
    await sql`delete from users where id = any(${[kari, per]}::uuid[])`.execute(test_.database);
    expect(await readStatistics(test_.database)).toMatchObject({
      totalNotams: 8,
      totalUsers: 2,
      averageNotamsPerUser: 4,
      usersByPlan: { ...NONE, premium: 1 },
      notamsByPlan: { free: 3, premium: 2, pro: 1, enterprise: 2 },
    });
  });

  test('tell what was translated before plans were counted', async () => {
    await sql`insert into usage_totals values ('notam', 0, 10), ('weather', 1, 4)`.execute(test_.database);
    await count('2026-01-01', 7);
    await count('2026-01-01', 2, { plan: 'none' });
    expect(await readStatistics(test_.database)).toMatchObject({
      totalNotams: 10,
      notamsByPlan: { ...NONE, free: 7 },
      notamsWithoutPlan: 3,
      reportsWithoutPlan: 4,
    });
  });

  test('are exact however many translate, sign up and leave at once', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, () => addUser('pro')));
    await Promise.all(users.flatMap((id) => [translate(id, 'notam', 2), translate(id, 'weather')]));
    await Promise.all([
      ...users.slice(0, 4).map((id) => sql`delete from users where id = ${id}`.execute(test_.database)),
      ...users.slice(4, 8).map((id) => changePlan(id, 'free')),
      ...users.slice(8).map((id) => translate(id, 'notam')),
      addUser('premium'),
    ]);
    expect(await readStatistics(test_.database)).toMatchObject({
      totalNotams: 28,
      totalReports: 12,
      totalUsers: 9,
      usersByPlan: { free: 4, premium: 1, pro: 4, enterprise: 0 },
      notamsByPlan: { ...NONE, pro: 28 },
    });
  });

  test('stay the same when days that are over are merged', async () => {
    await sql`
      insert into usage_days (day, kind, plan_type, engine, language, shard, total)
      select (now() at time zone 'UTC')::date - back, 'notam', 'free', 'decoder', 'no', shard, shard + 1
      from generate_series(0, 5) as back, generate_series(0, 15) as shard
    `.execute(test_.database);
    const before = await readStatistics(test_.database);
    await mergeUsageDays(test_.database);
    await mergeUsageDays(test_.database);
    expect(await readStatistics(test_.database)).toEqual(before);
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from usage_days group by day order by day
    `.execute(test_.database);
    expect(rows.map((day) => day.rows)).toEqual([1, 1, 1, 16, 16, 16]);
  });
});

describe('translations over time', () => {
  const NOW = new Date('2026-07-15T12:00:00Z');
  const read = (asked: Partial<Parameters<typeof readTranslationsOverTime>[1]> = {}) =>
    readTranslationsOverTime(test_.database, { per: 'day', by: 'kind', ...asked }, NOW);

  test('have every day of the last 30, empty ones too', async () => {
    await count('2026-07-15', 5);
    await count('2026-07-13', 2, { kind: 'weather' });
    await count('2026-06-15', 100);
    const { from, to, keys, buckets, total } = await read();
    expect({ from, to, keys, total }).toEqual({
      from: '2026-06-16',
      to: '2026-07-15',
      keys: ['notam', 'weather'],
      total: 7,
    });
    expect(buckets).toHaveLength(30);
    expect(buckets.slice(-3)).toEqual([
      { start: '2026-07-13', counts: [0, 2] },
      { start: '2026-07-14', counts: [0, 0] },
      { start: '2026-07-15', counts: [5, 0] },
    ]);
  });

  test('by week begin on Mondays and count no day outside of the period', async () => {
    for (const day of ['2026-07-05', '2026-07-06', '2026-07-12', '2026-07-13', '2026-07-14'])
      await count(day, 1);
    expect(await read({ per: 'week', from: '2026-07-07', to: '2026-07-13' })).toMatchObject({
      buckets: [
        { start: '2026-07-06', counts: [1, 0] },
        { start: '2026-07-13', counts: [1, 0] },
      ],
      total: 2,
    });
  });

  test('are told apart by plan, engine and language', async () => {
    await count('2026-07-15', 5, { plan: 'pro', language: 'en' });
    await count('2026-07-15', 1, { plan: 'none', language: 'ar', engine: 'ai' });
    await count('2026-07-15', 6, { kind: 'weather', language: 'no' });
    const at = { from: '2026-07-15', to: '2026-07-15' };
    expect(await read({ ...at, by: 'plan' })).toMatchObject({
      keys: ['free', 'premium', 'pro', 'enterprise', 'none'],
      buckets: [{ counts: [6, 0, 5, 0, 1] }],
    });
    expect(await read({ ...at, by: 'engine' })).toMatchObject({
      keys: ['decoder', 'ai'],
      buckets: [{ counts: [11, 1] }],
    });
    expect(await read({ ...at, by: 'language' })).toMatchObject({
      keys: ['no', 'en', 'ar'],
      buckets: [{ counts: [6, 5, 1] }],
    });
  });

  test.each([
    [{ from: '2026-07-15', to: '2026-07-14' }, 'from'],
    [{ from: '2025-06-10', to: '2026-07-15' }, 'from'],
    [{ from: '2018-01-01', to: '2026-07-15', per: 'week' as const }, 'from'],
    [{ from: '1999-12-31', to: '2000-01-02' }, 'from'],
    [{ to: '3000-01-01' }, 'to'],
  ])('of the period %j are refused', async (asked, field) => {
    await expect(read(asked)).rejects.toMatchObject({ code: 'invalid', data: { field } });
  });

  test('of 400 days and of seven years of weeks are answered', async () => {
    expect((await read({ from: '2025-06-11', to: '2026-07-15' })).buckets).toHaveLength(400);
    const weeks = await read({ from: '2019-07-15', to: '2026-07-15', per: 'week' });
    expect(weeks.buckets.length).toBeLessThanOrEqual(400);
    expect(weeks.buckets[0]?.start).toBe('2019-07-15');
  });
});

describe('the cost of the language model', () => {
  const call = (outcome: string, price: number, language: string | null = null) =>
    recordModelCall(test_.database, {
      purpose: 'content-check',
      model: 'small',
      ...{ language, outcome, price },
      promptTokens: 100,
      completionTokens: 10,
      durationMs: 250,
    });

  test('is told by outcome and by day, exact under calls at once', async () => {
    const today = new Date().toISOString().slice(0, 10);
    await Promise.all(Array.from({ length: 20 }, () => call('answered', 0.000125)));
    await call('late', 0, 'no');
    const costs = await readModelCallCosts({ database: test_.database, usesModel: true }, {}, new Date());
    expect(costs).toMatchObject({
      to: today,
      inUse: true,
      total: { calls: 21, promptTokens: 2_100, completionTokens: 210 },
      groups: [
        { model: 'small', language: null, outcome: 'answered', calls: 20, averageMs: 250 },
        { model: 'small', language: 'no', outcome: 'late', calls: 1, price: 0 },
      ],
    });
    expect(costs.total.price).toBeCloseTo(0.0025, 10);
    expect(costs.days).toHaveLength(30);
    expect(costs.days.at(-1)).toMatchObject({ day: today, calls: 21 });
    expect(costs.days[0]).toMatchObject({ calls: 0, price: 0 });
  });

  test('is nothing where none is used', async () => {
    const costs = await readModelCallCosts({ database: test_.database, usesModel: false }, {}, new Date());
    expect(costs).toMatchObject({ inUse: false, total: { calls: 0, price: 0 }, groups: [] });
  });
});

test('what was translated is counted in the statement that spends, or not at all', async () => {
  const userId = await addUser('free');
  await sql`update subscriptions set plan_limits = 1 where user_id = ${userId}`.execute(test_.database);
  const tried = await Promise.allSettled(Array.from({ length: 8 }, () => translate(userId, 'notam')));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readStatistics(test_.database)).toMatchObject({ totalNotams: 1, notamsByPlan: { free: 1 } });
  // The same request sent twice is stored and counted once.
  await sql`update subscriptions set plan_limits = -1 where user_id = ${userId}`.execute(test_.database);
  const again = { kind: 'notam', language: 'no', engine: 'decoder', items: [{}] } as const;
  const idempotency = { key: randomUUID(), requestHash: 'x' };
  const twice = await Promise.allSettled(
    [1, 2].map(() => spendTranslation(test_.database, { userId, ...again, idempotency })),
  );
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readStatistics(test_.database)).toMatchObject({ totalNotams: 2, notamsByPlan: { free: 2 } });
});
