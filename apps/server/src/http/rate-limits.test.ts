import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consumeRateLimit } from '../database/consume-rate-limit.ts';
import { createRateLimits } from './rate-limits/create-rate-limits.ts';
import { openAccount, openService, SIGN_UP, type TestService, type Visitor } from './testing/open-service.ts';

let service: TestService;
let behindProxy: TestService;
beforeAll(async () => {
  service = await openService({ RATE_LIMIT_FACTOR: '1' });
  behindProxy = await openService({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await service.stop();
  await behindProxy.stop();
});

describe('a thousand guesses and more', () => {
  test('get a handful of tries, a clear refusal, and hold nobody else up', async () => {
    await openAccount(service, 'victim@example.no');
    await openAccount(service, 'bystander@example.no');
    const statuses = new Map<number, number>();
    let refusal: Awaited<ReturnType<ReturnType<TestService['visitor']>['post']>> | undefined;
    const guesser = service.visitor('203.0.113.5');
    let guesses = 0;
    let bystanderIsIn = false;
    // On and on until the bystander is in.
    const guessOn = async (): Promise<void> => {
      while (guesses < 1_000 || (!bystanderIsIn && guesses < 10_000)) {
        guesses += 1;
        const answer = await guesser.post('/api/auth/sign-in/email', {
          email: 'victim@example.no',
          password: `guess number ${guesses}`,
        });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 429) refusal ??= answer;
      }
    };
    const guessing = Promise.all(Array.from({ length: 20 }, guessOn));

    const bystander = await service
      .visitor('203.0.113.9')
      .post('/api/auth/sign-in/email', { email: 'bystander@example.no', password: SIGN_UP.password });
    expect(bystander.status).toBe(200);
    // In the middle of it, not when it is over.
    expect(guesses).toBeLessThan(10_000);
    bystanderIsIn = true;
    await guessing;

    expect(statuses.get(401)).toBeGreaterThanOrEqual(10);
    expect(statuses.get(401)).toBeLessThan(15);
    expect((statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)).toBe(guesses);
    expect(refusal!.body).toMatchObject({
      code: 'tooMany',
      message: expect.stringMatching(/^Too many attempts\. Try again in /) as string,
    });
    expect(Number(refusal!.headers.get('retry-after'))).toBe(refusal!.body['retryAfterS']);

    const owner = await service
      .visitor('203.0.113.77')
      .post('/api/auth/sign-in/email', { email: 'victim@example.no', password: SIGN_UP.password });
    expect(owner.status).toBe(200);
  });
});

test('guesses from everywhere lock the account, but not a device that signed in to it before', async () => {
  const email = 'locked@example.no';
  await openAccount(service, email);
  const attempt = (from: Visitor, password: string) =>
    from.post('/api/auth/sign-in/email', { email, password });
  const known = service.visitor('203.0.113.20');
  expect((await attempt(known, SIGN_UP.password)).status).toBe(200);
  await known.post('/api/auth/sign-out');

  // As many guesses as the account has, each from another address.
  const limits = createRateLimits((key, allowance) => consumeRateLimit(service.database, key, allowance), 1);
  const guesses = Array.from({ length: 130 }, (_, index) =>
    limits.check('signIn', { address: `10.1.2.${index}`, account: email }),
  );
  const outcomes = await Promise.allSettled(guesses);
  expect(outcomes.some((outcome) => outcome.status === 'rejected')).toBe(true);
  expect((await attempt(service.visitor('198.51.100.77'), SIGN_UP.password)).status).toBe(429);
  expect((await attempt(known, SIGN_UP.password)).status).toBe(200);

  const stolen = service.visitor('198.51.100.78');
  stolen.cookies.set('klarnotam.device', `${known.cookies.get('klarnotam.device') ?? ''}x`);
  expect((await attempt(stolen, SIGN_UP.password)).status).toBe(429);

  const lockOuts = await service.database
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.subject_id')
    .select('details')
    .where('users.email', '=', email)
    .where('action', '=', 'session.locked-out')
    .execute();
  expect(lockOuts).toEqual([{ details: { knownDevice: false } }]);
});

test('mails to one address are limited, whoever asks', async () => {
  const answers = [];
  for (let index = 0; index < 7; index += 1) {
    answers.push(
      await service
        .visitor(`198.51.100.${index}`)
        .post('/api/auth/request-password-reset', { email: 'flooded@example.no' }),
    );
  }
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

describe('the address of a caller', () => {
  /** Ten are too many; a slow machine gives some of them time to be let through. */
  const SOME = 4;
  const codes = async (target: TestService, forwarded: (index: number) => string): Promise<number> => {
    let refused = 0;
    for (let index = 0; index < 70; index += 1) {
      const answer = await target
        .visitor('192.0.2.200')
        .post('/api/auth/check-reset-code', { code: 'x' }, { 'x-forwarded-for': forwarded(index) });
      if (answer.status === 429) refused += 1;
    }
    return refused;
  };

  test('is that of the connection: a header that says otherwise is not believed', async () => {
    expect(await codes(service, (index) => `10.0.0.${index}`)).toBeGreaterThan(SOME);
  });

  test('is what the trusted proxy added, and not what the client wrote before it', async () => {
    expect(await codes(behindProxy, (index) => `10.0.0.${index}`)).toBe(0);
    expect(await codes(behindProxy, (index) => `10.0.1.${index}, 10.9.9.9`)).toBeGreaterThan(SOME);
    expect(await codes(behindProxy, () => 'not an address')).toBeGreaterThan(SOME);
  });
});
