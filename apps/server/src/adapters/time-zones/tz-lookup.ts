import lookUp from 'tz-lookup';
import type { TimeZones } from '../../ports/time-zones.ts';

/** Zones from the map that the library carries: no network, a few hundred metres off at borders. */
export const tzLookup: TimeZones = {
  zoneAt: ({ lat, lon }) => lookUp(lat, lon),
};
