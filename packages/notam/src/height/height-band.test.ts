import type { Height } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { heightBand, heightPercent, limitOf } from './height-band.ts';

const height = (
  value: number | null,
  reference: Height['reference'],
  unit: Height['unit'] = 'ft',
): Height => ({
  value,
  unit,
  reference,
});
const ground = height(0, 'sfc');

test('from the ground to a height above it is certain', () => {
  const range = { fromM: 0, toM: 150 };
  expect(heightBand(ground, height(150, 'agl', 'm'))).toEqual({
    possible: range,
    sure: range,
    atSeaLevel: range,
  });
});

test('above sea level nothing is certain while the ground is not known', () => {
  const band = heightBand(ground, height(900, 'amsl'));
  expect(band?.sure).toBeNull();
  expect(band?.possible.fromM).toBe(0);
  expect(band?.possible.toM).toBeCloseTo(274.32);
});

test('a volume that begins above sea level may come down to high ground', () => {
  const band = heightBand(height(1500, 'amsl'), height(5000, 'amsl'));
  expect(band?.possible.fromM).toBe(0);
  expect(band?.possible.toM).toBeCloseTo(1524);
  expect(band?.atSeaLevel.fromM).toBeCloseTo(457.2);
  expect(band?.atSeaLevel.toM).toBeCloseTo(1524);
  expect(band?.sure).toBeNull();
});

test('a flight level is measured from pressure, whatever its reference', () => {
  expect(limitOf(height(65, 'std', 'fl'))).toEqual({ from: 'pressure', metres: 6500 * 0.3048 });
});

test('unlimited has no upper end, and what lies above a flight level is certain only there', () => {
  expect(heightBand(ground, height(null, 'unl'))).toEqual({
    possible: { fromM: 0, toM: Infinity },
    sure: { fromM: 0, toM: Infinity },
    atSeaLevel: { fromM: 0, toM: Infinity },
  });
  const band = heightBand(height(100, 'std', 'fl'), height(null, 'unl'));
  expect(band?.possible).toEqual({ fromM: 0, toM: Infinity });
  expect(band?.sure?.fromM).toBeCloseTo(3048);
});

test('a limit that is not stated may be anywhere', () => {
  const under = heightBand(null, height(100, 'agl', 'm'));
  expect(under).toMatchObject({ possible: { fromM: 0, toM: 100 }, sure: null });
  const over = heightBand(height(100, 'agl', 'm'), null);
  expect(over).toMatchObject({ possible: { fromM: 100, toM: Infinity }, sure: null });
  expect(heightBand(null, null)).toBeNull();
});

test('limits the wrong way round leave nothing', () => {
  expect(heightBand(height(300, 'agl', 'm'), height(100, 'agl', 'm'))).toBeNull();
});

test('the drawing is to scale at drone heights and never ends', () => {
  expect(heightPercent(0)).toBe(0);
  expect(heightPercent(120)).toBe(30);
  expect(heightPercent(300)).toBe(75);
  expect(heightPercent(3000)).toBeLessThan(heightPercent(30_000));
  expect(heightPercent(Infinity)).toBe(100);
});
