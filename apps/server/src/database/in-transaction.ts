import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Transaction } from 'kysely';
import type { Database, DatabaseTransaction } from './create-database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { isReadOnly, isUndone } from './undone-statement.ts';

const ATTEMPTS = 4;
/** Pause before another attempt, so that the two transactions do not collide again. */
const LONGEST_PAUSE_MS = 100;
function isTransaction(database: Database): database is DatabaseTransaction {
  return database instanceof Transaction;
}

/**
 * Runs work in one transaction: all of it is stored, or nothing. Inside a transaction it joins that one. The work may
 * run again when transactions got into each other's way, or when its connection led to a server that only reads, so it
 * must do nothing but talk to the database.
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
      // The connection is gone by now, and the next one may lead to the new leader.
      if (isReadOnly(error) && attempt === 1) continue;
      if (!isUndone(error)) throw error;
      if (attempt === ATTEMPTS) throw new DatabaseUnavailable('busy', error);
      await sleep(randomInt(LONGEST_PAUSE_MS));
    }
  }
}
