import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount, openService, SIGN_UP, signedIn, type TestService } from './testing/open-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

const { password: PASSWORD } = SIGN_UP;
const signIn = (email: string, password = PASSWORD) =>
  service.visitor().post('/api/auth/sign-in/email', { email, password });
const userId = async (email: string): Promise<string> =>
  (
    await service.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
const auditOf = async (id: string): Promise<string[]> => {
  const rows = await service.database
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('a new password', () => {
  test.each([
    ['currentPassword', 'not it at all', 'a new password', 'Current password is incorrect'],
    ['newPassword', PASSWORD, 'short', 'New password must be at least 8 characters long'],
    ['newPassword', PASSWORD, 'password1', 'Please choose a less common password'],
    ['newPassword', PASSWORD, 'Kari-Nordmann1', 'Please choose a less common password'],
    ['newPassword', PASSWORD, PASSWORD, 'The new password is the one that you have'],
  ])('is refused for %s', async (field, currentPassword, newPassword, message) => {
    if ((await signIn('words@example.no')).status !== 200) await openAccount(service, 'words@example.no');
    const visitor = service.visitor();
    await visitor.post('/api/auth/sign-in/email', { email: 'words@example.no', password: PASSWORD });
    const answer = await visitor.post('/api/auth/change-password', { currentPassword, newPassword });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field, message } });
  });

  test('is told by mail, after a change and after a reset, in the language of the user', async () => {
    const email = 'told@example.no';
    const visitor = await signedIn(service, email);
    await visitor.send('PATCH', '/api/account/language', { language: 'no' });
    await visitor.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'another good one',
    });
    await service.linkTo(email, 1);
    expect(service.mailsTo(email).at(-1)).toContain('Passordet ditt hos KlarNOTAM er endret');
    await service.visitor().post('/api/auth/request-password-reset', { email });
    const code = (await service.linkTo(email, 2)).searchParams.get('code');
    expect(service.mailsTo(email).at(-1)).toContain('Velg et nytt passord for KlarNOTAM');
    const weak = await service.visitor().post('/api/auth/reset-password', { code, password: 'sommer2026' });
    expect(weak.body).toMatchObject({ message: 'Please choose a less common password' });
    await service.visitor().post('/api/auth/reset-password', { code, password: 'yet another one' });
    await service.linkTo(email, 3);
    expect(service.mailsTo(email).at(-1)).toContain('Passordet ditt hos KlarNOTAM er endret');
  });
});

test.each([
  ['PATCH', '/api/subscription/profile', { name: 'Kari' }, 'No active session'],
  ['POST', '/api/subscription/free', {}, 'Please sign in first'],
  [
    'POST',
    '/api/auth/change-password',
    { currentPassword: 'x', newPassword: 'y' },
    'No active session found',
  ],
])('%s %s without a session says so', async (method, path, body, message) => {
  expect(await service.visitor().send(method, path, body)).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated', message },
  });
});

describe('the profile', () => {
  test('takes fields up to their limits, and a phone number with its +', async () => {
    const visitor = await signedIn(service, 'profile@example.no');
    const change = (changes: object) => visitor.send('PATCH', '/api/subscription/profile', changes);
    const longest = {
      name: 'n'.repeat(200),
      companyName: '',
      phoneNumber: '123456789012345',
      address: 'a'.repeat(300),
      zipCode: '9'.repeat(20),
      city: 'c'.repeat(100),
      country: 'SE',
    };
    expect(await change(longest)).toMatchObject({
      status: 200,
      body: { ...longest, phoneNumber: '+123456789012345' },
    });
    for (const wrong of [
      { name: ' ' },
      { name: 'n'.repeat(201) },
      { companyName: 'n'.repeat(201) },
      { phoneNumber: '+1234567890123456' },
      { phoneNumber: 'call me' },
      { address: '' },
      { zipCode: '9'.repeat(21) },
      { city: 7 },
      { country: 'Norway' },
    ]) {
      expect(await change(wrong), JSON.stringify(wrong)).toMatchObject({
        status: 422,
        body: { code: 'invalid' },
      });
    }
    expect((await change({ phoneNumber: '' })).body).toMatchObject({ ...longest, phoneNumber: '' });
  });
});

describe('the account as a whole', () => {
  test('is taken along as data, without anything that opens it', async () => {
    const email = 'export@example.no';
    const visitor = await signedIn(service, email);
    const { status, body } = await visitor.get('/api/account/export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      product: 'KlarNOTAM',
      parts: {
        account: { email, sessions: [{}], name: SIGN_UP.name },
        subscriptions: [{ plan_type: 'free', zip_code: SIGN_UP.zipCode }],
        translations: [],
        savedNotams: [],
        drones: [],
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|token|code_hash/);
  });

  test('is deleted with address and password typed, with everything, and ends every session', async () => {
    const email = 'gone@example.no';
    const visitor = await signedIn(service, email);
    const other = service.visitor();
    await other.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    const id = await userId(email);
    const remove = (confirmation: string, currentPassword: string) =>
      visitor.post('/api/account/delete', { confirmation, currentPassword });
    expect(await remove('DELETE', PASSWORD)).toMatchObject({
      status: 422,
      body: { field: 'confirmation', message: 'Type the e-mail address of your account' },
    });
    expect(await remove(email, 'not it')).toMatchObject({
      status: 422,
      body: { field: 'currentPassword' },
    });
    expect((await visitor.get('/api/subscription')).status).toBe(200);

    expect((await remove(' Gone@Example.no', PASSWORD)).status).toBe(200);
    expect((await visitor.get('/api/subscription')).status).toBe(401);
    expect((await other.get('/api/subscription')).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await auditOf(id)).at(-1)).toBe('account.deleted');
    for (const table of ['sessions', 'accounts', 'subscriptions', 'translations', 'mail_codes'] as const) {
      const left = await service.database
        .selectFrom(table)
        .select(sql<number>`1`.as('one'))
        .where('user_id', '=', id)
        .execute();
      expect(left, table).toEqual([]);
    }
    const mails = await service.database
      .selectFrom('mail_queue')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toEqual([]);
  });

  test('of the last administrator stays', async () => {
    const visitor = await signedIn(service, 'admin@example.no');
    const id = await userId('admin@example.no');
    await service.database.insertInto('admin_users').values({ user_id: id }).execute();
    const remove = () =>
      visitor.post('/api/account/delete', { confirmation: 'admin@example.no', currentPassword: PASSWORD });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await openAccount(service, 'admin2@example.no');
    await service.database
      .insertInto('admin_users')
      .values({ user_id: await userId('admin2@example.no') })
      .execute();
    expect((await remove()).status).toBe(200);
  });
});
