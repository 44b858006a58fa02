import { OutsideServiceError } from '../../ports/outside-service.ts';

export interface OutsideCallsOptions {
  /** A service that failed is left alone for so long. */
  readonly restMs: number;
  readonly nowMs: () => number;
  /** Told of each call that failed, for the log. */
  readonly onFailure: (service: string, error: OutsideServiceError) => void;
}

/**
 * Calls a service by name, unless it failed a moment ago: whoever types an address should not wait for the same
 * silence at every letter.
 *
 * @throws {OutsideServiceError}
 */
export type CallOutside = <Answer>(service: string, work: () => Promise<Answer>) => Promise<Answer>;

export function createOutsideCalls({ restMs, nowMs, onFailure }: OutsideCallsOptions): CallOutside {
  const restsUntilMs = new Map<string, number>();
  return async (service, work) => {
    if (nowMs() < (restsUntilMs.get(service) ?? -Infinity)) {
      throw new OutsideServiceError(`${service} failed a moment ago`);
    }
    try {
      const answer = await work();
      restsUntilMs.delete(service);
      return answer;
    } catch (error) {
      if (error instanceof OutsideServiceError) {
        restsUntilMs.set(service, nowMs() + restMs);
        onFailure(service, error);
      }
      throw error;
    }
  };
}
