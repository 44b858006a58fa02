interface Corner {
  readonly lat: number;
  readonly lng: number;
}

interface Flat {
  readonly x: number;
  readonly y: number;
}

/** Longitudes counted from the first corner, the short way round, so that an area over the date line stays one. */
function flatten(corners: readonly Corner[]): Flat[] {
  const origin = corners[0]?.lng ?? 0;
  return corners.map(({ lat, lng }) => ({ x: ((((lng - origin + 180) % 360) + 360) % 360) - 180, y: lat }));
}

/** Twice the signed area of the triangle: on which side of the line from `a` to `b` the point `c` is; 0: on it. */
function side(a: Flat, b: Flat, c: Flat): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

function isWithin(a: Flat, b: Flat, c: Flat): boolean {
  return (
    Math.min(a.x, b.x) <= c.x &&
    c.x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= c.y &&
    c.y <= Math.max(a.y, b.y)
  );
}

/** Whether the edges `a`–`b` and `c`–`d` have a point in common. */
function meet(a: Flat, b: Flat, c: Flat, d: Flat): boolean {
  const [c1, d1, a1, b1] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (c1 !== d1 && a1 !== b1) return true;
  return (
    (c1 === 0 && isWithin(a, b, c)) ||
    (d1 === 0 && isWithin(a, b, d)) ||
    (a1 === 0 && isWithin(c, d, a)) ||
    (b1 === 0 && isWithin(c, d, b))
  );
}

/** Whether two edges in a row fold back onto each other. */
function foldsBack(a: Flat, b: Flat, c: Flat): boolean {
  return side(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) <= 0;
}

/**
 * What keeps `corners`, at least three, from being the outline of an area: `flat` when two in a row are one or all lie
 * on a line, `crossing` when edges meet elsewhere than at their corners. Null: it is one.
 */
export function ringFault(corners: readonly Corner[]): 'flat' | 'crossing' | null {
  const ring = flatten(corners);
  const count = ring.length;
  const at = (index: number): Flat => ring[index % count] ?? { x: 0, y: 0 };
  const edges = ring.map((_, index) => index);
  if (edges.some((i) => at(i).x === at(i + 1).x && at(i).y === at(i + 1).y)) return 'flat';
  if (edges.every((i) => side(at(i), at(i + 1), at(i + 2)) === 0)) return 'flat';
  if (edges.some((i) => foldsBack(at(i), at(i + 1), at(i + 2)))) return 'crossing';
  const apart = (i: number, j: number): boolean => j > i + 1 && (j + 1) % count !== i;
  const crossing = edges.some((i) =>
    edges.some((j) => apart(i, j) && meet(at(i), at(i + 1), at(j), at(j + 1))),
  );
  return crossing ? 'crossing' : null;
}
