import { destination, METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import { holdsOrigin, offsetFrom, positionAt, type Offset, type PlannedArea } from './area.ts';

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

interface Box {
  readonly westM: number;
  readonly southM: number;
  readonly widthM: number;
  readonly heightM: number;
}

function boxOf(corners: readonly Offset[]): Box {
  const easts = corners.map(({ eastM }) => eastM);
  const norths = corners.map(({ northM }) => northM);
  const [westM, southM] = [Math.min(...easts), Math.min(...norths)];
  return {
    westM,
    southM,
    widthM: Math.max(...easts) - westM,
    heightM: Math.max(...norths) - southM,
  };
}

/** The positions of a grid over what is inside, one in so many that there is room for them. */
function gridOver(corners: readonly Offset[]): {
  readonly inside: readonly Offset[];
  readonly oneIn: number;
} {
  const { westM, southM, widthM, heightM } = boxOf(corners);
  const inside = Array.from({ length: GRID_STEPS * GRID_STEPS }, (_, index) => ({
    eastM: westM + (widthM * ((index % GRID_STEPS) + 0.5)) / GRID_STEPS,
    northM: southM + (heightM * (Math.floor(index / GRID_STEPS) + 0.5)) / GRID_STEPS,
  })).filter((at) =>
    holdsOrigin(
      corners.map(({ eastM, northM }) => ({ eastM: eastM - at.eastM, northM: northM - at.northM })),
    ),
  );
  const room = MAX_SAMPLES - 2 * corners.length;
  return { inside, oneIn: Math.max(1, Math.ceil(inside.length / room)) };
}

const offsetsOf = (points: readonly Position[]): readonly Offset[] =>
  points.map((point) => offsetFrom(points[0] ?? point, point));

/** The corners, the middles of the edges, and a grid over what is inside. */
function samplePolygon(points: readonly Position[]): readonly Position[] {
  const [origin] = points;
  if (origin === undefined) return [];
  const corners = offsetsOf(points);
  const middles = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return { eastM: (corner.eastM + next.eastM) / 2, northM: (corner.northM + next.northM) / 2 };
  });
  const { inside, oneIn } = gridOver(corners);
  return [...corners, ...middles, ...inside.filter((_, index) => index % oneIn === 0)].map((offset) =>
    positionAt(origin, offset),
  );
}

/** About how far a place of an area may be from the nearest of its samples, in metres. */
export function spacingM(area: PlannedArea): number {
  if (area.type === 'circle') return area.radiusM * CIRCLE_SPACING_SHARE;
  const corners = offsetsOf(area.points);
  const { widthM, heightM } = boxOf(corners);
  const { oneIn } = gridOver(corners);
  return Math.hypot((widthM * oneIn) / GRID_STEPS, heightM / GRID_STEPS) / 2;
}

/** Positions spread over an area, at most {@link MAX_SAMPLES}; its edge is among them. */
export function sampleArea(area: PlannedArea): readonly Position[] {
  return area.type === 'circle' ? sampleCircle(area.centre, area.radiusM) : samplePolygon(area.points);
}
