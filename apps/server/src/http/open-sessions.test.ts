import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount, openService, SIGN_UP, signedIn, type TestService } from './testing/open-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

const { password: PASSWORD } = SIGN_UP;
const signIn = (email: string, password = PASSWORD) =>
  service.visitor().post('/api/auth/sign-in/email', { email, password });
const userId = async (email: string): Promise<string> =>
  (
    await service.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
const auditOf = async (id: string): Promise<string[]> => {
  const rows = await service.database
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('sessions', () => {
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

  test('are listed with device and last use, and ended one by one or all at once', async () => {
    const email = 'devices@example.no';
    const here = await signedIn(service, email);
    const phone = service.visitor();
    await phone.post('/api/auth/sign-in/email', { email, password: PASSWORD }, { 'user-agent': PHONE });
    const list = (await here.get('/api/auth/sessions')).body as unknown as {
      id: string;
      current: boolean;
      device: object;
      lastUsedAt: string;
    }[];
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ current: true });
    expect(list[1]).toMatchObject({ current: false, device: { browser: 'Safari', system: 'iPhone' } });
    expect(JSON.stringify(list)).not.toContain('token');

    expect((await here.send('DELETE', `/api/auth/sessions/${list[1]!.id}`)).status).toBe(200);
    expect((await phone.get('/api/subscription')).status).toBe(401);
    expect((await here.send('DELETE', `/api/auth/sessions/${list[1]!.id}`)).status).toBe(404);
    expect((await here.send('DELETE', '/api/auth/sessions/x')).status).toBe(404);

    await phone.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    expect((await here.send('DELETE', '/api/auth/sessions')).body).toEqual({ deleted: 2 });
    expect((await phone.get('/api/subscription')).status).toBe(401);
    expect((await here.get('/api/auth/get-session')).body).toEqual({ user: null });
  });

  test('end 30 days after the sign-in, however much they are used', async () => {
    const visitor = await signedIn(service, 'month@example.no');
    const id = await userId('month@example.no');
    const age = (days: number) =>
      service.database
        .updateTable('sessions')
        .set({ created_at: sql`now() - make_interval(days => ${days})` as never })
        .where('user_id', '=', id)
        .execute();
    const daysLeft = async (): Promise<number> => {
      const { expires_at } = await service.database
        .selectFrom('sessions')
        .select('expires_at')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      return Math.round((expires_at.getTime() - Date.now()) / 86_400_000);
    };
    await age(28);
    await service.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 86_400_000) })
      .where('user_id', '=', id)
      .execute();
    expect((await visitor.get('/api/auth/get-session')).body).toMatchObject({ user: { id } });
    expect(await daysLeft()).toBe(2);
    await age(31);
    expect((await visitor.get('/api/subscription')).status).toBe(401);
    expect((await visitor.get('/api/auth/get-session')).body).toEqual({ user: null });
  });

  test('leave a trace of sign-ins and of what was refused, without the address that was tried', async () => {
    const email = 'traced@example.no';
    await openAccount(service, email);
    const id = await userId(email);
    await signIn(email, 'not the password');
    const visitor = service.visitor();
    await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    await visitor.post('/api/auth/change-password', {
      currentPassword: 'not the password',
      newPassword: 'another good one',
    });
    await signIn('nobody.at.all@example.no');
    expect((await auditOf(id)).slice(-3)).toEqual([
      'session.refused',
      'session.started',
      'session.password-refused',
    ]);
    const unknown = await service.database
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'session.refused')
      .where('subject_id', 'is', null)
      .execute();
    expect(unknown).toContainEqual({ details: { reason: 'unknown-address' } });
    expect(JSON.stringify(unknown)).not.toContain('nobody');
  });
});
