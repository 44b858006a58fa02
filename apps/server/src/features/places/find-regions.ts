import type { Position } from '@klarnotam/aviation';
import type { Surroundings } from '@klarnotam/contract';
import type { PlacesContext } from './places-context.ts';

type Context = Pick<PlacesContext, 'gazetteer' | 'timeZones'>;

/** Norway's regions by their limits. Elsewhere those of the country whose time zone it is, which is no proof: zones are coarse. */
function regionsAt({ gazetteer, timeZones }: Context, position: Position) {
  const { inside, near } = gazetteer.publishedRegionAt(position);
  const home = inside === null ? gazetteer.regionsOfTimeZone(timeZones.zoneAt(position)) : [inside];
  return { firs: [...home, ...near], sure: inside !== null && near.length === 0 };
}

/**
 * The flight information regions of an area by some of its positions. One is sure where a position lies in it and in no other one; any
 * other is told, never guessed. Empty: the table knows none here.
 */
export function findRegions(context: Context, positions: readonly Position[]): Surroundings['firs'] {
  const found = positions.map((position) => regionsAt(context, position));
  const sure = new Set(found.filter((here) => here.sure).flatMap(({ firs }) => firs));
  return [...new Set(found.flatMap(({ firs }) => firs))].map((indicator) => ({
    indicator,
    name: context.gazetteer.regionName(indicator),
    sure: sure.has(indicator),
  }));
}
