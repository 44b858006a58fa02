import { distanceNm, type Position } from '@klarnotam/aviation';
import type { Area } from '@klarnotam/notam';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOutlines, boundsOf } from './area-outlines.ts';
import { circleRing, sectorRing } from './circle-ring.ts';
import { continuousFromMiddle, continuousLongitudes, continuousRing } from './continuous-ring.ts';
import { corridorRing } from './corridor-ring.ts';

const at = (lat: number, lon: number): Position => ({ lat, lon });
const common = { source: 'text', role: 'hazard', complete: true, lower: null, upper: null } as const;
const width = (points: readonly Position[]): number => {
  const bounds = boundsOf(points);
  return bounds === null ? Number.NaN : bounds.east - bounds.west;
};

test('every corner of a circle is a radius from its centre', () => {
  const centre = at(69.65, 18.95);
  for (const corner of circleRing(centre, 5)) expect(distanceNm(centre, corner)).toBeCloseTo(5, 6);
});

test('a circle is wider in degrees the further north it lies', () => {
  expect(width(circleRing(at(70, 20), 10)) / width(circleRing(at(0, 20), 10))).toBeCloseTo(
    1 / Math.cos((70 * Math.PI) / 180),
    1,
  );
});

test('a ring over the antimeridian runs on, and is as narrow as it is', () => {
  const ring = continuousRing([at(-15, 178), at(-15, -178), at(-20, -178), at(-20, 179)]);
  expect(ring.map(({ lon }) => lon)).toEqual([178, 182, 182, 179]);
  expect(width(ring)).toBe(4);
  expect(width(continuousRing(circleRing(at(10, 179.9), 30)))).toBeLessThan(1.1);
});

test('a circle around a pole reaches the edge of the map all along', () => {
  const ring = continuousRing(circleRing(at(85, 20), 600));
  expect(width(ring)).toBeCloseTo(360, 6);
  expect(Math.max(...ring.map(({ lat }) => lat))).toBe(90);
  const south = continuousRing(circleRing(at(-88, 20), 600));
  expect(Math.min(...south.map(({ lat }) => lat))).toBe(-90);
});

test('longitudes never jump by more than half the globe', () => {
  const position = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(position), (points) => {
      const continuous = continuousLongitudes(points);
      expect(continuous).toHaveLength(points.length);
      continuous.forEach(({ lon }, index) => {
        expect(Math.abs(lon - (continuous[index - 1]?.lon ?? lon))).toBeLessThanOrEqual(180 + 1e-9);
        const turns = (lon - points[index]!.lon) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
      });
    }),
  );
});

test('a continent stays where it is, on whichever side of the antimeridian its outline begins', () => {
  const eurasia = [at(66, -172), at(70, 180), at(70, 60), at(36, -9), at(10, 100), at(62, 179)];
  expect(continuousFromMiddle(eurasia).map(({ lon }) => lon)).toEqual([188, 180, 60, -9, 100, 179]);
  expect(continuousFromMiddle(eurasia.toReversed()).map(({ lon }) => lon)).toEqual([
    179, 100, -9, 60, 180, 188,
  ]);
  expect(continuousFromMiddle([])).toEqual([]);
});

test('areas on both sides of the antimeridian are drawn beside each other', () => {
  const points: Area[] = [
    { ...common, type: 'point', position: at(-17, 179.5) },
    { ...common, type: 'point', position: at(-17, -179.5) },
  ];
  expect(areaOutlines(points).map(({ label }) => label.lon)).toEqual([179.5, 180.5]);
});

/** Distance from `point` to the line, by sampling it. */
function distanceToLine(point: Position, path: readonly Position[]): number {
  const samples = path.slice(1).flatMap((end, index) => {
    const start = path[index]!;
    return Array.from({ length: 401 }, (_, step) =>
      at(start.lat + ((end.lat - start.lat) * step) / 400, start.lon + ((end.lon - start.lon) * step) / 400),
    );
  });
  return Math.min(...samples.map((sample) => distanceNm(point, sample)));
}

test.each([
  ['straight', [at(60, 5), at(60, 5.5)]],
  ['bent to the right', [at(60, 5), at(60.2, 5.2), at(60.1, 5.8)]],
  ['bent to the left', [at(60.1, 5.8), at(60.2, 5.2), at(60, 5)]],
  ['in several bends', [at(60.4, 5.32), at(60.17, 5.75), at(59.92, 5.5), at(59.9, 6)]],
])('the outline of a corridor, %s, keeps half its width from the line', (_name, path) => {
  const ring = corridorRing(path, 2);
  const distances = ring.map((corner) => distanceToLine(corner, path));
  expect(Math.max(...distances)).toBeLessThan(1.05);
  // The inner side of a bend may come no nearer than the band is wide.
  expect(Math.min(...distances)).toBeGreaterThan(0.95);
});

test('a corridor of one place is the circle around it', () => {
  expect(corridorRing([at(60, 5), at(60, 5)], 2)).toEqual(circleRing(at(60, 5), 1));
  expect(corridorRing([], 2)).toEqual([]);
});

test('an area without points is left out, the others keep their numbers', () => {
  const areas: Area[] = [
    { ...common, type: 'polygon', points: [] },
    { ...common, type: 'circle', centre: at(60, 10), radiusNm: 1 },
  ];
  expect(areaOutlines(areas).map(({ index }) => index)).toEqual([1]);
});

test('an excluded area that lies wholly in another is a hole in it, over the antimeridian too', () => {
  const ring = (south: number, west: number, north: number, east: number) => [
    at(south, west),
    at(south, east),
    at(north, east),
    at(north, west),
  ];
  const areas: Area[] = [
    { ...common, type: 'polygon', points: ring(-20, 178, -15, -178) },
    { ...common, role: 'excluded', type: 'polygon', points: ring(-18, -179.5, -17, -179) },
    { ...common, role: 'excluded', type: 'polygon', points: ring(-16, -179, -14, -177) },
  ];
  const outlines = areaOutlines(areas);
  expect(outlines.map(({ holes }) => holes.length)).toEqual([1, 0, 0]);
  expect(outlines[0]?.holes[0]?.map(({ lon }) => lon)).toEqual([180.5, 181, 181, 180.5]);
});

test('a sector is drawn from its centre along its arc, over north and over the antimeridian', () => {
  const [outline] = areaOutlines([
    { ...common, type: 'sector', centre: at(0, 179.95), radiusNm: 6, fromDeg: 45, toDeg: 135 },
  ]);
  const points = outline?.points ?? [];
  expect(points[0]).toEqual(at(0, 179.95));
  for (const corner of points.slice(1)) expect(distanceNm(at(0, 179.95), corner)).toBeCloseTo(6, 6);
  expect(width(points)).toBeCloseTo(0.1, 3);
  expect(outline?.label.lon).toBeCloseTo(180, 2);
  const north = sectorRing({ centre: at(60, 10), radiusNm: 5, fromDeg: 350, toDeg: 10 });
  expect(Math.max(...north.map(({ lat }) => lat))).toBeCloseTo(60 + 5 / 60, 2);
  expect(Math.min(...north.map(({ lat }) => lat))).toBe(60);
});
