import { toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import type { Verdict } from './glance.ts';
import { rankOf } from './judge-moment.ts';
import type { Stretch } from './stretches.ts';

/** When from `fromMs` on something of `claims`, chances too, is first worse than `verdict`; null: nothing is. */
export function worseAhead(claims: readonly Stretch[], fromMs: number, verdict: Verdict): UtcInstant | null {
  let firstMs = Infinity;
  for (const { judged, chances, ...claim } of claims) {
    if (claim.toMs <= fromMs) continue;
    const all = [judged, ...chances.map((chance) => chance.judged)];
    if (!all.some((each) => rankOf(each.verdict) > rankOf(verdict))) continue;
    firstMs = Math.min(firstMs, Math.max(claim.fromMs, fromMs));
  }
  return firstMs === Infinity ? null : toUtcInstant(firstMs);
}
