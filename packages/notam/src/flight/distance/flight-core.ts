import {
  bearingDeg,
  destination,
  distanceNm,
  METRES_PER_NAUTICAL_MILE,
  type Position,
} from '@klarnotam/aviation';
import { ringFault } from '../../compose/ring-fault.ts';
import type { FlightPlace } from '../flight.ts';

/** A place in metres east and north of a centre, azimuthal equidistant: bearing and distance from the centre are true. */
export type PlanePoint = readonly [eastM: number, northM: number];

/** What of a flight its radius is around. */
export interface FlightCore {
  /** One is a point, two are a line, more are corners. */
  readonly points: readonly Position[];
  /** The points are the corners of an area, which belongs to the flight. */
  readonly isArea: boolean;
  readonly centre: Position;
  /** From the centre to the farthest of the points, metres. */
  readonly reachM: number;
}

export function metresBetween(a: Position, b: Position): number {
  return distanceNm(a, b) * METRES_PER_NAUTICAL_MILE;
}

/** Where `position` lies as seen from `centre`. */
export function toPlane(centre: Position, position: Position): PlanePoint {
  const metres = metresBetween(centre, position);
  const bearing = (bearingDeg(centre, position) * Math.PI) / 180;
  return [metres * Math.sin(bearing), metres * Math.cos(bearing)];
}

/** The place that {@link toPlane} puts at `point`. */
export function fromPlane(centre: Position, [eastM, northM]: PlanePoint): Position {
  const bearing = (Math.atan2(eastM, northM) * 180) / Math.PI;
  return destination(centre, bearing, Math.hypot(eastM, northM) / METRES_PER_NAUTICAL_MILE);
}

function centreOf(points: readonly Position[]): Position {
  const [first = { lat: 0, lon: 0 }] = points;
  if (points.length <= 1) return first;
  const plane = points.map((point) => toPlane(first, point));
  const sum = plane.reduce<[number, number]>(([east, north], [e, n]) => [east + e, north + n], [0, 0]);
  return fromPlane(first, [sum[0] / plane.length, sum[1] / plane.length]);
}

/** Corners of the smallest area without dents that holds `points` (Andrew's monotone chain). */
function hullOf(centre: Position, points: readonly Position[]): Position[] {
  const sorted = points
    .map((point) => toPlane(centre, point))
    .sort(([e1, n1], [e2, n2]) => e1 - e2 || n1 - n2);
  const half = (order: readonly PlanePoint[]): PlanePoint[] => {
    const chain: PlanePoint[] = [];
    for (const point of order) {
      while (chain.length >= 2) {
        const [a, b] = [chain[chain.length - 2] ?? point, chain[chain.length - 1] ?? point];
        const turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
        if (turn > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())].map((point) => fromPlane(centre, point));
}

/** The core of a flight; corners whose outline crosses itself stand for all the area that holds them. */
export function coreOf(place: FlightPlace): FlightCore {
  const given = 'position' in place ? [place.position] : place.points;
  const centre = centreOf(given);
  const reachM = given.reduce((most, point) => Math.max(most, metresBetween(centre, point)), 0);
  const fault = given.length < 3 ? 'flat' : ringFault(given.map(({ lat, lon }) => ({ lat, lng: lon })));
  const points = fault === 'crossing' ? hullOf(centre, given) : given;
  return { points, isArea: points.length >= 3, centre, reachM };
}
