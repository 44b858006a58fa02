import { toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import type { Verdict } from './glance.ts';
import { rankOf } from './judge-moment.ts';
import type { Stretch } from './stretches.ts';

/**
 * When after `fromMs` a flight of `flightMs` that begins then is first judged better than `verdict`, all of it within the forecast; null:
 * none is. `judge` gives the verdict of a flight that begins at a moment. It gets better only where something that is claimed ends, or
 * begins behind a gap.
 */
export function betterAhead(
  claims: readonly Stretch[],
  forecast: readonly Stretch[],
  {
    fromMs,
    flightMs,
    verdict,
  }: { readonly fromMs: number; readonly flightMs: number; readonly verdict: Verdict },
  judge: (beginMs: number) => Verdict,
): UtcInstant | null {
  const [first] = forecast;
  const endMs = forecast.at(-1)?.toMs;
  if (first === undefined || endMs === undefined) return null;
  const moments = claims
    .flatMap((claim) => [claim.fromMs, claim.toMs])
    .filter((ms) => ms > fromMs && ms >= first.fromMs && ms + flightMs <= endMs)
    .toSorted((a, b) => a - b);
  const found = moments.find((ms) => {
    const then = judge(ms);
    return (then === 'fine' || then === 'caution') && rankOf(then) < rankOf(verdict);
  });
  return found === undefined ? null : toUtcInstant(found);
}
