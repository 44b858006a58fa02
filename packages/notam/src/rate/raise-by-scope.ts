import { OF_THINGS } from './raise-by-heads.ts';
import type { RatingInput } from './rating-input.ts';
import { isForOthers, type Rating } from './reason.ts';

/**
 * A navigation warning (scope `W` alone) with its own heights tells of what is dangerous in that air (ICAO Doc 8126): that it names a thing of the
 * ground does not make it harmless.
 */
export function raiseByScope(rating: Rating, subject: RatingInput): Rating {
  const { facts, reach } = subject;
  const scope = facts.qualifier?.scope ?? [];
  const isOpen = !OF_THINGS.test(facts.qualifier?.subject ?? 'A');
  if (!isOpen || scope.length !== 1 || scope[0] !== 'W' || facts.lower === null || reach.kind === 'above')
    return rating;
  const [reason] = rating.reasons;
  if (rating.level !== 'allowed' || reason?.code !== 'noEffect' || isForOthers(reason)) return rating;
  return { level: 'caution', reasons: [{ code: 'effectUnclear', span: null }, ...rating.reasons] };
}
