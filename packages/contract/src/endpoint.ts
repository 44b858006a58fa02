import { oc } from '@orpc/contract';
import { ERRORS } from './errors.ts';

/** What the server must know of an endpoint before it reads a body. */
export interface EndpointMeta {
  /** It takes a file: at most so many bytes, for which it has five minutes. */
  readonly upload?: { readonly maximumBytes: number };
}

const NO_META: EndpointMeta = {};

/** An endpoint for everybody. Every call can fail in these ways. */
export const everyone = oc.$meta(NO_META).errors({
  invalid: ERRORS.invalid,
  tooMany: ERRORS.tooMany,
  unavailable: ERRORS.unavailable,
});

/** An endpoint that needs a session. */
export const member = everyone.errors({ unauthenticated: ERRORS.unauthenticated });

/** An endpoint for administrators. */
export const administrator = member.errors({ forbidden: ERRORS.forbidden });
