import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { createBareDatabase, type TestDatabase } from './testing/create-test-database.ts';
import { insertUser } from './testing/insert-user.ts';

const before = (name: string) =>
  MIGRATIONS.slice(
    0,
    MIGRATIONS.findIndex((step) => step.name === name),
  );

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createBareDatabase();
  await migrate(test_.connectionString, { migrations: before('0017-user-directory'), contract: true });
});
afterAll(() => test_.drop());

const subscribe = (userId: string, plan: string, name: string) =>
  sql`
    insert into subscriptions (user_id, plan_type, plan_limits, translations_used, name, company_name)
    values (${userId}, ${plan}, 10, 0, ${name}, 'Luft AS')
  `.execute(test_.database);

/** What a server of the release before sends to the database to store an answer. */
async function storeAsBefore(userId: string | null, createdAt: string, items = 1): Promise<void> {
  await sql`
    insert into translations (id, kind, language, engine, items, item_count, user_id, created_at)
    values (${randomUUID()}::uuid, 'notam', 'no', 'decoder', '[]'::jsonb, ${items}::int, ${userId}::uuid,
      ${createdAt}::timestamptz)
  `.execute(test_.database);
}

async function listed(userId: string): Promise<unknown> {
  const { rows } = await sql`
    select email, name, company_name, plan_type, search_text from user_directory where user_id = ${userId}
  `.execute(test_.database);
  return rows[0];
}

async function totals(): Promise<Record<string, number>> {
  const { rows } = await sql<{ counted: string; total: number }>`
    select counted, sum(total)::int as total from user_totals group by counted having sum(total) <> 0
  `.execute(test_.database);
  return Object.fromEntries(rows.map(({ counted, total }) => [counted, total]));
}

async function days(): Promise<unknown> {
  const { rows } = await sql`
    select day::text, plan_type, sum(total)::int as total from usage_days group by 1, 2 order by 1, 2
  `.execute(test_.database);
  return rows;
}

test('users, plans and days from before are there after the steps, with what older servers write between them', async () => {
  const [kari, ola, per, gone] = await Promise.all(
    ['kari', 'ola', 'per', 'gone'].map((name) => insertUser(test_.database, `${name}@klar.example`)),
  );
  if (!kari || !ola || !per || !gone) throw new Error('No users');
  await subscribe(kari, 'basic', 'Kari Å');
  await subscribe(ola, 'pro', 'Ola');
  await subscribe(gone, 'free', 'Gone');
  await storeAsBefore(kari, '2026-07-01T23:30:00Z', 3);
  await storeAsBefore(null, '2026-07-02T00:30:00Z', 2);

  await migrate(test_.connectionString, { migrations: before('0018-fill-user-directory'), contract: true });
  // Between expanding and filling.
  await sql`update users set email = 'per2@klar.example' where id = ${per}`.execute(test_.database);
  await sql`update subscriptions set name = 'Ola II' where user_id = ${ola}`.execute(test_.database);
  await sql`update users set email = 'ola2@klar.example' where id = ${ola}`.execute(test_.database);
  await sql`delete from users where id = ${gone}`.execute(test_.database);
  expect(await totals()).toEqual({ all: 2, pro: 1 });

  await migrate(test_.connectionString, { migrations: before('0020-fill-usage-by-day'), contract: true });
  await storeAsBefore(ola, '2026-07-02T10:00:00Z', 5);
  await migrate(test_.connectionString, { contract: true });

  expect(await totals()).toEqual({ all: 3, premium: 1, pro: 1 });
  expect(await listed(kari)).toEqual({
    email: 'kari@klar.example',
    name: 'Kari Å',
    company_name: 'Luft AS',
    plan_type: 'premium',
    search_text: 'kari@klar.example\nkari å\nluft as',
  });
  expect(await listed(ola)).toMatchObject({ email: 'ola2@klar.example', name: 'Ola II', plan_type: 'pro' });
  expect(await listed(per)).toMatchObject({ email: 'per2@klar.example', name: '', plan_type: null });
  expect(await listed(gone)).toBeUndefined();
  expect(await days()).toEqual([
    { day: '2026-07-01', plan_type: 'premium', total: 3 },
    { day: '2026-07-02', plan_type: 'none', total: 2 },
    { day: '2026-07-02', plan_type: 'pro', total: 5 },
  ]);

  // An older server goes on after the steps.
  await storeAsBefore(ola, '2026-07-02T11:00:00Z');
  expect(await days()).toContainEqual({ day: '2026-07-02', plan_type: 'pro', total: 6 });
});

test('two changes of a user at once lose neither', async () => {
  const id = await insertUser(test_.database, 'both@klar.example');
  await subscribe(id, 'free', 'Before');
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([
      sql`update users set email = ${`both${round}@klar.example`} where id = ${id}`.execute(test_.database),
      sql`update subscriptions set name = ${`Name ${round}`} where user_id = ${id}`.execute(test_.database),
    ]);
    expect(await listed(id)).toMatchObject({ email: `both${round}@klar.example`, name: `Name ${round}` });
  }
});

test('whoever has no active subscription any more is on no plan', async () => {
  const before_ = await totals();
  const id = await insertUser(test_.database, 'ended@klar.example');
  await subscribe(id, 'enterprise', 'Ended');
  expect(await totals()).toEqual({ ...before_, all: (before_['all'] ?? 0) + 1, enterprise: 1 });
  await sql`update subscriptions set status = 'ended' where user_id = ${id}`.execute(test_.database);
  expect(await listed(id)).toMatchObject({ plan_type: null, name: '' });
  expect(await totals()).toEqual({ ...before_, all: (before_['all'] ?? 0) + 1 });
  await sql`delete from users where id = ${id}`.execute(test_.database);
  expect(await totals()).toEqual(before_);
});
