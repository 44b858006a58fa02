import type { Position } from './position.ts';

/** Metres in an international nautical mile. */
export const METRES_PER_NAUTICAL_MILE = 1852;
/** Metres in an international foot. */
export const METRES_PER_FOOT = 0.3048;

/** Mean earth radius in nautical miles: a minute of arc is a nautical mile to within half a percent. */
const EARTH_RADIUS_NM = 3440.065;
const DEGREE = Math.PI / 180;

/** The great-circle distance between `a` and `b` in nautical miles, on a sphere. */
export function distanceNm(a: Position, b: Position): number {
  const dLat = Math.sin(((b.lat - a.lat) * DEGREE) / 2);
  const dLon = Math.sin(((b.lon - a.lon) * DEGREE) / 2);
  const h = dLat * dLat + Math.cos(a.lat * DEGREE) * Math.cos(b.lat * DEGREE) * dLon * dLon;
  return 2 * EARTH_RADIUS_NM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The initial great-circle bearing from `a` to `b`, true degrees, 0 to 360. */
export function bearingDeg(a: Position, b: Position): number {
  const dLon = (b.lon - a.lon) * DEGREE;
  const y = Math.sin(dLon) * Math.cos(b.lat * DEGREE);
  const x =
    Math.cos(a.lat * DEGREE) * Math.sin(b.lat * DEGREE) -
    Math.sin(a.lat * DEGREE) * Math.cos(b.lat * DEGREE) * Math.cos(dLon);
  return (Math.atan2(y, x) / DEGREE + 360) % 360;
}

/** The point `nm` nautical miles from `start` on the initial true bearing `deg`. */
export function destination(start: Position, deg: number, nm: number): Position {
  const angle = nm / EARTH_RADIUS_NM;
  const lat = start.lat * DEGREE;
  const bearing = deg * DEGREE;
  const sinLat = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing);
  const dLon = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * sinLat,
  );
  const lon = start.lon + dLon / DEGREE;
  return { lat: Math.asin(sinLat) / DEGREE, lon: ((((lon + 180) % 360) + 360) % 360) - 180 };
}
