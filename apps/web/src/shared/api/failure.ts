import { ERRORS, type ErrorCode, type ErrorData } from '@klarnotam/contract';
import { ORPCError } from '@orpc/client';

/** Why a call failed: the server's code, `network` (not reached), or `unknown`. */
export type FailureCode = ErrorCode | 'network' | 'unknown';

export function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof ORPCError) {
    const code = String(error.code);
    return Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'unknown';
  }
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return error instanceof TypeError || isTimeout ? 'network' : 'unknown';
}

/** What came along with a failure of `code`; empty when the error is another one or brought nothing. */
export function failureDataOf<C extends ErrorCode>(error: unknown, code: C): Partial<ErrorData<C>> {
  if (!(error instanceof ORPCError) || String(error.code) !== code) return {};
  return (error.data ?? {}) as Partial<ErrorData<C>>;
}

/** The message to show: the server's own where it gave one. */
export function failureMessageOf(
  error: unknown,
  messages: { readonly network: string; readonly fallback: string },
): string {
  const code = failureCodeOf(error);
  if (code === 'network') return messages.network;
  return code !== 'unknown' && error instanceof Error && error.message !== '' && error.message !== code
    ? error.message
    : messages.fallback;
}
