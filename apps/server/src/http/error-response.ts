import { ERRORS, Failure, readSentence, type ErrorCode } from '@klarnotam/contract';
import { ORPCError } from '@orpc/server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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

/** When to come back, where what failed does not say. */
const RETRY_AFTER_S = 5;

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/**
 * Whether the database refused a value that no check of ours did: SQLSTATE class 22 (data exception) or 54 (program limit
 * exceeded). The request is at fault, and so is the check that let it through.
 */
export function isRefusedValue(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(?:22|54)[0-9A-Z]{3}$/.test(error.code)
  );
}

interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly path?: readonly PropertyKey[];
}

/** What the contract found first in an input; null when the error is none of a validation. */
function firstIssue({ data }: ORPCError<string, unknown>): Issue | null {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return null;
  return (data.issues as readonly Issue[])[0] ?? null;
}

const PARTS_OF_A_REQUEST = new Set<PropertyKey>(['body', 'headers', 'query', 'params']);

/** The field that is wrong, as it is written in the request: `operation.title`; and a message where the rule has one. */
function describeIssue({ path = [], code, message }: Issue): { field?: string; message: string } {
  const names = path.length > 1 && PARTS_OF_A_REQUEST.has(path[0] ?? '') ? path.slice(1) : path;
  const ownMessage = code === 'custom' && message !== 'Invalid input';
  return {
    ...(names.length > 0 && { field: names.map(String).join('.') }),
    message: ownMessage ? message : ERRORS.invalid.message,
  };
}

function ofCode(code: ErrorCode, cause: unknown): ORPCError<string, unknown> {
  const { status, message } = ERRORS[code];
  return new ORPCError(code, { status, message, cause });
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
    const issue = raised.code === 'BAD_REQUEST' ? firstIssue(raised) : null;
    if (issue) {
      const { message, ...data } = describeIssue(issue);
      return new ORPCError('invalid', { status: ERRORS.invalid.status, message, data, cause: error });
    }
    const code = LIBRARY_CODES[raised.code];
    if (code) return ofCode(code, error);
  }
  return ofCode(isRefusedValue(error) ? 'invalid' : 'internal', error);
}

/** `{code, message, …data}`, with `why` and `values` where the message is one of a code's sentences. */
export function toErrorBody(error: ORPCError<string, unknown>): ErrorBody {
  const code = isErrorCode(error.code) ? error.code : 'internal';
  const data = typeof error.data === 'object' && error.data !== null ? error.data : {};
  const sentence = error.message === ERRORS[code].message ? null : readSentence(error.message);
  return { ...data, ...sentence, code, message: error.message };
}

/** The same body for routes that do not pass through the contract. */
export function errorBody(code: ErrorCode): ErrorBody {
  return { code, message: ERRORS[code].message };
}

/** Seconds until another try may succeed: as the error says, and always with 503. */
export function retryAfterOf({ data, status }: ORPCError<string, unknown>): number | null {
  const known = typeof data === 'object' && data !== null && 'retryAfterS' in data ? data.retryAfterS : null;
  if (typeof known === 'number') return known;
  return status === ERRORS.unavailable.status ? RETRY_AFTER_S : null;
}

/** The answer to a request that failed outside of the contract's calls. */
export function errorResponse(c: Pick<Context, 'header' | 'json'>, error: unknown): Response {
  const answer = toOrpcError(error);
  const retryAfterS = retryAfterOf(answer);
  if (retryAfterS !== null) c.header('Retry-After', String(retryAfterS));
  return c.json(toErrorBody(answer), answer.status as ContentfulStatusCode);
}
