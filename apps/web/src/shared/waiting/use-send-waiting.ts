import type { UsageOfPlan } from '@klarnotam/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../api/client.ts';
import { failureCodeOf, failureDataOf } from '../api/failure.ts';
import { HISTORY_KEY } from '../api/history-key.ts';
import { keepPastTranslation } from '../api/past-translation.ts';
import { endSession, SESSION_KEY, type Session } from '../api/session.ts';
import { keepUsage } from '../api/subscription.ts';
import { USAGE_KEY } from '../api/usage.ts';
import { sendWaiting } from './send-waiting.ts';
import { keepForLogIn, takeAfterLogIn } from './waiting-past-session.ts';
import { sendNow, type PasteFailure, type SendOutcome, type WaitingPaste } from './waiting-paste.ts';
import { changeWaiting, onWaitingChanged, readWaiting } from './waiting-store.ts';

/** One tab of a browser sends; the others look again so often. */
const LOCK = 'klarnotam-send-waiting';
const SHORTEST_MS = 1_000;
const LONGEST_MS = 60_000;
const SEND_WITHIN_MS = 60_000;

async function translate({
  kind,
  key,
  request,
}: WaitingPaste): Promise<{ id: string; usage: UsageOfPlan; keep: (queries: QueryClient) => void }> {
  const input = { headers: { 'idempotency-key': key }, body: request };
  const options = { signal: AbortSignal.timeout(SEND_WITHIN_MS) };
  const createdAt = new Date().toISOString();
  if (kind === 'notam') {
    const { usage, ...answer } = await client.translateNotam(input, options);
    return {
      id: answer.id,
      usage,
      keep: (queries) => keepPastTranslation(queries, { kind, ...answer, createdAt }),
    };
  }
  const { usage, ...answer } = await client.translateWeather(input, options);
  return {
    id: answer.id,
    usage,
    keep: (queries) => keepPastTranslation(queries, { kind, ...answer, createdAt }),
  };
}

function failureOf(error: unknown): PasteFailure {
  const { code = 'unknown', status = 0, message = '', data = {} } = error as Partial<PasteFailure>;
  return { code, status, message, data };
}

async function send(paste: WaitingPaste, queries: QueryClient): Promise<SendOutcome | 'signedOut'> {
  try {
    const { id, usage, keep } = await translate(paste);
    keep(queries);
    keepUsage(queries, usage);
    void queries.invalidateQueries({ queryKey: HISTORY_KEY });
    void queries.invalidateQueries({ queryKey: USAGE_KEY });
    return { is: 'answered', id };
  } catch (error) {
    const code = failureCodeOf(error);
    if (code === 'network') return { is: 'notReached' };
    if (code === 'unauthenticated') {
      endSession(queries);
      return 'signedOut';
    }
    const retryAfterS =
      code === 'tooMany' || code === 'unavailable' ? (failureDataOf(error, code).retryAfterS ?? null) : null;
    return { is: 'failed', code, retryAfterS, failure: failureOf(error) };
  }
}

/** Whether the server takes this browser for that user: what waits is counted for nobody else. */
async function isSessionOf(userId: string, queries: QueryClient): Promise<boolean> {
  try {
    const { user } = await client.auth.session();
    if (user?.id === userId) return true;
    void queries.invalidateQueries({ queryKey: SESSION_KEY });
  } catch {
    // Not reached, or busy: later.
  }
  return false;
}

async function sendOnce(userId: string, queries: QueryClient): Promise<number | null> {
  const nowMs = (): number => Date.now();
  const waiting = (await readWaiting(userId)).filter(
    ({ state }) => state.is === 'waiting' || state.is === 'sending',
  );
  if (waiting.length === 0) return null;
  if (waiting.every(({ state }) => state.is === 'waiting' && state.notBefore > nowMs())) {
    return Math.min(...waiting.map(({ state }) => (state.is === 'waiting' ? state.notBefore : 0)));
  }
  if (!(await isSessionOf(userId, queries))) return nowMs() + LONGEST_MS / 4;
  return await sendWaiting({
    read: () => readWaiting(userId),
    change: (key, change) => changeWaiting(userId, key, change),
    send: (paste) => send(paste, queries),
    nowMs,
  });
}

/** The same, unless another tab does; where a browser knows no locks, the names of the requests see to it that each counts once. */
async function sendAsOnlyTab(userId: string, queries: QueryClient): Promise<number | null> {
  if (!('locks' in navigator)) return await sendOnce(userId, queries);
  return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? Date.now() + LONGEST_MS / 4 : await sendOnce(userId, queries),
  );
}

/** Sends what waits on this device for its user, as long as the page is open. Used once, by the frame of the pages. */
export function useSendWaiting(userId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    let timer = 0;
    let isRunning = false;
    let isWanted = false;
    let isOver = false;
    let last: readonly WaitingPaste[] = [];
    const remember = async (): Promise<void> => {
      const read = await readWaiting(userId);
      if (!isOver) last = read;
    };
    const plan = (at: number | null): void => {
      window.clearTimeout(timer);
      if (isOver || at === null) return;
      timer = window.setTimeout(
        () => void run(),
        Math.min(Math.max(at - Date.now(), SHORTEST_MS), LONGEST_MS),
      );
    };
    const run = async (): Promise<void> => {
      isWanted = true;
      if (isRunning) return;
      isRunning = true;
      try {
        let next: number | null = null;
        while (isWanted && !isOver) {
          isWanted = false;
          next = navigator.onLine ? await sendAsOnlyTab(userId, queries) : Date.now() + LONGEST_MS;
        }
        plan(next);
      } finally {
        isRunning = false;
      }
    };
    const changed = (): void => {
      void remember();
      if (!isRunning) plan(0);
    };
    const atOnce = async (): Promise<void> => {
      for (const { key } of await readWaiting(userId))
        await changeWaiting(userId, key, (paste) => (paste.state.is === 'waiting' ? sendNow(paste) : null));
      await run();
    };
    const online = (): void => void atOnce();
    const stop = onWaitingChanged(changed);
    window.addEventListener('online', online);
    void takeAfterLogIn(userId).then(remember).then(run);
    return () => {
      isOver = true;
      stop();
      window.clearTimeout(timer);
      window.removeEventListener('online', online);
      const session = queries.getQueryData<Session>(SESSION_KEY);
      if (session?.user === null && session.why === 'ended') keepForLogIn(userId, last);
    };
  }, [userId, queries]);
}
