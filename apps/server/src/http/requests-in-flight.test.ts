import { expect, test } from 'vitest';
import { trackRequestsInFlight } from './requests-in-flight.ts';

const request = new Request('http://localhost/');

test('waits for calls that nobody waits for any more', async () => {
  const slow = Promise.withResolvers<Response>();
  const calls = trackRequestsInFlight(() => slow.promise);
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
  const calls = trackRequestsInFlight(() => new Promise<Response>(() => undefined));
  void calls.fetch(request);
  await calls.settled(10);
});

test('a call that fails is over too', async () => {
  const calls = trackRequestsInFlight(() => Promise.reject(new Error('broken')));
  await expect(calls.fetch(request)).rejects.toThrow('broken');
  await calls.settled(10_000);
});
