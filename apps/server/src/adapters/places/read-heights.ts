import { OutsideServiceError } from '../../ports/outside-service.ts';

/** From the shore of the Dead Sea to above Everest, in metres. */
const LOWEST_M = -450;
const HIGHEST_M = 8_900;

/**
 * Heights as a service gave them, one for each position that was asked for.
 *
 * @throws {OutsideServiceError} when their number is another, or one is no height of ground on earth
 */
export function readHeights(values: unknown, count: number, host: string): readonly (number | null)[] {
  if (!Array.isArray(values) || values.length !== count) {
    throw new OutsideServiceError(`${host}: not ${count} heights`);
  }
  return values.map((value: unknown) => {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'number' || !(value >= LOWEST_M && value <= HIGHEST_M)) {
      throw new OutsideServiceError(`${host}: a height that is none`);
    }
    return value;
  });
}
