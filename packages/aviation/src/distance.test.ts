import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bearingDeg, destination, distanceNm } from './index.ts';

test('a degree of latitude is 60 nautical miles', () => {
  expect(distanceNm({ lat: 59, lon: 10 }, { lat: 60, lon: 10 })).toBeCloseTo(60, 0);
});

test('bearings are true and clockwise from north', () => {
  expect(bearingDeg({ lat: 0, lon: 0 }, { lat: 1, lon: 0 })).toBeCloseTo(0);
  expect(bearingDeg({ lat: 0, lon: 0 }, { lat: 0, lon: 1 })).toBeCloseTo(90);
  expect(bearingDeg({ lat: 0, lon: 0 }, { lat: 0, lon: -1 })).toBeCloseTo(270);
});

test('the way to a destination is as long as asked, over the 180th meridian too', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0.1, max: 500, noNaN: true }),
      (lat, lon, bearing, nm) => {
        const end = destination({ lat, lon }, bearing, nm);
        expect(distanceNm({ lat, lon }, end)).toBeCloseTo(nm, 3);
        expect(Math.abs(end.lon)).toBeLessThanOrEqual(180);
      },
    ),
  );
});
