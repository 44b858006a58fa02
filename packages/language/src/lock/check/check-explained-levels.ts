import type { NotamFacts } from '@klarnotam/notam';
import type { LockFault } from '../fault.ts';
import type { Mention } from '../read/atom.ts';
import { areaKeys } from '../read/read-keys.ts';

/**
 * Flight levels of an explanation that are neither limit of the notice, where it names no area that has limits of its
 * own: `from flight level 150` for `FL050`.
 */
export function checkExplainedLevels(
  said: readonly Mention[],
  { lower, upper }: NotamFacts,
): readonly LockFault[] {
  const limits = [lower, upper].flatMap((height) => (height?.unit === 'fl' ? [height.value] : []));
  if (limits.length === 0 || areaKeys(said).length > 0) return [];
  return said
    .filter(
      ({ implied, atoms: [atom] }) =>
        implied === undefined && atom?.type === 'level' && !limits.includes(atom.value),
    )
    .map(({ text: found, span }) => ({ code: 'unknownMeasure', expected: null, found, span }));
}
