import type { AdminUser } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGN_UP } from '../../http/testing/open-service.ts';
import { openPanel, type Panel } from './testing/open-panel.ts';

const NOTAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT WILL TAKE PLACE PSN 594438N 0100819E RADIUS 0,5 NM
F) GND G) 900FT AMSL`;

let panel: Panel;
let service: Panel['service'];
let people: Panel['people'];
let newUser: Panel['newUser'];
let cardOf: Panel['cardOf'];
let put: Panel['put'];
let patch: Panel['patch'];
let auditOf: Panel['auditOf'];
let byAdmin: Panel['byAdmin'];
let subjectsTo: Panel['subjectsTo'];
let isSignedIn: Panel['isSignedIn'];
beforeAll(async () => {
  panel = await openPanel();
  ({ service, people, newUser, cardOf, put, patch, auditOf, byAdmin, subjectsTo, isSignedIn } = panel);
}, 60_000);
afterAll(() => panel.service.stop());

describe('the profile of a user', () => {
  test('is changed in part, and an audit row names who did it and which fields', async () => {
    const { user, visitor } = await newUser();
    const answer = await patch(user.id, {
      name: '  <b>Kari</b> & "co" ',
      city: 'Bergen',
      version: user.version,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: user.id,
      email: user.email,
      subscription: { name: '<b>Kari</b> & "co"', city: 'Bergen', address: SIGN_UP.address },
    });
    expect((await visitor.get('/api/subscription')).body).toMatchObject({ name: '<b>Kari</b> & "co"' });
    expect(await auditOf(user.id, 'profile.updated')).toEqual([
      byAdmin('profile.updated', { fields: ['name', 'city'] }),
    ]);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ country: 'Norway' }, 'country'],
    [{ phoneNumber: 'call me' }, 'phoneNumber'],
    [{ city: 'x'.repeat(101) }, 'city'],
  ])('is not changed to %j', async (changes, field) => {
    const { user } = await newUser();
    expect(await patch(user.id, changes)).toMatchObject({ status: 422, body: { code: 'invalid', field } });
    expect(await cardOf(user.id)).toEqual(user);
  });

  test('keeps its address, whatever is sent', async () => {
    const { user } = await newUser();
    const answer = await patch(user.id, { email: 'another@example.no', city: 'Oslo' });
    expect(answer.body).toMatchObject({ email: user.email });
  });

  test('that another administrator changed meanwhile is left alone, and the second is told', async () => {
    const { user } = await newUser();
    const answers = await Promise.all([
      patch(user.id, { city: 'Bergen', version: user.version }),
      patch(user.id, { city: 'Tromsø', version: user.version }),
      patch(user.id, { city: 'Bodø', version: user.version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [won] = answers.filter(({ status }) => status === 200);
    expect(await cardOf(user.id)).toEqual(won?.body);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      message: 'This user was changed meanwhile. Refresh the list and try again.',
    });
    expect(await auditOf(user.id, 'profile.updated')).toHaveLength(1);
  });

  test('may be changed after a translation meanwhile, which changes no version', async () => {
    const { user, visitor } = await newUser();
    expect((await visitor.post('/api/translations/notam', { text: NOTAM, language: 'en' })).status).toBe(200);
    const answer = await patch(user.id, { city: 'Bergen', version: user.version });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ subscription: { notamCount: 1 } });
  });
});

describe('the password of a user', () => {
  test('is set; old sessions, links and password end, and a mail tells of it without the password', async () => {
    const { user, visitor, email } = await newUser();
    await visitor.post('/api/auth/request-password-reset', { email });
    const reset = (await service.linkTo(email, 1)).searchParams.get('code');
    const password = 'given by support 17';
    const answer = await put(`${user.id}/password`, { password, version: user.version });
    expect(answer.status).toBe(200);
    expect(answer.body['version']).not.toBe(user.version);
    expect(JSON.stringify(answer.body)).not.toContain(password);
    expect(await isSignedIn(visitor)).toBe(false);
    const check = await service.visitor().post('/api/auth/check-reset-code', { code: reset });
    expect(check.status).toBe(410);
    const signIn = (typed: string) =>
      service.visitor().post('/api/auth/sign-in/email', { email, password: typed });
    expect((await signIn(SIGN_UP.password)).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
    const mails = await service.database
      .selectFrom('mail_queue')
      .selectAll()
      .where('recipient', '=', email)
      .where('subject', 'like', 'Your password%')
      .execute();
    expect(mails).toHaveLength(1);
    expect(await auditOf(user.id, 'password.set')).toEqual([byAdmin('password.set', { sessions: 1 })]);
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from audit_log where details::text like ${`%${password}%`}
    `.execute(service.database);
    expect(rows).toEqual([{ found: 0 }]);
  });

  test.each([
    ['1234567', 'Password must be at least 8 characters long'],
    ['password1', 'Please choose a less common password'],
    ['x'.repeat(257), 'Password must be at most 256 characters long'],
  ])('is not set to %s', async (password, message) => {
    const { user, visitor } = await newUser();
    const answer = await put(`${user.id}/password`, { password });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field: 'password', message } });
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test('of two administrators at once is that of the first, and the second is told', async () => {
    const { user, email } = await newUser();
    const passwords = ['one of the admins', 'another of the admins'];
    const answers = await Promise.all(
      passwords.map((password) => put(`${user.id}/password`, { password, version: user.version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = passwords[answers.findIndex(({ status }) => status === 200)];
    const signIn = await service.visitor().post('/api/auth/sign-in/email', { email, password: won });
    expect(signIn.status).toBe(200);
    expect((await subjectsTo(email)).filter((subject) => subject.startsWith('Your password'))).toHaveLength(
      1,
    );
  });

  test('is not set before the address is verified', async () => {
    await service.visitor().post('/api/auth/sign-up/email', { ...SIGN_UP, email: 'unverified1@example.no' });
    const id = await people.idOf('unverified1@example.no');
    const answer = await put(`${id}/password`, { password: 'given by support 17' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('the plan of a user', () => {
  const PLANS = [
    ['free', 10],
    ['premium', 10],
    ['pro', 30],
    ['enterprise', -1],
  ] as const;
  const changes = PLANS.flatMap(([from]) =>
    PLANS.filter(([to]) => to !== from).map(([to, limit]) => [from, to, limit] as const),
  );

  test.each(changes)('%s becomes %s with a new period, nothing used and no end', async (from, to, limit) => {
    const { user, visitor, email } = await newUser();
    if (from !== 'free') expect((await put(`${user.id}/plan`, { planType: from })).status).toBe(200);
    await visitor.post('/api/translations/notam', { text: NOTAM, language: 'en' });
    const before = await cardOf(user.id);
    expect(before.subscription).toMatchObject({ notamCount: 1 });
    const answer = await put(`${user.id}/plan`, { planType: to, version: before.version });
    expect(answer.status).toBe(200);
    const { subscription } = answer.body as unknown as AdminUser;
    expect(subscription).toMatchObject({ planType: to, planLimits: limit, notamCount: 0, paidUntil: null });
    expect(Date.parse(subscription!.periodStart)).toBeGreaterThan(
      Date.parse(before.subscription!.periodStart),
    );
    expect((await auditOf(user.id, 'plan.changed'))[0]).toEqual(
      byAdmin('plan.changed', { from, to, paidUntil: null }),
    );
    const names = { free: 'Free', premium: 'Premium', pro: 'Professional', enterprise: 'Enterprise' };
    expect((await subjectsTo(email)).at(-1)).toBe(`Your plan at KlarNOTAM is now ${names[to]}`);
  });

  test.each(PLANS.map(([plan]) => plan))(
    'that is %s already is refused, and nothing changes',
    async (plan) => {
      const { user, email } = await newUser();
      if (plan !== 'free') await put(`${user.id}/plan`, { planType: plan });
      const before = await cardOf(user.id);
      const mails = await subjectsTo(email);
      const answer = await put(`${user.id}/plan`, { planType: plan, paidUntil: '2999-01-01T00:00:00Z' });
      expect(answer.status).toBe(409);
      expect(answer.body['message']).toMatch(/^This user already has a \w+ subscription$/);
      if (plan === 'premium') {
        // Its name of old is the same plan.
        expect((await put(`${user.id}/plan`, { planType: 'basic' })).status).toBe(409);
      }
      expect(await cardOf(user.id)).toEqual(before);
      expect(await subjectsTo(email)).toEqual(mails);
    },
  );

  test('ends when it is told to, but not in the past', async () => {
    const { user } = await newUser();
    const past = await put(`${user.id}/plan`, { planType: 'pro', paidUntil: '2020-01-01T00:00:00Z' });
    expect(past).toMatchObject({ status: 422, body: { field: 'paidUntil' } });
    const answer = await put(`${user.id}/plan`, { planType: 'pro', paidUntil: '2999-01-01T01:00:00+01:00' });
    expect(answer.body).toMatchObject({ subscription: { paidUntil: '2999-01-01T00:00:00.000Z' } });
  });

  test('of two administrators at once is that of the first, with one mail', async () => {
    const { user, email } = await newUser();
    const answers = await Promise.all(
      ['premium', 'pro'].map((planType) => put(`${user.id}/plan`, { planType, version: user.version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auditOf(user.id, 'plan.changed')).toHaveLength(1);
    expect((await subjectsTo(email)).filter((subject) => subject.startsWith('Your plan'))).toHaveLength(1);
  });

  test('that does not exist is refused', async () => {
    const { user } = await newUser();
    expect((await put(`${user.id}/plan`, { planType: 'gold' })).status).toBe(422);
  });
});
