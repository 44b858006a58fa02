import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount, openService, SIGN_UP, signedIn, type TestService } from './testing/open-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

const codeOf = (link: URL): string => link.searchParams.get('verify') ?? link.searchParams.get('code') ?? '';
const signIn = (email: string, password: string = SIGN_UP.password) =>
  service.visitor().post('/api/auth/sign-in/email', { email, password });

describe('signing up', () => {
  test('mails a link, and lets in whoever opened it', async () => {
    const visitor = service.visitor();
    const email = 'First@Example.no';
    expect(await visitor.post('/api/auth/sign-up/email', { ...SIGN_UP, email })).toMatchObject({
      status: 200,
      body: { status: 'checkMail' },
    });
    const link = await service.linkTo('first@example.no');
    expect(link.href).toMatch(/^http:\/\/localhost:3000\/\?verify=[\w-]{43}$/);

    expect(await signIn('first@example.no')).toMatchObject({
      status: 403,
      body: { code: 'emailNotVerified' },
    });
    expect(await visitor.post('/api/auth/verify-email', { code: codeOf(link) })).toMatchObject({
      status: 200,
    });

    const answer = await visitor.post('/api/auth/sign-in/email', { email, password: SIGN_UP.password });
    const user = { email: 'first@example.no', name: SIGN_UP.name, emailVerified: true, isAdmin: false };
    expect(answer).toMatchObject({ status: 200, body: { user } });
    expect(await visitor.get('/api/auth/get-session')).toMatchObject({ status: 200, body: { user } });
    expect(await visitor.get('/api/subscription')).toMatchObject({
      status: 200,
      body: {
        planType: 'free',
        remaining: 10,
        name: 'Kari Nordmann',
        companyName: 'Drone AS',
        phoneNumber: '+4791234567',
        zipCode: '0155',
        country: 'NO',
      },
    });
  });

  test('stores which terms were accepted, when, and notes it in the audit log', async () => {
    await openAccount(service, 'terms@example.no');
    const user = await service.database
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'terms@example.no')
      .executeTakeFirstOrThrow();
    expect(user.terms_version).toBe('2025-03-24');
    expect(Math.abs(Date.now() - user.terms_accepted_at.getTime())).toBeLessThan(60_000);
    const actions = await service.database
      .selectFrom('audit_log')
      .select(['action', 'actor', 'actor_id'])
      .where('subject_id', '=', user.id)
      .orderBy('id')
      .execute();
    expect(actions).toEqual([
      { action: 'account.created', actor: 'visitor', actor_id: null },
      { action: 'email.verified', actor: 'visitor', actor_id: null },
    ]);
  });

  test.each([
    [
      'acceptedTerms',
      { acceptedTerms: false },
      'Please accept the Terms and Conditions and Privacy Policy to continue',
    ],
    ['password', { password: '1234567' }, 'Password must be at least 8 characters long'],
    ['password', { password: 'x'.repeat(257) }, 'Password must be at most 256 characters long'],
    ['email', { email: 'kari' }, 'Enter a valid e-mail address'],
    ['email', { email: 'kari@example.no\r\nBcc: all@example.no' }, 'Enter a valid e-mail address'],
    ['name', { name: '  ' }, 'Enter your full name'],
    ['phoneNumber', { phoneNumber: '' }, /phone number/],
    ['phoneNumber', { phoneNumber: '+1234567890123456' }, /phone number/],
    ['address', { address: '' }, 'Enter your address'],
    ['zipCode', { zipCode: '' }, 'Enter your zip code'],
    ['city', { city: '' }, 'Enter your city'],
    ['country', { country: 'Norway' }, 'Choose a country'],
  ])('refuses a wrong %s: %j', async (field, change, message) => {
    const answer = await service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, ...change });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field } });
    expect(answer.body['message']).toMatch(message);
    expect(service.mailsTo(SIGN_UP.email)).toEqual([]);
  });

  test('answers the same for a known address, changes nothing, and mails that it is known', async () => {
    const email = 'known@example.no';
    await openAccount(service, email);
    const answer = await service
      .visitor()
      .post('/api/auth/sign-up/email', {
        ...SIGN_UP,
        email,
        password: 'somebody else',
        name: 'Somebody Else',
      });
    expect(answer).toMatchObject({ status: 200, body: { status: 'checkMail' } });
    expect((await service.linkTo(email, 1)).pathname).toBe('/auth');
    expect(service.mailsTo(email).at(-1)).toContain('You already have an account');
    expect((await signIn(email, 'somebody else')).status).toBe(401);
    expect(await signIn(email)).toMatchObject({ status: 200, body: { user: { name: SIGN_UP.name } } });
  });

  test('makes one account of two sign-ups at the same moment', async () => {
    const email = 'twins@example.no';
    const answers = await Promise.all(
      ['first password', 'second password'].map((password) =>
        service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, email, password }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    await service.linkTo(email, 1);
    const users = await service.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(users).toHaveLength(1);
    const codes = await service.database
      .selectFrom('mail_codes')
      .select('purpose')
      .where('user_id', '=', users[0]!.id)
      .execute();
    expect(codes).toEqual([{ purpose: 'verify' }]);
  });
});

describe('signing up with an address of somebody else', () => {
  test('leaves the owner alone in the account who signs up later', async () => {
    const email = 'owner@example.no';
    const stranger = service.visitor();
    await stranger.post('/api/auth/sign-up/email', {
      ...SIGN_UP,
      email,
      password: 'stranger knows',
      name: 'Stranger',
    });
    const strangersLink = await service.linkTo(email);

    const owner = service.visitor();
    await owner.post('/api/auth/sign-up/email', {
      ...SIGN_UP,
      email,
      password: 'owner knows',
      name: 'Owner',
    });
    const ownersLink = await service.linkTo(email, 1);

    expect(await owner.post('/api/auth/verify-email', { code: codeOf(strangersLink) })).toMatchObject({
      status: 410,
      body: { code: 'invalidLink' },
    });
    expect((await owner.post('/api/auth/verify-email', { code: codeOf(ownersLink) })).status).toBe(200);
    expect((await signIn(email, 'stranger knows')).status).toBe(401);
    expect(await signIn(email, 'owner knows')).toMatchObject({
      status: 200,
      body: { user: { name: 'Owner' } },
    });
  });

  test('leaves the owner alone who resets the password instead', async () => {
    const email = 'owner2@example.no';
    const stranger = service.visitor();
    await stranger.post('/api/auth/sign-up/email', { ...SIGN_UP, email, password: 'stranger knows' });
    const strangersLink = await service.linkTo(email);

    const owner = service.visitor();
    await owner.post('/api/auth/request-password-reset', { email });
    const code = codeOf(await service.linkTo(email, 1));
    expect((await owner.post('/api/auth/reset-password', { code, password: 'owner knows' })).status).toBe(
      200,
    );
    expect((await owner.post('/api/auth/verify-email', { code: codeOf(strangersLink) })).status).toBe(410);
    expect((await signIn(email, 'stranger knows')).status).toBe(401);
    expect((await signIn(email, 'owner knows')).status).toBe(200);
  });
});

describe('the verification link', () => {
  test('may be opened twice, and refuses what was cut off or made up', async () => {
    const visitor = service.visitor();
    const email = 'twice@example.no';
    await visitor.post('/api/auth/sign-up/email', { ...SIGN_UP, email });
    const code = codeOf(await service.linkTo(email));
    for (const wrong of ['', code.slice(0, -1), `${code}x`, 'x'.repeat(43), `${code}\n`]) {
      expect(await visitor.post('/api/auth/verify-email', { code: wrong })).toMatchObject({
        status: 410,
        body: { code: 'invalidLink' },
      });
    }
    expect((await visitor.post('/api/auth/verify-email', { code })).status).toBe(200);
    expect((await visitor.post('/api/auth/verify-email', { code })).status).toBe(200);
    expect((await visitor.post('/api/auth/reset-password', { code, password: 'new password' })).status).toBe(
      410,
    );
  });

  test('ends after 24 hours, and is sent again', async () => {
    const visitor = service.visitor();
    const email = 'late@example.no';
    await visitor.post('/api/auth/sign-up/email', { ...SIGN_UP, email });
    const late = codeOf(await service.linkTo(email));
    const { expires_at } = await service.database
      .selectFrom('mail_codes')
      .innerJoin('users', 'users.id', 'mail_codes.user_id')
      .select('expires_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - Date.now()) / 3_600_000)).toBe(24);
    await service.database
      .updateTable('mail_codes')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', 'in', (query) => query.selectFrom('users').select('id').where('email', '=', email))
      .execute();
    expect((await visitor.post('/api/auth/verify-email', { code: late })).status).toBe(410);

    expect((await visitor.post('/api/auth/send-verification-email', { email })).status).toBe(200);
    const fresh = codeOf(await service.linkTo(email, 1));
    expect((await visitor.post('/api/auth/verify-email', { code: fresh })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  test('is asked for with the same answer for an address that nobody knows', async () => {
    const answer = await service
      .visitor()
      .post('/api/auth/send-verification-email', { email: 'nobody@example.no' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'checkMail' } });
  });
});

describe('signing in', () => {
  test('does not tell a wrong password from an unknown address', async () => {
    await openAccount(service, 'wrong@example.no');
    const wrong = await signIn('wrong@example.no', 'not the password');
    const unknown = await signIn('unknown@example.no');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrongCredentials' } });
    expect(unknown.body).toEqual(wrong.body);
    expect((await signIn('no address at all')).body).toEqual(wrong.body);
    expect((await signIn('wrong@example.no', 'x'.repeat(10_000))).body).toEqual(wrong.body);
  });

  test('sets a cookie that scripts and foreign pages do not get', async () => {
    await openAccount(service, 'cookie@example.no');
    const answer = await signIn('cookie@example.no');
    const [cookie, ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^klarnotam\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).not.toMatch(/Secure/i);
    expect(JSON.stringify(answer.body)).not.toContain(cookie!.split('=')[1]!.split('.')[0]!);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('takes the password in another Unicode form too', async () => {
    await openAccount(service, 'unicode@example.no', 'blåbærsyltetøy'.normalize('NFD'));
    expect((await signIn('unicode@example.no', 'blåbærsyltetøy'.normalize('NFC'))).status).toBe(200);
  });

  test('is over with signing out, for a copy of the cookie too', async () => {
    const visitor = await signedIn(service, 'out@example.no');
    const copy = service.visitor();
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    expect((await copy.get('/api/subscription')).status).toBe(200);
    expect((await visitor.post('/api/auth/sign-out')).status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    expect((await copy.get('/api/subscription')).status).toBe(401);
    expect((await copy.get('/api/auth/get-session')).body).toEqual({ user: null });
    expect((await visitor.post('/api/auth/sign-out')).status).toBe(200);
  });

  test('is over when the session is removed meanwhile, has expired, or its cookie was changed', async () => {
    const visitor = await signedIn(service, 'revoked@example.no');
    const [[name, value] = ['', '']] = visitor.cookies;
    const forger = service.visitor();
    forger.cookies.set(
      name,
      value.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
    );
    expect((await forger.get('/api/auth/get-session')).body).toEqual({ user: null });

    await service.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    expect(await visitor.get('/api/subscription')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    const again = await signedIn(service, 'revoked2@example.no');
    await service.database.deleteFrom('sessions').execute();
    expect((await again.get('/api/subscription')).status).toBe(401);
  });
});

describe('resetting the password', () => {
  const askFor = async (email: string): Promise<string> => {
    const before = service.mailsTo(email).length;
    await service.visitor().post('/api/auth/request-password-reset', { email });
    return codeOf(await service.linkTo(email, before));
  };
  const reset = (code: string, password: string) =>
    service.visitor().post('/api/auth/reset-password', { code, password });

  test('answers the same for an unknown address', async () => {
    const answer = await service
      .visitor()
      .post('/api/auth/request-password-reset', { email: 'nobody@example.no' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'checkMail' } });
  });

  test('is checked without being used up, ends all sessions, and works once', async () => {
    const email = 'reset@example.no';
    const before = await signedIn(service, email);
    const code = await askFor(email);
    for (let look = 0; look < 2; look += 1) {
      expect((await before.post('/api/auth/check-reset-code', { code })).status).toBe(200);
    }
    expect(await reset(code, 'short')).toMatchObject({
      status: 422,
      body: { field: 'password', message: 'Password must be at least 8 characters long' },
    });
    expect((await reset(code, 'a new password')).status).toBe(200);
    expect((await before.get('/api/subscription')).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, 'a new password')).status).toBe(200);
    const used = { status: 410, body: { message: 'Invalid or expired password reset link' } };
    expect(await reset(code, 'another password')).toMatchObject(used);
    expect(await before.post('/api/auth/check-reset-code', { code })).toMatchObject(used);
  });

  test('lets one of two links win, and one of two clicks at once', async () => {
    const email = 'tworesets@example.no';
    await openAccount(service, email);
    const [first, second] = [await askFor(email), await askFor(email)];
    const answers = await Promise.all([
      reset(first, 'password of first'),
      reset(first, 'password of again'),
      reset(second, 'password of second'),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410, 410]);
    const signIns = await Promise.all(
      ['password of first', 'password of again', 'password of second'].map((password) =>
        signIn(email, password),
      ),
    );
    expect(signIns.map((answer) => answer.status)).toEqual(
      answers.map((answer) => (answer.status === 200 ? 200 : 401)),
    );
  });

  test('ends after an hour', async () => {
    const email = 'slow@example.no';
    await openAccount(service, email);
    const code = await askFor(email);
    const { expires_at } = await service.database
      .selectFrom('mail_codes')
      .select('expires_at')
      .where('purpose', '=', 'reset')
      .executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(60);
    await service.database
      .updateTable('mail_codes')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('purpose', '=', 'reset')
      .execute();
    expect((await reset(code, 'a new password')).status).toBe(410);
  });
});

describe('changing the password', () => {
  test('asks for the current one, and ends the other sessions alone', async () => {
    const email = 'change@example.no';
    const here = await signedIn(service, email);
    const elsewhere = service.visitor();
    await elsewhere.post('/api/auth/sign-in/email', { email, password: SIGN_UP.password });
    const change = (currentPassword: string, newPassword: string) =>
      here.post('/api/auth/change-password', { currentPassword, newPassword });

    expect(await change('not it at all', 'a new password')).toMatchObject({
      status: 422,
      body: { field: 'currentPassword', message: 'Current password is incorrect' },
    });
    expect(await change(SIGN_UP.password, 'short')).toMatchObject({
      status: 422,
      body: { field: 'newPassword', message: 'New password must be at least 8 characters long' },
    });
    expect((await elsewhere.get('/api/subscription')).status).toBe(200);
    expect((await change(SIGN_UP.password, 'a new password')).status).toBe(200);
    expect((await here.get('/api/subscription')).status).toBe(200);
    expect((await elsewhere.get('/api/subscription')).status).toBe(401);
    expect((await signIn(email, 'a new password')).status).toBe(200);
  });

  test('needs a session', async () => {
    const answer = await service
      .visitor()
      .post('/api/auth/change-password', { currentPassword: 'x', newPassword: 'a new password' });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe('a foreign page', () => {
  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: 'http://localhost:3001' }])(
    'cannot call with %j',
    async (headers) => {
      const visitor = await signedIn(service, `foreign${headers.origin.length}@example.no`);
      const answer = await visitor.post('/api/auth/sign-out', {}, headers);
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect((await visitor.get('/api/subscription')).status).toBe(200);
    },
  );

  test('that hides its Origin is known by Sec-Fetch-Site', async () => {
    const call = (headers: Record<string, string>) =>
      service.fetch('/api/auth/sign-out', { method: 'POST', headers });
    expect((await call({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await call({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await call({})).status).toBe(200);
  });
});

test('nothing of better-auth itself answers', async () => {
  for (const path of ['ok', 'error', 'reset-password/x', 'verify-email?token=x', 'list-sessions']) {
    expect((await service.fetch(`/api/auth/${path}`)).status).toBe(404);
  }
  for (const path of ['update-user', 'delete-user', 'change-email', 'sign-in/social', 'revoke-sessions']) {
    expect((await service.visitor().post(`/api/auth/${path}`)).status).toBe(404);
  }
});
