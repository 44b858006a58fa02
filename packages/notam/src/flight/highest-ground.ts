import type { Position } from '@klarnotam/aviation';

interface Part {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly highestM: number;
}

/**
 * Parts of the world with the height of their highest mountain, metres above mean sea level: the first that holds a place counts.
 * Galdhøpiggen, Ben Nevis, Hvannadalshnúkur, Mont Blanc, Mount Kosciuszko; High Asia with Everest, and elsewhere Aconcagua.
 */
const PARTS: readonly Part[] = [
  { south: 54.4, north: 82, west: 3, east: 32, highestM: 2_469 },
  { south: 49, north: 61.5, west: -11, east: 2, highestM: 1_345 },
  { south: 63, north: 67.5, west: -25, east: -13, highestM: 2_110 },
  { south: 36, north: 72, west: -11, east: 36, highestM: 4_810 },
  { south: -44, north: -11, west: 112, east: 154, highestM: 2_228 },
  { south: 24, north: 56, west: 60, east: 112, highestM: 8_849 },
];
const HIGHEST_MOUNTAIN_M = 8_849;
const OUTSIDE_HIGH_ASIA_M = 6_962;
const METRES_PER_DEGREE = 111_000;

function holds({ south, north, west, east }: Part, { lat, lon }: Position, roomM: number): boolean {
  const roomLat = roomM / METRES_PER_DEGREE;
  const roomLon = roomLat / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return lat >= south + roomLat && lat <= north - roomLat && lon >= west + roomLon && lon <= east - roomLon;
}

/** A height that no ground within `roomM` of `places` exceeds, metres above mean sea level; coarse, and certain. */
export function highestGroundM(places: readonly Position[], roomM: number): number {
  const part = PARTS.find((one) => places.every((place) => holds(one, place, roomM)));
  if (part !== undefined) return part.highestM;
  const highAsia = { south: 23, north: 57, west: 58, east: 114 };
  const isOutside = ({ lat, lon }: Position): boolean => {
    const roomLat = roomM / METRES_PER_DEGREE;
    const roomLon = roomLat / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
    return (
      lat < highAsia.south - roomLat ||
      lat > highAsia.north + roomLat ||
      lon < highAsia.west - roomLon ||
      lon > highAsia.east + roomLon
    );
  };
  // An area with corners on both sides of it may hold it.
  const isSmall = places.every(({ lon }) => Math.abs(lon - (places[0]?.lon ?? 0)) < 20);
  return isSmall && places.every(isOutside) ? OUTSIDE_HIGH_ASIA_M : HIGHEST_MOUNTAIN_M;
}
