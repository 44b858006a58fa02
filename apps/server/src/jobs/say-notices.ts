import type { Database } from '../database/create-database.ts';
import {
  claimWordsToCome,
  endWordsToCome,
  renewWordsToCome,
  type WordsToCome,
} from '../database/words-to-come.ts';

export interface NoticeSaying {
  readonly database: Database;
  /** Words for the notices of one answer. */
  readonly say: (answer: WordsToCome) => Promise<void>;
  /** Answers that are worked on at the same time. */
  readonly atOnce: number;
  readonly log: {
    warn(data: object, message: string): void;
    error(data: object, message: string): void;
  };
  /** How often it is looked for answers of servers that died; default 5 s. */
  readonly pollMs?: number;
  /** Seconds that an answer is reserved, renewed while it is worked on; default 15. */
  readonly leaseS?: number;
}

export interface NoticeSayingJob {
  /** Look for answers now. */
  readonly wake: () => void;
  /** Takes no more, and finishes what is under way: what the model does not answer ends with the model. */
  stop(): Promise<void>;
}

const POLL_MS = 5_000;
const LEASE_S = 15;
/** A lease is renewed so often before it runs out. */
const RENEWALS = 3;

async function sayOne(
  { database, say, log, leaseS = LEASE_S }: NoticeSaying,
  answer: WordsToCome,
  isStopping: () => boolean,
): Promise<void> {
  const { translationId } = answer;
  const timer = setInterval(
    () => {
      renewWordsToCome(database, translationId, leaseS).catch((error: unknown) => {
        log.warn({ err: error, answer: translationId }, 'the lease of words to come could not be renewed');
      });
    },
    (leaseS * 1000) / RENEWALS,
  );
  try {
    await say(answer);
  } catch (error) {
    log.warn({ err: error, answer: translationId }, 'the words of an answer could not be had');
  } finally {
    clearInterval(timer);
  }
  // Words that a stopping server did not get may come from another one.
  const letGo = isStopping()
    ? renewWordsToCome(database, translationId, 0)
    : endWordsToCome(database, translationId);
  await letGo.catch(() => undefined);
}

/**
 * Words for answers that are stored already, for as long as the server runs. Several servers share the work, and what one
 * leaves behind when it dies another one does, within the time in which words may still come.
 */
export function startSayingNotices(context: NoticeSaying): NoticeSayingJob {
  const { database, atOnce, log, leaseS = LEASE_S, pollMs = POLL_MS } = context;
  const working = new Set<Promise<void>>();
  let stopping = false;
  let woken = true;
  let wakeUp: () => void = () => undefined;
  const wake = (): void => {
    woken = true;
    wakeUp();
  };
  const isStopping = (): boolean => stopping;
  const wasWoken = (): boolean => woken;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const takeSome = async (): Promise<void> => {
    const limit = atOnce - working.size;
    if (limit <= 0) return;
    for (const answer of await claimWordsToCome(database, { limit, leaseS })) {
      const work: Promise<void> = sayOne(context, answer, isStopping).finally(() => {
        working.delete(work);
        // There may be more than there was room for.
        wake();
      });
      working.add(work);
    }
  };
  const running = (async () => {
    while (!isStopping()) {
      woken = false;
      try {
        await takeSome();
      } catch (error) {
        log.error({ err: error }, 'words to come cannot be worked on');
      }
      if (!wasWoken() && !isStopping()) await pause();
    }
    await Promise.all(working);
  })();

  return {
    wake,
    async stop() {
      stopping = true;
      wakeUp();
      await running;
    },
  };
}
