import lookUpZone from 'tz-lookup';
import { FINLAND, PECHENGA, STEP } from './clock-borders-table.ts';

type Corner = readonly [lat: number, lon: number];

function cornersOf(steps: string): readonly Corner[] {
  const numbers = steps.split(' ').map(Number);
  let [north, east] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    north += numbers[2 * index] ?? 0;
    east += numbers[2 * index + 1] ?? 0;
    return [north * STEP.lat, east * STEP.lon];
  });
}

const finland = cornersOf(FINLAND);
const pechenga = cornersOf(PECHENGA);

function holds(corners: readonly Corner[], lat: number, lon: number): boolean {
  let inside = false;
  let [fromLat, fromLon] = corners.at(-1) ?? [0, 0];
  for (const [toLat, toLon] of corners) {
    if (
      fromLat > lat !== toLat > lat &&
      lon < fromLon + ((lat - fromLat) / (toLat - fromLat)) * (toLon - fromLon)
    )
      inside = !inside;
    [fromLat, fromLon] = [toLat, toLon];
  }
  return inside;
}

/** Whose clocks are kept outside Finland where its own are expected. Estonia, to the south, keeps the same. */
function besideFinland(lat: number, lon: number): string {
  if (lat < 60.3) return 'Europe/Helsinki';
  if (lat < 69.02 && lon > 27.7) return 'Europe/Moscow';
  return lat > 68.4 ? 'Europe/Oslo' : 'Europe/Stockholm';
}

const AROUND = { south: 59.5, north: 71, west: 19, east: 33 } as const;
/** Where Moscow's clocks are expected, and are not kept outside what is traced of Russia. */
const BESIDE_PECHENGA = { south: 69.05, east: 32 } as const;

/**
 * The IANA zone at a position (WGS 84 degrees). `tz-lookup` is off by up to 50 km where few people live; where Norway, Sweden, Finland and
 * Russia meet, the borders themselves decide, to 300 m. The server looks it up in exact borders of the whole world.
 */
export function zoneAt(lat: number, lon: number): string {
  const zone = lookUpZone(lat, lon);
  if (lat < AROUND.south || lat > AROUND.north || lon < AROUND.west || lon > AROUND.east) return zone;
  if (holds(finland, lat, lon)) return zone === 'Europe/Mariehamn' ? zone : 'Europe/Helsinki';
  if (holds(pechenga, lat, lon)) return 'Europe/Moscow';
  if (zone === 'Europe/Helsinki') return besideFinland(lat, lon);
  const isBesidePechenga = lat > BESIDE_PECHENGA.south && lon < BESIDE_PECHENGA.east;
  return zone === 'Europe/Moscow' && isBesidePechenga ? 'Europe/Oslo' : zone;
}
