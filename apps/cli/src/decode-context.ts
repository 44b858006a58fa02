import type { UtcInstant } from '@klarnotam/aviation';
import type { NoticeContext } from '@klarnotam/language';
import { zoneOfPlace, type DecodeContext, type NotamPlace } from '@klarnotam/notam';
import { aerodromeAt, aerodromeName } from './aerodromes.ts';
import { zoneAt } from './zone-at.ts';

function zoneOf(place: NotamPlace): string | null {
  return zoneOfPlace(place, zoneAt);
}

/** What the command line knows beside the text: the moment, the time zone of a place, and where aerodromes are. */
export function decodeContext(now: UtcInstant): DecodeContext {
  return { now, timeZoneOf: zoneOf, aerodromeAt };
}

/** What it knows of the place of a NOTAM. */
export function noticeContext(place: NotamPlace): NoticeContext {
  return { timeZone: zoneOf(place), aerodromeName };
}
