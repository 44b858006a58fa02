import type { CloudLayer } from '../elements.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import { isAtFlight } from '../warn/judge-sight.ts';
import type { LowCloud } from './glance.ts';
import { lowClouds } from './low-clouds.ts';
import { lowCloudsOf } from './low-clouds-of-row.ts';
import type { Stretch } from './stretches.ts';

/**
 * Few and scattered cloud at or below the height of flight: first that of the observation, then what the forecast says from `startMs`
 * on, whatever else it says. Towering cloud is a reason and no part of it.
 */
export function cloudsAtFlight(
  observation: readonly Stretch[],
  forecast: readonly Stretch[],
  startMs: number,
  limits: DroneProfile,
): LowCloud[] {
  const isInTheWay = ({ cover, baseFt, type }: CloudLayer): boolean =>
    (cover === 'FEW' || cover === 'SCT') && type === null && baseFt !== null && isAtFlight(baseFt, limits);
  const observed = lowClouds(observation[0]?.prevailing.slice(0, 1) ?? []).filter(isInTheWay);
  const known = new Set(observed.map((layer) => JSON.stringify(layer)));
  const ahead = forecast
    .filter(({ toMs }) => toMs > startMs)
    .map((part) => ({ ...part, fromMs: Math.max(part.fromMs, startMs) }));
  return [
    ...observed.map((layer) => ({ layer, likelihood: null, hours: [] })),
    ...lowCloudsOf(ahead, true).filter(({ layer }) => isInTheWay(layer) && !known.has(JSON.stringify(layer))),
  ];
}
