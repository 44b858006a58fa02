import type { Place } from '@klarnotam/contract';
import { OutsideServiceError } from '../../ports/outside-service.ts';

/**
 * Those hits that could be read, none twice, at most `limit`.
 *
 * @throws {OutsideServiceError} when there are hits and not one of them can be read
 */
export function readablePlaces(
  hits: readonly (Place | null)[],
  limit: number,
  host: string,
): readonly Place[] {
  const good = hits.filter((hit) => hit !== null);
  if (hits.length > 0 && good.length === 0) throw new OutsideServiceError(`${host}: no hit can be read`);
  const names = new Set<string>();
  return good
    .filter(({ displayName }) => {
      const isNew = !names.has(displayName);
      names.add(displayName);
      return isNew;
    })
    .slice(0, limit);
}
