import { destination, METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import { holdsOrigin, offsetFrom, positionAt, type PlannedArea } from './area.ts';

/** As many as one call to the most modest service of heights takes. */
export const MAX_SAMPLES = 50;

const RINGS = [
  { share: 1, points: 20 },
  { share: 2 / 3, points: 14 },
  { share: 1 / 3, points: 8 },
] as const;
const GRID_STEPS = 9;

/** No place of a circle is farther than this share of its radius from the nearest of its samples. */
export const CIRCLE_SPACING_SHARE = 0.25;

export function sampleCircle(centre: Position, radiusM: number): readonly Position[] {
  if (radiusM === 0) return [centre];
  const rings = RINGS.flatMap(({ share, points }) =>
    Array.from({ length: points }, (_, index) =>
      destination(centre, (index * 360) / points, (radiusM * share) / METRES_PER_NAUTICAL_MILE),
    ),
  );
  return [centre, ...rings];
}

/** The corners, the middles of the edges, and a grid over what is inside. */
function samplePolygon(points: readonly Position[]): readonly Position[] {
  const [origin] = points;
  if (origin === undefined) return [];
  const corners = points.map((point) => offsetFrom(origin, point));
  const middles = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return { eastM: (corner.eastM + next.eastM) / 2, northM: (corner.northM + next.northM) / 2 };
  });
  const [west, east] = [
    Math.min(...corners.map(({ eastM }) => eastM)),
    Math.max(...corners.map(({ eastM }) => eastM)),
  ];
  const [south, north] = [
    Math.min(...corners.map(({ northM }) => northM)),
    Math.max(...corners.map(({ northM }) => northM)),
  ];
  const grid = Array.from({ length: GRID_STEPS * GRID_STEPS }, (_, index) => ({
    eastM: west + ((east - west) * ((index % GRID_STEPS) + 0.5)) / GRID_STEPS,
    northM: south + ((north - south) * (Math.floor(index / GRID_STEPS) + 0.5)) / GRID_STEPS,
  })).filter((at) =>
    holdsOrigin(
      corners.map(({ eastM, northM }) => ({ eastM: eastM - at.eastM, northM: northM - at.northM })),
    ),
  );
  const edges = [...corners, ...middles].map((offset) => positionAt(origin, offset));
  const room = MAX_SAMPLES - edges.length;
  const every = Math.max(1, Math.ceil(grid.length / room));
  return [
    ...edges,
    ...grid.filter((_, index) => index % every === 0).map((offset) => positionAt(origin, offset)),
  ];
}

/** Positions spread over an area, at most {@link MAX_SAMPLES}; its edge is among them. */
export function sampleArea(area: PlannedArea): readonly Position[] {
  return area.type === 'circle' ? sampleCircle(area.centre, area.radiusM) : samplePolygon(area.points);
}
