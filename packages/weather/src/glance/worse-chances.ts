import type { Likelihood } from './glance.ts';
import { rankOf } from './judge-moment.ts';
import type { JudgedChance, Stretch } from './stretches.ts';

/** The chances that are worse than what prevails, the worst and likeliest first. */
export function worseChances({ judged, chances }: Stretch): JudgedChance[] {
  return chances
    .filter((chance) => rankOf(chance.judged.verdict) > rankOf(judged.verdict))
    .sort(
      (a, b) =>
        rankOf(b.judged.verdict) - rankOf(a.judged.verdict) ||
        likelihoodOrder(b.likelihood) - likelihoodOrder(a.likelihood),
    );
}

/** TEMPO alone is likelier than PROB40, that than PROB30; what nothing labels may be certain. */
export function likelihoodOrder({ percent, atTimes }: Likelihood): number {
  return (percent === null ? 100 : percent) - (atTimes ? 1 : 0);
}
