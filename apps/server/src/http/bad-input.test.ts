import { randomUUID } from 'node:crypto';
import { contract } from '@klarnotam/contract';
import { traverseContractProcedures } from '@orpc/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openService, signedIn, SIGN_UP, type TestService, type Visitor } from './testing/open-service.ts';

let service: TestService;
let kari: Visitor;

beforeAll(async () => {
  service = await openService();
  kari = await signedIn(service, 'kari@example.no');
});
afterAll(() => service.stop());

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const NUL = 'Storgata\0 1';
const HALF = 'Storgata\uD83D 1';

describe('a text that no database can hold', () => {
  test.each([
    ['/api/auth/sign-up/email', { ...SIGN_UP, city: NUL }, 'city'],
    ['/api/auth/sign-up/email', { ...SIGN_UP, password: HALF }, 'password'],
    ['/api/auth/sign-in/email', { email: NUL, password: 'x' }, 'email'],
    ['/api/auth/reset-password', { code: HALF, password: SIGN_UP.password }, 'code'],
    ['/api/auth/change-password', { currentPassword: NUL, newPassword: HALF }, 'currentPassword'],
    ['/api/translations/notam', { text: `A) ENGM\0`, language: 'no' }, 'text'],
    ['/api/translations/weather', { text: `METAR ENGM ${HALF}`, language: 'no' }, 'text'],
  ])('is refused by POST %s with its field', async (path, body, field) => {
    const answer = await kari.post(path, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field } });
    expect(answer.body['message']).toContain('cannot be kept');
  });

  test('is refused in a profile and in an address, too', async () => {
    const cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const changed = await service.fetch('/api/subscription/profile', {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ address: NUL }),
    });
    expect([changed.status, await changed.json()]).toMatchObject([422, { field: 'address' }]);
    for (const path of [
      '/api/translations/%00',
      '/api/saved-notams/a%00b',
      '/api/saved-notams?search=a%00b',
      '/api/translations?cursor=%00',
      '/api/places?q=Oslo%00',
    ]) {
      expect(await kari.get(path), path).toMatchObject({ status: 422, body: { code: 'invalid' } });
    }
  });
});

describe('a cursor that is none of ours', () => {
  const id = randomUUID();
  test.each(
    ['0000-01-01T00:00:00.000Z', '2026-02-30T00:00:00.000Z', '9999-12-31T24:00:00.000Z', 'infinity'].flatMap(
      (moment) => ['/api/translations', '/api/saved-notams'].map((path) => [path, moment] as const),
    ),
  )('is refused by %s: %s', async (path, moment) => {
    expect(await kari.get(`${path}?cursor=${encode(`${moment} ${id}`)}`)).toMatchObject({
      status: 422,
      body: { code: 'invalid', field: 'cursor' },
    });
  });
});

describe('what needs a session', () => {
  const endpoints: (readonly [string, string])[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { route, errorMap } = procedure['~orpc'] as {
      route: { method?: string; path?: string };
      errorMap: object;
    };
    if ('unauthenticated' in errorMap) endpoints.push([route.method ?? '', route.path ?? '']);
  });

  test('is most of the contract', () => {
    expect(endpoints.length).toBeGreaterThan(15);
    expect(endpoints).toContainEqual(['POST', '/auth/change-password']);
  });

  test.each(endpoints)('%s %s asks for it before it looks at the input', async (method, path) => {
    const address = `/api${path.replace('{id}', '%00')}?cursor=%00&q=%00&lat=x`;
    for (const body of ['{', '[]', '{"text":"\\u0000"}', 'x'.repeat(10_000_000)]) {
      const init = { method, headers: { 'content-type': 'application/json' } };
      const answer = await service.fetch(address, method === 'GET' ? init : { ...init, body });
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
    }
  });

  test('is said in the words of the specification where somebody changes a password', async () => {
    const answer = await service.visitor().post('/api/auth/change-password', {});
    expect(answer).toMatchObject({ status: 401, body: { message: 'No active session found' } });
  });
});

describe('what the database refuses although we let it through', () => {
  test('is an input at fault, not a fault of ours, and it is logged', async () => {
    await sql`
      create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'invalid byte sequence' using errcode = '22021'; end $$
    `.execute(service.database);
    await sql`
      create trigger refuse before insert on drones for each statement execute function refuse()
    `.execute(service.database);
    const cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const limits = {
      maximumWindMps: 10,
      maximumGustMps: 10,
      minimumTemperatureC: 0,
      maximumTemperatureC: 40,
      flightHeightM: 120,
      rainRating: 'none',
    };
    const answer = await service.fetch('/api/drones', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mini', limits }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { code: 'invalid', message: 'The request could not be understood.' },
    ]);
    expect(service.logged().filter((line) => line.includes('the database refused a value'))).toHaveLength(1);
  });
});
