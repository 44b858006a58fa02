import { failureCodeOf } from '../../shared/api/failure.ts';
import type { Messages } from '../../shared/text/use-text.ts';

export interface LoadFailure {
  readonly title: string;
  /** Null: trying again is all there is. */
  readonly help: string | null;
}

/** Why the membership cannot be shown. */
export function describeLoadFailure(error: unknown, { member, failures }: Messages): LoadFailure {
  const { errors } = member;
  switch (failureCodeOf(error)) {
    case 'notFound':
      return { title: errors.none, help: errors.noneHelp };
    case 'unauthenticated':
    case 'forbidden':
      return { title: errors.access, help: null };
    case 'network':
      return { title: errors.load, help: failures.network };
    default:
      return { title: errors.load, help: null };
  }
}
