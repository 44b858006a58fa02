import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createEndpointTable, ENDPOINTS } from './endpoint-table.ts';
import { createMetrics, measureRequests, metricsRoute, type Metrics } from './metrics.ts';

async function seriesOf({ registry }: Metrics): Promise<number> {
  const text = await registry.getSingleMetricAsString('klarnotam_http_request_seconds');
  return text.split('\n').filter((line) => line.startsWith('klarnotam_http_request_seconds_count')).length;
}

function appWith(metrics: Metrics): Hono {
  const app = new Hono();
  app.use(measureRequests(metrics, ENDPOINTS));
  app.all('*', (c) => (c.req.path.endsWith('/missing') ? c.json({}, 404) : c.json({})));
  return app;
}

describe('the time of requests', () => {
  test('is told by the path as the contract writes it, however many others are asked for', async () => {
    const metrics = createMetrics();
    const app = appWith(metrics);
    await app.request('/api/usage');
    await app.request('/api/saved-notams/7');
    await app.request('/api/unheard-of');
    await app.request('/api/saved-notams/missing');
    const before = await seriesOf(metrics);
    for (let index = 0; index < 10_000; index += 1) {
      const part = randomBytes(6).toString('hex');
      const path = [
        `/api/${part}`,
        `/api/saved-notams/${part}`,
        `/api/saved-notams/${part}/${part}`,
        `/api/%${part}`,
      ];
      await app.request(path[index % path.length] ?? '/', { method: index % 7 === 0 ? `X${part}` : 'GET' });
    }
    expect(await seriesOf(metrics)).toBe(before);
    expect(before).toBe(4);
    const text = await metrics.registry.metrics();
    expect(text).toContain('method="GET",route="/api/saved-notams/{id}",status="404"');
    expect(text).toContain('method="any",route="unknown",status="200"');
  });

  test('is no more than one label for an empty contract', async () => {
    const metrics = createMetrics();
    const app = new Hono().use(measureRequests(metrics, createEndpointTable({}))).all('*', (c) => c.json({}));
    for (const path of ['/api/usage', '/api/site']) await app.request(path);
    expect(await seriesOf(metrics)).toBe(1);
  });
});

describe('the metrics', () => {
  const loopback = {
    incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } },
  };
  const statusOf = async (
    access: Parameters<typeof metricsRoute>[1],
    headers: Record<string, string> = {},
    env: object = loopback,
  ): Promise<number> => {
    const app = new Hono().get('/metrics', metricsRoute(createMetrics(), access));
    return (await app.request('/metrics', { headers }, env)).status;
  };
  const stranger = { incoming: { socket: { ...loopback.incoming.socket, remoteAddress: '192.0.2.7' } } };

  test('are open on this machine in local mode alone, and to no proxy on it', async () => {
    const local = { metricsToken: null, metricsOnLoopback: true };
    expect(await statusOf(local)).toBe(200);
    expect(await statusOf(local, {}, stranger)).toBe(403);
    expect(await statusOf(local, { 'X-Forwarded-For': '127.0.0.1' })).toBe(403);
  });

  test('need their token always in production, and are closed without one', async () => {
    const closed = { metricsToken: null, metricsOnLoopback: false };
    expect(await statusOf(closed)).toBe(403);
    expect(await statusOf(closed, { Authorization: 'Bearer null' })).toBe(403);
    const withToken = { metricsToken: 'a-token', metricsOnLoopback: false };
    expect(await statusOf(withToken)).toBe(403);
    expect(await statusOf(withToken, { Authorization: 'Bearer a-tokem' })).toBe(403);
    expect(await statusOf(withToken, { Authorization: 'Bearer a-token' }, stranger)).toBe(200);
  });
});
