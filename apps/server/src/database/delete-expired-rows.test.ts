import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpiredRows } from './delete-expired-rows.ts';
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
