import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_RETENTION, deleteExpiredRows, expiredRows, removalOf } from './delete-expired-rows.ts';
import { unverifiedUsersQuery } from '../features/auth/remove-unverified.ts';
import { createDatabase } from './create-database.ts';
import { recordAudit } from './record-audit.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';
import { insertUser } from './testing/insert-user.ts';

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());

test('sign-ins leave the log after a year, everything else stays', async () => {
  const userId = await insertUser(test_.database);
  for (const action of ['session.started', 'password.changed']) {
    await recordAudit(test_.database, { actorId: userId, action, subjectId: userId });
  }
  await sql`update audit_log set at = now() - interval '366 days'`.execute(test_.database);
  await recordAudit(test_.database, { actorId: userId, action: 'session.ended', subjectId: userId });
  await deleteExpiredRows(test_.database);
  const left = await test_.database.selectFrom('audit_log').select('action').orderBy('id').execute();
  expect(left.map(({ action }) => action)).toEqual(['password.changed', 'session.ended']);
});

test('sign-ups end with the account that somebody verified, and wait on with the one that nobody did', async () => {
  const claim = (userId: string) =>
    test_.database
      .insertInto('sign_up_claims')
      .values({
        user_id: userId,
        password: 'x',
        name: 'x',
        company_name: '',
        phone_number: '',
        address: '',
        zip_code: '',
        city: '',
        country: 'NO',
        language: 'en',
        terms_version: 'x',
      })
      .execute();
  const verified = await insertUser(test_.database);
  const waiting = await insertUser(test_.database);
  await test_.database
    .updateTable('users')
    .set({ email_verified: false })
    .where('id', '=', waiting)
    .execute();
  await claim(verified);
  await claim(waiting);
  await deleteExpiredRows(test_.database);
  const left = await test_.database.selectFrom('sign_up_claims').select('user_id').execute();
  expect(left).toEqual([{ user_id: waiting }]);
});

const insertAnswer = (userId: string, days: number) => sql`
  insert into translations (id, user_id, kind, created_at, language, engine, items, item_count, plan_type)
  values (${randomUUID()}, ${userId}::uuid, 'notam', now() - make_interval(days => ${days}), 'en', 'decoder', '[]', 1, 'free')
`;

test('answers and the log of changes are kept, unless a setting says how long', async () => {
  const userId = await insertUser(test_.database);
  await sql`delete from audit_log`.execute(test_.database);
  await recordAudit(test_.database, { actorId: userId, action: 'password.changed', subjectId: userId });
  await sql`update audit_log set at = now() - interval '50 days'`.execute(test_.database);
  for (const days of [31, 29]) await insertAnswer(userId, days).execute(test_.database);
  const count = async () => {
    const { rows } = await sql`
      select (select count(*) from translations) as answers, (select count(*) from audit_log) as changes
    `.execute(test_.database);
    return rows[0];
  };
  await deleteExpiredRows(test_.database);
  expect(await count()).toEqual({ answers: 2, changes: 1 });
  await deleteExpiredRows(test_.database, { ...DEFAULT_RETENTION, changeLogDays: 60, answerDays: 30 });
  expect(await count()).toEqual({ answers: 1, changes: 1 });
  await deleteExpiredRows(test_.database, { ...DEFAULT_RETENTION, changeLogDays: 40 });
  expect(await count()).toEqual({ answers: 1, changes: 0 });
});

test('rows go in batches, those that somebody holds later, and several servers may remove them at once', async () => {
  await sql`
    insert into rate_limits (key, full_at) select n::text, now() - interval '1 hour' from generate_series(1, 95) as n
  `.execute(test_.database);
  const left = async () => (await test_.database.selectFrom('rate_limits').select('key').execute()).length;
  await test_.database.transaction().execute(async (held) => {
    await sql`select from rate_limits where key = '7' for update`.execute(held);
    await Promise.all(
      [1, 2, 3].map(() => deleteExpiredRows(test_.database, DEFAULT_RETENTION, { batchRows: 10 })),
    );
    // A batch that found less than it might take ends a run; what it left out is somebody's, or the next run's.
    expect(await left()).toBeLessThan(95);
    expect(await left()).toBeGreaterThanOrEqual(1);
  });
  await deleteExpiredRows(test_.database, DEFAULT_RETENTION, { batchRows: 10 });
  expect(await left()).toBe(0);
});

/** Tables that stay small whatever the number of users are read whole. */
const READ_WHOLE = ['sign_up_claims', 'station_reports', 'job_leases'];

test('what has run out is found by an index in every table that grows', async () => {
  const db = await createTestDatabase();
  const patient = createDatabase({ connectionString: db.connectionString, statementTimeoutMs: 100_000 });
  await patient.connection().execute(async (connection) => {
    const insert = (statement: string) => sql.raw(statement).execute(connection);
    const ROWS = 'from generate_series(1, 20000) as n';
    const AT = 'now() - make_interval(mins => 20000 - n)';
    await insert('set session_replication_role = replica');
    await insert(`insert into sessions (expires_at, token, user_id, updated_at)
      select now() + make_interval(mins => n - 10), n::text, gen_random_uuid(), now() ${ROWS}`);
    await insert(`insert into mail_codes (code_hash, purpose, user_id, expires_at)
      select sha256(n::text::bytea), 'reset', gen_random_uuid(), now() + make_interval(mins => n - 10) ${ROWS}`);
    await insert(`insert into audit_log (at, actor, action)
      select ${AT}, 'system', (array['session.opened', 'plan.changed'])[1 + n % 2] ${ROWS}`);
    await insert(`insert into translations (id, user_id, kind, created_at, language, engine, items, item_count, plan_type)
      select gen_random_uuid(), gen_random_uuid(), 'notam', ${AT}, 'en', 'decoder', to_jsonb(repeat('x', 500)), 1, 'free'
      ${ROWS}`);
    await insert(`insert into rate_limits select n::text, now() + make_interval(mins => n - 10) ${ROWS}`);
    await insert(`insert into model_sentences (key, task, language, template, kinds, model, prompt_version, state, expires_at)
      select n::text, 'polish', 'en', 'x', '{}', 'x', 1, 'refused', now() + make_interval(mins => n - 10) ${ROWS}`);
    await insert(`insert into words_to_come (translation_id, until, may_ask)
      select gen_random_uuid(), now() + make_interval(mins => n - 10), true ${ROWS}`);
    await insert(`insert into kept_answers (service, question_hash, answer, expires_at)
      select 'x', sha256(n::text::bytea), '{}', now() + make_interval(mins => n - 10) ${ROWS}`);
    await insert(`insert into shares (user_id, token_hash, briefing_id, expires_at)
      select gen_random_uuid(), n::text, gen_random_uuid(), now() + make_interval(mins => n - 10) ${ROWS}`);
    await insert(`insert into deleted_answer_keys (user_id, idempotency_key, request_hash, expires_at)
      select gen_random_uuid(), n::text, 'x', now() + make_interval(mins => n - 10) ${ROWS}`);
    await insert(`insert into saved_notams (user_id, state, title, location, notam_text, operation, search_text, deleted_at)
      select gen_random_uuid(), 'draft', 'x', 'x', 'x', '{}', 'x', case when n % 100 = 0 then ${AT} end ${ROWS}`);
    await insert(`insert into mail_queue (dedupe_key, recipient, subject, sent_at, given_up_at)
      select n::text, 'kari@example.no', 'A mail', case when n % 100 > 0 then ${AT} end, case when n % 100 = 0 then ${AT} end ${ROWS}`);
    await insert(`insert into users (name, email, email_verified, terms_version, terms_accepted_at)
      select 'x', n::text, n % 1000 > 0, 'x', now() ${ROWS}`);
    await insert('analyze');
  });
  await patient.destroy();
  const rules = expiredRows({ signInLogDays: 13, changeLogDays: 13, answerDays: 13 });
  const planOf = async (statement: RawBuilder<unknown>): Promise<string> => {
    const { rows } = await sql<Record<string, string>>`explain (costs off) ${statement}`.execute(db.database);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  };
  for (const rule of rules.filter(({ table }) => !READ_WHOLE.includes(table))) {
    const plan = await planOf(removalOf(rule, 1_000));
    expect(plan.slice(plan.indexOf('Limit')), plan).not.toContain('Seq Scan');
  }
  expect(await planOf(sql`${unverifiedUsersQuery(db.database)}`)).toContain('users_unverified');
  await db.drop();
});
