import { bearingDeg, destination, distanceNm, type Position } from '@klarnotam/aviation';
import { circleRing } from './circle-ring.ts';

const ARC_STEP_DEG = 7.5;

/** The angle from bearing `from` to bearing `to`, −180 to 180, positive to the right. */
function turnDeg(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Points `radiusNm` from `centre`, from bearing `startDeg` on through `sweepDeg` to the right, both ends included. */
function arc(centre: Position, startDeg: number, sweepDeg: number, radiusNm: number): Position[] {
  const steps = Math.max(1, Math.ceil(sweepDeg / ARC_STEP_DEG));
  return Array.from({ length: steps + 1 }, (_, index) =>
    destination(centre, startDeg + (sweepDeg * index) / steps, radiusNm),
  );
}

/** Where the left side of the band bends around `corner`, round on the outside of the bend. */
function leftOfCorner(before: Position, corner: Position, after: Position, halfNm: number): Position[] {
  const arriving = bearingDeg(corner, before) + 180;
  const leaving = bearingDeg(corner, after);
  const turn = turnDeg(arriving, leaving);
  if (turn >= 0) return arc(corner, arriving - 90, turn, halfNm);
  const half = (turn * Math.PI) / 360;
  const room = Math.min(distanceNm(before, corner), distanceNm(corner, after));
  if (halfNm * Math.tan(-half) > room) {
    return [destination(corner, arriving - 90, halfNm), destination(corner, leaving - 90, halfNm)];
  }
  return [destination(corner, arriving + turn / 2 - 90, halfNm / Math.cos(half))];
}

/** The left side of the band from the start of `path` to its end, and on around that end. */
function leftSide(path: readonly Position[], halfNm: number): Position[] {
  return path.flatMap((point, index) => {
    const before = path[index - 1];
    const after = path[index + 1];
    if (before === undefined) {
      return after === undefined ? [] : [destination(point, bearingDeg(point, after) - 90, halfNm)];
    }
    if (after === undefined) return arc(point, bearingDeg(point, before) + 90, 180, halfNm);
    return leftOfCorner(before, point, after, halfNm);
  });
}

/**
 * The outline of all points within half of `widthNm` (nautical miles, the whole width of the band) from the line `path`,
 * clockwise.
 */
export function corridorRing(path: readonly Position[], widthNm: number): Position[] {
  const line = path.filter(
    (point, index) => index === 0 || point.lat !== path[index - 1]?.lat || point.lon !== path[index - 1]?.lon,
  );
  const [first] = line;
  if (first === undefined) return [];
  if (line.length === 1) return circleRing(first, widthNm / 2);
  return [...leftSide(line, widthNm / 2), ...leftSide(line.toReversed(), widthNm / 2)];
}
