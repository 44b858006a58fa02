import type { UtcInstant } from '@klarnotam/aviation';
import { zoneOfPlace, type DecodeContext } from '@klarnotam/notam';
import lookUpZone from 'tz-lookup';

/** What the command line knows beside the text: the moment, and the time zone of a place. */
export function decodeContext(now: UtcInstant): DecodeContext {
  return { now, timeZoneOf: (place) => zoneOfPlace(place, ({ lat, lon }) => lookUpZone(lat, lon)) };
}
