import { OutsideServiceError } from '../../ports/outside-service.ts';

const FAILURES_TO_OPEN = 3;
const REST_MS = 30_000;

export interface Circuit {
  /** Runs `call`, unless the service is left to rest. @throws {OutsideServiceError} when it is */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** Leaves the service alone for so long, because it said so. */
  rest(ms: number): void;
}

/**
 * Leaves a service alone for half a minute after three failures in a row, so that nobody waits for what will not come.
 * Then one call may try; the others wait for how that ends.
 */
export function createCircuit(nowMs: () => number): Circuit {
  let failures = 0;
  let restsUntilMs = 0;
  let trying = false;
  return {
    rest(ms) {
      restsUntilMs = Math.max(restsUntilMs, nowMs() + ms);
    },
    async run(call) {
      const isTrial = failures >= FAILURES_TO_OPEN;
      if (nowMs() < restsUntilMs || (isTrial && trying)) throw new OutsideServiceError('left to rest');
      trying = isTrial;
      try {
        const result = await call();
        failures = 0;
        return result;
      } catch (error) {
        failures += 1;
        if (failures >= FAILURES_TO_OPEN) restsUntilMs = Math.max(restsUntilMs, nowMs() + REST_MS);
        throw error;
      } finally {
        if (isTrial) trying = false;
      }
    },
  };
}
