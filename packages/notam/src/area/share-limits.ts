import type { Span } from '@klarnotam/aviation';
import type { AreaShape } from '../facts.ts';
import { readAreaLimits, readObstacleHeight, type AreaLimits } from './read-area-limits.ts';

/** A place of item E with the shapes drawn there and the limits read beside it. */
export interface Place extends Span {
  readonly type: AreaShape['type'];
  readonly limits: AreaLimits;
}

/** Places of one list do not stand further apart, in characters. */
const LONGEST_GAP = 120;

function hasLimits({ lower, upper }: AreaLimits): boolean {
  return lower !== null || upper !== null;
}

/**
 * Whether the limits behind `place` stand in a sentence of their own. A line end is enough for a range, which is seldom that of
 * one obstacle.
 */
function areApart(text: string, { to, limits }: Place, tailTo: number): boolean {
  const isRange = limits.lower !== null && limits.upper !== null;
  const end = text.slice(to, tailTo).search(isRange ? /[.;](?=\s)|\n/ : /[.;](?=\s)/);
  if (end < 0) return false;
  const own = readAreaLimits(text, to, to + end, []);
  return !hasLimits(own) && readObstacleHeight(text, to, to + end) === null;
}

/**
 * The limits of each of the `places` of upper-case `text`. Those that stand in a sentence of their own behind a list of like
 * places without any belong to the whole list.
 */
export function shareLimits(text: string, places: readonly Place[], tailLength: number): AreaLimits[] {
  const limits = places.map((place) => place.limits);
  let from = 0;
  places.forEach((place, index) => {
    const before = index === 0 ? undefined : places[index - 1];
    const isSameList = before?.type === place.type && place.from - before.to <= LONGEST_GAP;
    if (!isSameList || hasLimits(before.limits)) from = index;
    if (from === index || !hasLimits(place.limits)) return;
    const tailTo = Math.min(places[index + 1]?.from ?? text.length, place.to + tailLength);
    if (areApart(text, place, tailTo)) limits.fill(place.limits, from, index);
  });
  return limits;
}
