import type { Elevation } from '@klarnotam/contract';
import type { PlacesContext } from './places-context.ts';
import { readHeights } from './read-heights.ts';

/**
 * Height of the ground at a position.
 *
 * @throws {Failure} `unavailable` when no service answers
 */
export async function readElevation(
  context: PlacesContext,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): Promise<Elevation> {
  const { heightsM, source } = await readHeights(context, [{ lat, lon: lng }]);
  return { elevationM: heightsM[0] ?? null, source };
}
