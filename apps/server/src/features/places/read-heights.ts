import type { Position } from '@klarnotam/aviation';
import { Failure, type DataSource } from '@klarnotam/contract';
import { askOnce } from '../../database/single-flight.ts';
import type { Elevations } from '../../ports/elevations.ts';
import { OutsideServiceError } from '../../ports/outside-service.ts';
import { isInNorway, type PlacesContext } from './places-context.ts';

/** The ground moves slowly. */
const KEEP_DAYS = 180;
/** Longer than an answer takes. */
const LEASE_S = 10;
/** About a metre. */
const DECIMALS = 5;

export interface Heights {
  /** Metres above mean sea level, one for each position; null at sea. */
  readonly heightsM: readonly (number | null)[];
  readonly source: DataSource;
}

async function ask(
  { database, callService }: PlacesContext,
  elevations: Elevations,
  positions: readonly Position[],
): Promise<Heights> {
  const text = positions.map(({ lat, lon }) => `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`).join(';');
  const question = { service: `${elevations.name} elevation`, text };
  const { source } = elevations;
  const heightsM = await askOnce(database, question, { keepDays: KEEP_DAYS, leaseS: LEASE_S }, () =>
    callService(question.service, () => elevations.heightsM(positions)),
  );
  return { heightsM: heightsM as Heights['heightsM'], source };
}

/**
 * The same from the service of the world where the other one has none for a position: at sea, and beyond a border.
 *
 * @throws {Failure} `unavailable` when no service answers
 */
export async function readHeightsEverywhere(
  context: PlacesContext,
  positions: readonly Position[],
): Promise<Heights> {
  const heights = await readHeights(context, positions);
  if (!heights.heightsM.includes(null) || !context.worldElevations) return heights;
  return await readHeights({ ...context, norwegianElevations: null }, positions);
}

/**
 * Heights of the ground at positions that lie together: from the Norwegian service in Norway, else or when that fails
 * from the one of the world.
 *
 * @throws {Failure} `unavailable` when no service answers
 */
export async function readHeights(context: PlacesContext, positions: readonly Position[]): Promise<Heights> {
  const [first] = positions;
  const norwegian = first && isInNorway(context, first) ? context.norwegianElevations : null;
  for (const elevations of [norwegian, context.worldElevations]) {
    if (!elevations || positions.length > elevations.maxPositions) continue;
    try {
      return await ask(context, elevations, positions);
    } catch (error) {
      if (!(error instanceof OutsideServiceError)) throw error;
    }
  }
  throw new Failure('unavailable', {}, 'The height of the ground is not known just now.');
}
