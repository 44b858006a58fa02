import type { Position } from '@klarnotam/aviation';

const SAME_POINT_DEG = 1e-7;

/** Whether `a` and `b` are the same printed position; 180° east is 180° west. */
export function isSamePoint(a: Position, b: Position): boolean {
  if (Math.abs(a.lat - b.lat) >= SAME_POINT_DEG) return false;
  const apartDeg = Math.abs(a.lon - b.lon);
  return apartDeg < SAME_POINT_DEG || 360 - apartDeg < SAME_POINT_DEG;
}

function side(a: Position, b: Position, c: Position): number {
  return Math.sign((b.lon - a.lon) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lon - a.lon));
}

function cross(a: Position, b: Position, c: Position, d: Position): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Long rings (drawn arcs) are not searched: their crossings would cost the square of their length. */
const MAX_POINTS = 200;

/** Whether two edges of the ring through `points` cross each other. Rings over the 180th meridian are not judged. */
export function crossesItself(points: readonly Position[]): boolean {
  const count = points.length;
  if (count < 4 || count > MAX_POINTS) return false;
  for (let i = 0; i < count; i++) {
    const a = points[i];
    const b = points[(i + 1) % count];
    if (!a || !b || Math.abs(a.lon - b.lon) > 180) return false;
    for (let j = i + 2; j < count; j++) {
      if (i === 0 && j === count - 1) continue;
      const c = points[j];
      const d = points[(j + 1) % count];
      if (c && d && cross(a, b, c, d)) return true;
    }
  }
  return false;
}

/**
 * Whether `point` lies in the ring through `points` or is a corner of it; sides are straight in latitude and longitude. Rings over the
 * 180th meridian hold nothing.
 */
export function isInRing(point: Position, points: readonly Position[]): boolean {
  let isInside = false;
  for (const [index, a] of points.entries()) {
    const b = points[(index + 1) % points.length] ?? a;
    if (Math.abs(a.lon - b.lon) > 180) return false;
    if (isSamePoint(a, point)) return true;
    if (a.lat > point.lat === b.lat > point.lat) continue;
    const lon = a.lon + ((point.lat - a.lat) / (b.lat - a.lat)) * (b.lon - a.lon);
    if (point.lon < lon) isInside = !isInside;
  }
  return isInside;
}

/**
 * The ring round all of `points` that has no corner inwards: what lies between them, in whatever order they are printed. Points on both
 * sides of the 180th meridian stay as they are.
 */
export function ringAround(points: readonly Position[]): readonly Position[] {
  const sorted = [...points].sort((a, b) => a.lon - b.lon || a.lat - b.lat);
  const [west] = sorted;
  const east = sorted.at(-1);
  if (west === undefined || east === undefined || east.lon - west.lon > 180) return points;
  const ring = [...half(sorted.toReversed()), ...half(sorted)];
  return ring.length < 3 ? points : ring;
}

/** The corners of the ring on one side of the line from the first of `sorted` points to the last, without the last. */
function half(sorted: readonly Position[]): Position[] {
  const corners: Position[] = [];
  for (const point of sorted) {
    for (;;) {
      const [before, last] = corners.slice(-2);
      if (before === undefined || last === undefined || side(before, last, point) > 0) break;
      corners.pop();
    }
    corners.push(point);
  }
  return corners.slice(0, -1);
}
