import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { createFreeSubscription } from '../subscription/index.ts';
import { createMailCode } from './mail-code.ts';
import { KEEP_UNVERIFIED_DAYS, removeUnverified } from './remove-unverified.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => db.database.deleteFrom('users').execute());

/** Whoever signed up so many days ago. */
async function insertAccount(daysAgo: number, verified = false): Promise<string> {
  const id = await insertUser(db.database);
  const signedUpAt = sql<Date>`now() - make_interval(days => ${daysAgo})`;
  await db.database
    .updateTable('users')
    .set({ email_verified: verified, updated_at: signedUpAt })
    .where('id', '=', id)
    .execute();
  return id;
}

async function remaining(): Promise<string[]> {
  const rows = await db.database.selectFrom('users').select('id').execute();
  return rows.map(({ id }) => id);
}

test('removes whoever did not verify in time, with all that was stored, and nobody else', async () => {
  const old = await insertAccount(KEEP_UNVERIFIED_DAYS + 1);
  await createFreeSubscription(db.database, {
    userId: old,
    profile: {
      name: 'Kari Nordmann',
      companyName: '',
      phoneNumber: '+4791234567',
      address: 'Storgata 1',
      zipCode: '0155',
      city: 'Oslo',
      country: 'NO',
    },
  });
  const recent = await insertAccount(KEEP_UNVERIFIED_DAYS - 1);
  const verified = await insertAccount(KEEP_UNVERIFIED_DAYS + 1, true);
  expect(await removeUnverified(db.database)).toBe(1);
  expect((await remaining()).toSorted()).toEqual([recent, verified].toSorted());
  expect(await db.database.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  const audit = await db.database
    .selectFrom('audit_log')
    .select(['actor', 'action'])
    .where('subject_id', '=', old)
    .execute();
  expect(audit).toEqual([{ actor: 'system', action: 'account.removed-unverified' }]);
});

test('waits while a mailed link works', async () => {
  const id = await insertAccount(KEEP_UNVERIFIED_DAYS + 1);
  await inTransaction(db.database, (transaction) => createMailCode(transaction, 'verify', id));
  expect(await removeUnverified(db.database)).toBe(0);
  await db.database
    .updateTable('mail_codes')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .execute();
  expect(await removeUnverified(db.database)).toBe(1);
});

test('leaves an account alone that somebody is verifying at this moment', async () => {
  const id = await insertAccount(KEEP_UNVERIFIED_DAYS + 1);
  await db.database.transaction().execute(async (verifying) => {
    await verifying.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
    expect(await removeUnverified(db.database)).toBe(0);
  });
  expect(await removeUnverified(db.database)).toBe(0);
  expect(await remaining()).toEqual([id]);
});

test('many servers at once remove each account once', async () => {
  const ids = await Promise.all(Array.from({ length: 40 }, () => insertAccount(KEEP_UNVERIFIED_DAYS + 5)));
  const counts = await Promise.all(Array.from({ length: 8 }, () => removeUnverified(db.database)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(40);
  expect(await remaining()).toEqual([]);
  const { rows } = await sql<{ entries: number }>`
    select count(*) as entries from audit_log
    where action = 'account.removed-unverified' and subject_id = any(${ids}::uuid[])
  `.execute(db.database);
  expect(rows).toEqual([{ entries: 40 }]);
});

test('an address is free again afterwards', async () => {
  const email = `${randomUUID()}@klar.example`;
  const id = await insertUser(db.database, email);
  await db.database
    .updateTable('users')
    .set({ email_verified: false, updated_at: sql<Date>`now() - interval '1 year'` })
    .where('id', '=', id)
    .execute();
  await removeUnverified(db.database);
  expect(await insertUser(db.database, email)).not.toBe(id);
});
