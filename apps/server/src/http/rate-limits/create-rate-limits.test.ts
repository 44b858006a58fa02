import { Failure } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { consumeRateLimit } from '../../database/consume-rate-limit.ts';
import { createRateLimits } from './create-rate-limits.ts';
import { networkOf } from './network-of.ts';

let test_: TestDatabase;
const limitsTimes = (factor: number) =>
  createRateLimits((key, allowance) => consumeRateLimit(test_.database, key, allowance), factor);
beforeAll(async () => {
  test_ = await createTestDatabase();
});
afterAll(() => test_.drop());

/** How many of so many tries went through, and the first refusal. */
async function tryOften(tries: number, attempt: (index: number) => Promise<void>) {
  const outcomes = await Promise.allSettled(Array.from({ length: tries }, (_, index) => attempt(index)));
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as Failure<'tooMany'>] : [],
  );
  return { passed: tries - refusals.length, refusal: refusals[0] };
}

describe('a limit', () => {
  test('lets exactly its burst through, of a hundred tries at once', async () => {
    const limits = limitsTimes(1);
    const { passed, refusal } = await tryOften(100, () =>
      limits.check('signIn', { address: '192.0.2.1', account: 'kari@example.no' }),
    );
    expect(passed).toBe(10);
    expect(refusal).toBeInstanceOf(Failure);
    expect(refusal).toMatchObject({ code: 'tooMany' });
    expect(refusal!.data.retryAfterS).toBeGreaterThan(0);
    expect(refusal!.data.retryAfterS).toBeLessThanOrEqual(90);
    expect(refusal!.message).toMatch(/^Too many attempts\. Try again in \d+ seconds\.$/);
  });

  test('fills up again with time', async () => {
    const limits = limitsTimes(1);
    const caller = { address: '192.0.2.2', account: 'time@example.no' };
    expect((await tryOften(12, () => limits.check('signIn', caller))).passed).toBe(10);
    const { refusal } = await tryOften(1, () => limits.check('signIn', caller));
    // As if the time that was named had passed.
    await sql`
      update rate_limits set full_at = full_at - make_interval(secs => ${refusal!.data.retryAfterS})
    `.execute(test_.database);
    expect((await tryOften(3, () => limits.check('signIn', caller))).passed).toBe(1);
  });

  test('of an account is drawn on from everywhere, that of an address is not', async () => {
    const limits = limitsTimes(1);
    const everywhere = await tryOften(150, (index) =>
      limits.check('signIn', { address: `198.51.100.${index}`, account: 'victim@example.no' }),
    );
    expect(everywhere.passed).toBe(100);
    await limits.check('signIn', { address: '198.51.100.7', account: 'other@example.no' });
  });

  test('counts a whole IPv6 network as one address', async () => {
    const limits = limitsTimes(1);
    const { passed } = await tryOften(30, (index) =>
      limits.check('signUp', { address: `2001:db8:1:2::${index}`, account: `new${index}@example.no` }),
    );
    expect(passed).toBe(20);
    await limits.check('signUp', { address: '2001:db8:1:3::1', account: 'neighbour@example.no' });
  });

  test('is multiplied by the factor', async () => {
    const limits = limitsTimes(3);
    const { passed } = await tryOften(60, () =>
      limits.check('signIn', { address: '192.0.2.9', account: 'factor@example.no' }),
    );
    expect(passed).toBe(30);
  });

  test('keeps neither address nor account in the clear', async () => {
    const rows = await test_.database.selectFrom('rate_limits').select('key').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => /example|192\.|2001/.test(key))).toEqual([]);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
