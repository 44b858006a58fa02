import { oc } from '@orpc/contract';
import { ERRORS } from './errors.ts';

/** An endpoint for everybody. Every call can fail in these ways. */
export const everyone = oc.errors({
  invalid: ERRORS.invalid,
  tooMany: ERRORS.tooMany,
  unavailable: ERRORS.unavailable,
});

/** An endpoint that needs a session. */
export const member = everyone.errors({ unauthenticated: ERRORS.unauthenticated });

/** An endpoint for administrators. */
export const administrator = member.errors({ forbidden: ERRORS.forbidden });
