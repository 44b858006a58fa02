import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseUnavailable, unavailabilityOf, type UnavailableReason } from './database-unavailable.ts';
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

  function guarded(client: PostgresPoolClient): PostgresPoolClient {
    let isBroken = false;

    async function run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      if (isBroken) throw new DatabaseUnavailable('away');
      const work = client.query<R>(text, values);
      try {
        return await watch.waitFor(work);
      } catch (error) {
        // It may be under way still, and its answer is not to be taken for that of the next statement.
        work.catch(() => undefined);
        const reason = unavailabilityOf(error);
        if (reason === null) throw error;
        isBroken = reason === 'away';
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
        client.release(isBroken || destroy === true);
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
      const connecting = pool.connect();
      try {
        return guarded(await watch.waitFor(connecting));
      } catch (error) {
        // The slot is taken until the attempt is over, so that attempts do not pile up.
        connecting
          .then(
            (client) => client.release(),
            () => undefined,
          )
          .finally(slots.free)
          .catch(() => undefined);
        if (error instanceof DatabaseUnavailable) throw error;
        throw unavailable(unavailabilityOf(error) ?? 'away', error);
      }
    },
    async end() {
      await watch.stop();
      await pool.end();
    },
  };
}
