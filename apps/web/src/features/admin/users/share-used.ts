import { UNLIMITED } from '@klarnotam/contract';

/** How much of a plan is used, in percent, 100 at most; 0 where there is no limit. */
export function shareUsed(used: number, limit: number): number {
  if (limit === UNLIMITED || used <= 0) return 0;
  return limit <= 0 ? 100 : Math.min(100, (100 * used) / limit);
}
