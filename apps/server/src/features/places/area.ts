import { distanceNm, METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import type { AreaInput } from '@klarnotam/contract';

/** A circle, a point when its radius is 0, or a polygon of three points or more. */
export type PlannedArea =
  | { readonly type: 'circle'; readonly centre: Position; readonly radiusM: number }
  | { readonly type: 'polygon'; readonly points: readonly Position[] };

/** The area of a request: a polygon where it has points, else a circle. */
export function toArea({ lat, lng, radiusM, points }: AreaInput): PlannedArea {
  return points === undefined
    ? { type: 'circle', centre: { lat, lon: lng }, radiusM }
    : { type: 'polygon', points: points.map((point) => ({ lat: point.lat, lon: point.lng })) };
}

/** Metres to the east and north of an origin, on a plane: for areas of some kilometres. */
export interface Offset {
  readonly eastM: number;
  readonly northM: number;
}

const METRES_PER_DEGREE = 60 * METRES_PER_NAUTICAL_MILE;
const DEGREE = Math.PI / 180;

/** Degrees of longitude from `from` to `to` the short way, over the 180th meridian too. */
function eastward(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** How far a position lies from `origin`; the inverse of {@link positionAt}. */
export function offsetFrom(origin: Position, { lat, lon }: Position): Offset {
  return {
    eastM: eastward(origin.lon, lon) * METRES_PER_DEGREE * Math.cos(origin.lat * DEGREE),
    northM: (lat - origin.lat) * METRES_PER_DEGREE,
  };
}

/** The position at an offset from `origin`; the inverse of {@link offsetFrom}. */
export function positionAt(origin: Position, { eastM, northM }: Offset): Position {
  const lat = origin.lat + northM / METRES_PER_DEGREE;
  const lon = origin.lon + eastM / (METRES_PER_DEGREE * Math.max(Math.cos(origin.lat * DEGREE), 1e-6));
  return { lat: Math.max(-90, Math.min(90, lat)), lon: eastward(0, lon) };
}

function distanceToEdgeM(a: Offset, b: Offset): number {
  const [dx, dy] = [b.eastM - a.eastM, b.northM - a.northM];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.max(0, Math.min(1, -(a.eastM * dx + a.northM * dy) / length2));
  return Math.hypot(a.eastM + along * dx, a.northM + along * dy);
}

/** Whether the origin of the corners lies inside them, by the even-odd rule. */
export function holdsOrigin(corners: readonly Offset[]): boolean {
  let inside = false;
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    if (a.northM > 0 === b.northM > 0) return;
    if (a.eastM - (a.northM * (b.eastM - a.eastM)) / (b.northM - a.northM) > 0) inside = !inside;
  });
  return inside;
}

/** From the nearest edge of an area to a position in metres; 0 inside. */
export function distanceToAreaM(area: PlannedArea, position: Position): number {
  if (area.type === 'circle') {
    return Math.max(0, distanceNm(area.centre, position) * METRES_PER_NAUTICAL_MILE - area.radiusM);
  }
  const corners = area.points.map((point) => offsetFrom(position, point));
  if (holdsOrigin(corners)) return 0;
  return Math.min(
    ...corners.map((corner, index) =>
      distanceToEdgeM(corner, corners[(index + 1) % corners.length] ?? corner),
    ),
  );
}
