import type { NotamFacts } from '../facts.ts';
import type { Rating, Reason } from './reason.ts';
import type { SearchText } from './search-text.ts';
import type { SubjectFamily } from './subject-family.ts';
import { reachReasons, type VerticalReach } from './vertical-reach.ts';

/** What a rating is made from: everything that was decoded. */
export type RatableFacts = Omit<NotamFacts, 'rating'>;

/** What the rules look at. */
export interface Case {
  readonly facts: RatableFacts;
  readonly text: SearchText;
  readonly reach: VerticalReach;
  readonly family: SubjectFamily;
  /** It points at an amendment or a supplement. */
  readonly trigger: boolean;
}

/** A rule gives a rating, or null where it does not apply. */
export type Rule = (subject: Case) => Rating | null;

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
