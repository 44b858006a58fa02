import { rankOf } from './judge-moment.ts';
import type { Stretch } from './stretches.ts';

/**
 * `forecast` without the times at which the observation, which still counts, says worse: no row tells of hours within the limits that the
 * card says nothing good of.
 */
export function withoutMilder(forecast: readonly Stretch[], observation: readonly Stretch[]): Stretch[] {
  let left = [...forecast];
  for (const observed of observation) left = left.flatMap((part) => cut(part, observed));
  return left;
}

function cut(part: Stretch, observed: Stretch): Stretch[] {
  const isApart = observed.toMs <= part.fromMs || observed.fromMs >= part.toMs;
  if (isApart || worstOf(observed) <= worstOf(part)) return [part];
  const before = { ...part, toMs: observed.fromMs };
  // What came about before it begins comes about no more.
  const behind = { ...part, fromMs: observed.toMs, comesAboutByMs: null };
  return [before, behind].filter(({ fromMs, toMs }) => toMs > fromMs);
}

/** Chances included. */
function worstOf({ judged, chances }: Stretch): number {
  return chances.reduce(
    (worst, chance) => Math.max(worst, rankOf(chance.judged.verdict)),
    rankOf(judged.verdict),
  );
}
