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
  return points.flatMap((latitude, index) => {
    const longitude = points[index + 1];
    if (longitude === undefined || !isLatitude(latitude) || isLatitude(longitude)) return [];
    return longitude.span.from - latitude.span.to <= POSITION_GAP ? [[latitude, longitude] as const] : [];
  });
}
