import type { Chance, Glance } from '../glance.ts';
import type { SlowAnswer } from './minute-by-minute.ts';

function chanceOf(chance: Chance | null): string | null {
  if (chance === null) return null;
  const { verdict, percent, atTimes } = chance;
  const kind = [...(percent === null ? [] : [`PROB${String(percent)}`]), ...(atTimes ? ['TEMPO'] : [])].join(
    ' ',
  );
  return `${verdict} ${kind === '' ? 'unlabelled' : kind}`;
}

/** A glance in the form of the slow account. */
export function asSlow({ verdict, worseFrom, betterFrom, missing, forecast, bestHours }: Glance): SlowAnswer {
  const stamp = (instant: string): string => instant.slice(0, 16);
  return {
    verdict,
    worseFrom: worseFrom === null ? null : stamp(worseFrom),
    betterFrom: betterFrom === null ? null : stamp(betterFrom),
    isFreezingRainUnknown: missing.includes('freezingRain'),
    rows: (forecast?.periods ?? []).map(({ from, to, verdict: own, chance, wind }) => ({
      from: stamp(from),
      to: stamp(to),
      verdict: own === 'notJudged' ? 'incomplete' : own,
      chance: chanceOf(chance),
      windKt: wind?.speedKt ?? null,
    })),
    bestHours:
      bestHours?.map(
        ({ from, to, light, verdict: grade }) => `${stamp(from)}/${stamp(to)} ${light ?? 'unknown'} ${grade}`,
      ) ?? null,
  };
}
