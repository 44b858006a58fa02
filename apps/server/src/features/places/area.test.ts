import { distanceNm, METRES_PER_NAUTICAL_MILE } from '@klarnotam/aviation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToAreaM, offsetFrom, positionAt, type PlannedArea } from './area.ts';
import { MAX_SAMPLES, sampleArea } from './sample-area.ts';

const SQUARE: PlannedArea = {
  type: 'polygon',
  points: [
    { lat: 60, lon: 10 },
    { lat: 60, lon: 10.1 },
    { lat: 60.05, lon: 10.1 },
    { lat: 60.05, lon: 10 },
  ],
};
const OVER_THE_DATE_LINE: PlannedArea = {
  type: 'polygon',
  points: [
    { lat: 0, lon: 179.95 },
    { lat: 0, lon: -179.95 },
    { lat: 0.1, lon: -179.95 },
    { lat: 0.1, lon: 179.95 },
  ],
};

test('the distance is 0 inside, and from the nearest edge outside', () => {
  expect(distanceToAreaM(SQUARE, { lat: 60.02, lon: 10.05 })).toBe(0);
  expect(distanceToAreaM(SQUARE, { lat: 59.99, lon: 10.05 })).toBeCloseTo(1111, -1);
  expect(distanceToAreaM(SQUARE, { lat: 60.02, lon: 10.2 })).toBeCloseTo(5550, -2);
  expect(distanceToAreaM(OVER_THE_DATE_LINE, { lat: 0.05, lon: 180 })).toBe(0);
  expect(distanceToAreaM(OVER_THE_DATE_LINE, { lat: 0.05, lon: -179.9 })).toBeCloseTo(5556, -1);
  const circle: PlannedArea = { type: 'circle', centre: { lat: 60, lon: 10 }, radiusM: 2_000 };
  expect(distanceToAreaM(circle, { lat: 60.01, lon: 10 })).toBe(0);
  expect(distanceToAreaM(circle, { lat: 60.1, lon: 10 })).toBeCloseTo(9117, -1);
});

const anywhere = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const offset = fc.record({
  eastM: fc.double({ min: -10_000, max: 10_000, noNaN: true }),
  northM: fc.double({ min: -10_000, max: 10_000, noNaN: true }),
});

test('an offset leads where it says, over the 180th meridian too', () => {
  fc.assert(
    fc.property(anywhere, offset, (origin, by) => {
      const back = offsetFrom(origin, positionAt(origin, by));
      expect(back.eastM).toBeCloseTo(by.eastM, 3);
      expect(back.northM).toBeCloseTo(by.northM, 3);
    }),
  );
});

test('samples are few, on earth, and in the area or on its edge', () => {
  const circle = fc
    .record({ centre: anywhere, radiusM: fc.integer({ min: 0, max: 10_000 }) })
    .map((parts): PlannedArea => ({ type: 'circle', ...parts }));
  const polygon = fc
    .tuple(anywhere, fc.array(offset, { minLength: 3, maxLength: 10 }))
    .map(([origin, corners]): PlannedArea => ({
      type: 'polygon',
      points: corners.map((corner) => positionAt(origin, corner)),
    }));
  fc.assert(
    fc.property(fc.oneof(circle, polygon), (area) => {
      const samples = sampleArea(area);
      expect(samples.length).toBeGreaterThan(0);
      expect(samples.length).toBeLessThanOrEqual(MAX_SAMPLES);
      for (const sample of samples) {
        expect(Math.abs(sample.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(sample.lon)).toBeLessThanOrEqual(180);
        expect(distanceToAreaM(area, sample)).toBeLessThan(60);
      }
      if (area.type === 'circle' && area.radiusM > 0) {
        const far = samples.map((at) => distanceNm(area.centre, at) * METRES_PER_NAUTICAL_MILE);
        expect(Math.max(...far)).toBeCloseTo(area.radiusM, 0);
      }
    }),
    { numRuns: 500 },
  );
});

test('at a pole and with corners on one spot nothing breaks', () => {
  for (const area of [
    { type: 'circle', centre: { lat: 90, lon: 0 }, radiusM: 10_000 },
    {
      type: 'polygon',
      points: [
        { lat: 90, lon: 0 },
        { lat: 89.9, lon: 90 },
        { lat: 89.9, lon: -90 },
      ],
    },
    {
      type: 'polygon',
      points: [
        { lat: 1, lon: 1 },
        { lat: 1, lon: 1 },
        { lat: 1, lon: 1 },
      ],
    },
  ] satisfies PlannedArea[]) {
    for (const { lat, lon } of sampleArea(area)) expect(Number.isFinite(lat + lon)).toBe(true);
    expect(distanceToAreaM(area, { lat: 60, lon: 10 })).toBeGreaterThan(1_000_000);
  }
});
