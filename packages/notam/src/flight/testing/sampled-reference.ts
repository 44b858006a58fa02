import type { Height, Position } from '@klarnotam/aviation';
import type { AreaShape, NotamFacts } from '../../facts.ts';
import type { Flight } from '../flight.ts';

/**
 * A slow, simple second opinion on whether a flight can touch a notice: points, minutes and heights are tried one by one. It shares no
 * code with what it checks: lengths are those on the WGS 84 ellipsoid (Vincenty), edges are tried as great circles, rhumb lines and
 * lines of degrees, and what the notice leaves open is taken as it is worst.
 */

const RAD = Math.PI / 180;
const A = 6_378_137;
const F = 1 / 298.257223563;
const B = A * (1 - F);

/** Metres between two positions on the ellipsoid (Vincenty's inverse formula); near antipodes the half circumference. */
export function ellipsoidMetres(p: Position, q: Position): number {
  const u1 = Math.atan((1 - F) * Math.tan(p.lat * RAD));
  const u2 = Math.atan((1 - F) * Math.tan(q.lat * RAD));
  const [sin1, cos1, sin2, cos2] = [Math.sin(u1), Math.cos(u1), Math.sin(u2), Math.cos(u2)];
  const l = (q.lon - p.lon) * RAD;
  let lambda = l;
  for (let step = 0; step < 60; step++) {
    const [sinL, cosL] = [Math.sin(lambda), Math.cos(lambda)];
    const sinS = Math.hypot(cos2 * sinL, cos1 * sin2 - sin1 * cos2 * cosL);
    if (sinS === 0) return 0;
    const cosS = sin1 * sin2 + cos1 * cos2 * cosL;
    const sigma = Math.atan2(sinS, cosS);
    const sinA = (cos1 * cos2 * sinL) / sinS;
    const cosSqA = 1 - sinA * sinA;
    const cos2M = cosSqA === 0 ? 0 : cosS - (2 * sin1 * sin2) / cosSqA;
    const c = (F / 16) * cosSqA * (4 + F * (4 - 3 * cosSqA));
    const next = l + (1 - c) * F * sinA * (sigma + c * sinS * (cos2M + c * cosS * (2 * cos2M * cos2M - 1)));
    if (Math.abs(next - lambda) < 1e-11) {
      const uSq = (cosSqA * (A * A - B * B)) / (B * B);
      const bigA = 1 + (uSq / 16384) * (4096 + uSq * (-768 + uSq * (320 - 175 * uSq)));
      const bigB = (uSq / 1024) * (256 + uSq * (-128 + uSq * (74 - 47 * uSq)));
      const delta =
        bigB *
        sinS *
        (cos2M +
          (bigB / 4) *
            (cosS * (2 * cos2M * cos2M - 1) -
              (bigB / 6) * cos2M * (4 * sinS * sinS - 3) * (4 * cos2M * cos2M - 3)));
      return B * bigA * (sigma - delta);
    }
    lambda = next;
  }
  return Math.PI * A;
}

/** Whether `p` and `q` are at most so far apart on the ellipsoid; a sphere decides where it is surely right. */
function areWithin(p: Position, q: Position, metres: number): boolean {
  const [dLat, dLon] = [((q.lat - p.lat) * RAD) / 2, ((q.lon - p.lon) * RAD) / 2];
  const h = Math.sin(dLat) ** 2 + Math.cos(p.lat * RAD) * Math.cos(q.lat * RAD) * Math.sin(dLon) ** 2;
  const onSphere = 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(h)));
  if (onSphere * 0.99 > metres) return false;
  return onSphere * 1.01 < metres || ellipsoidMetres(p, q) <= metres;
}

type Vector = readonly [number, number, number];

function toVector({ lat, lon }: Position): Vector {
  const [phi, lambda] = [lat * RAD, lon * RAD];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function toPosition([x, y, z]: Vector): Position {
  return { lat: Math.atan2(z, Math.hypot(x, y)) / RAD, lon: Math.atan2(y, x) / RAD };
}

/** Degrees of longitude from `a` to `b` the short way. */
function eastward(a: number, b: number): number {
  return ((((b - a + 180) % 360) + 360) % 360) - 180;
}

const mercator = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * RAD) / 2));
const unmercator = (y: number): number => (2 * Math.atan(Math.exp(y)) - Math.PI / 2) / RAD;

export type EdgeRule = 'greatCircle' | 'rhumb' | 'degrees';
export const EDGE_RULES: readonly EdgeRule[] = ['greatCircle', 'rhumb', 'degrees'];

/** The position `share` of the way from `a` to `b`. */
export function along(a: Position, b: Position, share: number, rule: EdgeRule): Position {
  if (rule === 'greatCircle') {
    const [p, q] = [toVector(a), toVector(b)];
    const angle = Math.acos(Math.min(1, Math.max(-1, p[0] * q[0] + p[1] * q[1] + p[2] * q[2])));
    if (angle < 1e-9) return a;
    const [s, t] = [
      Math.sin((1 - share) * angle) / Math.sin(angle),
      Math.sin(share * angle) / Math.sin(angle),
    ];
    return toPosition([s * p[0] + t * q[0], s * p[1] + t * q[1], s * p[2] + t * q[2]]);
  }
  const lon = a.lon + eastward(a.lon, b.lon) * share;
  if (rule === 'degrees') return { lat: a.lat + (b.lat - a.lat) * share, lon };
  // On a rhumb line the longitude grows with the latitude of a Mercator chart, the latitude with the way.
  const lat = a.lat + (b.lat - a.lat) * share;
  const [ya, yb] = [mercator(a.lat), mercator(b.lat)];
  if (Math.abs(yb - ya) < 1e-9) return { lat: a.lat, lon };
  return {
    lat: Math.abs(lat) < 89.99 ? lat : unmercator(ya + (yb - ya) * share),
    lon: a.lon + (eastward(a.lon, b.lon) * (mercator(lat) - ya)) / (yb - ya),
  };
}

/** A line or ring in points at most `stepM` apart. */
export function dense(
  points: readonly Position[],
  isClosed: boolean,
  rule: EdgeRule,
  stepM: number,
): Position[] {
  const found: Position[] = [];
  points.forEach((a, index) => {
    const b = points[index + 1] ?? (isClosed ? points[0] : undefined);
    if (b === undefined) {
      found.push(a);
      return;
    }
    const pieces = Math.min(400, Math.max(1, Math.ceil(ellipsoidMetres(a, b) / stepM)));
    for (let piece = 0; piece < pieces; piece++) found.push(along(a, b, piece / pieces, rule));
  });
  return found;
}

/** Whether a ring of close points goes round `at`: the angles that its pieces are seen under add up to a whole turn. */
export function goesRound(ring: readonly Vector[], at: Position): boolean {
  const up = toVector(at);
  const east: Vector = [-Math.sin(at.lon * RAD), Math.cos(at.lon * RAD), 0];
  const north: Vector = [
    up[1] * east[2] - up[2] * east[1],
    up[2] * east[0] - up[0] * east[2],
    up[0] * east[1] - up[1] * east[0],
  ];
  const angles = ring.map((v) => {
    return Math.atan2(
      v[0] * east[0] + v[1] * east[1] + v[2] * east[2],
      v[0] * north[0] + v[1] * north[1] + v[2] * north[2],
    );
  });
  let turn = 0;
  angles.forEach((angle, index) => {
    const next = angles[(index + 1) % angles.length] ?? angle;
    turn += Math.atan2(Math.sin(next - angle), Math.cos(next - angle));
  });
  return Math.abs(turn) > Math.PI;
}

/** The initial true bearing from `a` to `b`, by the tangent plane. */
function bearingOf(a: Position, b: Position): number {
  const [phi1, phi2] = [a.lat * RAD, b.lat * RAD];
  const lambda = (b.lon - a.lon) * RAD;
  const y = Math.sin(lambda) * Math.cos(phi2);
  const x = Math.cos(phi1) * Math.sin(phi2) - Math.sin(phi1) * Math.cos(phi2) * Math.cos(lambda);
  return (Math.atan2(y, x) / RAD + 360) % 360;
}

/** Whether `at` is in the shape, edges by `rule`. */
export function holds(shape: AreaShape, rule: EdgeRule, stepM: number): (at: Position) => boolean {
  switch (shape.type) {
    case 'point':
      return (at) => ellipsoidMetres(shape.position, at) < 1;
    case 'circle':
      return (at) => areWithin(shape.centre, at, shape.radiusNm * 1852);
    case 'sector':
      return (at) =>
        areWithin(shape.centre, at, shape.radiusNm * 1852) &&
        (shape.fromDeg === shape.toDeg ||
          (bearingOf(shape.centre, at) - shape.fromDeg + 360) % 360 <=
            (shape.toDeg - shape.fromDeg + 360) % 360);
    case 'corridor': {
      const line = dense(shape.path, false, rule, stepM);
      return (at) => line.some((point) => areWithin(point, at, (shape.widthNm / 2) * 1852));
    }
    case 'polygon': {
      const ring = dense(shape.points, true, rule, stepM).map(toVector);
      return (at) => goesRound(ring, at);
    }
  }
}

/** A point so far from `from` on that bearing, on a sphere that is a little too large, so that it stays within. */
function step(from: Position, bearing: number, metres: number): Position {
  const angle = metres / 6_399_594;
  const [phi, theta] = [from.lat * RAD, bearing * RAD];
  const sinLat = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(theta);
  const lon = Math.atan2(
    Math.sin(theta) * Math.sin(angle) * Math.cos(phi),
    Math.cos(angle) - Math.sin(phi) * sinLat,
  );
  const lat = Math.asin(Math.min(1, Math.max(-1, sinLat))) / RAD;
  return { lat, lon: eastward(0, from.lon + lon / RAD) };
}

/** Points of a flight: its place, and rings around it out to its radius. */
export function pointsOfFlight({ place, radiusM }: Flight): Position[] {
  const core =
    'position' in place
      ? [place.position]
      : dense(place.points, place.points.length > 2, 'greatCircle', Math.max(200, radiusM / 2)).slice(0, 120);
  const directions = 'position' in place ? 24 : 8;
  return core.flatMap((point) => [
    point,
    ...(radiusM === 0 ? [] : [0.5, 1]).flatMap((share) =>
      Array.from({ length: directions }, (_, index) =>
        step(point, (360 * index) / directions, radiusM * share * 0.999),
      ),
    ),
  ]);
}

/** Whether `at` is in the air that the flight takes, seen from above. */
export function isOfFlight({ place, radiusM }: Flight): (at: Position) => boolean {
  if ('position' in place) return (at) => areWithin(place.position, at, radiusM);
  const isArea = place.points.length > 2;
  const line = dense(place.points, isArea, 'greatCircle', 100);
  const ring = line.map(toVector);
  return (at) => (isArea && goesRound(ring, at)) || line.some((point) => areWithin(point, at, radiusM));
}

/** Points of a shape: along its outline and inside of it. */
export function pointsOfShape(shape: AreaShape, rule: EdgeRule, stepM: number): Position[] {
  switch (shape.type) {
    case 'point':
      return [shape.position];
    case 'circle':
    case 'sector': {
      const radiusM = shape.radiusNm * 1852;
      const sweep = shape.type === 'circle' ? 360 : (shape.toDeg - shape.fromDeg + 360) % 360 || 360;
      const from = shape.type === 'circle' ? 0 : shape.fromDeg;
      return [0, 0.5, 0.95].flatMap((share) =>
        Array.from({ length: 49 }, (_, index) =>
          step(shape.centre, from + (sweep * index) / 48, radiusM * share),
        ),
      );
    }
    case 'corridor':
      return dense(shape.path, false, rule, stepM);
    case 'polygon':
      return dense(shape.points, true, rule, stepM);
  }
}

/** Whether flight and areas of the notice have a place in common, what it takes out left aside. */
export function placesMeet(flight: Flight, areas: NotamFacts['areas'], stepM: number): boolean {
  const flown = pointsOfFlight(flight);
  const isFlown = isOfFlight(flight);
  const hazards = areas.filter(({ role }) => role === 'hazard');
  const exceptions = areas.filter(({ role }) => role === 'excluded');
  const hasEdges = areas.some(({ type }) => type === 'polygon' || type === 'corridor');
  return (hasEdges ? EDGE_RULES : EDGE_RULES.slice(0, 1)).some((rule) => {
    const excepted = exceptions.map((area) => holds(area, rule, stepM));
    const counts = (at: Position): boolean => !excepted.some((isExcepted) => isExcepted(at));
    return hazards.some((area) => {
      const isHeld = holds(area, rule, stepM);
      return (
        flown.some((at) => isHeld(at) && counts(at)) ||
        pointsOfShape(area, rule, stepM).some((at) => isFlown(at) && counts(at))
      );
    });
  });
}

/** Whether the notice may be active in a minute of the flight. */
export function timesMeet(flight: Flight, facts: NotamFacts): boolean {
  const at = (instant: string | null, absent: number): number =>
    instant === null ? absent : Date.parse(instant);
  const begins = at(facts.validFrom, -Infinity);
  const ends = facts.permanent || facts.estimated ? Infinity : at(facts.validTo, Infinity);
  const { schedule } = facts;
  const listed = schedule?.intervals;
  for (let minute = Date.parse(flight.from); minute < Date.parse(flight.to); minute += 60_000) {
    if (minute < begins || minute >= ends) continue;
    const isPastEstimate = facts.estimated && minute >= at(facts.validTo, Infinity);
    if (schedule === null || schedule.status !== 'complete' || listed === null || listed === undefined)
      return true;
    if (isPastEstimate) return true;
    if (schedule.listedUntil !== null && minute >= Date.parse(schedule.listedUntil)) return true;
    if (listed.some(({ from, to }) => minute >= Date.parse(from) && minute < Date.parse(to))) return true;
  }
  return false;
}

/** How the air was: what an altimeter shows too much. */
export interface Air {
  /** Of a height above the ground. */
  readonly coldShare: number;
  /** By which a flight level lies lower than it counts, metres. */
  readonly pressureM: number;
}

function trueMetres({ value, unit, reference }: Height, groundM: number, air: Air): number {
  if (value === null || reference === 'unl') return Infinity;
  const metres = unit === 'm' ? value : unit === 'fl' ? value * 30.48 : value * 0.3048;
  if (reference === 'agl' || reference === 'sfc') return groundM + metres;
  const lowered = unit === 'fl' || reference === 'std' ? metres - air.pressureM : metres;
  return groundM + (lowered - groundM) * (1 - (lowered > groundM ? air.coldShare : 0));
}

/** Whether a volume holds a height of the flight, above ground so high. */
export function heightsMeet(
  { maxHeightM }: Flight,
  lower: Height | null,
  upper: Height | null,
  groundM: number,
  air: Air,
): boolean {
  const from = lower === null ? -Infinity : trueMetres(lower, groundM, air);
  const to = upper === null ? Infinity : trueMetres(upper, groundM, air);
  for (let above = 0; above <= maxHeightM; above += Math.max(1, maxHeightM / 60)) {
    if (groundM + above >= from && groundM + above <= to) return true;
  }
  return false;
}
