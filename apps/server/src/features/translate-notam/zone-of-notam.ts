import { zoneOfPlace, type NotamPlace } from '@klarnotam/notam';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { TimeZones } from '../../ports/time-zones.ts';

/**
 * The time zone in which a NOTAM's local times are read: that of all it draws, else of its Q line's circle, else of the
 * aerodromes in item A. Null when these differ or nothing says where it is.
 */
export function zoneOfNotam(
  { gazetteer, timeZones }: { readonly gazetteer: Gazetteer; readonly timeZones: TimeZones },
  place: NotamPlace,
): string | null {
  const hasPosition = place.qualifier?.centre != null || place.areas.length > 0;
  if (hasPosition) return zoneOfPlace(place, (position) => timeZones.zoneAt(position));
  const zones = new Set(
    place.locations.map((icao) => {
      const aerodrome = gazetteer.findAerodrome(icao);
      return aerodrome && timeZones.zoneAt(aerodrome.position);
    }),
  );
  const [zone, ...others] = zones;
  return others.length > 0 ? null : (zone ?? null);
}
