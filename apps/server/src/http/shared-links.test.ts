import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openService, signedIn, SIGN_UP, type TestService, type Visitor } from './testing/open-service.ts';

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) DANGER AREA ACT WI 1NM RADIUS 594438N 0100819E
F) GND G) 900FT AMSL`;
const FLIGHT = {
  place: { position: { lat: 59.744, lon: 10.138 } },
  radiusM: 500,
  from: '2026-07-02T08:00:00Z',
  to: '2026-07-02T12:00:00Z',
  maxHeightM: 120,
};
const BRIEFING = { text: NOTAM, flight: FLIGHT, language: 'en', notices: [0], reports: [] };
const EMAIL = 'owner@example.no';

let service: TestService;
let owner: Visitor;
beforeAll(async () => {
  service = await openService({ ELEVATION_URL: 'off', ELEVATION_NORWAY_URL: 'off', RATE_LIMIT_FACTOR: '1' });
  owner = await signedIn(service, EMAIL);
});
afterAll(() => service.stop());

async function linkTo(briefing: unknown): Promise<{ id: string; token: string }> {
  const made = await owner.post('/api/shares', { kind: 'briefing', id: briefing });
  expect(made.status).toBe(200);
  return made.body as unknown as { id: string; token: string };
}

describe('a flight', () => {
  const place = (lat: number, lon: number) => ({ place: { position: { lat, lon } } });
  test.each<[string, object, number]>([
    ['that ends before it begins', { from: FLIGHT.to, to: FLIGHT.from }, 422],
    ['that ends as it begins', { to: FLIGHT.from }, 422],
    ['of more than 31 days', { to: '2026-08-03T08:00:01Z' }, 422],
    ['in local time', { from: '2026-07-02T08:00:00+02:00' }, 422],
    ['on the 30th of February', { from: '2026-02-30T08:00:00Z' }, 422],
    ['with a radius of 0 m', { radiusM: 0 }, 200],
    ['with a radius of 500 km', { radiusM: 500_000 }, 422],
    ['with a negative radius', { radiusM: -1 }, 422],
    ['of no height', { maxHeightM: 0 }, 422],
    ['at a pole', place(90, 180), 200],
    ['beyond a pole', place(90.1, 0), 422],
    ['beyond the 180th meridian', place(0, 180.1), 422],
    [
      'over the 180th meridian',
      {
        place: {
          points: [
            { lat: 60, lon: 179 },
            { lat: 60, lon: -179 },
          ],
        },
      },
      200,
    ],
    ['of one corner', { place: { points: [{ lat: 60, lon: 10 }] } }, 422],
    ['of 31 corners', { place: { points: Array.from({ length: 31 }, () => ({ lat: 60, lon: 10 })) } }, 422],
    ['that is nowhere', { place: {} }, 422],
    ['that is no number', { radiusM: '500' }, 422],
  ])('%s is answered with its status', async (_what, changes, status) => {
    const flight = { ...FLIGHT, ...changes };
    expect(await owner.post('/api/briefings/find', { text: NOTAM, flight })).toMatchObject({ status });
  });
});

describe('a shared briefing', () => {
  test('opens for everybody, for no search engine, without a name, and costs nothing', async () => {
    const stored = await owner.post('/api/briefings', BRIEFING);
    expect(stored.status).toBe(200);
    const { token } = await linkTo(stored.body['id']);
    const opened = await service.visitor('203.0.113.1').get(`/api/shared/${token}`);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('x-robots-tag')).toContain('noindex');
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.body).toMatchObject({
      answer: { kind: 'briefing', notices: [{ id: 'A1234/26', translated: { facts: { id: 'A1234/26' } } }] },
    });
    for (const secret of [EMAIL, SIGN_UP.name, SIGN_UP.companyName, String(stored.body['id'])]) {
      expect(JSON.stringify(opened.body)).not.toContain(secret);
    }
    const page = await service.fetch(`/s/${token}`);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect((await service.fetch('/')).headers.get('x-robots-tag')).toBeNull();
    expect((await owner.get('/api/subscription')).body).toMatchObject({ notamCount: 1 });
  });

  test('is read only: whoever has the link changes and deletes nothing by it', async () => {
    const stored = await owner.post('/api/briefings', BRIEFING);
    const { token } = await linkTo(stored.body['id']);
    const stranger = service.visitor('203.0.113.2');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await stranger.send(method, `/api/shared/${token}`, {})).status, method).toBe(404);
    }
    expect((await stranger.get(`/api/shared/${token}`)).status).toBe(200);
  });

  test('that is guessed, ended, or of a deleted account is not found, alike', async () => {
    const stored = await owner.post('/api/briefings', BRIEFING);
    const [ended, deleted] = [await linkTo(stored.body['id']), await linkTo(stored.body['id'])];
    expect((await owner.send('DELETE', `/api/shares/${ended.id}`)).status).toBe(200);
    const stranger = service.visitor('203.0.113.3');
    const guessed = await stranger.get(`/api/shared/${'A'.repeat(43)}`);
    expect(guessed).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect(guessed.headers.get('x-robots-tag')).toContain('noindex');
    expect((await stranger.get(`/api/shared/${ended.token}`)).body).toEqual(guessed.body);
    expect((await stranger.get(`/api/shared/${deleted.token}`)).status).toBe(200);
    const confirmed = { confirmation: EMAIL, currentPassword: SIGN_UP.password };
    const exported = await owner.get('/api/account/export');
    expect(exported.body).toMatchObject({
      parts: { briefings: [{}, {}, {}], favourites: [], shares: [{}, {}, {}] },
    });
    expect(JSON.stringify(exported.body)).not.toContain(deleted.token);
    expect((await owner.post('/api/account/delete', confirmed)).status).toBe(200);
    expect((await stranger.get(`/api/shared/${deleted.token}`)).body).toEqual(guessed.body);
    for (const table of ['briefings', 'briefing_translations', 'shares', 'favourites'] as const) {
      const { rows } = await service.database
        .selectFrom(table)
        .selectAll()
        .execute()
        .then((all) => ({ rows: all }));
      expect(rows, table).toEqual([]);
    }
  });

  test('is not guessed without end', async () => {
    const guesser = service.visitor('203.0.113.4');
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < 150; guess += 1) {
      const { status } = await guesser.get(`/api/shared/${randomUUID()}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(404)).toBeGreaterThanOrEqual(120);
    expect(statuses.get(429)).toBeGreaterThan(20);
    expect((await service.visitor('203.0.113.5').get(`/api/shared/${randomUUID()}`)).status).toBe(404);
  });
});
