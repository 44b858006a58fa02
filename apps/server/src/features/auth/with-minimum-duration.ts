import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs work and answers no sooner than `minimumMs` after the start, so that the time does not tell which way the work
 * went. A refusal is as slow as a success.
 */
export async function withMinimumDuration<Result>(
  minimumMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), sleep(minimumMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
