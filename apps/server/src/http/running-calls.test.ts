import { expect, test } from 'vitest';
import { trackCalls } from './running-calls.ts';

const request = new Request('http://localhost/');

test('waits for calls that nobody waits for any more', async () => {
  const slow = Promise.withResolvers<Response>();
  const calls = trackCalls(() => slow.promise);
  void calls.fetch(request);
  let isSettled = false;
  const settled = calls.settled(10_000).then(() => (isSettled = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSettled).toBe(false);
  slow.resolve(new Response());
  await settled;
  expect(isSettled).toBe(true);
});

test('waits no longer than it may', async () => {
  const calls = trackCalls(() => new Promise<Response>(() => undefined));
  void calls.fetch(request);
  await calls.settled(10);
});

test('a call that fails is over too', async () => {
  const calls = trackCalls(() => Promise.reject(new Error('broken')));
  await expect(calls.fetch(request)).rejects.toThrow('broken');
  await calls.settled(10_000);
});
