import { expect, test, vi } from 'vitest';
import { sendWaiting } from './send-waiting.ts';
import { afterSending, beginSending, sendNow, type SendOutcome, type WaitingPaste } from './waiting-paste.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const paste = (key: string, changed: Partial<WaitingPaste> = {}): WaitingPaste => ({
  key,
  kind: 'notam',
  request: { text: `A) ENGM ${key}`, language: 'no' },
  pastedAt: NOON - 60_000,
  state: { is: 'waiting', mayHaveArrived: false, failures: 0, notBefore: 0 },
  ...changed,
});
const failed = (
  code: 'limitReached' | 'internal' | 'unavailable',
  retryAfterS: number | null = null,
): SendOutcome => ({
  is: 'failed',
  code,
  retryAfterS,
  failure: { code, status: 402, message: code, data: {} },
});

/** A device with pastes, and a server that answers each as it is told to. */
function sending(
  pastes: readonly WaitingPaste[],
  answer: (paste: WaitingPaste) => SendOutcome | 'signedOut',
) {
  const kept = new Map(pastes.map((each) => [each.key, each]));
  const send = vi.fn((sent: WaitingPaste) => Promise.resolve(answer(sent)));
  const run = (nowMs = NOON) =>
    sendWaiting({
      read: () => Promise.resolve([...kept.values()]),
      change: (key, change) => {
        const before = kept.get(key);
        const after = before ? change(before) : null;
        if (after) kept.set(key, after);
        return Promise.resolve(after);
      },
      send,
      nowMs: () => nowMs,
    });
  const states = () => [...kept.values()].map(({ state }) => state.is);
  return { kept, send, run, states };
}

test('what waits is sent in its order, each with its own name', async () => {
  const { send, run, states } = sending([paste('a'), paste('b')], ({ key }) => ({ is: 'answered', id: key }));
  expect(await run()).toBeNull();
  expect(send.mock.calls.map(([sent]) => sent.key)).toEqual(['a', 'b']);
  expect(states()).toEqual(['answered', 'answered']);
  await run();
  expect(send).toHaveBeenCalledTimes(2);
});

test('without a server the rest is left for later, and what was tried is told as perhaps arrived', async () => {
  const { kept, send, run } = sending([paste('a'), paste('b')], () => ({ is: 'notReached' }));
  expect(await run()).toBe(NOON + 4_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(kept.get('a')?.state).toMatchObject({
    is: 'waiting',
    mayHaveArrived: true,
    notBefore: NOON + 4_000,
  });
  expect(kept.get('b')?.state).toMatchObject({ is: 'waiting', mayHaveArrived: false });
});

test('a refusal stands at its paste, and the next one is sent all the same', async () => {
  const { kept, run, states } = sending([paste('a'), paste('b')], ({ key }) =>
    key === 'a' ? failed('limitReached') : { is: 'answered', id: 'x' },
  );
  await run();
  expect(states()).toEqual(['refused', 'answered']);
  expect(kept.get('a')?.state).toMatchObject({ failure: { code: 'limitReached' } });
  expect(kept.get('a')?.request.text).toBe('A) ENGM a');
});

test('a busy server is waited for as long as it asks', () => {
  const sent = beginSending(paste('a'), NOON)!;
  const later = afterSending(sent, failed('unavailable', 30), NOON);
  expect(later.state).toMatchObject({ is: 'waiting', notBefore: NOON + 30_000 });
  expect(beginSending(later, NOON + 29_999)).toBeNull();
  expect(beginSending(sendNow(later), NOON)).not.toBeNull();
});

test('a server that fails five times at a paste is not asked a sixth time', () => {
  let each = paste('a');
  let tries = 0;
  for (; each.state.is === 'waiting'; tries++)
    each = afterSending(beginSending(sendNow(each), NOON)!, failed('internal'), NOON);
  expect(tries).toBe(5);
  expect(each.state.is).toBe('refused');
});

test('what a closed page was sending is sent again under the same name', async () => {
  const { send, run, states } = sending([paste('a', { state: { is: 'sending', failures: 0 } })], () => ({
    is: 'answered',
    id: 'x',
  }));
  await run();
  expect(send.mock.calls[0]?.[0].key).toBe('a');
  expect(states()).toEqual(['answered']);
});

test('with the session the sending ends, and nothing is lost', async () => {
  const { send, run, states } = sending([paste('a'), paste('b')], () => 'signedOut');
  expect(await run()).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
  expect(states()).toEqual(['waiting', 'waiting']);
});
