import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseUnavailable, unavailabilityOf, type UnavailableReason } from './database-unavailable.ts';
import { isReadOnly, isUndone } from './undone-statement.ts';
import type { DatabaseWatch } from './database-watch.ts';

export interface GuardOptions {
  /** Connections at most, those that are being made included. */
  readonly size: number;
  /** The longest wait for one of them while the database answers. */
  readonly waitLimitMs: number;
  readonly log?: { warn(message: string): void } | undefined;
}

/** More than these wait for no connection: they could not be served in time. */
const MAX_WAITING = 2_000;
const LOG_EVERY_MS = 60_000;
/** Of a statement that was undone because it got into another's way. */
const ATTEMPTS = 4;
const LONGEST_PAUSE_MS = 100;

const BEGINS = /^(?:begin|start transaction)\b/i;
const ENDS = /^(?:commit|rollback)$/i;

interface Slots {
  /** @throws {DatabaseUnavailable} `busy` when none is free in time */
  readonly take: () => Promise<void>;
  readonly free: () => void;
}

function createSlots({ size, waitLimitMs }: GuardOptions): Slots {
  const waiting = new Set<() => void>();
  let taken = 0;
  return {
    async take() {
      if (taken < size) {
        taken += 1;
        return;
      }
      if (waiting.size >= MAX_WAITING) throw new DatabaseUnavailable('busy');
      await new Promise<void>((resolve, reject) => {
        const get = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(get);
          reject(new DatabaseUnavailable('busy'));
        }, waitLimitMs);
        waiting.add(get);
      });
    },
    free() {
      const [next] = waiting;
      if (next === undefined) {
        taken -= 1;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
}

/**
 * A pool that gives up as soon as the database is away, however long a connection or a statement would hang, makes no
 * more connections than its size meanwhile, and says by {@link DatabaseUnavailable} what is not the statement's fault.
 *
 * A statement that was certainly not done is done again, unless it is one of a transaction: after a serialization failure, on a
 * new connection where the old one leads to a standby (as after a failover), and the beginning of a transaction where the
 * connection broke. What may have been done is left to the caller.
 */
export function guardPool(pool: PostgresPool, watch: DatabaseWatch, options: GuardOptions): PostgresPool {
  const slots = createSlots(options);
  const loggedAtMs = new Map<UnavailableReason, number>();

  function unavailable(reason: UnavailableReason, cause: unknown): DatabaseUnavailable {
    if (reason === 'away') watch.suspect();
    else if (performance.now() - (loggedAtMs.get(reason) ?? -LOG_EVERY_MS) >= LOG_EVERY_MS) {
      loggedAtMs.set(reason, performance.now());
      const message = cause instanceof Error ? cause.message : String(cause);
      options.log?.warn(`The database is ${reason === 'full' ? 'not writable' : 'overloaded'}: ${message}`);
    }
    return new DatabaseUnavailable(reason, cause);
  }

  /** @param onFailed called once an attempt that failed is over */
  async function connectWithin(onFailed: () => void = () => undefined): Promise<PostgresPoolClient> {
    const connecting = pool.connect();
    try {
      return await watch.waitFor(connecting);
    } catch (error) {
      connecting
        .then(
          (client) => client.release(),
          () => undefined,
        )
        .finally(onFailed)
        .catch(() => undefined);
      if (error instanceof DatabaseUnavailable) throw error;
      throw unavailable(unavailabilityOf(error) ?? 'away', error);
    }
  }

  function guarded(first: PostgresPoolClient): PostgresPoolClient {
    let client: PostgresPoolClient | null = first;
    let isBroken = false;
    /** It leads to a standby: after a failover the next connection leads elsewhere. */
    let isStale = false;
    let isInTransaction = false;

    async function renew(): Promise<void> {
      client?.release(true);
      client = null;
      client = await connectWithin();
      isBroken = false;
      isStale = false;
    }

    async function run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      const begins = BEGINS.test(text);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await runOnce<R>(text, values);
          if (begins || ENDS.test(text)) isInTransaction = begins;
          return result;
        } catch (error) {
          if (isInTransaction) throw error;
          if (attempt === ATTEMPTS) throw isUndone(error) ? unavailable('busy', error) : error;
          if (isUndone(error)) await sleep(randomInt(LONGEST_PAUSE_MS));
          else if (attempt === 1 && (isReadOnly(error) || (begins && isBroken))) await renew();
          else throw error;
        }
      }
    }

    async function runOnce<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      if (isBroken || client === null) throw new DatabaseUnavailable('away');
      const work = client.query<R>(text, values);
      try {
        return await watch.waitFor(work);
      } catch (error) {
        // It may be under way still, and its answer is not to be taken for that of the next statement.
        work.catch(() => undefined);
        const reason = unavailabilityOf(error);
        if (reason === null) throw error;
        isBroken = reason === 'away';
        isStale ||= isReadOnly(error);
        throw error instanceof DatabaseUnavailable ? error : unavailable(reason, error);
      }
    }

    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof statement !== 'string') throw new TypeError('Cursors are not used here.');
      return run(statement, values);
    }

    return {
      query,
      release(destroy) {
        client?.release(isBroken || isStale || destroy === true);
        client = null;
        slots.free();
      },
    };
  }

  return {
    options: pool.options,
    async connect() {
      const slot = slots.take();
      try {
        await watch.waitFor(slot);
      } catch (error) {
        slot.then(slots.free, () => undefined);
        throw error;
      }
      // The slot is taken until the attempt is over, so that attempts do not pile up.
      return guarded(await connectWithin(slots.free));
    },
    async end() {
      await watch.stop();
      await pool.end();
    },
  };
}
