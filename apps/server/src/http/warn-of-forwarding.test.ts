import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { warnOfForwarding } from './warn-of-forwarding.ts';

async function warningsOf(trustedProxies: number, headers: Record<string, string>): Promise<number> {
  const warn = vi.fn<(message: string) => void>();
  const app = new Hono().use(warnOfForwarding(trustedProxies, { warn })).get('/', (c) => c.text('ok'));
  for (let request = 0; request < 3; request += 1) {
    expect(await (await app.request('/', { headers })).text()).toBe('ok');
  }
  return warn.mock.calls.length;
}

test('forwarding headers are warned of once when no proxy is trusted', async () => {
  expect(await warningsOf(0, { 'X-Forwarded-For': '192.0.2.7' })).toBe(1);
  expect(await warningsOf(0, { Forwarded: 'for=192.0.2.7' })).toBe(1);
});

test('nobody is warned when a proxy is trusted, or none is there', async () => {
  expect(await warningsOf(1, { 'X-Forwarded-For': '192.0.2.7' })).toBe(0);
  expect(await warningsOf(0, {})).toBe(0);
});
