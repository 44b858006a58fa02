import type { Worker } from 'node:worker_threads';
import { cpuMs, readBeginning, type CpuLedger } from './cpu-ledger.ts';

/** The threads that run now; one that was ended is replaced. */
interface Threads {
  readonly threads: readonly Worker[];
}

export interface CpuWatch {
  /** `silence`: no thread took the task up, or the thread was given no processor. */
  readonly stoppedFor: 'time' | 'silence' | null;
  end(): void;
}

/** A thread that is given no processor is waited for so long. */
const LONGEST_TASK_MS = 60_000;
const LOOK_AGAIN_MS = 100;

/**
 * Calls `stop` once the task of `ledger` has used `allowedMs` of processor time. A task cannot use more of it than time passes,
 * so nothing is looked at before that.
 */
export function watchCpu(pool: Threads, ledger: CpuLedger, allowedMs: number, stop: () => void): CpuWatch {
  const sinceMs = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let stoppedFor: CpuWatch['stoppedFor'] = null;
  const stopFor = (reason: 'time' | 'silence'): void => {
    stoppedFor = reason;
    stop();
  };
  const lookAfter = (ms: number): void => {
    timer = setTimeout(() => void look(), Math.max(LOOK_AGAIN_MS, ms));
  };
  const look = async (): Promise<void> => {
    const usedMs = await usedBy(pool, ledger);
    if (ended) return;
    if (usedMs !== null && usedMs >= allowedMs) stopFor('time');
    else if (performance.now() - sinceMs > LONGEST_TASK_MS) stopFor('silence');
    else lookAfter(allowedMs - (usedMs ?? 0));
  };
  lookAfter(allowedMs);
  return {
    get stoppedFor() {
      return stoppedFor;
    },
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}

/** Milliseconds of processor time; null: not begun, or over. */
async function usedBy({ threads }: Threads, ledger: CpuLedger): Promise<number | null> {
  const beginning = readBeginning(ledger);
  const worker = threads.find(({ threadId }) => threadId === beginning?.threadId);
  if (beginning === null || worker === undefined) return null;
  try {
    return cpuMs(await worker.cpuUsage()) - beginning.usedCpuMs;
  } catch {
    // The thread ended meanwhile.
    return null;
  }
}
