import {
  afterInterruption,
  afterSending,
  beginSending,
  type SendOutcome,
  type WaitingPaste,
} from './waiting-paste.ts';

export interface SendingParts {
  /** All that wait, the oldest first. */
  readonly read: () => Promise<readonly WaitingPaste[]>;
  /** Changes one in a single step; null leaves it. @returns what it is now, null when it was not changed */
  readonly change: (
    key: string,
    change: (paste: WaitingPaste) => WaitingPaste | null,
  ) => Promise<WaitingPaste | null>;
  readonly send: (paste: WaitingPaste) => Promise<SendOutcome | 'signedOut'>;
  readonly nowMs: () => number;
}

/**
 * Sends what waits, one after the other, until the server is not reached. It is called by one tab at a time: what is found half sent was
 * left so by a page that is closed.
 *
 * @returns when something is to be sent next, milliseconds since 1970-01-01T00:00Z; null: nothing waits
 */
export async function sendWaiting({ read, change, send, nowMs }: SendingParts): Promise<number | null> {
  for (const { key, state } of await read()) {
    if (state.is === 'sending') await change(key, afterInterruption);
  }
  let notReachedUntil = 0;
  for (const { key } of await read()) {
    const paste = await change(key, (now) => beginSending(now, nowMs()));
    if (paste === null) continue;
    const outcome = await send(paste);
    if (outcome === 'signedOut') {
      await change(key, afterInterruption);
      return null;
    }
    const after = await change(key, (now) => afterSending(now, outcome, nowMs()));
    if (outcome.is !== 'notReached') continue;
    // What stands behind it would not get through either.
    notReachedUntil = after?.state.is === 'waiting' ? after.state.notBefore : 0;
    break;
  }
  const next = (await read()).flatMap(({ state }) => (state.is === 'waiting' ? [state.notBefore] : []));
  return next.length === 0 ? null : Math.max(Math.min(...next), notReachedUntil);
}
