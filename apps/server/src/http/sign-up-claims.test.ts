import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openService, SIGN_UP, type TestService } from './testing/open-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

const codeOf = (link: URL): string => link.searchParams.get('verify') ?? link.searchParams.get('code') ?? '';
const signIn = (email: string, password: string = SIGN_UP.password) =>
  service.visitor().post('/api/auth/sign-in/email', { email, password });

describe('signing up with an address of somebody else', () => {
  const signUpAs = async (email: string, name: string, already: number): Promise<string> => {
    const form = {
      ...SIGN_UP,
      email,
      name,
      city: `${name}by`,
      password: `${name.toLowerCase()} and only he`,
    };
    await service.visitor().post('/api/auth/sign-up/email', form);
    return codeOf(await service.linkTo(email, already));
  };
  const verify = (code: string) => service.visitor().post('/api/auth/verify-email', { code });

  test.each([
    ['before the owner does', 'Stranger', 'Owner'],
    ['after the owner did', 'Owner', 'Stranger'],
  ])('%s gives it to whose link is opened first, and ends the other', async (_when, first, second) => {
    const email = `claims-of-${first.toLowerCase()}@example.no`;
    const codes: Record<string, string> = {};
    codes[first] = await signUpAs(email, first, 0);
    codes[second] = await signUpAs(email, second, 1);
    for (const name of ['Owner', 'Stranger']) {
      const answer = await signIn(email, `${name.toLowerCase()} and only he`);
      expect(answer).toMatchObject({ status: 403, body: { code: 'emailNotVerified' } });
    }
    expect((await signIn(email, 'neither of them')).status).toBe(401);

    expect((await verify(codes['Owner'] ?? '')).status).toBe(200);
    expect((await verify(codes['Owner'] ?? '')).status).toBe(200);
    expect(await verify(codes['Stranger'] ?? '')).toMatchObject({
      status: 410,
      body: { code: 'invalidLink' },
    });
    expect((await signIn(email, 'stranger and only he')).status).toBe(401);
    const owner = service.visitor();
    expect(
      await owner.post('/api/auth/sign-in/email', { email, password: 'owner and only he' }),
    ).toMatchObject({ status: 200, body: { user: { name: 'Owner' } } });
    expect((await owner.get('/api/subscription')).body).toMatchObject({ name: 'Owner', city: 'Ownerby' });
  });

  test('is decided once when both links are opened at the same moment', async () => {
    const email = 'at-once@example.no';
    const codes = [await signUpAs(email, 'Owner', 0), await signUpAs(email, 'Stranger', 1)];
    const answers = await Promise.all(codes.map(verify));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const winner = answers[0]?.status === 200 ? 'owner' : 'stranger';
    for (const name of ['owner', 'stranger']) {
      const { status } = await signIn(email, `${name} and only he`);
      expect(status, name).toBe(name === winner ? 200 : 401);
    }
  });

  test('sends the link of one sign-up again by its password, without it those of all', async () => {
    const email = 'again@example.no';
    await signUpAs(email, 'Owner', 0);
    await signUpAs(email, 'Stranger', 1);
    const send = (password?: string) =>
      service.visitor().post('/api/auth/send-verification-email', { email, password });

    await send('owner and only he');
    const code = codeOf(await service.linkTo(email, 2));
    expect(service.mailsTo(email)).toHaveLength(3);
    await send();
    await service.linkTo(email, 4);
    expect(service.mailsTo(email)).toHaveLength(5);
    expect((await verify(code)).status).toBe(200);
    expect((await signIn(email, 'owner and only he')).status).toBe(200);
  });

  test('leaves the owner alone who resets the password instead', async () => {
    const email = 'owner2@example.no';
    const strangersCodes = [await signUpAs(email, 'Stranger', 0), await signUpAs(email, 'Other', 1)];

    const owner = service.visitor();
    await owner.post('/api/auth/request-password-reset', { email });
    const code = codeOf(await service.linkTo(email, 2));
    expect((await owner.post('/api/auth/reset-password', { code, password: 'owner knows' })).status).toBe(
      200,
    );
    for (const strangers of strangersCodes) expect((await verify(strangers)).status).toBe(410);
    expect((await signIn(email, 'stranger and only he')).status).toBe(401);
    expect((await signIn(email, 'owner knows')).status).toBe(200);
  });

  test('a crowd of them does not keep the owner out, nor grows without end', async () => {
    const email = 'crowd@example.no';
    await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        service.visitor().post('/api/auth/sign-up/email', {
          ...SIGN_UP,
          email,
          password: `stranger number ${index}`,
        }),
      ),
    );
    await service.linkTo(email, 8);
    const code = await signUpAs(email, 'Owner', 9);
    const claims = await service.database
      .selectFrom('sign_up_claims')
      .innerJoin('users', 'users.id', 'sign_up_claims.user_id')
      .select('sign_up_claims.name')
      .where('users.email', '=', email)
      .execute();
    expect(claims).toHaveLength(5);
    expect((await verify(code)).status).toBe(200);
    expect((await signIn(email, 'owner and only he')).status).toBe(200);
  });
});
