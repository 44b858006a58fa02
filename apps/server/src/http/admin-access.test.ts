import { randomUUID } from 'node:crypto';
import { contract } from '@klarnotam/contract';
import { traverseContractProcedures } from '@orpc/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestService, Visitor } from './testing/open-service.ts';
import { openWithThreePeople, type ThreePeople } from './testing/three-people.ts';

let people: ThreePeople;
let service: TestService;
let kari: Visitor;
let admin: Visitor;
beforeAll(async () => {
  people = await openWithThreePeople();
  ({ service, kari, admin } = people);
}, 60_000);
afterAll(() => service.stop());

interface AdminEndpoint {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** Every endpoint of the contract that is for administrators. */
const ENDPOINTS: AdminEndpoint[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { method = '', path: where = '', tags = [] } = procedure['~orpc'].route;
  if (tags.includes('admin')) ENDPOINTS.push({ name: path.join('.'), method, path: where });
});

/** What each would take, so that nothing but who calls can be the reason to refuse it. */
const BODIES: Readonly<Record<string, object>> = {
  'payments.enter': {
    reference: 'bank-1',
    planType: 'pro',
    amountMinor: 15_000,
    currency: 'NOK',
    paidAt: '2026-07-01T10:00:00Z',
  },
  'admin.users.edit': { name: 'Changed' },
  'admin.users.setPassword': { password: 'chosen by somebody else' },
  'admin.users.setPlan': { planType: 'enterprise' },
  'admin.users.delete': { confirm: 'ola@example.no' },
  'admin.paymentEvents.assign': { userId: randomUUID() },
};

/** The address of an endpoint, about Ola. */
const whereOf = ({ path }: AdminEndpoint): string =>
  `/api${path.replace('{id}', people.olaId).replace('{sessionId}', randomUUID())}`;

async function callAs(visitor: Visitor, endpoint: AdminEndpoint): Promise<number> {
  const headers: Record<string, string> = { origin: service.origin };
  const body = endpoint.method === 'GET' ? undefined : JSON.stringify(BODIES[endpoint.name] ?? {});
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = { method: endpoint.method, headers, ...(body === undefined ? {} : { body }) };
  const response = await people.fetchAs(visitor, whereOf(endpoint), init);
  await response.body?.cancel();
  return response.status;
}

/** Every row of every table but what notes that somebody called. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'job_leases')
  `.execute(service.database);
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql`
      select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text
    `.execute(service.database);
    all[name] = rows;
  }
  return all;
}

test('there are endpoints for administrators, and all of them stand below /admin', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(25);
  for (const { path, name } of ENDPOINTS) expect(path, name).toMatch(/^\/admin\//);
  expect(Object.keys(BODIES).every((name) => ENDPOINTS.some((endpoint) => endpoint.name === name))).toBe(
    true,
  );
});

test('nothing below /admin is for anybody else', () => {
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { path: where = '', tags = [] } = procedure['~orpc'].route;
    if (where.startsWith('/admin')) expect(tags, path.join('.')).toContain('admin');
  });
});

test('a member is refused by each of them, and nothing changes', async () => {
  const before = await everything();
  for (const endpoint of ENDPOINTS) expect(await callAs(kari, endpoint), endpoint.name).toBe(403);
  expect(await everything()).toEqual(before);
});

test('whoever is not signed in is refused by each of them, and nothing changes', async () => {
  const before = await everything();
  for (const endpoint of ENDPOINTS)
    expect(await callAs(service.visitor(), endpoint), endpoint.name).toBe(401);
  expect(await everything()).toEqual(before);
});

test('an administrator who is demoted meanwhile is refused at the next call of each', async () => {
  const adminId = await people.idOf('admin@example.no');
  expect((await admin.get('/api/admin/users')).status).toBe(200);
  expect((await admin.get('/api/auth/get-session')).body['user']).toMatchObject({ isAdmin: true });
  await service.database.deleteFrom('admin_users').where('user_id', '=', adminId).execute();
  const before = await everything();
  for (const endpoint of ENDPOINTS) expect(await callAs(admin, endpoint), endpoint.name).toBe(403);
  expect(await everything()).toEqual(before);
  expect((await admin.get('/api/auth/get-session')).body['user']).toMatchObject({ isAdmin: false });
  await service.database.insertInto('admin_users').values({ user_id: adminId }).execute();
  expect((await admin.get('/api/admin/users')).status).toBe(200);
});
