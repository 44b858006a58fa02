import { createServer as createHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openS3Peer, type S3Peer } from '../adapters/file-store/testing/open-s3-peer.ts';
import { grantAdmin } from '../features/admin/manage-admins.ts';
import { createHttpServer } from './create-http-server.ts';
import { AUTHORITY, serverCertificate } from './testing/certificates.ts';
import { openProxy, type Proxy } from './testing/open-proxy.ts';
import { openService, SIGN_UP, type TestService } from './testing/open-service.ts';

/** Production as an operator sets it up: TLS in front, mails over TLS, documents in a bucket. */
const before = tls.getCACertificates();
const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
let s3: S3Peer;
let smtp: SMTPServer;
let service: TestService;
let server: Server;
let proxy: Proxy;
let open: Proxy;
let texts: string[];

beforeAll(async () => {
  tls.setDefaultCACertificates([...before, AUTHORITY]);
  texts = [];
  s3 = await openS3Peer();
  smtp = new SMTPServer({
    ...serverCertificate('localhost'),
    onAuth: ({ username }, session, callback) =>
      session.secure ? callback(null, { user: username }) : callback(new Error('no')),
    onData(stream, _session, callback) {
      const keep = async () => texts.push((await PostalMime.parse(await buffer(stream))).text ?? '');
      keep().then(() => callback(), callback);
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));

  // The proxy's port is part of the settings of the server that it stands in front of.
  const probe = createHttp();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const insidePort = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => probe.close(resolve));
  proxy = await openProxy(insidePort, 'https');
  open = await openProxy(insidePort, 'http');
  service = await openService({
    RUN_MODE: 'production',
    RATE_LIMIT_FACTOR: '1',
    PUBLIC_URL: proxy.origin,
    SUPPORT_EMAIL: 'help@klar.example',
    PARTNER_NAME: 'A partner',
    PARTNER_URL: 'https://partner.example/',
    AUTH_SECRET: 'a secret of more than 32 characters',
    SMTP_URL: `smtp://klar:secret@127.0.0.1:${(smtp.server.address() as AddressInfo).port}?tls=required`,
    MAIL_FROM: 'no-reply@klar.example',
    OPERATOR_NAME: 'Klar AS',
    OPERATOR_ADDRESS: 'Storgata 1, 0155 Oslo',
    OPERATOR_ORG_NUMBER: '999 999 999',
    FILE_STORE_URL: s3.url,
    S3_ACCESS_KEY_ID: s3.settings.keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.keys.secretAccessKey,
    TRUST_PROXY: '1',
  });
  const limits = { connectionsPerAddress: 200, trustedProxies: 1, log: { warn: () => undefined } };
  server = createHttpServer((request, env) => service.handle(request, env), limits);
  await new Promise<void>((resolve) => server.listen(insidePort, '127.0.0.1', resolve));
}, 60_000);

afterAll(async () => {
  for (const one of [proxy, open, s3]) await one.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await service.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  tls.setDefaultCACertificates(before);
});

const cookies = new Map<string, string>();

/** A browser at the public address. */
async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = new Headers({ origin: proxy.origin, cookie });
  if (typeof init.body === 'string') headers.set('content-type', 'application/json');
  const answer = await fetch(`${proxy.origin}${path}`, { ...init, headers });
  for (const set of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    cookies.set(name, value);
    expect(set).toMatch(/^__Host-[^;]+;.*Secure/i);
  }
  return answer;
}

const post = (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) });

test('through TLS: sign up, open the link of the mail, sign in, and take a document out of the bucket', async () => {
  expect((await post('/api/auth/sign-up/email', SIGN_UP)).status).toBe(200);
  const link = await vi.waitFor(() => {
    const found = /https:\S*verify=\S*/.exec(texts[0] ?? '')?.[0];
    if (found === undefined) throw new Error('No mail yet');
    return new URL(found);
  }, 20_000);
  expect(link.origin).toBe(proxy.origin);
  await post('/api/auth/verify-email', { code: link.searchParams.get('verify') });
  const { email, password } = SIGN_UP;
  const signIn = await post('/api/auth/sign-in/email', { email, password });
  expect(signIn.status).toBe(200);
  expect(signIn.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');

  const { user } = (await (await call('/api/auth/get-session')).json()) as { user: { id: string } };
  await grantAdmin(service.database, email);
  const form = new FormData();
  form.append('file', new File([PDF], 'bill.pdf', { type: 'application/pdf' }));
  form.append('description', 'October');
  const uploaded = await call(`/api/admin/users/${user.id}/billing-files`, { method: 'POST', body: form });
  expect(uploaded.status).toBe(200);
  const { id } = (await uploaded.json()) as { id: string };
  expect(await (await call(`/api/billing-files/${id}/content`)).text()).toBe(PDF);

  await s3.stop();
  const away = await call(`/api/billing-files/${id}/content`);
  expect([away.status, await away.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('/api/subscription')).status).toBe(200);
});

test('each visitor is who the proxy says, and what comes without TLS is sent to where there is', async () => {
  const page = await fetch(`${open.origin}/notam?x=1`, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([308, `${proxy.origin}/notam?x=1`]);
  const change = await fetch(`${open.origin}/api/auth/sign-in/email`, { method: 'POST', body: '{}' });
  expect(change.status).toBe(403);
  expect(change.headers.getSetCookie()).toEqual([]);
});
