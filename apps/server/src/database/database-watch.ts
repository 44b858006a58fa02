import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** Something that waits so long for the database makes us ask whether it is there at all. */
const SUSPECT_AFTER_MS = 400;
const LOOK_EVERY_MS = 100;
const STEP_MS = 100;
/** A database that is there answers a question that costs nothing within this. */
const PROBE_LIMIT_MS = 1_000;
/** While it is away it is asked so often, by one connection at a time. */
const ASK_AGAIN_MS = 250;

/**
 * Tells a database that is slow from one that is away. What waits is let wait as long as a question on a connection of
 * its own is answered; when it is not, everything that waits is given up at once, and nothing is asked until it is back.
 */
export interface DatabaseWatch {
  readonly isAway: () => boolean;
  /**
   * Waits for work, until the database is found to be away. The work itself goes on: whoever started it cleans up.
   *
   * @throws {DatabaseUnavailable} `away`
   */
  waitFor<Result>(work: Promise<Result>): Promise<Result>;
  /** Asks now whether it is there, because something broke. */
  suspect(): void;
  /** @throws {DatabaseUnavailable} when it does not answer within a second */
  check(): Promise<void>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly sinceMs: number;
  readonly giveUp: (error: DatabaseUnavailable) => void;
}

/**
 * Whether work is done within a limit. It is counted in small steps, so that a process which gets no time to run, because
 * the machine is busy or a turn of the event loop took long, does not take its own waiting for the database's.
 */
async function isDoneWithin(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  const state = { isDone: false };
  const done = work.then(() => {
    state.isDone = true;
  });
  done.catch(() => undefined);
  for (let waitedMs = 0; !state.isDone && waitedMs < limitMs; waitedMs += STEP_MS) {
    await Promise.race([done, sleep(STEP_MS)]);
  }
  // What arrived meanwhile is read before it is missed.
  await Promise.race([done, nextTurn().then(() => nextTurn())]);
  return state.isDone;
}

export function watchDatabase(
  connectionString: string,
  log: { warn(message: string): void } = { warn: () => undefined },
): DatabaseWatch {
  const waiting = new Set<Waiting>();
  const stopping = new AbortController();
  let away = false;
  let client: pg.Client | null = null;
  let probing: Promise<boolean> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let recovering: Promise<void> = Promise.resolve();
  let reason = '';

  function drop(): void {
    const dropped = client;
    client = null;
    void dropped?.end().catch(() => undefined);
  }

  async function ask(): Promise<void> {
    if (client === null) {
      const made = new pg.Client({ connectionString, application_name: 'klarnotam watch', keepAlive: true });
      made.on('error', () => {
        if (client === made) client = null;
      });
      client = made;
      await made.connect();
    }
    await client.query('select 1');
  }

  async function probe(): Promise<boolean> {
    try {
      reason = `no answer within ${PROBE_LIMIT_MS} ms`;
      if (await isDoneWithin(ask(), PROBE_LIMIT_MS)) return true;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      // It has no room for this connection, but it says so itself.
      if (error instanceof pg.DatabaseError && error.code?.startsWith('53') === true) {
        drop();
        return true;
      }
    }
    drop();
    return false;
  }

  const askOnce = (): Promise<boolean> =>
    (probing ??= probe().finally(() => {
      probing = null;
    }));

  async function untilBack(): Promise<void> {
    do {
      await sleep(ASK_AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    } while (!(await askOnce()));
    away = false;
    log.warn('The database is back.');
  }

  function giveUp(): void {
    if (away || stopping.signal.aborted) return;
    away = true;
    log.warn(`The database is away (${reason}); calls that need it are refused until it is back.`);
    for (const { giveUp: refuse } of waiting) refuse(new DatabaseUnavailable('away'));
    waiting.clear();
    recovering = untilBack();
  }

  function suspect(): void {
    if (away || probing !== null || stopping.signal.aborted) return;
    void askOnce().then((isThere) => {
      if (!isThere) giveUp();
    });
  }

  function look(): void {
    timer = null;
    const [oldest] = waiting;
    if (oldest === undefined) return;
    if (performance.now() - oldest.sinceMs >= SUSPECT_AFTER_MS) suspect();
    timer = setTimeout(look, LOOK_EVERY_MS);
  }

  return {
    isAway: () => away,
    suspect,
    async waitFor<Result>(work: Promise<Result>) {
      if (away) throw new DatabaseUnavailable('away');
      const outcome = Promise.withResolvers<Result>();
      const entry: Waiting = { sinceMs: performance.now(), giveUp: outcome.reject };
      waiting.add(entry);
      timer ??= setTimeout(look, LOOK_EVERY_MS);
      work.then(outcome.resolve, outcome.reject);
      try {
        return await outcome.promise;
      } finally {
        waiting.delete(entry);
      }
    },
    async check() {
      if (!away && (await askOnce())) return;
      giveUp();
      throw new DatabaseUnavailable('away');
    },
    async stop() {
      stopping.abort();
      if (timer !== null) clearTimeout(timer);
      await recovering;
      await probing?.catch(() => undefined);
      drop();
    },
  };
}
