import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './create-database.ts';
import { cacheResponse, findCachedResponse, type CachedRequest } from './response-cache.ts';
import { releaseLease, takeLease, type Lease } from './take-lease.ts';
import { unlessFull } from './unless-full.ts';

const LOOK_EVERY_MS = 150;

/** Work whose result lies where every server finds it. */
export interface SharedWork<Result> {
  /** What is there already; null: nothing. */
  readonly find: () => Promise<Result | null>;
  /** Makes it, and puts it where `find` looks. */
  readonly make: () => Promise<Result>;
  /** Longer than making it takes; when its maker died another one makes it after so long. */
  readonly leaseS: number;
}

/**
 * Does work once, however many servers want its result at the same time: one does it, the others wait for it. Where it fails,
 * one of those who wait tries next. While the database cannot be written to each does its own.
 */
export async function singleFlight<Result>(
  database: Database,
  name: string,
  { find, make, leaseS }: SharedWork<Result>,
): Promise<Result> {
  const untilMs = performance.now() + leaseS * 1000;
  for (;;) {
    const found = await find();
    if (found !== null) return found;
    if (performance.now() > untilMs) return await make();
    const lease = await unlessFull<Lease | true | null>(takeLease(database, name, leaseS), true);
    if (lease !== null) {
      try {
        // Whoever had it may have been done in between.
        return (await find()) ?? (await make());
      } finally {
        if (lease !== true) await releaseLease(database, lease).catch(() => undefined);
      }
    }
    await sleep(LOOK_EVERY_MS * (0.5 + Math.random()));
  }
}

/**
 * The response of an outside service from the cache, or by asking it once for all servers.
 *
 * @param ask its null is given to the caller and not kept
 */
export async function askOnce(
  database: Database,
  request: CachedRequest,
  { keepDays, leaseS }: { readonly keepDays: number; readonly leaseS: number },
  ask: () => Promise<object | null>,
): Promise<unknown> {
  const name = `ask:${request.service}:${createHash('sha256').update(request.text).digest('hex')}`;
  const kept = await singleFlight<{ readonly answer: unknown }>(database, name, {
    leaseS,
    async find() {
      const answer = await findCachedResponse(database, request);
      return answer === null ? null : { answer };
    },
    async make() {
      const answer = await ask();
      if (answer !== null) await cacheResponse(database, request, answer, keepDays);
      return { answer };
    },
  });
  return kept.answer;
}
