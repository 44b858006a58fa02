import { bearingDeg, destination, distanceNm, type Position } from '@klarnotam/aviation';

/** An arc is drawn with a point at least every so many degrees. */
const STEP_DEG = 5;

/**
 * Points of the arc around `centre` from `start` to `end`, both aside. The radius runs from that of `start` to that of
 * `end`, so that rounded coordinates join without a step.
 */
export function drawArc(start: Position, end: Position, centre: Position, clockwise: boolean): Position[] {
  const from = bearingDeg(centre, start);
  const to = bearingDeg(centre, end);
  const sweep = clockwise ? (to - from + 360) % 360 : -((from - to + 360) % 360);
  const startNm = distanceNm(centre, start);
  const endNm = distanceNm(centre, end);
  const steps = Math.ceil(Math.abs(sweep) / STEP_DEG);
  const points: Position[] = [];
  for (let step = 1; step < steps; step++) {
    const share = step / steps;
    points.push(destination(centre, from + sweep * share, startNm + (endNm - startNm) * share));
  }
  return points;
}
