import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWithThreePeople, type ThreePeople } from './testing/three-people.ts';

let people: ThreePeople;

beforeAll(async () => {
  people = await openWithThreePeople();
}, 60_000);
afterAll(() => people.service.stop());

test('HEAD is answered as GET, without the body', async () => {
  for (const path of ['/api/usage', '/api/openapi.json', '/api/site', '/api/saved-notams']) {
    const get = await people.fetchAs(people.kari, path);
    const head = await people.fetchAs(people.kari, path, { method: 'HEAD' });
    await get.text();
    expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
    for (const name of ['content-type', 'cache-control'])
      expect([path, head.headers.get(name)]).toEqual([path, get.headers.get(name)]);
  }
});

test('HEAD needs the session that GET needs, and is nothing where GET is nothing', async () => {
  const visitor = people.service.visitor();
  expect((await people.fetchAs(visitor, '/api/saved-notams', { method: 'HEAD' })).status).toBe(401);
  expect((await people.fetchAs(people.kari, '/api/translations/notam', { method: 'HEAD' })).status).toBe(404);
});
