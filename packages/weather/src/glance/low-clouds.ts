import type { Conditions } from '../elements.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';
import type { LowLayer } from './glance.ts';

type Based = LowLayer & { readonly baseFt: number };

/**
 * The layers of any cover with a base up to 1,000 ft (about 300 m) above the station, and the ceiling up to 1,500 ft (450 m), each once, the
 * lowest first.
 */
export function lowClouds(conditions: readonly Conditions[]): readonly LowLayer[] {
  const found = new Map<string, Based>();
  for (const each of conditions)
    for (const layer of lowestOf(each))
      found.set(`${String(layer.cover)} ${String(layer.baseFt)} ${String(layer.type)}`, layer);
  return [...found.values()].sort((a, b) => a.baseFt - b.baseFt);
}

function lowestOf({ clouds, verticalVisibilityFt }: Conditions): readonly Based[] {
  const layers: readonly LowLayer[] = [
    ...clouds.map(({ cover, baseFt, type }) => ({ cover, baseFt, type })),
    { cover: 'VV', baseFt: verticalVisibilityFt, type: null },
  ];
  const based = layers.filter((layer): layer is Based => layer.baseFt !== null);
  const ceiling = based.filter(isCeiling).toSorted((a, b) => a.baseFt - b.baseFt)[0];
  const { lowCloudFt, lowCeilingFt } = LIMITS;
  return based.filter(
    (layer) => layer.baseFt <= lowCloudFt.value || (layer === ceiling && layer.baseFt <= lowCeilingFt.value),
  );
}

/** Broken or overcast, or the sky is hidden. */
export function isCeiling({ cover }: LowLayer): boolean {
  return cover === 'BKN' || cover === 'OVC' || cover === 'VV';
}
