import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { LARGE_BODIES_AT_ONCE, LARGE_BODY_BYTES, limitLargeBodies } from './large-bodies.ts';

const LARGE = { 'content-length': String(LARGE_BODY_BYTES + 1) };

function open() {
  const released = Promise.withResolvers<undefined>();
  const app = new Hono();
  app.use(limitLargeBodies(0));
  app.post('*', async (c) => {
    await released.promise;
    return c.json({});
  });
  const send = async (headers: Record<string, string>, remoteAddress = '192.0.2.7') =>
    await app.request('/', { method: 'POST', headers }, { incoming: { socket: { remoteAddress } } });
  return { send, release: () => released.resolve(undefined) };
}

test('an address sends so many large bodies at once and no more, others and small ones meanwhile as they like', async () => {
  const { send, release } = open();
  const first = Array.from({ length: LARGE_BODIES_AT_ONCE }, () => send(LARGE));
  const refused = await send(LARGE);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await send({ 'transfer-encoding': 'chunked' })).status).toBe(503);
  const others = [send({ 'content-length': String(LARGE_BODY_BYTES) }), send(LARGE, '192.0.2.8'), send({})];
  release();
  for (const answer of await Promise.all([...first, ...others])) expect(answer.status).toBe(200);
  expect((await send(LARGE)).status).toBe(200);
});
