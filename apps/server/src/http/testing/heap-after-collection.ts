import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, vi } from 'vitest';

/** Bytes of the heap that something still holds. */
export async function heapAfterCollection(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 4; round += 1) {
    collect();
    // What is finalised in one round is free in the next.
    await sleep(50);
  }
  return process.memoryUsage().heapUsed;
}

/** Expects the heap to come back to so many bytes, once what is under way is over. */
export async function expectHeapWithin(bytes: number): Promise<void> {
  await vi.waitFor(async () => expect(await heapAfterCollection()).toBeLessThan(bytes), {
    timeout: 20_000,
    interval: 500,
  });
}
