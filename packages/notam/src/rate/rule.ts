import type { RatingInput } from './rating-input.ts';
import type { Rating, Reason } from './reason.ts';
import { reachReasons, type VerticalReach } from './vertical-reach.ts';

/** A rule gives a rating, or null where it does not apply. */
export type Rule = (subject: RatingInput) => Rating | null;

/** A rating with its reasons, of which there is at least one. */
export function rated(level: Rating['level'], first: Reason, ...rest: Reason[]): Rating {
  return { level, reasons: [first, ...rest] };
}

/** Lowers the level of an effect that is known to stay above drone heights, or may do so. */
export function ratedByReach(
  level: 'forbidden' | 'restricted' | 'caution',
  reason: Reason,
  reach: VerticalReach,
): Rating {
  const support = reachReasons(reach);
  if (reach.kind === 'above' && !reach.lowerInText)
    return { level: 'allowed', reasons: [...support, reason] };
  if (reach.kind === 'above' || reach.kind === 'uncertain') return rated('caution', reason, ...support);
  return rated(level, reason, ...support);
}
