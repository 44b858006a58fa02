import { failureCodeOf } from '../../shared/api/failure.ts';
import type { Messages } from '../../shared/text/use-text.ts';

/** Looking for the subscription, then loading it, each a second after the one before. */
const LOOKING = 5;
const LOADING = 3;
export const RETRY_DELAY_MS = 1_000;

/** Whether a start-up that failed so often is worth another try; without a session it is not. */
export function shouldRetryStartUp(failuresBefore: number, error: unknown): boolean {
  return !isAuthError(error) && failuresBefore + 1 < LOOKING + LOADING;
}

/** Whether an error means that the user has to log in again: its code, or authentication, session or token in its message. */
export function isAuthError(error: unknown): boolean {
  if (failureCodeOf(error) === 'unauthenticated') return true;
  return error instanceof Error && /auth|session|token/i.test(error.message);
}

/** What to show when every try failed. */
export function describeStartUpFailure(error: unknown, { home }: Messages): string {
  const code = failureCodeOf(error);
  return code === 'network' || code === 'unknown' ? home.error.initialise : home.error.subscription;
}
