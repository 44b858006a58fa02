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

/** {@link continuousLongitudes} on the turn of the globe on which the middle of the points lies within ±180°, wherever they begin. */
export function continuousFromMiddle(points: readonly Position[]): Position[] {
  const line = continuousLongitudes(points);
  const lons = line.map(({ lon }) => lon);
  // Spread would overflow the stack: a continent has thousands of points.
  const west = lons.reduce((least, lon) => Math.min(least, lon), Infinity);
  const east = lons.reduce((most, lon) => Math.max(most, lon), -Infinity);
  const turn = line.length === 0 ? 0 : -360 * Math.round((west + east) / 720);
  return turn === 0 ? line : line.map(({ lat, lon }) => ({ lat, lon: lon + turn }));
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
