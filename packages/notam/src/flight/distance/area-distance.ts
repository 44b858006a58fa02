import { bearingDeg, destination, METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { lineString, polygon } from '@turf/helpers';
import { lineIntersect } from '@turf/line-intersect';
import { nearestPointOnLine } from '@turf/nearest-point-on-line';
import type { AreaShape, SectorShape } from '../../facts.ts';
import { metresBetween, toPlane, type FlightCore, type PlanePoint } from './flight-core.ts';

/** How far a shape is from the core of a flight. */
export interface ShapeDistance {
  /** Metres; 0: they have something in common. Never more than it is on the WGS 84 ellipsoid, by whatever rule edges are drawn. */
  readonly distanceM: number;
  /** The part of the shape that is nearest to the centre of the flight. */
  readonly nearest: Position;
}

/** A sphere of the earth's mean radius tells lengths to within this share of those on the ellipsoid. */
const ELLIPSOID_SHARE = 0.006;
const EARTH_RADIUS_M = 6_371_000;
const METRES_PER_DEGREE = 111_700;
/** Great circles on the plane around a flight bend by less than a metre on such a length. */
const LONGEST_PLANE_EDGE_M = 50_000;
const SECTOR_STEP_DEG = 3;
/** One degree of the plane that turf is given: so small that its sphere is flat there. */
const METRES_PER_PLANE_DEGREE = 1e6;

function toDegrees([eastM, northM]: PlanePoint): [number, number] {
  return [eastM / METRES_PER_PLANE_DEGREE, northM / METRES_PER_PLANE_DEGREE];
}

/**
 * How far the edge from `a` to `b`, so long, may lie from the great circle between them. Charts draw straight lines as great circles,
 * rhumb lines or lines of the printed degrees: a rhumb line, curved by tan φ / R at most, bends off by L² tan φ / 8 R; the lines of
 * degrees by no more than twice that. None of them goes farther from a pole than its ends are.
 */
function doubtOf(a: Position, b: Position, lengthM: number): number {
  const [far, near] = [Math.abs(a.lat), Math.abs(b.lat)].sort((one, other) => one - other) as [
    number,
    number,
  ];
  const bendM =
    (lengthM * lengthM * Math.tan((Math.min(near, 89.999) * Math.PI) / 180)) / (4 * EARTH_RADIUS_M);
  const fromPoleM = (90 - far) * METRES_PER_DEGREE;
  return Math.min(bendM, 2 * fromPoleM) + 0.001 * lengthM;
}

interface Edge {
  readonly a: Position;
  readonly b: Position;
  readonly lengthM: number;
  readonly doubtM: number;
}

function edgesOf(points: readonly Position[], isClosed: boolean): Edge[] {
  const edges: Edge[] = [];
  points.forEach((b, index) => {
    const a = index > 0 ? points[index - 1] : isClosed ? points.at(-1) : undefined;
    if (a === undefined) return;
    const lengthM = metresBetween(a, b);
    if (lengthM > 0) edges.push({ a, b, lengthM, doubtM: doubtOf(a, b, lengthM) });
  });
  return edges;
}

/** The nearest part of a line of great circles to `from`; edges that are surely farther than the nearest are not measured. */
function nearestOnEdges(from: Position, edges: readonly Edge[], lone: Position): ShapeDistance {
  let best: ShapeDistance = { distanceM: metresBetween(from, lone), nearest: lone };
  const ends = new Map<Position, number>();
  const endM = (end: Position): number => {
    const known = ends.get(end);
    if (known !== undefined) return known;
    const metres = metresBetween(from, end);
    ends.set(end, metres);
    return metres;
  };
  for (const { a, b, lengthM, doubtM } of edges) {
    if ((endM(a) + endM(b) - lengthM) / 2 - doubtM > best.distanceM) continue;
    const line = lineString([
      [a.lon, a.lat],
      [b.lon, b.lat],
    ]);
    const [lon = a.lon, lat = a.lat] = nearestPointOnLine(line, [from.lon, from.lat]).geometry.coordinates;
    const nearest = { lat, lon };
    const distanceM = Math.max(0, metresBetween(from, nearest) - doubtM);
    if (distanceM < best.distanceM) best = { distanceM, nearest };
  }
  return best;
}

/**
 * Whether `position` is inside a ring of great circles. Seen from it, azimuthal and true in bearing, each great circle sweeps the same
 * angle as the straight line between its ends, so that a planar test is exact, over the date line and the poles too.
 */
function isInside(position: Position, ring: readonly Position[]): boolean {
  if (ring.length < 3) return false;
  const plane = ring.map((point) => toDegrees(toPlane(position, point)));
  return booleanPointInPolygon([0, 0], polygon([[...plane, plane[0] ?? [0, 0]]]));
}

/** An edge on the plane around a flight, in pieces that are straight there. */
function onPlane(centre: Position, { a, b, lengthM }: Edge): [number, number][] {
  const pieces = Math.max(1, Math.ceil(lengthM / LONGEST_PLANE_EDGE_M));
  const bearing = bearingDeg(a, b);
  return Array.from({ length: pieces + 1 }, (_, index) => {
    if (index === pieces) return toDegrees(toPlane(centre, b));
    const nm = ((lengthM / METRES_PER_NAUTICAL_MILE) * index) / pieces;
    return toDegrees(toPlane(centre, destination(a, bearing, nm)));
  });
}

function cross(core: FlightCore, own: readonly Edge[], edges: readonly Edge[]): boolean {
  const near = edges.filter(
    ({ a, b, lengthM }) =>
      (metresBetween(core.centre, a) + metresBetween(core.centre, b) - lengthM) / 2 <= core.reachM,
  );
  return near.some((edge) =>
    own.some(
      (mine) =>
        lineIntersect(lineString(onPlane(core.centre, mine)), lineString(onPlane(core.centre, edge))).features
          .length > 0,
    ),
  );
}

/** From the core to a line or, `isArea`, to the area within a ring. */
function distanceToLine(core: FlightCore, points: readonly Position[], isArea: boolean): ShapeDistance {
  const [first = core.centre] = points;
  const inside = (nearest: Position): ShapeDistance => ({ distanceM: 0, nearest });
  if (isArea && core.points.some((point) => isInside(point, points))) return inside(core.centre);
  if (core.isArea) {
    const held = points.find((point) => isInside(point, core.points));
    if (held !== undefined) return inside(held);
  }
  const edges = edgesOf(points, isArea);
  let best: ShapeDistance = { distanceM: Infinity, nearest: first };
  for (const point of core.points) {
    const found = nearestOnEdges(point, edges, first);
    if (found.distanceM < best.distanceM) best = found;
  }
  if (core.points.length < 2) return best;
  const own = edgesOf(core.points, core.isArea);
  if (cross(core, own, edges)) return inside(best.nearest);
  for (const point of points) {
    if (metresBetween(core.centre, point) - core.reachM > best.distanceM) continue;
    const { distanceM } = nearestOnEdges(point, own, core.centre);
    if (distanceM < best.distanceM) best = { distanceM, nearest: point };
  }
  return best;
}

/** To what reaches `insideM` beyond that, without what the sphere may be wrong by: on lengths drawn from a centre, `drawnM`, too. */
function strictly({ distanceM, nearest }: ShapeDistance, insideM: number, drawnM = insideM): ShapeDistance {
  const share = ELLIPSOID_SHARE * (distanceM + drawnM);
  return { distanceM: Math.max(0, distanceM - insideM - share), nearest };
}

/** The outline of a sector; its arc is drawn outside of the true one. */
function outlineOf({ centre, radiusNm, fromDeg, toDeg }: SectorShape): Position[] {
  const sweep = (toDeg - fromDeg + 360) % 360;
  const steps = Math.max(1, Math.ceil(sweep / SECTOR_STEP_DEG));
  const outerNm = radiusNm / Math.cos((sweep / steps / 2) * (Math.PI / 180));
  const arc = Array.from({ length: steps + 1 }, (_, index) =>
    destination(centre, fromDeg + (sweep * index) / steps, outerNm),
  );
  return [centre, ...arc];
}

/**
 * How far `shape` is from the core of a flight, in metres. Vertices are those of the notice (WGS 84), lines between them great circles
 * on a sphere; what both leave open is taken off the distance ({@link doubtOf}, {@link ELLIPSOID_SHARE}), so that it is never too long.
 * A shape without a position is nowhere: `Infinity`.
 */
export function distanceToShape(core: FlightCore, shape: AreaShape): ShapeDistance {
  switch (shape.type) {
    case 'point':
      return strictly(distanceToLine(core, [shape.position], false), 0);
    case 'circle':
      return strictly(distanceToLine(core, [shape.centre], false), shape.radiusNm * METRES_PER_NAUTICAL_MILE);
    case 'corridor':
      return strictly(
        distanceToLine(core, shape.path, false),
        (shape.widthNm / 2) * METRES_PER_NAUTICAL_MILE,
      );
    case 'polygon':
      return strictly(distanceToLine(core, shape.points, shape.points.length >= 3), 0);
    case 'sector':
      return shape.fromDeg === shape.toDeg
        ? distanceToShape(core, { type: 'circle', centre: shape.centre, radiusNm: shape.radiusNm })
        : strictly(
            distanceToLine(core, outlineOf(shape), true),
            0,
            shape.radiusNm * METRES_PER_NAUTICAL_MILE,
          );
  }
}

/** How far inside `shape` the whole core lies, in metres from its outline; 0: some of it is outside, or it cannot be told. */
export function depthInShape(core: FlightCore, shape: AreaShape): number {
  switch (shape.type) {
    case 'circle': {
      const radiusM = shape.radiusNm * METRES_PER_NAUTICAL_MILE;
      const farthestM = core.points.reduce(
        (most, point) => Math.max(most, metresBetween(shape.centre, point)),
        0,
      );
      return Math.max(0, radiusM - farthestM - ELLIPSOID_SHARE * (radiusM + farthestM));
    }
    case 'polygon': {
      const [first] = shape.points;
      if (first === undefined || !core.points.every((point) => isInside(point, shape.points))) return 0;
      return strictly(distanceToLine(core, [...shape.points, first], false), 0).distanceM;
    }
    case 'sector':
      return shape.fromDeg === shape.toDeg
        ? depthInShape(core, { type: 'circle', centre: shape.centre, radiusNm: shape.radiusNm })
        : 0;
    case 'corridor':
    case 'point':
      return 0;
  }
}
