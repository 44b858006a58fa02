import type { Mention } from './atom.ts';

/** A latitude and its longitude. */
export type Point = readonly [latitude: Mention, longitude: Mention];

const POSITION_GAP = 6;

/** Each latitude with the longitude that follows right behind it. */
export function pairPoints(mentions: readonly Mention[]): readonly Point[] {
  const points = mentions
    .filter(({ atoms, implied }) => implied === undefined && atoms[0]?.type === 'position')
    .sort((a, b) => a.span.from - b.span.from);
  const isLatitude = ({ atoms: [atom] }: Mention): boolean =>
    atom?.type === 'position' && (atom.side === 'N' || atom.side === 'S');
  const [first] = points;
  // `7 37 11 E AND 49 27 1 N`: longitudes first.
  const isReversed = first !== undefined && !isLatitude(first);
  return points.flatMap((one, index) => {
    const other = points[index + 1];
    if (other === undefined || isLatitude(one) === isReversed || isLatitude(other) !== isReversed) return [];
    if (other.span.from - one.span.to > POSITION_GAP) return [];
    return [isReversed ? ([other, one] as const) : ([one, other] as const)];
  });
}
