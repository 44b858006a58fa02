import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { readSignedCookie } from '../../http/read-signed-cookie.ts';
import type { AccountsContext } from './accounts-context.ts';
import { hashPassword } from './hash-password.ts';
import { createKnownDevices } from './known-device.ts';
import { createSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());

const PASSWORD = 'the old password';

async function addUser(email: string): Promise<string> {
  const id = randomUUID();
  await test_.database
    .insertInto('users')
    .values({
      id,
      email,
      name: 'Kari',
      email_verified: true,
      terms_version: 'x',
      terms_accepted_at: new Date(),
    })
    .execute();
  await test_.database
    .insertInto('accounts')
    .values({
      account_id: id,
      provider_id: 'credential',
      user_id: id,
      password: await hashPassword(PASSWORD),
      updated_at: new Date(),
    })
    .execute();
  return id;
}

/** Sessions as they are, with something happening right after the password was found right and the session stored. */
function contextWith(meanwhile: () => Promise<void>): AccountsContext {
  const cookies = {
    secret: 'a secret of more than 32 characters',
    secureCookies: false,
    readSignedCookie,
  };
  const sessions = createSessions({
    database: test_.database,
    ...cookies,
    log: { error: () => undefined },
  });
  return {
    database: test_.database,
    sessions: {
      ...sessions,
      async signIn(credentials, userAgent) {
        const outcome = await sessions.signIn(credentials, userAgent);
        await meanwhile();
        return outcome;
      },
    },
    devices: createKnownDevices(cookies),
    limits: { check: () => Promise.resolve() },
    productName: 'KlarNOTAM',
    supportEmail: 'help@klar.example',
    origin: () => 'http://localhost:3000',
    minimumAnswerMs: 0,
  };
}

const credentials = (email: string) => ({ email, password: PASSWORD });
const client = { address: '127.0.0.1', userAgent: null };
const sessionsOf = (userId: string) =>
  test_.database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();

test('a sign-in with the old password, overtaken by a reset, opens nothing', async () => {
  const userId = await addUser('overtaken@example.no');
  const context = contextWith(async () => {
    await test_.database
      .updateTable('accounts')
      .set({ password: await hashPassword('the new password') })
      .where('user_id', '=', userId)
      .execute();
  });
  await expect(signIn(context, credentials('overtaken@example.no'), client, null)).rejects.toMatchObject({
    code: 'wrongCredentials',
  });
  expect(await sessionsOf(userId)).toEqual([]);
});

test('a sign-in that nothing overtakes opens one session', async () => {
  const userId = await addUser('calm@example.no');
  const signedIn = await signIn(
    contextWith(() => Promise.resolve()),
    credentials(' Calm@Example.no '),
    client,
    null,
  );
  expect(signedIn.user).toEqual({
    id: userId,
    email: 'calm@example.no',
    name: 'Kari',
    emailVerified: true,
    language: 'en',
    isAdmin: false,
  });
  expect(await sessionsOf(userId)).toHaveLength(1);
  await test_.database.insertInto('admin_users').values({ user_id: userId }).execute();
  const again = await signIn(
    contextWith(() => Promise.resolve()),
    credentials('calm@example.no'),
    client,
    null,
  );
  expect(again.user.isAdmin).toBe(true);
});
