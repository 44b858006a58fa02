import type { UtcInstant } from '@klarnotam/aviation';
import { zoneOfPlace, type DecodeContext } from '@klarnotam/notam';
import lookUpZone from 'tz-lookup';
import { aerodromeAt } from './aerodrome-at.ts';

/** What the command line knows beside the text: the moment, the time zone of a place, and where aerodromes are. */
export function decodeContext(now: UtcInstant): DecodeContext {
  return {
    now,
    timeZoneOf: (place) => zoneOfPlace(place, ({ lat, lon }) => lookUpZone(lat, lon)),
    aerodromeAt,
  };
}
