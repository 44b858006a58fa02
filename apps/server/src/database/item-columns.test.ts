import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listHistory } from '../features/history/list-history.ts';
import { readTranslation } from '../features/history/read-translation.ts';
import {
  createFreeSubscription,
  findActiveSubscription,
  spendTranslation,
} from '../features/subscription/index.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { createBareDatabase, type TestDatabase } from './testing/create-test-database.ts';
import { insertUser } from './testing/insert-user.ts';

const PROFILE = {
  name: 'Kari Nordmann',
  companyName: '',
  phoneNumber: '',
  address: '',
  zipCode: '',
  city: '',
  country: '',
};

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createBareDatabase();
  await migrate(test_.connectionString, { migrations: MIGRATIONS.slice(0, 7) });
});
afterAll(() => test_.drop());

/** What servers of the release before send to the database, word for word. */
const older = {
  async createSubscription(userId: string, notamCount?: number): Promise<void> {
    await (
      notamCount === undefined
        ? sql`insert into subscriptions (user_id, plan_type, plan_limits, name) values (${userId}, 'free', 10, 'Kari')`
        : sql`insert into subscriptions (user_id, plan_type, plan_limits, notam_count, name) values (${userId}, 'free', 10, ${notamCount}, 'Kari')`
    ).execute(test_.database);
  },

  /** False: the limit is reached. */
  async spend(userId: string, source: string): Promise<boolean> {
    const countsAnew = sql`(plan_type <> 'free' and period_start(plan_started_at, now()) > counted_from)`;
    const usedNow = sql`case when ${countsAnew} then 0 else notam_count end`;
    const { rows } = await sql`
      with spent as (
        update subscriptions
        set notam_count = ${usedNow} + 1::int,
            counted_from = case when ${countsAnew} then period_start(plan_started_at, now()) else counted_from end,
            updated_at = now()
        where user_id = ${userId} and status = 'active'
          and (plan_limits = -1 or ${usedNow} + 1::int <= plan_limits)
        returning notam_count as used, plan_limits
      ), stored as (
        insert into translations
          (id, kind, language, engine, notices, notice_count, user_id, idempotency_key, request_hash, words_until)
        select ${randomUUID()}::uuid, 'notam', 'no', 'decoder', ${JSON.stringify([{ source }])}::jsonb, 1::int,
          ${userId}, null, null, null
        from spent
        returning kind, notice_count
      ), counted as (
        insert into usage_totals as totals (kind, shard, total)
        select kind, 1::int, notice_count from stored
        on conflict (kind, shard) do update set total = totals.total + excluded.total
      )
      select used, plan_limits from spent
    `.execute(test_.database);
    return rows.length === 1;
  },

  async excerpts(userId: string): Promise<string[]> {
    const { rows } = await sql<{ excerpt: string; notice_count: number }>`
      select left(coalesce(notices->0->>'source', ''), 200) as excerpt, notice_count
      from translations where user_id = ${userId}
    `.execute(test_.database);
    for (const { notice_count } of rows) expect(notice_count).toBe(1);
    return rows.map(({ excerpt }) => excerpt).sort();
  },

  async used(userId: string): Promise<number | undefined> {
    const { rows } = await sql<{ notam_count: number }>`
      select notam_count from subscriptions where user_id = ${userId} and status = 'active'
    `.execute(test_.database);
    return rows[0]?.notam_count;
  },
};

/** What servers of this release do. */
const newer = {
  async spend(userId: string, source: string): Promise<boolean> {
    const items = [{ source }];
    const spending = {
      userId,
      kind: 'notam',
      language: 'no',
      engine: 'decoder',
      items,
      idempotency: null,
    } as const;
    return await spendTranslation(test_.database, spending).then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({ code: 'limitReached' });
        return false;
      },
    );
  },

  async excerpts(userId: string): Promise<string[]> {
    const { translations } = await listHistory(test_.database, userId, {});
    for (const { noticeCount } of translations) expect(noticeCount).toBe(1);
    return translations.map(({ excerpt }) => excerpt).sort();
  },

  used: async (userId: string): Promise<number | undefined> =>
    (await findActiveSubscription(test_.database, userId))?.notamCount,
};

let kari: string;

test('what was stored before is read under both names after the expanding steps', async () => {
  kari = await insertUser(test_.database);
  await older.createSubscription(kari, 2);
  expect(await older.spend(kari, 'A0001/26')).toBe(true);
  await migrate(test_.connectionString);
  for (const release of [older, newer]) {
    expect(await release.used(kari)).toBe(3);
    expect(await release.excerpts(kari)).toEqual(['A0001/26']);
  }
});

test('each release sees at once what the other stores and spends', async () => {
  expect(await newer.spend(kari, 'A0002/26')).toBe(true);
  expect([await older.used(kari), await newer.used(kari)]).toEqual([4, 4]);
  expect(await older.spend(kari, 'A0003/26')).toBe(true);
  expect([await older.used(kari), await newer.used(kari)]).toEqual([5, 5]);
  for (const release of [older, newer]) {
    expect(await release.excerpts(kari)).toEqual(['A0001/26', 'A0002/26', 'A0003/26']);
  }
});

test('an older server that sets the count back sets it back for both, and the other way round', async () => {
  await sql`update subscriptions set notam_count = 0, updated_at = now() where user_id = ${kari}`.execute(
    test_.database,
  );
  expect(await newer.used(kari)).toBe(0);
  await test_.database.updateTable('subscriptions').set({ translations_used: 5 }).execute();
  expect(await older.used(kari)).toBe(5);
  // Writing what stands there already changes neither.
  await sql`update subscriptions set notam_count = 5`.execute(test_.database);
  await test_.database.updateTable('subscriptions').set({ translations_used: 5, name: 'K' }).execute();
  expect([await older.used(kari), await newer.used(kari)]).toEqual([5, 5]);
});

test('forty at once from both releases spend exactly the five that are left', async () => {
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? older : newer).spend(kari, `B${index}`)),
  );
  expect(all.filter((spent) => spent)).toHaveLength(5);
  expect([await older.used(kari), await newer.used(kari)]).toEqual([10, 10]);
  expect(await newer.excerpts(kari)).toHaveLength(8);
  expect(await older.excerpts(kari)).toEqual(await newer.excerpts(kari));
});

test('a subscription starts at the same count, whichever release makes it', async () => {
  const [ola, eva, liv] = await Promise.all([1, 2, 3].map(() => insertUser(test_.database)));
  await older.createSubscription(ola!);
  await createFreeSubscription(test_.database, { userId: eva!, profile: PROFILE });
  await older.createSubscription(liv!, 7);
  for (const [user, used] of [
    [ola, 0],
    [eva, 0],
    [liv, 7],
  ] as const) {
    expect([await older.used(user!), await newer.used(user!)]).toEqual([used, used]);
  }
});

test('a row that is not filled yet may be changed by an older server, and is filled afterwards', async () => {
  const early = await createBareDatabase();
  const upTo = (name: string) => MIGRATIONS.slice(0, MIGRATIONS.findIndex((step) => step.name === name) + 1);
  await migrate(early.connectionString, { migrations: upTo('0007-fluent-words') });
  const users = [await insertUser(early.database), await insertUser(early.database)];
  for (const user of users) {
    await sql`
      insert into subscriptions (user_id, plan_type, plan_limits, notam_count, name) values (${user}, 'free', 10, 4, '')
    `.execute(early.database);
  }
  await migrate(early.connectionString, { migrations: upTo('0008-item-columns') });
  await sql`update subscriptions set city = 'Oslo' where user_id = ${users[0]}`.execute(early.database);
  await sql`update subscriptions set notam_count = notam_count + 1 where user_id = ${users[1]}`.execute(
    early.database,
  );
  await migrate(early.connectionString);
  const { rows } = await sql<{ used: number[] }>`
    select array_agg(translations_used order by translations_used) as used from subscriptions
  `.execute(early.database);
  expect(rows[0]?.used).toEqual([4, 5]);
  await early.drop();
});

test('after the contracting step this release goes on with what both stored', async () => {
  const before = await newer.excerpts(kari);
  await test_.database.updateTable('subscriptions').set({ translations_used: 9 }).execute();
  expect(await migrate(test_.connectionString, { contract: true })).toEqual({
    done: MIGRATIONS.filter(({ contracts }) => contracts !== undefined).map(({ name }) => name),
    waiting: [],
  });
  expect(await newer.excerpts(kari)).toEqual(before);
  expect(await newer.spend(kari, 'C0001/26')).toBe(true);
  expect(await newer.spend(kari, 'C0002/26')).toBe(false);
  expect(await newer.used(kari)).toBe(10);
  const { translations } = await listHistory(test_.database, kari, {});
  const opened = await readTranslation(test_.database, kari, translations[0]!.id);
  expect(opened).toMatchObject({ kind: 'notam', notices: [{ source: 'C0001/26' }] });
  await expect(older.used(kari)).rejects.toThrow(/"notam_count" does not exist/);
});

test('the schema is the same, whether the contracting steps came at once or later', async () => {
  const atOnce = await createBareDatabase();
  await migrate(atOnce.connectionString, { contract: true });
  const schemaOf = async ({ database }: TestDatabase): Promise<unknown[]> =>
    (
      await sql`
        select table_name, column_name, data_type, is_nullable, column_default
        from information_schema.columns where table_schema = 'public'
        union all
        select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated::text, null
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
        union all
        select tablename, indexname, indexdef, null, null from pg_indexes where schemaname = 'public'
        union all
        select proname::text, null, prosrc, null, null from pg_proc where pronamespace = 'public'::regnamespace
        union all
        select tgrelid::regclass::text, tgname, null, null, null from pg_trigger where not tgisinternal
        order by 1, 2, 3
      `.execute(database)
    ).rows;
  expect(await schemaOf(test_)).toEqual(await schemaOf(atOnce));
  await atOnce.drop();
});
