import {
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleType,
  isBrokenCircuitError,
  wrap,
} from 'cockatiel';
import { OutsideServiceError } from '../../ports/outside-service.ts';

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 30_000;

/** The service answered 429 and asked not to be called for so long. */
export class TooManyRequestsError extends OutsideServiceError {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super('status 429');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Runs a call of the service. @throws {OutsideServiceError} also, without a call, while the circuit is open */
export type CallThroughBreaker = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/**
 * Opens for 30 s after three failures in a row, and after a 429 for as long as the service asked. Then one trial call
 * decides; calls that come meanwhile wait for its result.
 */
export function createCircuitBreaker(): CallThroughBreaker {
  const afterFailures = circuitBreaker(handleType(OutsideServiceError), {
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    halfOpenAfter: OPEN_MS,
  });
  const afterTooManyRequests = circuitBreaker(handleType(TooManyRequestsError), {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: new DelegateBackoff(({ result }) =>
      'error' in result && result.error instanceof TooManyRequestsError ? result.error.retryAfterMs : OPEN_MS,
    ),
  });
  const policy = wrap(afterTooManyRequests, afterFailures);
  return async (call) => {
    try {
      return await policy.execute(call);
    } catch (error) {
      if (isBrokenCircuitError(error)) throw new OutsideServiceError('circuit open', { cause: error });
      throw error;
    }
  };
}
