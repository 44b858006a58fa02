import type { AreaInput, Terrain } from '@klarnotam/contract';
import { toArea } from './area.ts';
import type { PlacesContext } from './places-context.ts';
import { readHeights } from './read-heights.ts';
import { sampleArea } from './sample-area.ts';

/**
 * The highest ground that samples of an area find. Between them it may be higher.
 *
 * @throws {Failure} `unavailable` when no service answers
 */
export async function readTerrain(context: PlacesContext, input: AreaInput): Promise<Terrain> {
  const positions = sampleArea(toArea(input));
  const { heightsM, source } = await readHeights(context, positions);
  let highest: { readonly heightM: number; readonly lat: number; readonly lng: number } | null = null;
  for (const [index, { lat, lon }] of positions.entries()) {
    const heightM = heightsM[index] ?? null;
    if (heightM !== null && (highest === null || heightM > highest.heightM)) {
      highest = { heightM, lat, lng: lon };
    }
  }
  return {
    highestM: highest?.heightM ?? null,
    highestAt: highest && { lat: highest.lat, lng: highest.lng },
    sampledPoints: positions.length,
    source,
  };
}
