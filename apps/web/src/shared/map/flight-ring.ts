import { METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import type { FlightPlace } from '@klarnotam/notam';
import { circleRing } from './circle-ring.ts';
import { continuousRing } from './continuous-ring.ts';
import { corridorRing } from './corridor-ring.ts';

/** Where a flight goes: a position or an area, and how far around it. */
export interface MapFlight {
  readonly place: FlightPlace;
  readonly radiusM: number;
}

/** Of its first position, degrees. */
export function longitudeOf({ place }: MapFlight): number | null {
  return ('position' in place ? place.position : place.points[0])?.lon ?? null;
}

/** The area itself; empty for a position. */
export function areaRing(place: FlightPlace): Position[] {
  return 'points' in place ? continuousRing(place.points) : [];
}

/** The edge of all that the flight uses: the circle around a position, the band around the edge of an area. */
export function flightRing({ place, radiusM }: MapFlight): Position[] {
  const radiusNm = radiusM / METRES_PER_NAUTICAL_MILE;
  if ('position' in place) {
    return radiusM > 0 ? continuousRing(circleRing(place.position, radiusNm)) : [place.position];
  }
  if (radiusM === 0) return areaRing(place);
  const [start] = place.points;
  const closed = start && place.points.length > 2 ? [...place.points, start] : place.points;
  return continuousRing(corridorRing(closed, 2 * radiusNm));
}
