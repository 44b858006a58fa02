import { setTimeout as sleep } from 'node:timers/promises';

type Fetch<Rest extends readonly unknown[]> = (
  request: Request,
  ...rest: Rest
) => Response | Promise<Response>;

/** Calls whose answers are being made, also those whose callers have hung up. */
export interface RequestsInFlight<Rest extends readonly unknown[]> {
  readonly fetch: (request: Request, ...rest: Rest) => Promise<Response>;
  /** Resolves when none is left, or after `limitMs`. */
  settled(limitMs: number): Promise<void>;
}

/** `fetch`, keeping account of the calls that it has not answered. */
export function trackRequestsInFlight<Rest extends readonly unknown[]>(
  fetch: Fetch<Rest>,
): RequestsInFlight<Rest> {
  const running = new Set<Promise<unknown>>();
  const untilNone = async (): Promise<void> => {
    while (running.size > 0) await Promise.allSettled(running);
  };
  return {
    async fetch(request, ...rest) {
      const answer = Promise.resolve(fetch(request, ...rest));
      running.add(answer);
      try {
        return await answer;
      } finally {
        running.delete(answer);
      }
    },
    async settled(limitMs) {
      const over = new AbortController();
      await Promise.race([
        untilNone(),
        sleep(limitMs, undefined, { signal: over.signal }).catch(() => undefined),
      ]);
      over.abort();
    },
  };
}
