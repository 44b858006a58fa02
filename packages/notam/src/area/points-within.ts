import type { Position } from '@klarnotam/aviation';
import type { AreaShape } from '../facts.ts';
import type { DrawnPlace } from './join-corridors.ts';
import { isInRing } from './ring.ts';

function pointsOf(shapes: readonly AreaShape[]): Position[] {
  return shapes.flatMap((shape) => (shape.type === 'point' ? [shape.position] : []));
}

/**
 * Whether all that `place` draws are points in the ring of `around`, which is a hazard with nothing missing, and not one that the text
 * begins above the ground: below it the point would be lost.
 */
function isWithin(place: DrawnPlace, around: DrawnPlace): boolean {
  if (around.type !== 'polygon' || around.role !== 'hazard' || !around.complete) return false;
  const { lower } = around.limits;
  if (lower !== null && lower.reference !== 'sfc') return false;
  const points = pointsOf(place.shapes);
  return (
    points.length === place.shapes.length &&
    around.shapes.some(
      (shape) => shape.type === 'polygon' && points.every((point) => isInRing(point, shape.points)),
    )
  );
}

/**
 * The `places` without the points that lie in an area of the same text and have no height of their own: where debris is expected in
 * the area that it may fall in. A range of heights behind such a point is that of the area.
 */
export function withoutPointsWithin(places: readonly DrawnPlace[]): readonly DrawnPlace[] {
  if (!places.some(({ type }) => type === 'polygon') || !places.some(({ type }) => type === 'point'))
    return places;
  const left = [...places];
  for (const place of places) {
    if (place.type !== 'point' || place.role !== 'hazard') continue;
    const { lower, upper } = place.limits;
    if ((lower === null) !== (upper === null)) continue;
    const index = left.findIndex((each) => isWithin(place, each));
    const around = left[index];
    if (around === undefined) continue;
    const isBare = around.limits.lower === null && around.limits.upper === null;
    if (lower !== null && !isBare) continue;
    left[index] = lower === null ? around : { ...around, limits: place.limits };
    left.splice(left.indexOf(place), 1);
  }
  return left;
}
