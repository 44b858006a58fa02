import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { httpsOnly } from './https-only.ts';

async function call(
  path: string,
  {
    method = 'GET',
    proto,
    publicUrl = 'https://klar.example',
    proxies = 1,
  }: { method?: string; proto?: string; publicUrl?: string | null; proxies?: number },
): Promise<{ status: number; location: string | null }> {
  const app = new Hono();
  app.use(httpsOnly(publicUrl, proxies));
  app.all('*', (c) => c.text('reached'));
  const headers = new Headers(proto === undefined ? {} : { 'x-forwarded-proto': proto });
  const answer = await app.request(`http://inside:3000${path}`, { method, headers });
  return { status: answer.status, location: answer.headers.get('location') };
}

describe('behind a proxy, over https alone', () => {
  test('what came without TLS is sent to the same place with it, and nowhere else', async () => {
    for (const proto of ['http', 'HTTP', 'http, https']) {
      expect(await call('/notam?x=1', { proto })).toEqual({
        status: 308,
        location: 'https://klar.example/notam?x=1',
      });
    }
    const answer = await call('//evil.example/x', { proto: 'http' });
    expect(new URL(answer.location ?? '').origin).toBe('https://klar.example');
  });

  test('what it would change without TLS is refused', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await call('/api/auth/sign-in/email', { method, proto: 'http' })).toMatchObject({ status: 403 });
    }
  });

  test('over TLS, or where the proxy says nothing, it is answered', async () => {
    expect(await call('/', { proto: 'https' })).toMatchObject({ status: 200 });
    expect(await call('/', {})).toMatchObject({ status: 200 });
  });

  test('probes of the machines around it need no TLS', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect(await call(path, { proto: 'http' })).toMatchObject({ status: 200 });
    }
  });

  test('without https in front, or without a proxy that is believed, nothing is sent anywhere', async () => {
    expect(await call('/', { proto: 'http', publicUrl: 'http://klar.example' })).toMatchObject({
      status: 200,
    });
    expect(await call('/', { proto: 'http', publicUrl: null })).toMatchObject({ status: 200 });
    expect(await call('/', { proto: 'http', proxies: 0 })).toMatchObject({ status: 200 });
  });
});
