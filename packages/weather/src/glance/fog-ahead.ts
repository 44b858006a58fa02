import { toUtcInstant } from '@klarnotam/aviation';
import type { WeatherGroup } from '../elements.ts';
import type { Likelihood, TimedReason } from './glance.ts';
import type { Stretch } from './stretches.ts';

/** Fog at the place that a forecast or a trend names for the time from `fromMs` to `toMs`, the first of it. */
export function fogAhead(claims: readonly Stretch[], fromMs: number, toMs: number): TimedReason[] {
  if (fromMs >= toMs) return [];
  const found = claims.flatMap((claim): TimedReason[] => {
    if (claim.fromMs >= toMs || claim.toMs <= fromMs) return [];
    const possible: { group: WeatherGroup | undefined; likelihood: Likelihood | null }[] = [
      ...claim.prevailing.map(({ weather }) => ({ group: weather.find(isFog), likelihood: null })),
      ...claim.chances.flatMap(({ conditions, likelihood }) =>
        conditions.map(({ weather }) => ({ group: weather.find(isFog), likelihood })),
      ),
    ];
    return possible.flatMap(({ group, likelihood }) => {
      if (!group) return [];
      const at = toUtcInstant(Math.max(claim.fromMs, fromMs));
      const to = toUtcInstant(claim.toMs);
      return [
        {
          code: 'fogForecast',
          severity: 'caution',
          ratio: null,
          group,
          at,
          from: at,
          to,
          likelihood,
          varies: false,
        },
      ];
    });
  });
  const [first] = found.sort((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
  return first ? [first] : [];
}

function isFog({ phenomena, intensity }: WeatherGroup): boolean {
  return phenomena.includes('FG') && intensity !== 'vicinity';
}
