import { bearingDeg, destination, distanceNm, type Position } from '@klarnotam/aviation';
import type { Area } from '@klarnotam/notam';

/** Degrees of longitude from `from` to `to` the short way, over the 180th meridian too. */
function eastward(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** By the even-odd rule, longitudes counted from the position. */
function isInRing(ring: readonly Position[], { lat, lon }: Position): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    if (a.lat > lat === b.lat > lat) return;
    const [east, nextEast] = [eastward(lon, a.lon), eastward(lon, b.lon)];
    if (Math.abs(nextEast - east) > 180) return;
    if (east + ((lat - a.lat) * (nextEast - east)) / (b.lat - a.lat) > 0) inside = !inside;
  });
  return inside;
}

/** From the straight line between `a` and `b` in nautical miles, by points along it a tenth of its length apart or nearer. */
function isNearLine(a: Position, b: Position, position: Position, reachNm: number): boolean {
  const lengthNm = distanceNm(a, b);
  const steps = Math.max(10, Math.ceil(lengthNm / Math.max(reachNm / 2, 0.5)));
  const bearing = bearingDeg(a, b);
  for (let step = 0; step <= steps; step++)
    if (distanceNm(destination(a, bearing, (lengthNm * step) / steps), position) <= reachNm) return true;
  return false;
}

/** Whether `position` lies in `area`; a point holds nothing. */
export function isInArea(area: Area, position: Position): boolean {
  switch (area.type) {
    case 'circle':
      return distanceNm(area.centre, position) <= area.radiusNm;
    case 'sector': {
      if (distanceNm(area.centre, position) > area.radiusNm) return false;
      const from = (bearingDeg(area.centre, position) - area.fromDeg + 360) % 360;
      return from <= (area.toDeg - area.fromDeg + 360) % 360;
    }
    case 'polygon':
      return isInRing(area.points, position);
    case 'corridor':
      return area.path.some((point, index) =>
        isNearLine(area.path[index - 1] ?? point, point, position, area.widthNm / 2),
      );
    case 'point':
      return false;
  }
}
