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
    const [cookie, device, ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(device).toMatch(/^klarnotam\.device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
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
    expect([...visitor.cookies.keys()]).toEqual(['klarnotam.device']);
    expect((await copy.get('/api/subscription')).status).toBe(401);
    expect((await copy.get('/api/auth/get-session')).body).toEqual({ user: null });
    expect((await visitor.post('/api/auth/sign-out')).status).toBe(200);
  });

  test('lasts seven days, and on when it is in use', async () => {
    const visitor = await signedIn(service, 'stays@example.no');
    const expiry = async (): Promise<number> => {
      const session = await service.database
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('expires_at')
        .where('email', '=', 'stays@example.no')
        .executeTakeFirstOrThrow();
      return Math.round((session.expires_at.getTime() - Date.now()) / 86_400_000);
    };
    expect(await expiry()).toBe(7);
    expect((await visitor.get('/api/auth/get-session')).headers.getSetCookie()).toEqual([]);
    await service.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 5 * 86_400_000) })
      .execute();
    const prolonged = await visitor.get('/api/auth/get-session');
    expect(prolonged.headers.getSetCookie()[0]).toMatch(/session_token=.+Max-Age=604800/);
    expect(await expiry()).toBe(7);
    expect((await visitor.get('/api/subscription')).status).toBe(200);
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
    expect((await forger.get('/api/subscription')).status).toBe(401);

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
