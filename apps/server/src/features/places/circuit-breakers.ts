import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleType,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { OutsideServiceError } from '../../ports/outside-service.ts';

export interface CircuitBreakerOptions {
  /** How long a service that failed is not called. */
  readonly openMs: number;
  /** Told of each call that failed, for the log. */
  readonly onFailure: (service: string, error: OutsideServiceError) => void;
}

/**
 * Calls a service by name. One failure opens its circuit, so that suggestions do not wait for the same timeout at
 * every letter that is typed.
 *
 * @throws {OutsideServiceError} also, without a call, while the circuit is open
 */
export type CallService = <Answer>(service: string, call: () => Promise<Answer>) => Promise<Answer>;

export function createCircuitBreakers({ openMs, onFailure }: CircuitBreakerOptions): CallService {
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const breakerOf = (service: string): CircuitBreakerPolicy => {
    const known = breakers.get(service);
    if (known) return known;
    const breaker = circuitBreaker(handleType(OutsideServiceError), {
      breaker: new ConsecutiveBreaker(1),
      halfOpenAfter: openMs,
    });
    breakers.set(service, breaker);
    return breaker;
  };
  return async (service, call) => {
    try {
      return await breakerOf(service).execute(call);
    } catch (error) {
      if (isBrokenCircuitError(error)) {
        throw new OutsideServiceError(`${service} failed a moment ago`, { cause: error });
      }
      if (error instanceof OutsideServiceError) onFailure(service, error);
      throw error;
    }
  };
}
