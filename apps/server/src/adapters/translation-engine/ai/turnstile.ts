/** Lets so many in at once; the others wait in order. */
export interface Turnstile {
  /** Runs `work` when it is its turn. Rejects with the signal's reason when that fires before. */
  pass<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

export function createTurnstile(places: number): Turnstile {
  let free = places;
  const waiting = new Set<() => void>();

  const enter = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        resolve();
        return;
      }
      const giveUp = (): void => {
        waiting.delete(proceed);
        reject(signal.reason as Error);
      };
      const proceed = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      waiting.add(proceed);
      signal.addEventListener('abort', giveUp, { once: true });
    });

  const leave = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    async pass(signal, work) {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
