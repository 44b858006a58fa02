/**
 * Where a task notes which thread runs it and how much processor time that thread had used when it began, so that another thread
 * can tell how much the task has used, even while it runs without a pause.
 */
export type CpuLedger = SharedArrayBuffer;

/** An identifier of a thread, and a number that needs eight bytes in line. */
const BYTES = 16;
const TIME_AT = 8;

export function newLedger(): CpuLedger {
  return new SharedArrayBuffer(BYTES);
}

/** Notes the beginning; called by the thread that runs the task. */
export function noteBeginning(ledger: CpuLedger, threadId: number, usedCpuMs: number): void {
  new Float64Array(ledger, TIME_AT, 1)[0] = usedCpuMs;
  Atomics.store(new Int32Array(ledger, 0, 1), 0, threadId);
}

/** Null: the task has not begun. */
export function readBeginning(
  ledger: CpuLedger,
): { readonly threadId: number; readonly usedCpuMs: number } | null {
  const threadId = Atomics.load(new Int32Array(ledger, 0, 1), 0);
  return threadId === 0 ? null : { threadId, usedCpuMs: new Float64Array(ledger, TIME_AT, 1)[0] ?? 0 };
}

/** The milliseconds of a measurement in microseconds. */
export function cpuMs({ user, system }: { readonly user: number; readonly system: number }): number {
  return (user + system) / 1000;
}
