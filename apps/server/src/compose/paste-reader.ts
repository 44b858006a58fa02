import { join } from 'node:path';
import type { Logger } from 'pino';
import { openWorkerPool, type WorkerPool } from '../adapters/paste-reader/worker-pool-paste-reader.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../http/metrics.ts';

/** All that reading and wording one pasted text may take of a processor: twice what 500 notices take on a thread that has just started. */
const CPU_LIMIT_MS = 4_000;

/** The threads that read what users paste. */
export function openPasteReader(config: Config, log: Logger, metrics: Metrics): WorkerPool {
  return openWorkerPool({
    workerFile: join(import.meta.dirname, 'paste-worker.ts'),
    threads: config.readingThreads,
    cpuLimitMs: CPU_LIMIT_MS,
    onStopped: (reason) => {
      metrics.readingStopped.inc({ reason });
      log.warn({ reason }, 'a text took too much to read');
    },
    onBroken: (error) => {
      log.error({ err: error }, 'a reading thread broke and is replaced');
    },
    onStep: (step, usedCpuMs) => {
      metrics.readingCpuSeconds.observe({ step }, usedCpuMs / 1000);
    },
  });
}
