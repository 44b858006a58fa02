import type { Flight, FlightPlace } from '@klarnotam/notam';
import { formatDay, formatTime, utcOffset } from '../../../shared/text/format-instant.ts';
import { daysApart } from '../../../shared/text/local-day.ts';
import { screenLanguage } from '../../../shared/text/screen-language.ts';
import type { Messages } from '../../../shared/text/use-text.ts';
import { formatCoordinates } from '../../../shared/places/format-coordinates.ts';
import { positionOfPlace } from './flight-draft.ts';

/** `59.913900 N, 10.752200 E` in degrees; of an area its first corner and how many there are. */
export function describePlace(place: FlightPlace, { briefing }: Messages): string {
  const position = positionOfPlace(place);
  if (!position) return '';
  const { dms } = formatCoordinates({ lat: position.lat, lng: position.lon });
  const written = dms.join(' ');
  return 'points' in place ? `${briefing.flight.corners(place.points.length)}, ${written}` : written;
}

/** `Mon 23 Nov 10:00–14:00 (UTC+1)`. */
export function describeHours({ from, to }: Pick<Flight, 'from' | 'to'>, timeZone: string): string {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const day = (ms: number): string => formatDay(ms, timeZone, screenLanguage());
  const end =
    daysApart(fromMs, toMs, timeZone) === 0
      ? `–${formatTime(toMs, timeZone)}`
      : ` – ${day(toMs)} ${formatTime(toMs, timeZone)}`;
  return `${day(fromMs)} ${formatTime(fromMs, timeZone)}${end} (${utcOffset(from, timeZone) ?? timeZone})`;
}

/** All of a flight in one line but its place. */
export function describeFlight(flight: Flight, timeZone: string, { briefing }: Messages): string {
  return [
    briefing.flight.around(flight.radiusM),
    describeHours(flight, timeZone),
    briefing.flight.upTo(flight.maxHeightM),
  ].join(' · ');
}
