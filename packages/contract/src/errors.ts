import { z } from 'zod';

/**
 * Every way a call can fail, with its HTTP status, its default message and the typed data that stand beside `code` and
 * `message` in the answer: `{code, message, …data}`.
 */
export const ERRORS = {
  unauthenticated: { status: 401, message: 'Please sign in first', data: z.object({}) },
  wrongCredentials: {
    status: 401,
    message: 'The e-mail address or the password is wrong.',
    data: z.object({}),
  },
  /** The password is right, and the link that was mailed has not been opened yet. */
  emailNotVerified: {
    status: 403,
    message: 'Please verify your e-mail address first: open the link that we sent you.',
    data: z.object({}),
  },
  /** A code of a mailed link that was cut off, has expired or was used. */
  invalidLink: {
    status: 410,
    message: 'This link is not valid any more.',
    data: z.object({}),
  },
  forbidden: { status: 403, message: 'This is not open to you.', data: z.object({}) },
  notFound: { status: 404, message: 'There is nothing here.', data: z.object({}) },
  invalid: {
    status: 422,
    message: 'The request could not be understood.',
    data: z.object({
      field: z.string().optional(),
      count: z.number().int().optional(),
      maximum: z.number().int().optional(),
    }),
  },
  tooLarge: {
    status: 413,
    message: 'The text is too long.',
    data: z.object({
      maximumCharacters: z.number().int(),
      /** What was too much where it was not the text: its answer, or the time that it takes to read. */
      reason: z.enum(['answer', 'time']).optional(),
    }),
  },
  limitReached: {
    status: 402,
    message:
      'You have reached your translation limit. Please upgrade your plan to continue translating NOTAMs.',
    data: z.object({
      /** -1: unlimited. */
      limit: z.number().int(),
      used: z.number().int(),
      /** How many the text needs. */
      needed: z.number().int(),
    }),
  },
  /** A file was asked for that the store does not have any more, or that is not as it was stored. */
  fileLost: {
    status: 410,
    message: 'The file is not there any more. Ask support for it.',
    data: z.object({}),
  },
  conflict: { status: 409, message: 'This was changed meanwhile.', data: z.object({}) },
  notRecognised: {
    status: 422,
    message: 'The text is not a message that can be translated here.',
    data: z.object({
      reason: z.string(),
      /** What it seems to be instead. */
      recognisedAs: z.enum(['notam', 'metar', 'taf', 'sigmet', 'airmet']).nullable(),
    }),
  },
  tooMany: {
    status: 429,
    message: 'Too many requests.',
    data: z.object({ retryAfterS: z.number().int() }),
  },
  unavailable: {
    status: 503,
    message: 'The service is not available just now.',
    data: z.object({
      /** Seconds until another try may succeed, where that is known. */
      retryAfterS: z.number().int().optional(),
    }),
  },
  internal: { status: 500, message: 'Something went wrong on our side.', data: z.object({}) },
} as const;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorData<C extends ErrorCode> = z.infer<(typeof ERRORS)[C]['data']>;

/** What a verb throws to answer with one of {@link ERRORS}; `message` is for users. */
export class Failure<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C;
  readonly data: ErrorData<C>;

  constructor(code: C, data: ErrorData<C>, message: string = ERRORS[code].message) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.data = data;
  }
}
