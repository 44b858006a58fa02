import { Failure } from '@klarnotam/contract';

export interface TurnLimits {
  /** So many users have their turn at the same time. */
  readonly atOnce: number;
  /** With more than these waiting, calls are refused. */
  readonly waiting: number;
  readonly waitingOfUser: number;
  /** Who waited so long is sent away, in milliseconds. */
  readonly longestWaitMs: number;
}

export interface Turns {
  /**
   * Does `work` when it is the user's turn: one at a time for each user, in the order of the calls, and users one after another.
   *
   * @throws {Failure} `unavailable` when too many wait or the wait is too long
   */
  inTurn<T>(userId: string, work: () => Promise<T>): Promise<T>;
  /** How many have their turn, and how many wait for it. */
  readonly count: () => { readonly running: number; readonly waiting: number };
}

/** Callers may try again after so many seconds. */
const RETRY_AFTER_S = 5;
const BUSY = 'Many texts are being read just now. Nothing was spent; try again in a moment.';

export function busy(): Failure<'unavailable'> {
  return new Failure('unavailable', { retryAfterS: RETRY_AFTER_S }, BUSY);
}

/** Gives turns; nobody who sends many texts keeps others from theirs. */
export function createTurns({ atOnce, waiting, waitingOfUser, longestWaitMs }: TurnLimits): Turns {
  const running = new Set<string>();
  /** Who waits for a turn, by user; the users in the order in which they come next. */
  const queues = new Map<string, (() => void)[]>();
  let queued = 0;

  const startNext = (): void => {
    if (running.size >= atOnce) return;
    for (const [userId, queue] of queues) {
      if (running.has(userId)) continue;
      const start = queue.shift();
      if (queue.length === 0) queues.delete(userId);
      queued -= 1;
      running.add(userId);
      start?.();
      if (running.size >= atOnce) return;
    }
  };

  /** Others come before the next text of who has just had a turn. */
  const putLast = (userId: string): void => {
    const queue = queues.get(userId);
    queues.delete(userId);
    if (queue !== undefined) queues.set(userId, queue);
  };

  const leave = (userId: string, start: () => void): void => {
    const queue = queues.get(userId) ?? [];
    const at = queue.indexOf(start);
    if (at === -1) return;
    queue.splice(at, 1);
    queued -= 1;
    if (queue.length === 0) queues.delete(userId);
  };

  const turnOf = (userId: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(userId) ?? [];
      if (queued >= waiting || queue.length >= waitingOfUser) {
        reject(busy());
        return;
      }
      const start = (): void => {
        clearTimeout(tooLong);
        resolve();
      };
      const tooLong = setTimeout(() => {
        leave(userId, start);
        reject(busy());
      }, longestWaitMs);
      queue.push(start);
      queues.set(userId, queue);
      queued += 1;
      startNext();
    });

  return {
    count: () => ({ running: running.size, waiting: queued }),
    async inTurn(userId, work) {
      await turnOf(userId);
      try {
        return await work();
      } finally {
        running.delete(userId);
        putLast(userId);
        startNext();
      }
    },
  };
}
