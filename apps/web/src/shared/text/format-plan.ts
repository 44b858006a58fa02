import { planOf, type Subscription } from '@klarnotam/contract';
import type { Messages } from './use-text.ts';

/** How many translations are left, in words; null when the plan has no limit. */
export function remainingInWords(
  { remaining, planType }: Pick<Subscription, 'remaining' | 'planType'>,
  { home }: Messages,
): string | null {
  if (remaining === null) return null;
  return planOf(planType).per === 'total' ? home.remaining(remaining) : home.remainingThisMonth(remaining);
}
