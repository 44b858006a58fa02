import { distanceNm, METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import { Failure, type AreaInput, type Terrain } from '@klarnotam/contract';
import { toArea, type PlannedArea } from './area.ts';
import type { PlacesContext } from './places-context.ts';
import { readHeights, readHeightsEverywhere, type Heights } from './read-heights.ts';
import { sampleArea, spacingM } from './sample-area.ts';

/** A position is printed to the second of arc: also a point without radius is an area of some metres. */
const LEAST_RADIUS_M = 50;
/** Of ground that looks level at its samples. */
const LEAST_SLOPE = 0.02;

interface Known {
  readonly position: Position;
  readonly heightM: number;
}

/** The steepest slope from a sample to the one nearest to it. */
function steepest(samples: readonly Known[]): number {
  let most = LEAST_SLOPE;
  for (const a of samples) {
    let nearest: { readonly metres: number; readonly slope: number } | null = null;
    for (const b of samples) {
      const metres = distanceNm(a.position, b.position) * METRES_PER_NAUTICAL_MILE;
      if (metres < 1 || (nearest !== null && metres >= nearest.metres)) continue;
      nearest = { metres, slope: Math.abs(a.heightM - b.heightM) / metres };
    }
    most = Math.max(most, nearest?.slope ?? 0);
  }
  return most;
}

/** Heights of all positions where they can be had; else as many as one service has. */
async function heightsOf(context: PlacesContext, positions: readonly Position[]): Promise<Heights> {
  try {
    return await readHeightsEverywhere(context, positions);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return await readHeights(context, positions);
  }
}

function widened(area: PlannedArea): PlannedArea {
  return area.type === 'circle' ? { ...area, radiusM: Math.max(area.radiusM, LEAST_RADIUS_M) } : area;
}

/**
 * The highest and the lowest ground that samples of an area find, and by how much the ground between them may differ.
 *
 * @throws {Failure} `unavailable` when no service answers
 */
export async function readTerrain(context: PlacesContext, input: AreaInput): Promise<Terrain> {
  const area = widened(toArea(input));
  const positions = sampleArea(area);
  const { heightsM, source } = await heightsOf(context, positions);
  const known = positions.flatMap((position, index): Known[] => {
    const heightM = heightsM[index] ?? null;
    return heightM === null ? [] : [{ position, heightM }];
  });
  const byHeight = known.toSorted((a, b) => a.heightM - b.heightM);
  const [lowest, highest] = [byHeight[0], byHeight.at(-1)];
  return {
    highestM: highest?.heightM ?? null,
    highestAt: highest ? { lat: highest.position.lat, lng: highest.position.lon } : null,
    lowestM: lowest?.heightM ?? null,
    marginM: known.length === 0 ? null : Math.ceil(steepest(known) * spacingM(area)),
    unknownPoints: positions.length - known.length,
    askedOn: new Date().toISOString().slice(0, 10),
    sampledPoints: positions.length,
    source,
  };
}
