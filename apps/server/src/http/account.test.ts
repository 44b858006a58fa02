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

describe('another e-mail address', () => {
  test('is verified where it is, told where it was, and used from then on', async () => {
    const visitor = await signedIn(service, 'old@example.no');
    const id = await userId('old@example.no');
    await visitor.send('PATCH', '/api/account/language', { language: 'no' });
    const asked = await visitor.post('/api/account/email', {
      email: ' New@Example.no ',
      currentPassword: PASSWORD,
    });
    expect(asked).toMatchObject({ status: 200, body: { status: 'checkMail' } });
    const link = await service.linkTo('new@example.no');
    expect(service.mailsTo('new@example.no')[0]).toContain('Bekreft den nye e-postadressen din');
    expect((await signIn('old@example.no')).status).toBe(200);

    const code = link.searchParams.get('verify');
    expect((await service.visitor().post('/api/auth/verify-email', { code })).status).toBe(200);
    expect((await service.visitor().post('/api/auth/verify-email', { code })).status).toBe(200);
    expect((await visitor.get('/api/auth/get-session')).body).toMatchObject({
      user: { email: 'new@example.no', language: 'no' },
    });
    expect((await signIn('old@example.no')).status).toBe(401);
    expect((await signIn('new@example.no')).status).toBe(200);
    await service.linkTo('new@example.no', 1);
    const told = await service.database
      .selectFrom('mail_queue')
      .select('recipient')
      .where('subject', '=', 'E-postadressen din hos KlarNOTAM er endret')
      .orderBy('recipient')
      .execute();
    expect(told.map(({ recipient }) => recipient)).toEqual(['new@example.no', 'old@example.no']);
    expect(await auditOf(id)).toContain('email.changed');
  });

  test.each([
    ['email', { email: 'no address' }, 'Enter a valid e-mail address'],
    ['email', { email: 'Same@example.no' }, 'This is the address that you have'],
    ['currentPassword', { currentPassword: 'not it at all' }, 'Current password is incorrect'],
  ])('is refused for a wrong %s: %j', async (field, change, message) => {
    if ((await signIn('same@example.no')).status !== 200) await openAccount(service, 'same@example.no');
    const visitor = service.visitor();
    await visitor.post('/api/auth/sign-in/email', { email: 'same@example.no', password: PASSWORD });
    const answer = await visitor.post('/api/account/email', {
      email: 'other@example.no',
      currentPassword: PASSWORD,
      ...change,
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field, message } });
  });

  test('that has an account answers the same, and changes nothing', async () => {
    await openAccount(service, 'taken@example.no');
    const visitor = await signedIn(service, 'mover@example.no');
    const before = service.mailsTo('taken@example.no').length;
    const answer = await visitor.post('/api/account/email', {
      email: 'taken@example.no',
      currentPassword: PASSWORD,
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'checkMail' } });
    expect((await service.linkTo('taken@example.no', before)).pathname).toBe('/auth');
    expect((await visitor.get('/api/auth/get-session')).body).toMatchObject({
      user: { email: 'mover@example.no' },
    });
  });

  test('that got an account meanwhile stays with it; one that nobody verified does not', async () => {
    const visitor = await signedIn(service, 'late@example.no');
    const ask = async (email: string): Promise<string | null> => {
      await visitor.post('/api/account/email', { email, currentPassword: PASSWORD });
      return (await service.linkTo(email)).searchParams.get('verify');
    };
    const code = await ask('quick@example.no');
    await openAccount(service, 'quick@example.no');
    expect((await service.visitor().post('/api/auth/verify-email', { code })).status).toBe(410);
    expect((await signIn('quick@example.no')).status).toBe(200);

    const unproven = await ask('unproven@example.no');
    await service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, email: 'unproven@example.no' });
    const theirs = (await service.linkTo('unproven@example.no', 1)).searchParams.get('verify');
    expect((await service.visitor().post('/api/auth/verify-email', { code: unproven })).status).toBe(200);
    expect((await service.visitor().post('/api/auth/verify-email', { code: theirs })).status).toBe(410);
    expect(await userId('unproven@example.no')).toBe(
      ((await visitor.get('/api/auth/get-session')).body['user'] as { id: string }).id,
    );
  });
});

describe('sessions', () => {
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

  test('are listed with device and last use, and ended one by one or all at once', async () => {
    const email = 'devices@example.no';
    const here = await signedIn(service, email);
    const phone = service.visitor();
    await phone.post('/api/auth/sign-in/email', { email, password: PASSWORD }, { 'user-agent': PHONE });
    const list = (await here.get('/api/auth/sessions')).body as unknown as {
      id: string;
      current: boolean;
      device: object;
      lastUsedAt: string;
    }[];
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ current: true });
    expect(list[1]).toMatchObject({ current: false, device: { browser: 'Safari', system: 'iPhone' } });
    expect(JSON.stringify(list)).not.toContain('token');

    expect((await here.send('DELETE', `/api/auth/sessions/${list[1]!.id}`)).status).toBe(200);
    expect((await phone.get('/api/subscription')).status).toBe(401);
    expect((await here.send('DELETE', `/api/auth/sessions/${list[1]!.id}`)).status).toBe(404);
    expect((await here.send('DELETE', '/api/auth/sessions/x')).status).toBe(404);

    await phone.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    expect((await here.send('DELETE', '/api/auth/sessions')).body).toEqual({ deleted: 2 });
    expect((await phone.get('/api/subscription')).status).toBe(401);
    expect((await here.get('/api/auth/get-session')).body).toEqual({ user: null });
  });

  test('end 30 days after the sign-in, however much they are used', async () => {
    const visitor = await signedIn(service, 'month@example.no');
    const id = await userId('month@example.no');
    const age = (days: number) =>
      service.database
        .updateTable('sessions')
        .set({ created_at: sql`now() - make_interval(days => ${days})` as never })
        .where('user_id', '=', id)
        .execute();
    const daysLeft = async (): Promise<number> => {
      const { expires_at } = await service.database
        .selectFrom('sessions')
        .select('expires_at')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      return Math.round((expires_at.getTime() - Date.now()) / 86_400_000);
    };
    await age(28);
    await service.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 86_400_000) })
      .where('user_id', '=', id)
      .execute();
    expect((await visitor.get('/api/auth/get-session')).body).toMatchObject({ user: { id } });
    expect(await daysLeft()).toBe(2);
    await age(31);
    expect((await visitor.get('/api/subscription')).status).toBe(401);
    expect((await visitor.get('/api/auth/get-session')).body).toEqual({ user: null });
  });

  test('leave a trace of sign-ins and of what was refused, without the address that was tried', async () => {
    const email = 'traced@example.no';
    await openAccount(service, email);
    const id = await userId(email);
    await signIn(email, 'not the password');
    const visitor = service.visitor();
    await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    await visitor.post('/api/auth/change-password', {
      currentPassword: 'not the password',
      newPassword: 'another good one',
    });
    await signIn('nobody.at.all@example.no');
    expect((await auditOf(id)).slice(-3)).toEqual([
      'session.refused',
      'session.started',
      'session.password-refused',
    ]);
    const unknown = await service.database
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'session.refused')
      .where('subject_id', 'is', null)
      .execute();
    expect(unknown).toContainEqual({ details: { reason: 'unknown-address' } });
    expect(JSON.stringify(unknown)).not.toContain('nobody');
  });
});

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
        droneProfile: { own: false },
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
