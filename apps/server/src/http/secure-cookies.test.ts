import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openService, SIGN_UP, type TestService } from './testing/open-service.ts';

const ORIGIN = 'https://klar.example';
const SECRET = 'a secret of more than 32 characters';
const EMAIL = 'secure@example.no';

let service: TestService;
beforeAll(async () => {
  service = await openService({ PUBLIC_URL: ORIGIN, AUTH_SECRET: SECRET });
});
afterAll(() => service.stop());

test('over https cookies are bound to this host, and the former name is still read', async () => {
  const visitor = service.visitor();
  const form = { ...SIGN_UP, email: EMAIL };
  await visitor.post('/api/auth/sign-up/email', form, { origin: ORIGIN });
  const code = (await service.linkTo(EMAIL)).searchParams.get('verify');
  await visitor.post('/api/auth/verify-email', { code }, { origin: ORIGIN });
  const answer = await visitor.post('/api/auth/sign-in/email', form, { origin: ORIGIN });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-klarnotam.session_token',
    '__Host-klarnotam.device',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; Path=\/(;|$)/i);
    expect(cookie).not.toMatch(/Domain=/i);
  }
  expect((await visitor.get('/api/subscription')).status).toBe(200);

  const former = service.visitor();
  former.cookies.set(
    '__Secure-klarnotam.session_token',
    visitor.cookies.get('__Host-klarnotam.session_token') ?? '',
  );
  expect((await former.get('/api/subscription')).status).toBe(200);
  expect((await former.get('/api/auth/get-session')).body).toMatchObject({ user: { email: EMAIL } });
  expect((await former.post('/api/auth/sign-out', {}, { origin: ORIGIN })).status).toBe(200);
  expect((await visitor.get('/api/subscription')).status).toBe(401);
});

test('the cookie of a device opens no session, and that of a session makes no device known', async () => {
  const { token } = await service.database
    .insertInto('sessions')
    .values({
      token: 'a-token-of-a-session',
      user_id: (await service.database.selectFrom('users').select('id').executeTakeFirstOrThrow()).id,
      expires_at: new Date(Date.now() + 60_000),
      updated_at: new Date(),
      ip_address: null,
      user_agent: null,
    })
    .returning('token')
    .executeTakeFirstOrThrow();
  const signed = (secret: string): string =>
    encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
  const visitor = service.visitor();
  visitor.cookies.set('__Host-klarnotam.session_token', signed(`known-device:${SECRET}`));
  expect((await visitor.get('/api/subscription')).status).toBe(401);
  visitor.cookies.set('__Host-klarnotam.session_token', signed(SECRET));
  expect((await visitor.get('/api/subscription')).status).toBe(200);
});
