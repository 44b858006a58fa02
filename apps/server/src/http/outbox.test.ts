import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openService, SIGN_UP, type TestService } from './testing/open-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
  await service.visitor().post('/api/auth/sign-up/email', SIGN_UP);
  await service.linkTo(SIGN_UP.email);
});
afterAll(() => service.stop());

const PAGES = ['/outbox', '/outbox/20260701T060000000-0123456789abcdef01234567', '/outbox/x/html'];

describe('/outbox', () => {
  test('lists the mails and shows one as text, with a link that can be followed', async () => {
    const list = await (await service.fetch('/outbox')).text();
    const path = /href="(\/outbox\/[^"]+)"/.exec(list)?.[1];
    expect(list).toContain('Verify your e-mail address for KlarNOTAM');
    expect(list).toContain(SIGN_UP.email);
    const mail = await (await service.fetch(path!)).text();
    const link = await service.linkTo(SIGN_UP.email);
    expect(mail).toContain(`<a href="${link.href}">${link.href}</a>`);
    expect(mail).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(mail).not.toMatch(/<script|javascript:| on\w+=/i);
  });

  test('may style itself by the nonce of its policy', async () => {
    const list = await service.fetch('/outbox');
    const nonce = /<style nonce="([^"]+)">/.exec(await list.text())?.[1];
    expect(list.headers.get('content-security-policy')).toContain(
      `style-src 'self' 'nonce-${String(nonce)}'`,
    );
    expect(list.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('keeps the html of a mail in a sandbox that runs and loads nothing', async () => {
    const list = await (await service.fetch('/outbox')).text();
    const path = /href="(\/outbox\/[^"]+)"/.exec(list)?.[1];
    const html = await service.fetch(`${path!}/html`);
    const policy = html.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(await html.text()).toContain('Verify e-mail address');
  });

  test.each(PAGES)('%s is for this machine alone', async (path) => {
    const status = async (headers: Record<string, string>, address?: string): Promise<number> =>
      (await service.fetch(path, { headers }, address)).status;
    expect([200, 404]).toContain(await status({}));
    expect([200, 404]).toContain(await status({ host: '[::1]:3000' }, '::1'));
    expect(await status({}, '192.0.2.1')).toBe(403);
    expect(await status({}, '')).toBe(403);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-real-ip', 'via']) {
      expect(await status({ [header]: '127.0.0.1' })).toBe(403);
    }
    for (const host of ['klar.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000', '']) {
      expect(await status({ host })).toBe(403);
    }
  });

  test('does not leave its folder', async () => {
    for (const path of ['..%2F..%2Fauth-secret', '..%5cauth-secret', 'auth-secret']) {
      expect((await service.fetch(`/outbox/${path}`)).status).toBe(404);
    }
  });
});

test('the mails are files in the data folder that any mail program opens', async () => {
  await vi.waitFor(async () => {
    const names = await readdir(join(service.dataDir, 'outbox'));
    expect(names.some((name) => name.endsWith('.eml'))).toBe(true);
  }, 20_000);
});

test('production has no /outbox', async () => {
  const production = await openService({
    RUN_MODE: 'production',
    RATE_LIMIT_FACTOR: '1',
    PUBLIC_URL: 'https://klar.example',
    SUPPORT_EMAIL: 'help@klar.example',
    PARTNER_NAME: 'A partner',
    PARTNER_URL: 'https://partner.example/',
    AUTH_SECRET: 'a secret of more than 32 characters',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@klar.example',
    OPERATOR_NAME: 'Klar AS',
    OPERATOR_ADDRESS: 'Storgata 1, 0155 Oslo',
    OPERATOR_ORG_NUMBER: '999 999 999',
    FILE_STORE_URL: 'file:///srv/klarnotam/files',
    TRUST_PROXY: '0',
  });
  const document = await production.fetch('/outbox');
  expect(document.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  const answer = await document.text();
  expect(answer).not.toContain('<h1>Outbox</h1>');
  expect(answer).toContain('<div id="root">');

  const visitor = production.visitor();
  const foreign = await visitor.post('/api/auth/sign-up/email', SIGN_UP);
  expect(foreign.status).toBe(403);
  const own = await visitor.post('/api/auth/sign-up/email', SIGN_UP, { origin: 'https://klar.example' });
  expect(own.status).toBe(200);
  await production.database.updateTable('users').set({ email_verified: true }).execute();
  const signIn = await visitor.post(
    '/api/auth/sign-in/email',
    { email: SIGN_UP.email, password: SIGN_UP.password },
    { origin: 'https://klar.example' },
  );
  expect(signIn.headers.getSetCookie()[0]).toMatch(/^__Host-klarnotam\.session_token=.*; Secure/i);
  expect((await visitor.get('/api/auth/get-session')).body).toMatchObject({ user: { email: SIGN_UP.email } });
  const queued = await production.database
    .selectFrom('mail_queue')
    .select('body_text')
    .executeTakeFirstOrThrow();
  expect(queued.body_text).toContain('https://klar.example/?verify=');
  await production.stop();
});
