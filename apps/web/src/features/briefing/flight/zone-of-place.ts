import type { FlightPlace } from '@klarnotam/notam';
import { zoneAt } from '../../../shared/places/zone-at.ts';
import { isTimeZone, readersTimeZone } from '../../../shared/text/format-instant.ts';
import { positionOfPlace } from './flight-draft.ts';

/** The clocks that a flight is planned by: those of its place, without one the reader's own. */
export function zoneOfPlace(place: FlightPlace | null): string {
  const position = place && positionOfPlace(place);
  if (!position) return readersTimeZone();
  try {
    const zone = zoneAt(position.lat, position.lon);
    return isTimeZone(zone) ? zone : readersTimeZone();
  } catch {
    return readersTimeZone();
  }
}
