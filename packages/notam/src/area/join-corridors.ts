import type { Position } from '@klarnotam/aviation';
import type { AreaRole, AreaShape, AreaSource } from '../facts.ts';
import { DISTANCE, toNauticalMiles } from './read-distance.ts';
import type { Place } from './share-limits.ts';

/** A place of item E with the shapes drawn there. */
export interface DrawnPlace extends Place {
  readonly source: AreaSource;
  readonly role: AreaRole;
  readonly complete: boolean;
  readonly shapes: readonly AreaShape[];
}

/** Without any of these words no way has a width. */
const NAMES_WAY = /\b(?:OF|FM|FROM)\s{1,9}(?:THE\s{1,9})?(?:ROUTE|RTE|TRACK)\b|\bSIDES?\b/;
/** `WI 5NM OF ROUTE`: how far from the way through the points in front of it. */
const OF_WAY = new RegExp(
  String.raw`\b(?:WI|WITHIN)\s{1,9}${DISTANCE}\s{1,9}(?:OF|FM|FROM|EITHER\s{1,9}SIDE\s{1,9}OF)\s{1,9}(?:THE\s{1,9})?(?:ROUTE|RTE|TRACK)\b`,
);
/** `BTN MOSS (A) AND SKI (B) 500M EITHER SIDE`: the width right behind the last point, and what stands between the points. */
const EITHER_SIDE = new RegExp(
  String.raw`^\)?[\s,]{0,4}(?:(?:WI|WITHIN)\s{1,9})?${DISTANCE}\s{1,9}(?:ON\s{1,9})?(?:EITHER|BOTH|EACH)\s{1,9}SIDES?\b(?!\s{1,9}OF\b)`,
);
const NAME_BETWEEN = /^\)?[\s,]{0,4}(?:AND|TO|VIA|-|–)?[\s]{0,4}(?:[A-Z][A-Z' ]{0,30}\s)?\(?$/;
/** Points of one way do not stand further apart, in characters; nor does what is said of it. */
const LONGEST_GAP = 120;

function pointsOf(shapes: readonly AreaShape[]): Position[] {
  return shapes.flatMap((shape) => (shape.type === 'point' ? [shape.position] : []));
}

/** Where the run of points that ends at `last` begins; `joins` tells what may stand between two of them. */
function runFrom(
  text: string,
  places: readonly DrawnPlace[],
  last: number,
  joins: (gap: string) => boolean,
): number {
  let first = last;
  for (let before = places[first - 1]; before?.type === 'point'; before = places[first - 1]) {
    const from = places[first]?.from ?? before.to;
    if (from - before.to > LONGEST_GAP || !joins(text.slice(before.to, from))) break;
    first -= 1;
  }
  return first;
}

/** The `places` of upper-case `text`, with the points of a way that has a width made one corridor. */
export function joinCorridors(text: string, places: readonly DrawnPlace[]): readonly DrawnPlace[] {
  if (!NAMES_WAY.test(text)) return places;
  const joined: DrawnPlace[] = [];
  for (const [index, place] of places.entries()) {
    joined.push(place);
    if (place.type !== 'point') continue;
    const next = places[index + 1]?.from ?? text.length;
    const tail = text.slice(place.to, Math.min(next, place.to + LONGEST_GAP));
    const named = EITHER_SIDE.exec(tail);
    const match = named ?? OF_WAY.exec(tail);
    const widthNm = match && 2 * toNauticalMiles(match[1] ?? '', match[2] ?? 'M');
    if (match === null || !widthNm) continue;
    const joins = (gap: string): boolean => named === null || NAME_BETWEEN.test(gap);
    const first = runFrom(text, joined, joined.length - 1, joins);
    const path = joined.slice(first).flatMap(({ shapes }) => pointsOf(shapes));
    if (path.length < 2) continue;
    const from = joined[first]?.from ?? place.from;
    const to = place.to + match.index + match[0].length;
    joined.splice(first, joined.length, {
      ...place,
      from,
      to,
      type: 'corridor',
      shapes: [{ type: 'corridor', path, widthNm }],
    });
  }
  return joined;
}
