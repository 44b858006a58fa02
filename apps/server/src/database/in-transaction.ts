import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Transaction } from 'kysely';
import type { Database, DatabaseTransaction } from './create-database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

const ATTEMPTS = 4;
/** Pause before another attempt, so that the two transactions do not collide again. */
const LONGEST_PAUSE_MS = 100;
/** serialization_failure and deadlock_detected: the transaction is undone and may simply be tried again. */
const RETRIABLE = new Set(['40001', '40P01']);

function isRetriable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRIABLE.has(String(error.code));
}

function isTransaction(database: Database): database is DatabaseTransaction {
  return database instanceof Transaction;
}

/**
 * Runs work in one transaction: all of it is stored, or nothing. Inside a transaction it joins that one. The work may
 * run again when transactions got into each other's way, so it must do nothing but talk to the database.
 *
 * @throws {DatabaseUnavailable} when they did so again and again
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(database)) return work(database);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (!isRetriable(error)) throw error;
      if (attempt === ATTEMPTS) throw new DatabaseUnavailable('busy', error);
      await sleep(randomInt(LONGEST_PAUSE_MS));
    }
  }
}
