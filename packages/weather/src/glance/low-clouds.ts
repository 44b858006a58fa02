import { METRES_PER_FOOT } from '@klarnotam/aviation';
import type { CloudLayer, Conditions } from '../elements.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';

/** The layers of any cover with a base below 300 m (about 1,000 ft) above the station, each once, the lowest first. */
export function lowClouds(conditions: readonly Conditions[]): readonly CloudLayer[] {
  const found = new Map<string, CloudLayer & { readonly baseFt: number }>();
  for (const { clouds } of conditions) {
    for (const { cover, baseFt, type } of clouds) {
      if (baseFt === null || baseFt * METRES_PER_FOOT >= LIMITS.lowCloudM.value) continue;
      found.set(`${cover} ${baseFt} ${type}`, { cover, baseFt, type });
    }
  }
  return [...found.values()].sort((a, b) => a.baseFt - b.baseFt);
}
