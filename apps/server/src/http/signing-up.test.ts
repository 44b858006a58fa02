import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount, openService, SIGN_UP, type TestService } from './testing/open-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

const codeOf = (link: URL): string => link.searchParams.get('verify') ?? link.searchParams.get('code') ?? '';
const signIn = (email: string, password: string = SIGN_UP.password) =>
  service.visitor().post('/api/auth/sign-in/email', { email, password });

describe('signing up', () => {
  test('mails a link, and lets in whoever opened it', async () => {
    const visitor = service.visitor();
    const email = 'First@Example.no';
    expect(await visitor.post('/api/auth/sign-up/email', { ...SIGN_UP, email })).toMatchObject({
      status: 200,
      body: { status: 'checkMail' },
    });
    const link = await service.linkTo('first@example.no');
    expect(link.href).toMatch(/^http:\/\/localhost:3000\/\?verify=[\w-]{43}$/);

    expect(await signIn('first@example.no')).toMatchObject({
      status: 403,
      body: { code: 'emailNotVerified' },
    });
    expect(await visitor.post('/api/auth/verify-email', { code: codeOf(link) })).toMatchObject({
      status: 200,
    });

    const answer = await visitor.post('/api/auth/sign-in/email', { email, password: SIGN_UP.password });
    const user = { email: 'first@example.no', name: SIGN_UP.name, emailVerified: true, isAdmin: false };
    expect(answer).toMatchObject({ status: 200, body: { user } });
    expect(await visitor.get('/api/auth/get-session')).toMatchObject({ status: 200, body: { user } });
    expect(await visitor.get('/api/subscription')).toMatchObject({
      status: 200,
      body: {
        planType: 'free',
        remaining: 10,
        name: 'Kari Nordmann',
        companyName: 'Drone AS',
        phoneNumber: '+4791234567',
        zipCode: '0155',
        country: 'NO',
      },
    });
  });

  test('stores which terms were accepted, when, and notes it in the audit log', async () => {
    await openAccount(service, 'terms@example.no');
    const user = await service.database
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'terms@example.no')
      .executeTakeFirstOrThrow();
    expect(user.terms_version).toBe('2025-03-24');
    expect(Math.abs(Date.now() - user.terms_accepted_at.getTime())).toBeLessThan(60_000);
    const actions = await service.database
      .selectFrom('audit_log')
      .select(['action', 'actor', 'actor_id'])
      .where('subject_id', '=', user.id)
      .orderBy('id')
      .execute();
    expect(actions).toEqual([
      { action: 'account.created', actor: 'visitor', actor_id: null },
      { action: 'email.verified', actor: 'visitor', actor_id: null },
    ]);
  });

  test.each([
    [
      'acceptedTerms',
      { acceptedTerms: false },
      'Please accept the Terms and Conditions and Privacy Policy to continue',
    ],
    ['password', { password: '1234567' }, 'Password must be at least 8 characters long'],
    ['password', { password: 'x'.repeat(257) }, 'Password must be at most 256 characters long'],
    ['email', { email: 'kari' }, 'Enter a valid e-mail address'],
    ['email', { email: 'kari@example.no\r\nBcc: all@example.no' }, 'Enter a valid e-mail address'],
    ['name', { name: '  ' }, 'Enter your full name'],
    ['phoneNumber', { phoneNumber: '' }, /phone number/],
    ['phoneNumber', { phoneNumber: '+1234567890123456' }, /phone number/],
    ['address', { address: '' }, 'Enter your address'],
    ['zipCode', { zipCode: '' }, 'Enter your zip code'],
    ['city', { city: '' }, 'Enter your city'],
    ['country', { country: 'Norway' }, 'Choose a country'],
  ])('refuses a wrong %s: %j', async (field, change, message) => {
    const answer = await service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, ...change });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field } });
    expect(answer.body['message']).toMatch(message);
    expect(service.mailsTo(SIGN_UP.email)).toEqual([]);
  });

  test('answers the same for a known address, changes nothing, and mails that it is known', async () => {
    const email = 'known@example.no';
    await openAccount(service, email);
    const answer = await service.visitor().post('/api/auth/sign-up/email', {
      ...SIGN_UP,
      email,
      password: 'quite another one',
      name: 'Somebody Else',
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'checkMail' } });
    expect((await service.linkTo(email, 1)).pathname).toBe('/auth');
    expect(service.mailsTo(email).at(-1)).toContain('You already have an account');
    expect((await signIn(email, 'quite another one')).status).toBe(401);
    expect(await signIn(email)).toMatchObject({ status: 200, body: { user: { name: SIGN_UP.name } } });
  });

  test('makes two claims on one account of two sign-ups at the same moment', async () => {
    const email = 'twins@example.no';
    const answers = await Promise.all(
      ['first password', 'second password'].map((password) =>
        service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, email, password }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    await service.linkTo(email, 1);
    const users = await service.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(users).toHaveLength(1);
    const codes = await service.database
      .selectFrom('mail_codes')
      .select('claim_id')
      .where('user_id', '=', users[0]!.id)
      .execute();
    expect(codes.filter(({ claim_id: claim }) => claim === null)).toHaveLength(1);
    expect(codes).toHaveLength(2);
  });

  test('takes the language of the mails to come', async () => {
    const email = 'norsk@example.no';
    await service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, email, language: 'no' });
    await service.linkTo(email);
    expect(service.mailsTo(email)[0]).toContain('Bekreft e-postadressen din hos KlarNOTAM');
  });

  test.each(['password123', 'Nordmann.Kari', 'owner.of.it2026', 'klarnotam1'])(
    'refuses %s, which is tried first',
    async (password) => {
      const email = 'owner.of.it@example.no';
      const answer = await service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, email, password });
      expect(answer).toMatchObject({
        status: 422,
        body: { field: 'password', message: 'Please choose a less common password' },
      });
    },
  );
});

describe('the verification link', () => {
  test('may be opened twice, and refuses what was cut off or made up', async () => {
    const visitor = service.visitor();
    const email = 'twice@example.no';
    await visitor.post('/api/auth/sign-up/email', { ...SIGN_UP, email });
    const code = codeOf(await service.linkTo(email));
    for (const wrong of ['', code.slice(0, -1), `${code}x`, 'x'.repeat(43), `${code}\n`]) {
      expect(await visitor.post('/api/auth/verify-email', { code: wrong })).toMatchObject({
        status: 410,
        body: { code: 'invalidLink' },
      });
    }
    expect((await visitor.post('/api/auth/verify-email', { code })).status).toBe(200);
    expect((await visitor.post('/api/auth/verify-email', { code })).status).toBe(200);
    expect((await visitor.post('/api/auth/reset-password', { code, password: 'new password' })).status).toBe(
      410,
    );
  });

  test('ends after 24 hours, and is sent again', async () => {
    const visitor = service.visitor();
    const email = 'late@example.no';
    await visitor.post('/api/auth/sign-up/email', { ...SIGN_UP, email });
    const late = codeOf(await service.linkTo(email));
    const { expires_at } = await service.database
      .selectFrom('mail_codes')
      .innerJoin('users', 'users.id', 'mail_codes.user_id')
      .select('expires_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - Date.now()) / 3_600_000)).toBe(24);
    await service.database
      .updateTable('mail_codes')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', 'in', (query) => query.selectFrom('users').select('id').where('email', '=', email))
      .execute();
    expect((await visitor.post('/api/auth/verify-email', { code: late })).status).toBe(410);

    expect((await visitor.post('/api/auth/send-verification-email', { email })).status).toBe(200);
    const fresh = codeOf(await service.linkTo(email, 1));
    expect((await visitor.post('/api/auth/verify-email', { code: fresh })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  test('is asked for with the same answer for an address that nobody knows', async () => {
    const answer = await service
      .visitor()
      .post('/api/auth/send-verification-email', { email: 'nobody@example.no' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'checkMail' } });
  });
});
