import type { DroneProfile } from '../warn/drone-profile.ts';
import type { LowCloud, LowLayer } from './glance.ts';
import { lowClouds } from './low-clouds.ts';
import { hasGaps, isInTheWay, lowCloudsOf } from './low-clouds-of-row.ts';
import type { Stretch } from './stretches.ts';

/** For which time the card speaks. */
export interface TimeWindow {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Few and scattered cloud at or below the height of flight: first that of the observation, then what the forecast says within `window`,
 * whatever else it says. Towering cloud is a reason and no part of it; what comes later is told in the rows.
 */
export function cloudsAtFlight(
  observation: readonly Stretch[],
  forecast: readonly Stretch[],
  window: TimeWindow,
  limits: DroneProfile,
): LowCloud[] {
  const isShown = (layer: LowLayer): boolean => hasGaps(layer) && isInTheWay(layer, limits);
  const observed = lowClouds(observation[0]?.prevailing.slice(0, 1) ?? []).filter(isShown);
  const known = new Set(observed.map((layer) => JSON.stringify(layer)));
  const within = forecast
    .filter(({ fromMs, toMs }) => toMs > window.fromMs && fromMs < window.toMs)
    .map((part) => ({
      ...part,
      fromMs: Math.max(part.fromMs, window.fromMs),
      toMs: Math.min(part.toMs, window.toMs),
    }));
  const isThroughout = ({ hours: [first, ...more] }: LowCloud): boolean =>
    first !== undefined &&
    more.length === 0 &&
    Date.parse(first.from) <= window.fromMs &&
    Date.parse(first.to) >= window.toMs;
  return [
    ...observed.map((layer) => ({ layer, likelihood: null, hours: [] })),
    ...lowCloudsOf(within, limits)
      .filter(({ layer }) => isShown(layer) && !known.has(JSON.stringify(layer)))
      .map((low) => (isThroughout(low) ? { ...low, hours: [] } : low)),
  ];
}
