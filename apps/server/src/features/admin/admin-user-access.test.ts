import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGN_UP } from '../../http/testing/open-service.ts';
import { openPanel, type Panel } from './testing/open-panel.ts';

let panel: Panel;
let service: Panel['service'];
let people: Panel['people'];
let admin: Panel['admin'];
let adminId: Panel['adminId'];
let newUser: Panel['newUser'];
let cardOf: Panel['cardOf'];
let put: Panel['put'];
let remove: Panel['remove'];
let auditOf: Panel['auditOf'];
let byAdmin: Panel['byAdmin'];
let isSignedIn: Panel['isSignedIn'];
beforeAll(async () => {
  panel = await openPanel();
  ({ service, people, admin, adminId, newUser, cardOf, put, remove, auditOf, byAdmin, isSignedIn } = panel);
}, 60_000);
afterAll(() => panel.service.stop());

describe('a user', () => {
  test('is deleted once the address is typed, with every session; the log stays', async () => {
    const { user, visitor, email } = await newUser();
    const wrong = await remove(user.id, { confirm: 'somebody@example.no' });
    expect(wrong).toMatchObject({ status: 422, body: { field: 'confirm' } });
    expect((await remove(user.id)).status).toBe(422);
    expect(await isSignedIn(visitor)).toBe(true);
    const answer = await remove(user.id, { confirm: ` ${email.toUpperCase()} ` });
    expect(answer).toMatchObject({ status: 200, body: { deleted: 1 } });
    expect((await visitor.get('/api/subscription')).status).toBe(401);
    expect((await visitor.get('/api/auth/get-session')).body).toEqual({ user: null });
    expect((await remove(user.id, { confirm: email })).status).toBe(404);
    expect(await auditOf(user.id, 'account.deleted')).toEqual([byAdmin('account.deleted', {})]);
  });

  test('of two administrators at once is deleted once, and the second is told', async () => {
    const { user, email } = await newUser();
    const answers = await Promise.all([1, 2].map(() => remove(user.id, { confirm: email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await auditOf(user.id, 'account.deleted')).toHaveLength(1);
  });

  test('who is the last administrator is neither deleted nor demoted', async () => {
    expect(await remove(adminId, { confirm: 'admin@example.no' })).toMatchObject({ status: 409 });
    expect(await remove(`${adminId}/admin`)).toMatchObject({
      status: 409,
      body: { message: 'This is the last administrator. Make somebody else one first' },
    });
    expect((await cardOf(adminId)).isAdmin).toBe(true);
  });

  test.each([
    ['GET', '', undefined],
    ['PATCH', '', { city: 'Oslo' }],
    ['DELETE', '', { confirm: 'x@example.no' }],
    ['PUT', '/password', { password: 'given by support 17' }],
    ['PUT', '/plan', { planType: 'pro' }],
    ['PUT', '/admin', undefined],
    ['DELETE', '/admin', undefined],
    ['POST', '/verification-mail', undefined],
    ['GET', '/sessions', undefined],
    ['DELETE', '/sessions', undefined],
    ['DELETE', `/sessions/${randomUUID()}`, undefined],
    ['GET', '/billing-files', undefined],
  ])('who does not exist, or has just vanished, is not found: %s %s', async (method, path, body) => {
    const { user, email } = await newUser();
    await remove(user.id, { confirm: email });
    for (const id of [randomUUID(), 'nobody', '%27', user.id]) {
      const answer =
        method === 'GET'
          ? await admin.get(`/api/admin/users/${id}${path}`)
          : await admin.send(method, `/api/admin/users/${id}${path}`, body);
      expect(answer, id).toMatchObject({ status: 404, body: { code: 'notFound' } });
    }
  });
});

describe('the sessions of a user', () => {
  test('are listed and ended one by one or all at once', async () => {
    const { user, visitor, email } = await newUser();
    const other = service.visitor();
    await other.post(
      '/api/auth/sign-in/email',
      { email, password: SIGN_UP.password },
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' },
    );
    const listed = await admin.get(`/api/admin/users/${user.id}/sessions`);
    const sessions = listed.body as unknown as {
      id: string;
      current: boolean;
      device: { browser: string };
    }[];
    expect(sessions).toHaveLength(2);
    expect(sessions.every(({ current }) => !current)).toBe(true);
    expect(JSON.stringify(sessions)).not.toMatch(/token/i);
    const chrome = sessions.find(({ device }) => device.browser === 'Chrome');
    expect(await remove(`${user.id}/sessions/${chrome?.id}`)).toMatchObject({
      status: 200,
      body: { deleted: 1 },
    });
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await remove(`${user.id}/sessions/${chrome?.id}`)).status).toBe(404);
    expect(await remove(`${user.id}/sessions`)).toMatchObject({ status: 200, body: { deleted: 1 } });
    expect(await isSignedIn(visitor)).toBe(false);
    expect(await auditOf(user.id, 'session.ended')).toEqual([byAdmin('session.ended', {})]);
    expect(await auditOf(user.id, 'session.all-ended')).toEqual([
      byAdmin('session.all-ended', { sessions: 1 }),
    ]);
  });

  test('of another user are not ended by a wrong pair of ids', async () => {
    const { user } = await newUser();
    const { user: stranger, visitor } = await newUser();
    const listed = await admin.get(`/api/admin/users/${stranger.id}/sessions`);
    const [session] = listed.body as unknown as { id: string }[];
    expect((await remove(`${user.id}/sessions/${session?.id}`)).status).toBe(404);
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

describe('the verification mail', () => {
  test('is sent again while the address is not verified, and the link works', async () => {
    const email = 'unverified2@example.no';
    await service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, email });
    await service.linkTo(email);
    const id = await people.idOf(email);
    expect((await cardOf(id)).emailVerified).toBe(false);
    const answer = await admin.post(`/api/admin/users/${id}/verification-mail`);
    expect(answer).toMatchObject({ status: 200, body: { status: 'done' } });
    const code = (await service.linkTo(email, 1)).searchParams.get('verify');
    expect((await service.visitor().post('/api/auth/verify-email', { code })).status).toBe(200);
    expect((await cardOf(id)).emailVerified).toBe(true);
    expect(await auditOf(id, 'email.verification-sent')).toEqual([
      byAdmin('email.verification-sent', { links: 1 }),
    ]);
    const again = await admin.post(`/api/admin/users/${id}/verification-mail`);
    expect(again).toMatchObject({ status: 409, body: { message: 'The address is verified already.' } });
  });
});

describe('administrators', () => {
  test('make others administrators and plain users again', async () => {
    const { user, visitor } = await newUser();
    expect((await visitor.get('/api/admin/users')).status).toBe(403);
    expect(await put(`${user.id}/admin`)).toMatchObject({ status: 200, body: { isAdmin: true } });
    expect((await visitor.get('/api/admin/users')).status).toBe(200);
    expect((await put(`${user.id}/admin`)).status).toBe(409);
    expect(await remove(`${user.id}/admin`)).toMatchObject({ status: 200, body: { isAdmin: false } });
    expect((await visitor.get('/api/admin/users')).status).toBe(403);
    expect((await remove(`${user.id}/admin`)).status).toBe(409);
    expect(await auditOf(user.id, 'admin.granted')).toEqual([byAdmin('admin.granted', {})]);
    expect(await auditOf(user.id, 'admin.revoked')).toEqual([byAdmin('admin.revoked', {})]);
  });

  test('are not made of somebody whose address is not verified', async () => {
    const email = 'unverified3@example.no';
    await service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, email });
    const answer = await put(`${await people.idOf(email)}/admin`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('who demote each other at once leave one', async () => {
    const { user, visitor } = await newUser();
    await put(`${user.id}/admin`);
    const answers = await Promise.all([
      remove(`${user.id}/admin`),
      visitor.send('DELETE', `/api/admin/users/${adminId}/admin`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await service.database.selectFrom('admin_users').select('user_id').execute();
    expect(left).toHaveLength(1);
    await service.database.deleteFrom('admin_users').execute();
    await service.database.insertInto('admin_users').values({ user_id: adminId }).execute();
  });
});
