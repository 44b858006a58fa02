import { toUtcInstant } from '@klarnotam/aviation';
import type { Conditions } from '../elements.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import { isAtFlight } from '../warn/judge-sight.ts';
import type { Likelihood, LowCloud, LowLayer } from './glance.ts';
import { isCeiling, lowClouds } from './low-clouds.ts';
import type { Stretch } from './stretches.ts';

interface Spell {
  readonly layer: LowLayer;
  readonly likelihood: Likelihood | null;
  readonly hours: { readonly fromMs: number; toMs: number }[];
}

/**
 * The low layers of a row with the hours of each, ceilings before what has gaps, of those the lowest first. What is in the way is a reason, but
 * for few and scattered cloud.
 */
export function lowCloudsOf(parts: readonly Stretch[], limits: DroneProfile): LowCloud[] {
  const spells = new Map<string, Spell>();
  const isReason = (layer: LowLayer): boolean => !hasGaps(layer) && isInTheWay(layer, limits);
  for (const part of parts) {
    const prevailing = lowClouds(part.prevailing).filter((layer) => !isReason(layer));
    const add = (layer: LowLayer, likelihood: Likelihood | null): void => {
      const key = JSON.stringify([layer, likelihood]);
      const hours = spells.get(key)?.hours ?? [];
      const last = hours.at(-1);
      if (last !== undefined && last.toMs >= part.fromMs) last.toMs = part.toMs;
      else hours.push({ fromMs: part.fromMs, toMs: part.toMs });
      spells.set(key, { layer, likelihood, hours });
    };
    for (const layer of prevailing) add(layer, null);
    // What prevails is no chance.
    for (const { conditions, likelihood } of part.chances)
      for (const layer of newLayers(conditions, prevailing)) if (!isReason(layer)) add(layer, likelihood);
  }
  return [...spells.values()]
    .sort((a, b) => Number(isCeiling(b.layer)) - Number(isCeiling(a.layer)) || baseOf(a) - baseOf(b))
    .map(({ hours, ...spell }) => ({
      ...spell,
      hours: hours.map(({ fromMs, toMs }) => ({ from: toUtcInstant(fromMs), to: toUtcInstant(toMs) })),
    }));
}

function newLayers(conditions: readonly Conditions[], prevailing: readonly LowLayer[]): readonly LowLayer[] {
  const known = new Set(prevailing.map((layer) => JSON.stringify(layer)));
  return lowClouds(conditions).filter((layer) => !known.has(JSON.stringify(layer)));
}

/** Few or scattered cloud that does not tower. */
export function hasGaps({ cover, type }: LowLayer): boolean {
  return (cover === 'FEW' || cover === 'SCT') && type === null;
}

/** Whether a layer is at or below the height of flight, whatever its cover. */
export function isInTheWay({ baseFt }: LowLayer, limits: DroneProfile): boolean {
  return baseFt !== null && isAtFlight(baseFt, limits);
}

function baseOf({ layer: { baseFt } }: Spell): number {
  return baseFt ?? 0;
}
