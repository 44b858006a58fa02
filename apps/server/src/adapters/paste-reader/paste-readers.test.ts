import { join } from 'node:path';
import { createPasteTasks } from '../../compose/paste-tasks.ts';
import { createBuiltInGazetteer } from '../gazetteer/built-in-gazetteer.ts';
import { geoTz } from '../time-zones/geo-tz.ts';
import { createInThreadPasteReader } from './in-thread-paste-reader.ts';
import { describePasteReader } from './suite.ts';
import { openWorkerPool } from './worker-pool-paste-reader.ts';

describePasteReader('a reader on the same thread', () => ({
  reader: createInThreadPasteReader(
    createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: geoTz }),
  ),
  stop: () => Promise.resolve(),
}));

describePasteReader('a reader on worker threads', () => {
  const pool = openWorkerPool({
    workerFile: join(import.meta.dirname, '../../compose/paste-worker.ts'),
    threads: 1,
    cpuLimitMs: 20_000,
    onStopped: () => undefined,
    onBroken: () => undefined,
    onStep: () => undefined,
  });
  return { reader: pool, stop: () => pool.stop() };
});
