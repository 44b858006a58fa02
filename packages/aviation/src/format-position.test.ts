import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIcaoPosition, formatPosition, formatPositions, readPosition } from './index.ts';

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

test('positions of whole minutes are printed in minutes, unless one of them has seconds', () => {
  const whole = [
    { lat: 27 + 22 / 60, lon: 108 + 37 / 60 },
    { lat: -27.5, lon: -107 },
  ];
  expect(formatPositions(whole)).toEqual(['27°22′N 108°37′E', '27°30′S 107°00′W']);
  expect(formatPositions([...whole, { lat: 1 / 3600, lon: 0 }])).toEqual([
    '27°22′00″N 108°37′00″E',
    '27°30′00″S 107°00′00″W',
    '0°00′01″N 0°00′00″E',
  ]);
});
