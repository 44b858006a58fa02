import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIcaoPosition, formatPosition, readPosition } from './index.ts';

test('seconds are rounded to the nearest and never show 60', () => {
  expect(formatIcaoPosition({ lat: 59.91399, lon: 10.75222 })).toBe('595450N 0104508E');
  expect(formatIcaoPosition({ lat: 59.99999, lon: -9.99999 })).toBe('600000N 0100000W');
  expect(formatPosition({ lat: -0.00014, lon: 179.99999 })).toBe('0°00′01″S 180°00′00″E');
});

const positions = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('what is printed reads back to within half a second', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const printed = formatIcaoPosition(position);
      const back = readPosition(printed, 0, printed.length)?.position;
      expect(back?.lat).toBeCloseTo(position.lat, 3);
      expect(back?.lon).toBeCloseTo(position.lon, 3);
    }),
  );
});
