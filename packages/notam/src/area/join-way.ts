import type { Position } from '@klarnotam/aviation';
import type { AreaShape } from '../facts.ts';
import { DISTANCE, toNauticalMiles } from './read-distance.ts';
import type { Place } from './share-limits.ts';

/** A place of item E with the shapes drawn there. */
export interface DrawnPlace extends Place {
  readonly shapes: readonly AreaShape[];
}

/** `WI 5NM OF ROUTE`: how far from the way through the points in front of it. */
const OF_WAY = new RegExp(
  String.raw`\b(?:WI|WITHIN)\s{1,9}${DISTANCE}\s{1,9}(?:OF|FM|FROM|EITHER\s{1,9}SIDE\s{1,9}OF)\s{1,9}(?:THE\s{1,9})?(?:ROUTE|RTE|TRACK)\b`,
);
/** Points of one way do not stand further apart, in characters; nor does what is said of it. */
const LONGEST_GAP = 120;

function pointsOf(shapes: readonly AreaShape[]): Position[] {
  return shapes.flatMap((shape) => (shape.type === 'point' ? [shape.position] : []));
}

/** Where the run of points that ends at `last` begins. */
function runFrom(places: readonly DrawnPlace[], last: number): number {
  let first = last;
  for (let before = places[first - 1]; before?.type === 'point'; before = places[first - 1]) {
    if ((places[first]?.from ?? 0) - before.to > LONGEST_GAP) break;
    first -= 1;
  }
  return first;
}

/** The `places` of upper-case `text`, with the points of a way that has a width made one corridor. */
export function joinWays(text: string, places: readonly DrawnPlace[]): readonly DrawnPlace[] {
  if (!/\b(?:OF|FM|FROM)\s{1,9}(?:THE\s{1,9})?(?:ROUTE|RTE|TRACK)\b/.test(text)) return places;
  const joined: DrawnPlace[] = [];
  for (const [index, place] of places.entries()) {
    joined.push(place);
    if (place.type !== 'point') continue;
    const next = places[index + 1]?.from ?? text.length;
    const match = OF_WAY.exec(text.slice(place.to, Math.min(next, place.to + LONGEST_GAP)));
    const widthNm = match && 2 * toNauticalMiles(match[1] ?? '', match[2] ?? 'M');
    if (match === null || !widthNm) continue;
    const first = runFrom(joined, joined.length - 1);
    const path = joined.slice(first).flatMap(({ shapes }) => pointsOf(shapes));
    if (path.length < 2) continue;
    const from = joined[first]?.from ?? place.from;
    const to = place.to + match.index + match[0].length;
    joined.splice(first, joined.length, {
      from,
      to,
      type: 'corridor',
      limits: place.limits,
      shapes: [{ type: 'corridor', path, widthNm }],
    });
  }
  return joined;
}
