import type { UtcInstant } from '@klarnotam/aviation';
import type { NoticeContext } from '@klarnotam/language';
import { zoneOfPlace, type DecodeContext, type NotamPlace } from '@klarnotam/notam';
import lookUpZone from 'tz-lookup';
import { aerodromeAt, aerodromeName } from './aerodromes.ts';

function zoneOf(place: NotamPlace): string | null {
  return zoneOfPlace(place, ({ lat, lon }) => lookUpZone(lat, lon));
}

/** What the command line knows beside the text: the moment, the time zone of a place, and where aerodromes are. */
export function decodeContext(now: UtcInstant): DecodeContext {
  return { now, timeZoneOf: zoneOf, aerodromeAt };
}

/** What it knows of the place of a NOTAM. */
export function noticeContext(place: NotamPlace): NoticeContext {
  return { timeZone: zoneOf(place), aerodromeName };
}
