import { failureCodeOf, failureDataOf } from '../../shared/api/failure.ts';
import type { Messages } from '../../shared/text/use-text.ts';

export interface FailureText {
  readonly heading: string;
  readonly text: string;
  /** More translations would help. */
  readonly upgrade?: true;
}

/** What to tell a reader whose translation failed with `error`. */
export function describeFailure(error: unknown, { notam: { errors } }: Messages): FailureText {
  const generic = { heading: errors.generic, text: errors.genericHelp };
  switch (failureCodeOf(error)) {
    case 'network':
      return { heading: errors.networkHeading, text: errors.network };
    case 'notRecognised': {
      const { reason } = failureDataOf(error, 'notRecognised');
      return reason === undefined ? generic : { heading: errors.invalidHeading, text: reason };
    }
    case 'invalid': {
      const { count, maximum } = failureDataOf(error, 'invalid');
      if (count === undefined || maximum === undefined) return generic;
      return { heading: errors.tooManyHeading, text: errors.tooMany(count, maximum) };
    }
    case 'limitReached': {
      const { limit = 0, used = 0, needed = 1 } = failureDataOf(error, 'limitReached');
      const left = Math.max(0, limit - used);
      return {
        heading: errors.limitHeading,
        text: left > 0 ? errors.limitNeeded(needed, left) : errors.limit,
        upgrade: true,
      };
    }
    case 'unauthenticated':
      return { heading: errors.signInHeading, text: errors.signIn };
    case 'tooLarge':
      return { heading: errors.tooLargeHeading, text: errors.tooLarge };
    case 'tooMany':
      return {
        heading: errors.busyHeading,
        text: errors.busy(failureDataOf(error, 'tooMany').retryAfterS ?? 60),
      };
    default:
      return generic;
  }
}
