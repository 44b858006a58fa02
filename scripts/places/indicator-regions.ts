/** Degrees. */
type Box = readonly [south: number, north: number, west: number, east: number];

/**
 * Where location indicators of a first letter lie (ICAO Doc 7910), with room to spare. A row of a table that lies
 * elsewhere has a local code that only looks like an indicator, or a wrong position.
 */
const REGIONS: Readonly<Record<string, readonly Box[]>> = {
  A: [[-14, 2, 140, 170]],
  B: [
    [60, 84, -75, -10],
    [41, 44, 19, 23],
  ],
  C: [[41, 84, -142, -52]],
  D: [[3, 38, -9, 17]],
  E: [
    [47, 72, -11, 33],
    [70, 82, -10, 36],
    [-53, -51, -62, -57],
  ],
  F: [
    [-47, 24, -17, 65],
    [-21, -7, -15, -5],
    [-9, -6, 70, 74],
  ],
  G: [[3, 37, -26, 5]],
  H: [[-12, 34, 9, 52]],
  K: [[24, 50, -126, -66]],
  L: [
    [27, 52, -32, 46],
    [46, 48, -57, -55],
  ],
  M: [[5, 33, -119, -67]],
  N: [
    [-60, 5, 157, 180],
    [-60, 5, -180, -130],
    [-90, -70, -180, 180],
  ],
  O: [[11, 40, 32, 78]],
  P: [
    [-5, 73, 130, 180],
    [-5, 73, -180, -130],
  ],
  R: [[4, 47, 116, 155]],
  S: [
    [-60, 14, -110, -32],
    [-90, -60, -90, -20],
  ],
  T: [
    [9, 20, -71, -58],
    [32, 33, -66, -64],
  ],
  U: [
    [35, 83, 18, 180],
    [60, 73, -180, -168],
  ],
  V: [[-2, 37, 67, 115]],
  W: [[-12, 8, 94, 142]],
  Y: [
    [-45, -8, 95, 160],
    [-31, -27, 158, 169],
    [-90, -60, 60, 170],
  ],
  Z: [[17, 55, 72, 136]],
};

function isIn([south, north, west, east]: Box, { lat, lon }: { lat: number; lon: number }): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** Whether a position is where indicators that begin as `icao` are used. */
export function liesInItsRegion(icao: string, position: { lat: number; lon: number }): boolean {
  return (REGIONS[icao[0] ?? ''] ?? []).some((box) => isIn(box, position));
}
