import type { Position } from '@klarnotam/aviation';

/**
 * `points` with longitudes that run on over the antimeridian (181° instead of −179°), so that a map draws each side the
 * short way round. The first longitude stays as it is.
 */
export function continuousLongitudes(points: readonly Position[]): Position[] {
  let previous = points[0]?.lon ?? 0;
  return points.map(({ lat, lon }) => {
    previous = lon + 360 * Math.round((previous - lon) / 360);
    return { lat, lon: previous };
  });
}

/**
 * A ring as a map in Mercator projection draws it: longitudes run on over the antimeridian, and a ring around a pole is
 * closed along the map's edge.
 */
export function continuousRing(points: readonly Position[]): Position[] {
  const ring = continuousLongitudes(points);
  const first = ring[0];
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return [];
  const turns = Math.round((last.lon - first.lon) / 360);
  if (turns === 0) return ring;
  const pole = ring.reduce((sum, { lat }) => sum + lat, 0) >= 0 ? 90 : -90;
  const end = first.lon + 360 * turns;
  return [...ring, { lat: first.lat, lon: end }, { lat: pole, lon: end }, { lat: pole, lon: first.lon }];
}
