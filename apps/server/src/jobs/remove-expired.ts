import type { Database } from '../database/create-database.ts';
import { deleteExpiredRows, type Retention } from '../database/delete-expired-rows.ts';
import { mergeUsageDays } from '../database/merge-usage-days.ts';
import { removeUnverified } from '../features/auth/index.ts';

const EVERY_MS = 600_000;

/** Removes what has expired and merges counts of days that are over, now and every ten minutes, until it is stopped. */
export function startRemovingExpired(
  database: Database,
  retention: Retention,
  log: { warn(data: object, message: string): void },
): { stop(): Promise<void> } {
  const stop = new AbortController();
  const remove = async (): Promise<void> => {
    try {
      await deleteExpiredRows(database, retention, { signal: stop.signal });
      await removeUnverified(database);
      await mergeUsageDays(database);
    } catch (error) {
      log.warn({ err: error }, 'what has expired could not be removed');
    }
  };
  let removing = remove();
  const timer = setInterval(() => {
    removing = removing.then(remove);
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      stop.abort();
      await removing;
    },
  };
}
