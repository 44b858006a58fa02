import type { Height } from '@klarnotam/aviation';
import type { IssuedDifference } from '@klarnotam/notam';
import type { Messages } from '../../../shared/text/use-text.ts';

type Words = Messages['requestLife'];

/** A published limit in words: `853 ft above the sea`. */
export function describeHeight({ value, unit, reference }: Height, { heights }: Words): string {
  if (value === null || reference === 'unl') return heights.unlimited;
  if (unit === 'fl') return heights.level(value);
  if (reference === 'sfc') return heights.ground;
  return heights[reference](value, unit);
}

/** A difference in one sentence; periods stand below it. */
export function describeDifference(difference: IssuedDifference, words: Words): string {
  const { differences } = words;
  switch (difference.code) {
    case 'kind':
      return differences.kind(difference);
    case 'refersTo':
      return differences.refersTo(difference);
    case 'elsewhere':
      return differences.elsewhere(difference);
    case 'centreMoved':
      return differences.centreMoved(difference);
    case 'radius':
      return differences.radius(difference);
    case 'otherShape':
      return differences.otherShape(difference);
    case 'corners':
      return differences.corners(difference);
    case 'moreAreas':
      return differences.moreAreas(difference);
    case 'timeMissing':
      return differences.timeMissing(difference);
    case 'timeAdded':
      return differences.timeAdded(difference);
    case 'ended':
      return differences.ended(difference);
    case 'lower':
      return differences.lower(difference, describeHeight(difference.issued, words));
    case 'upper':
      return differences.upper(difference, describeHeight(difference.issued, words));
    case 'upperTooLow':
    case 'lowerTooHigh':
      return differences[difference.code](difference, describeHeight(difference.issued, words));
    case 'heightNotComparable':
      return differences.heightNotComparable(difference, describeHeight(difference.issued, words));
    case 'notUnmanned':
    case 'notCovered':
    case 'areaUnread':
    case 'noCommonTime':
    case 'timeUnread':
    case 'noFirmEnd':
    case 'heightUnread':
      return differences[difference.code]();
  }
}
