import { expect, test, vi } from 'vitest';
import { client } from './client.ts';
import { payOwedSignOut, whenSignOutIsPaid } from './pay-owed-sign-out.ts';

vi.mock(import('./client.ts'), () => ({ client: { auth: { signOut: vi.fn() } } as never }));
const signOut = vi.mocked(client.auth.signOut);

test('one sign-out is sent for all who ask while it is on its way, and a sign-in waits for its answer', async () => {
  const answer = Promise.withResolvers<never>();
  signOut.mockReturnValueOnce(answer.promise);
  const asked = [payOwedSignOut(), payOwedSignOut()];
  let mayEnter = false;
  const waiting = whenSignOutIsPaid().then(() => (mayEnter = true));
  await Promise.resolve();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(mayEnter).toBe(false);
  answer.resolve(undefined as never);
  expect(await Promise.all(asked)).toEqual([true, true]);
  await waiting;
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('what failed is sent again when it is asked for again', async () => {
  signOut.mockReset();
  signOut.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(undefined as never);
  expect(await payOwedSignOut()).toBe(false);
  await whenSignOutIsPaid();
  expect(await payOwedSignOut()).toBe(true);
  expect(signOut).toHaveBeenCalledTimes(2);
});
