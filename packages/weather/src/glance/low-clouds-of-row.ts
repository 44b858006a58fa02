import { toUtcInstant } from '@klarnotam/aviation';
import type { CloudLayer, Conditions } from '../elements.ts';
import type { Likelihood, LowCloud } from './glance.ts';
import { lowClouds } from './low-clouds.ts';
import type { Stretch } from './stretches.ts';
import { worseChances } from './worse-chances.ts';

interface Spell {
  readonly layer: CloudLayer;
  readonly likelihood: Likelihood | null;
  readonly hours: { readonly fromMs: number; toMs: number }[];
}

/**
 * The low layers of a row with the hours of each, ceilings before what has gaps, of those the lowest first. What a worse chance brings is told
 * with its reasons, but for its few and scattered cloud, which is none.
 */
export function lowCloudsOf(parts: readonly Stretch[]): LowCloud[] {
  const spells = new Map<string, Spell>();
  for (const part of parts) {
    const prevailing = lowClouds(part.prevailing);
    const add = (layer: CloudLayer, likelihood: Likelihood | null): void => {
      const key = JSON.stringify([layer, likelihood]);
      const hours = spells.get(key)?.hours ?? [];
      const last = hours.at(-1);
      if (last !== undefined && last.toMs >= part.fromMs) last.toMs = part.toMs;
      else hours.push({ fromMs: part.fromMs, toMs: part.toMs });
      spells.set(key, { layer, likelihood, hours });
    };
    for (const layer of prevailing) add(layer, null);
    // What prevails is no chance.
    const worse = new Set(worseChances(part));
    for (const chance of part.chances) {
      for (const layer of newLayers(chance.conditions, prevailing))
        if (!worse.has(chance) || hasGaps(layer)) add(layer, chance.likelihood);
    }
  }
  return [...spells.values()]
    .sort((a, b) => Number(isCeiling(b)) - Number(isCeiling(a)) || baseOf(a) - baseOf(b))
    .map(({ hours, ...spell }) => ({
      ...spell,
      hours: hours.map(({ fromMs, toMs }) => ({ from: toUtcInstant(fromMs), to: toUtcInstant(toMs) })),
    }));
}

function newLayers(
  conditions: readonly Conditions[],
  prevailing: readonly CloudLayer[],
): readonly CloudLayer[] {
  const known = new Set(prevailing.map((layer) => JSON.stringify(layer)));
  return lowClouds(conditions).filter((layer) => !known.has(JSON.stringify(layer)));
}

/** Few or scattered cloud that does not tower. */
export function hasGaps({ cover, type }: CloudLayer): boolean {
  return (cover === 'FEW' || cover === 'SCT') && type === null;
}

function isCeiling({ layer: { cover } }: Spell): boolean {
  return cover === 'BKN' || cover === 'OVC';
}

function baseOf({ layer: { baseFt } }: Spell): number {
  return baseFt ?? 0;
}
