import { setTimeout as sleep } from 'node:timers/promises';
import type { Load } from './load.ts';

const LIMIT_MS = 120_000;
/** What was under way when the fault came may be answered still. */
const UNDER_WAY = 20;

/** Milliseconds until translations are acknowledged again after a fault. */
export async function untilTranslated({ acknowledged }: Load): Promise<number> {
  const startedMs = performance.now();
  const before = acknowledged.translations.size;
  while (acknowledged.translations.size <= before + UNDER_WAY) {
    if (performance.now() - startedMs > LIMIT_MS) throw new Error(`No translation within ${LIMIT_MS} ms`);
    await sleep(20);
  }
  return Math.round(performance.now() - startedMs);
}
