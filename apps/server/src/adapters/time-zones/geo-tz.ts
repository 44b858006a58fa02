import { find, setCache } from 'geo-tz/all';
import type { TimeZones } from '../../ports/time-zones.ts';
import { tzLookup } from './tz-lookup.ts';

/** Parts of the map that a thread keeps decoded: those asked for last. */
const KEPT_PARTS = 64;

const parts = new Map<string, unknown>();

setCache({
  store: {
    get(key: string): unknown {
      const part = parts.get(key);
      if (part === undefined) return undefined;
      parts.delete(key);
      parts.set(key, part);
      return part;
    },
    set(key: string, part: unknown): void {
      parts.set(key, part);
      const [oldest] = parts.keys();
      if (parts.size > KEPT_PARTS && oldest !== undefined) parts.delete(oldest);
    },
  },
});

/** Clocks of the high seas by longitude: nobody ashore or on a platform keeps them. */
const AT_SEA = 'Etc/';

/**
 * Zones from the exact borders of timezone-boundary-builder (OpenStreetMap, ODbL), which the library carries: no network. Beyond
 * territorial waters, and where several claim a place, those of the coast nearby.
 */
export const geoTz: TimeZones = {
  zoneAt: (position) => {
    const [zone, ...others] = find(position.lat, position.lon);
    if (zone === undefined || zone.startsWith(AT_SEA)) return tzLookup.zoneAt(position);
    const byCoast = others.length > 0 ? tzLookup.zoneAt(position) : zone;
    return others.includes(byCoast) ? byCoast : zone;
  },
};
