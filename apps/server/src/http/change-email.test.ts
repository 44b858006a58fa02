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

describe('another e-mail address', () => {
  test('is verified where it is, told where it was, and used from then on', async () => {
    const visitor = await signedIn(service, 'old@example.no');
    const id = await userId('old@example.no');
    await visitor.send('PATCH', '/api/account/language', { language: 'no' });
    const asked = await visitor.post('/api/account/email', {
      email: ' New@Example.no ',
      currentPassword: PASSWORD,
    });
    expect(asked).toMatchObject({ status: 200, body: { status: 'checkMail' } });
    const link = await service.linkTo('new@example.no');
    expect(service.mailsTo('new@example.no')[0]).toContain('Bekreft den nye e-postadressen din');
    expect((await signIn('old@example.no')).status).toBe(200);

    const code = link.searchParams.get('verify');
    expect((await service.visitor().post('/api/auth/verify-email', { code })).status).toBe(200);
    expect((await service.visitor().post('/api/auth/verify-email', { code })).status).toBe(200);
    expect((await visitor.get('/api/auth/get-session')).body).toMatchObject({
      user: { email: 'new@example.no', language: 'no' },
    });
    expect((await signIn('old@example.no')).status).toBe(401);
    expect((await signIn('new@example.no')).status).toBe(200);
    await service.linkTo('new@example.no', 1);
    const told = await service.database
      .selectFrom('mail_queue')
      .select('recipient')
      .where('subject', '=', 'E-postadressen din hos KlarNOTAM er endret')
      .orderBy('recipient')
      .execute();
    expect(told.map(({ recipient }) => recipient)).toEqual(['new@example.no', 'old@example.no']);
    expect(await auditOf(id)).toContain('email.changed');
  });

  test.each([
    ['email', { email: 'no address' }, 'Enter a valid e-mail address'],
    ['email', { email: 'Same@example.no' }, 'This is the address that you have'],
    ['currentPassword', { currentPassword: 'not it at all' }, 'Current password is incorrect'],
  ])('is refused for a wrong %s: %j', async (field, change, message) => {
    if ((await signIn('same@example.no')).status !== 200) await openAccount(service, 'same@example.no');
    const visitor = service.visitor();
    await visitor.post('/api/auth/sign-in/email', { email: 'same@example.no', password: PASSWORD });
    const answer = await visitor.post('/api/account/email', {
      email: 'other@example.no',
      currentPassword: PASSWORD,
      ...change,
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field, message } });
  });

  test('that has an account answers the same, and changes nothing', async () => {
    await openAccount(service, 'taken@example.no');
    const visitor = await signedIn(service, 'mover@example.no');
    const before = service.mailsTo('taken@example.no').length;
    const answer = await visitor.post('/api/account/email', {
      email: 'taken@example.no',
      currentPassword: PASSWORD,
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'checkMail' } });
    expect((await service.linkTo('taken@example.no', before)).pathname).toBe('/auth');
    expect((await visitor.get('/api/auth/get-session')).body).toMatchObject({
      user: { email: 'mover@example.no' },
    });
  });

  test('that got an account meanwhile stays with it; one that nobody verified does not', async () => {
    const visitor = await signedIn(service, 'late@example.no');
    const ask = async (email: string): Promise<string | null> => {
      await visitor.post('/api/account/email', { email, currentPassword: PASSWORD });
      return (await service.linkTo(email)).searchParams.get('verify');
    };
    const code = await ask('quick@example.no');
    await openAccount(service, 'quick@example.no');
    expect((await service.visitor().post('/api/auth/verify-email', { code })).status).toBe(410);
    expect((await signIn('quick@example.no')).status).toBe(200);

    const unproven = await ask('unproven@example.no');
    await service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, email: 'unproven@example.no' });
    const theirs = (await service.linkTo('unproven@example.no', 1)).searchParams.get('verify');
    expect((await service.visitor().post('/api/auth/verify-email', { code: unproven })).status).toBe(200);
    expect((await service.visitor().post('/api/auth/verify-email', { code: theirs })).status).toBe(410);
    expect(await userId('unproven@example.no')).toBe(
      ((await visitor.get('/api/auth/get-session')).body['user'] as { id: string }).id,
    );
  });
});
