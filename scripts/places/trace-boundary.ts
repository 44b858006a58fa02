/** A place on a grid, in steps: of latitude from the equator, of longitude from Greenwich. */
export type GridPoint = readonly [north: number, east: number];

const DIRECTIONS: readonly GridPoint[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
/** The cells left and right ahead of a corner, by direction: north, east, south, west. */
const AHEAD: readonly (readonly [left: GridPoint, right: GridPoint])[] = [
  [
    [0, -1],
    [0, 0],
  ],
  [
    [0, 0],
    [-1, 0],
  ],
  [
    [-1, 0],
    [-1, -1],
  ],
  [
    [-1, -1],
    [0, -1],
  ],
];

/**
 * The corners of the outer boundary of the cells that `isInside` holds, clockwise, from the western edge of the row of `start`, which is
 * inside. A cell is named by its south-western corner.
 */
export function traceBoundary(isInside: (cell: GridPoint) => boolean, start: GridPoint): GridPoint[] {
  const [row] = start;
  let [, column] = start;
  while (isInside([row, column - 1])) column -= 1;
  const corners: GridPoint[] = [];
  let [north, east] = [row, column];
  let direction = 0;
  do {
    corners.push([north, east]);
    const [dNorth = 0, dEast = 0] = DIRECTIONS[direction] ?? [];
    [north, east] = [north + dNorth, east + dEast];
    const [left, right] = AHEAD[direction] ?? [];
    const holds = (cell: GridPoint | undefined): boolean =>
      cell !== undefined && isInside([north + cell[0], east + cell[1]]);
    if (!holds(right)) direction = (direction + 1) % 4;
    else if (holds(left)) direction = (direction + 3) % 4;
  } while (north !== row || east !== column || direction !== 0);
  return corners;
}
