import type { ErrorCode, ErrorData } from '@klarnotam/contract';
import { ORPCError } from '@orpc/client';
import type { Messages } from '../../shared/text/use-text.ts';

export interface FailureText {
  readonly heading: string;
  readonly text: string;
}

/** What to tell a reader whose translation failed with `error`. */
export function describeFailure(error: unknown, { notam: { errors } }: Messages): FailureText {
  const generic = { heading: errors.generic, text: errors.genericHelp };
  if (!(error instanceof ORPCError)) {
    return error instanceof TypeError ? { heading: errors.networkHeading, text: errors.network } : generic;
  }
  const code = error.code as ErrorCode;
  if (code === 'notRecognised') {
    const { reason } = error.data as Partial<ErrorData<'notRecognised'>>;
    return { heading: errors.invalidHeading, text: reason ?? error.message };
  }
  if (code === 'invalid') {
    const { count, maximum } = error.data as ErrorData<'invalid'>;
    if (count !== undefined && maximum !== undefined) {
      return { heading: errors.tooManyHeading, text: errors.tooMany(count, maximum) };
    }
    return generic;
  }
  if (code === 'limitReached') {
    const { limit, used, needed } = error.data as ErrorData<'limitReached'>;
    const left = Math.max(0, limit - used);
    return { heading: errors.limitHeading, text: left > 0 ? errors.limitNeeded(needed, left) : errors.limit };
  }
  if (code === 'unauthenticated') return { heading: errors.signInHeading, text: errors.signIn };
  if (code === 'tooLarge') return { heading: errors.tooLargeHeading, text: errors.tooLarge };
  if (code === 'tooMany') {
    const { retryAfterS } = error.data as Partial<ErrorData<'tooMany'>>;
    return { heading: errors.busyHeading, text: errors.busy(retryAfterS ?? 60) };
  }
  return generic;
}
