import type { WorkerPool } from '../adapters/paste-reader/worker-pool-paste-reader.ts';
import { stateOfDatabase, type Database } from '../database/create-database.ts';
import { measureMailQueue } from '../database/mail-queue/measure-mail-queue.ts';
import type { Metrics } from '../http/metrics.ts';
import { tellState } from '../http/state-metrics.ts';

/** Lets the metrics tell how full the pools and queues of this server are. */
export function watchState(
  metrics: Metrics,
  { database, pasteReader }: { readonly database: Database; readonly pasteReader: WorkerPool },
): void {
  tellState(metrics, {
    mailQueue: () => measureMailQueue(database).catch(() => null),
    database: () => stateOfDatabase(database),
    reading: () => pasteReader.state(),
  });
}
