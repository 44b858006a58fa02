const FAILURES_TO_OPEN = 5;
const OPEN_MS = 20_000;

/** Keeps us from asking a service that is down: after some failures in a row one call at a time tries again. */
export interface CircuitBreaker {
  /** Whether a call may be made now. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

export function createCircuitBreaker(nowMs: () => number): CircuitBreaker {
  let failures = 0;
  let closedAgainMs = 0;
  return {
    allows() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (nowMs() < closedAgainMs) return false;
      // Whoever comes now tries; the others wait for what becomes of it.
      closedAgainMs = nowMs() + OPEN_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) closedAgainMs = nowMs() + OPEN_MS;
    },
  };
}
