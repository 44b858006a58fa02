import type { GridPoint } from './trace-boundary.ts';

/**
 * Leaves out points of a line that lie within `tolerance` of what is left (Douglas and Peucker). `eastScale` is how long a step east is,
 * `tolerance` how far, in steps north.
 */
export function thinLine(line: readonly GridPoint[], eastScale: number, tolerance: number): GridPoint[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let [farthest, distance] = [-1, tolerance];
    for (let index = from + 1; index < to; index += 1) {
      const d = distanceTo(line[from], line[to], line[index], eastScale);
      if (d > distance) [farthest, distance] = [index, d];
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

function distanceTo(
  [aNorth, aEast]: GridPoint = [0, 0],
  [bNorth, bEast]: GridPoint = [0, 0],
  [north, east]: GridPoint = [0, 0],
  eastScale: number,
): number {
  const [dx, dy] = [(bEast - aEast) * eastScale, bNorth - aNorth];
  const [x, y] = [(east - aEast) * eastScale, north - aNorth];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length2));
  return Math.hypot(x - along * dx, y - along * dy);
}
