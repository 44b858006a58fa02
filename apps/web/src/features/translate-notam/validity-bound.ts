import type { UtcInstant } from '@klarnotam/aviation';
import type { NotamFacts } from '@klarnotam/notam';

export type Bound =
  | { readonly kind: 'instant'; readonly instant: UtcInstant }
  | { readonly kind: 'permanent' | 'invalid' | 'notStated' };

/** What to show for the beginning or the end: the instant, or why there is none. */
export function validityBound(
  field: 'validFrom' | 'validTo',
  instant: UtcInstant | null,
  facts: Pick<NotamFacts, 'permanent' | 'problems'>,
): Bound {
  if (instant !== null)
    return Number.isNaN(Date.parse(instant)) ? { kind: 'invalid' } : { kind: 'instant', instant };
  if (field === 'validTo' && facts.permanent) return { kind: 'permanent' };
  return { kind: facts.problems.some((problem) => problem.field === field) ? 'invalid' : 'notStated' };
}
