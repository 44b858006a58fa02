import { randomUUID } from 'node:crypto';
import { sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../database/create-database.ts';
import { failedMailsQuery } from '../../database/mail-queue/failed-mails.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { unmatchedEventsQuery } from '../billing/list-unmatched-events.ts';
import { usersQuery } from './find-users.ts';
import { auditQuery } from './list-audit.ts';

const ROWS = 20_000;
const SOMEBODY = randomUUID();

let test_: TestDatabase;
/** Rows as the triggers would have made them; without them and without references, for many rows in little time. */
beforeAll(async () => {
  test_ = await createTestDatabase();
  const { connectionString } = test_;
  const patient = createDatabase({ connectionString, statementTimeoutMs: 100_000 });
  await patient.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`
      insert into user_directory (user_id, created_at, email, name, company_name, plan_type)
      select gen_random_uuid(), now() - make_interval(mins => n), md5(n::text) || '@example.no', 'Kari ' || md5('n' || n),
        '', case when n % 500 = 0 then 'enterprise' else (array['free', 'premium', 'pro'])[1 + n % 3] end
      from generate_series(1, ${ROWS}::int) as n
    `.execute(connection);
    await sql`
      insert into audit_log (at, actor, actor_id, action, subject_id)
      select now() - make_interval(mins => ${ROWS}::int - n), 'user', gen_random_uuid(),
        (array['session.opened', 'plan.changed'])[1 + (n % 500 = 0)::int], gen_random_uuid()
      from generate_series(1, ${ROWS}::int) as n
    `.execute(connection);
    await sql`
      insert into mail_queue (dedupe_key, recipient, subject, sent_at, last_error)
      select n::text, 'kari@example.no', 'A mail', case when n % 1000 > 0 then now() end,
        case when n % 1000 = 0 then 'SMTP: 451' end
      from generate_series(1, ${ROWS}::int) as n
    `.execute(connection);
    await sql`
      insert into payment_events (id, type, made_at, facts, outcome)
      select n::text, 'paid', now(), '{}', case when n % 1000 = 0 then 'unknown-customer' else 'applied' end
      from generate_series(1, ${ROWS}::int) as n
    `.execute(connection);
    await sql`
      insert into usage_days (day, kind, plan_type, engine, language, shard, total)
      select '2020-01-01'::date + n / 20, 'notam', 'free', 'decoder', 'l' || n % 20, 0, 1
      from generate_series(1, ${ROWS}::int) as n
    `.execute(connection);
    await sql`analyze`.execute(connection);
  });
  await patient.destroy();
});
afterAll(() => test_.drop());

/** How PostgreSQL would find the rows of a query. */
async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  const { rows } = await test_.database.executeQuery<Record<string, string>>({
    ...sql`select 1`.compile(test_.database),
    sql: `explain (costs off) ${text}`,
    parameters,
  });
  return rows.map((row) => Object.values(row)[0]).join('\n');
}

const find = (
  wanted: Omit<Parameters<typeof usersQuery>[1], 'after' | 'limit'>,
  after: string | null = null,
) =>
  usersQuery(test_.database, {
    ...wanted,
    after: after === null ? null : { createdAt: after, id: SOMEBODY },
    limit: 21,
  }).compile();

test.each([
  ['a page of users', () => find({}), 'user_directory_newest'],
  ['a further page', () => find({}, '2026-01-01T00:00:00.000Z'), 'user_directory_newest'],
  ['users of a plan', () => find({ plan: 'enterprise' }), 'user_directory_of_plan'],
  ['users without a plan', () => find({ plan: 'none' }), 'user_directory_of_plan'],
  ['a search that finds few', () => find({ search: 'c4ca4238a0' }), 'user_directory_search'],
  ['a search that finds nobody', () => find({ search: 'nobody at all' }), 'user_directory_search'],
  ['a search that finds everybody', () => find({ search: '@example.no' }), 'user_directory_newest'],
  ['a search of two characters', () => find({ search: 'zq' }), 'user_directory_newest'],
  ['the log', () => auditQuery(test_.database, {}, 51).compile(), 'audit_log_pkey'],
  [
    'what somebody did',
    () => auditQuery(test_.database, { actor: SOMEBODY }, 51).compile(),
    'audit_log_actor',
  ],
  [
    'what was done to somebody',
    () => auditQuery(test_.database, { subject: SOMEBODY }, 51).compile(),
    'audit_log_subject',
  ],
  [
    'what was done of a kind',
    () => auditQuery(test_.database, { action: 'plan.changed' }, 51).compile(),
    'audit_log_action',
  ],
  [
    'what was done of several kinds',
    () => auditQuery(test_.database, { action: 'plan.' }, 51).compile(),
    'audit_log_',
  ],
  [
    'what was done long ago',
    () => auditQuery(test_.database, { from: '2020-01-01', to: '2020-01-02' }, 51).compile(),
    'audit_log_at',
  ],
  [
    'failed mails',
    () => failedMailsQuery(test_.database, { after: null, limit: 21 }).compile(),
    'mail_queue_failed',
  ],
  ['unmatched events', () => unmatchedEventsQuery(test_.database).compile(), 'payment_events_unmatched'],
  [
    'translations of a month',
    () =>
      sql`select sum(total) from usage_days where day between '2022-01-01'::date and '2022-01-31'::date`.compile(
        test_.database,
      ),
    'usage_days_pkey',
  ],
])('%s are found by an index', async (_what, query, index) => {
  const plan = await planOf(query());
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (user_directory|audit_log|mail_queue|payment_events|usage_days)/);
});
