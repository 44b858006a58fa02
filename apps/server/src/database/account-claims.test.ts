import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './create-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { createBareDatabase, type TestDatabase } from './testing/create-test-database.ts';

/** The last step of the release before. */
const BEFORE = MIGRATIONS.findIndex(({ name }) => name.startsWith('0011'));

let test_: TestDatabase;
let database: Database;
beforeEach(async () => {
  test_ = await createBareDatabase();
  await migrate(test_.connectionString, { migrations: MIGRATIONS.slice(0, BEFORE), contract: true });
  database = test_.database;
});
afterEach(() => test_.drop());

/** As a server of the release before signs somebody up. */
async function signUpAsBefore(email: string): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into users (id, email, name, email_verified, terms_version, terms_accepted_at)
    values (${id}, ${email}, 'Kari', false, '2025-03-24', now())
  `.execute(database);
  await sql`
    insert into mail_codes (code_hash, purpose, user_id, expires_at)
    values (${Buffer.from(randomUUID())}, 'verify', ${id}, now() + interval '1 day')
  `.execute(database);
  return id;
}

async function codesOf(userId: string) {
  const { rows } = await sql`
    select purpose, claim_id, new_email from mail_codes where user_id = ${userId} order by purpose
  `.execute(database);
  return rows;
}

test('what was stored before is kept, and servers of the release before go on beside', async () => {
  const earlier = await signUpAsBefore('earlier@example.no');
  await migrate(test_.connectionString, { migrations: MIGRATIONS });
  expect(await codesOf(earlier)).toEqual([{ purpose: 'verify', claim_id: null, new_email: null }]);
  const { rows } = await sql`select language from users where id = ${earlier}`.execute(database);
  expect(rows).toEqual([{ language: 'en' }]);

  const beside = await signUpAsBefore('beside@example.no');
  expect(await codesOf(beside)).toHaveLength(1);
  const claim = await database
    .insertInto('sign_up_claims')
    .values({
      user_id: beside,
      password: 'x',
      name: 'x',
      company_name: '',
      phone_number: '',
      address: '',
      zip_code: '',
      city: '',
      country: 'NO',
      language: 'no',
      terms_version: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('mail_codes')
    .values({
      code_hash: Buffer.from('claim'),
      purpose: 'claim',
      user_id: beside,
      claim_id: claim.id,
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();
  // The release before looks for codes of its own purposes alone.
  const { rows: found } = await sql`
    select user_id from mail_codes where code_hash = ${Buffer.from('claim')} and purpose = 'verify'
  `.execute(database);
  expect(found).toEqual([]);
  await database.deleteFrom('sign_up_claims').where('id', '=', claim.id).execute();
  expect(await codesOf(beside)).toHaveLength(1);
  await database.deleteFrom('users').where('id', '=', beside).execute();
});

test.each([
  ['a new address without its purpose', 'verify', 'new@example.no'],
  ['the purpose without a new address', 'change', null],
  ['an address in capitals', 'change', 'New@example.no'],
  ['a purpose that nobody knows', 'other', null],
])('a code with %s is refused', async (_what, purpose, newEmail) => {
  await migrate(test_.connectionString, { migrations: MIGRATIONS });
  const userId = await signUpAsBefore('kari@example.no');
  const insert = sql`
    insert into mail_codes (code_hash, purpose, user_id, expires_at, new_email)
    values ('x', ${purpose}, ${userId}, now(), ${newEmail})
  `.execute(database);
  await expect(insert).rejects.toThrow(/mail_codes_(purpose_known|new_email_check)/);
});
