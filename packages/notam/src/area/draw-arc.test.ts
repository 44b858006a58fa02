import { bearingDeg, destination, distanceNm, type Position } from '@klarnotam/aviation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawArc } from './draw-arc.ts';

const CENTRE: Position = { lat: 60, lon: 10 };

/** The bearings of the drawn points from the centre, whole degrees. */
function bearings(from: number, to: number, clockwise: boolean): number[] {
  const points = drawArc(destination(CENTRE, from, 5), destination(CENTRE, to, 5), CENTRE, clockwise);
  return points.map((point) => Math.round(bearingDeg(CENTRE, point)));
}

test.each([
  [0, 16, true, [4, 8, 12]],
  [16, 0, false, [12, 8, 4]],
  [350, 6, true, [354, 358, 2]],
  [6, 350, false, [2, 358, 354]],
  [0, 4, true, []],
] as const)(
  'from %d to %d degrees, clockwise %s, at least every five degrees',
  (from, to, clockwise, expected) => {
    expect(bearings(from, to, clockwise)).toEqual(expected);
  },
);

test('the other way round is the rest of the circle', () => {
  expect(bearings(0, 88, true)).toHaveLength(17);
  expect(bearings(0, 88, false)).toHaveLength(54);
});

test('every drawn point lies as far from the centre as the ends, wherever on earth', () => {
  const angle = fc.integer({ min: 0, max: 359 });
  const centres = fc.record({
    lat: fc.integer({ min: -80, max: 80 }),
    lon: fc.integer({ min: -180, max: 180 }),
  });
  fc.assert(
    fc.property(
      centres,
      angle,
      angle,
      fc.integer({ min: 1, max: 100 }),
      fc.boolean(),
      (centre, a, b, nm, clockwise) => {
        const points = drawArc(destination(centre, a, nm), destination(centre, b, nm), centre, clockwise);
        for (const point of points) expect(distanceNm(centre, point)).toBeCloseTo(nm, 6);
      },
    ),
    { numRuns: 100 },
  );
});

test('rounded ends at slightly other distances are joined without a step', () => {
  const points = drawArc(destination(CENTRE, 0, 5), destination(CENTRE, 90, 5.1), CENTRE, true);
  const distances = points.map((point) => distanceNm(CENTRE, point));
  expect(distances.every((nm, index) => nm > (distances[index - 1] ?? 5) && nm < 5.1)).toBe(true);
});
