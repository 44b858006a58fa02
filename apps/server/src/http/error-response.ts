import { ERRORS, Failure, type ErrorCode } from '@klarnotam/contract';
import { ORPCError } from '@orpc/server';

/** The body of every failed call. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly [datum: string]: unknown;
}

/** What the contract library raises on its own, in the terms of our one error family. */
const LIBRARY_CODES: Readonly<Record<string, ErrorCode>> = {
  BAD_REQUEST: 'invalid',
  NOT_FOUND: 'notFound',
  METHOD_NOT_SUPPORTED: 'notFound',
  UNSUPPORTED_MEDIA_TYPE: 'invalid',
  PAYLOAD_TOO_LARGE: 'tooLarge',
};

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/** The one mapper from anything thrown to what the contract library sends. Internal messages go no further. */
export function toOrpcError(error: unknown): ORPCError<string, unknown> {
  if (error instanceof Failure) {
    const failure = error as Failure;
    return new ORPCError(failure.code, {
      status: ERRORS[failure.code].status,
      message: failure.message,
      data: failure.data,
      cause: failure,
    });
  }
  if (error instanceof ORPCError) {
    const raised = error as ORPCError<string, unknown>;
    if (isErrorCode(raised.code)) return raised;
    const code = LIBRARY_CODES[raised.code];
    if (code) {
      return new ORPCError(code, {
        status: ERRORS[code].status,
        message: ERRORS[code].message,
        cause: error,
      });
    }
  }
  return new ORPCError('internal', { status: 500, message: ERRORS.internal.message, cause: error });
}

/** `{code, message, …data}`. */
export function toErrorBody(error: ORPCError<string, unknown>): ErrorBody {
  const code = isErrorCode(error.code) ? error.code : 'internal';
  const data = typeof error.data === 'object' && error.data !== null ? error.data : {};
  return { ...data, code, message: error.message };
}

/** The same body for routes that do not pass through the contract. */
export function errorBody(code: ErrorCode): ErrorBody {
  return { code, message: ERRORS[code].message };
}

/** Seconds until another try may succeed, where the error says so. */
export function retryAfterOf({ data }: ORPCError<string, unknown>): number | null {
  const known = typeof data === 'object' && data !== null && 'retryAfterS' in data ? data.retryAfterS : null;
  return typeof known === 'number' ? known : null;
}
