import { expect, test } from 'vitest';
import { withMinimumDuration } from './with-minimum-duration.ts';

/** Timers may fire a moment early. */
const GRACE_MS = 5;

test.each([
  ['a success', () => Promise.resolve('done')],
  ['a refusal', () => Promise.reject(new Error('no'))],
])('%s takes as long as was asked for', async (_name, work) => {
  const startedAt = performance.now();
  const [outcome] = await Promise.allSettled([withMinimumDuration(80, work)]);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(80 - GRACE_MS);
  expect(outcome).toMatchObject(
    outcome.status === 'fulfilled' ? { value: 'done' } : { reason: { message: 'no' } },
  );
});
