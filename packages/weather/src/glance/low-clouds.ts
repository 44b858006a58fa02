import type { CloudLayer, Conditions } from '../elements.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';

/** The layers of any cover with a base up to 1,000 ft (about 300 m) above the station, each once, the lowest first. */
export function lowClouds(conditions: readonly Conditions[]): readonly CloudLayer[] {
  const found = new Map<string, CloudLayer & { readonly baseFt: number }>();
  for (const { clouds } of conditions) {
    for (const { cover, baseFt, type } of clouds) {
      if (baseFt === null || baseFt > LIMITS.lowCloudFt.value) continue;
      found.set(`${cover} ${baseFt} ${type}`, { cover, baseFt, type });
    }
  }
  return [...found.values()].sort((a, b) => a.baseFt - b.baseFt);
}
