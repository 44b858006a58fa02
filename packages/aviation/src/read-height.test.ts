import { expect, test } from 'vitest';
import { heightToFeet, readHeight } from './index.ts';

test.each([
  ['SFC', 0, 'ft', 'sfc'],
  ['GND', 0, 'ft', 'sfc'],
  ['UNL', null, 'ft', 'unl'],
  ['UNLTD', null, 'ft', 'unl'],
  ['FL100', 100, 'fl', 'std'],
  ['FL 95', 95, 'fl', 'std'],
  ['1300FT AMSL', 1300, 'ft', 'amsl'],
  ['3000FTAMSL', 3000, 'ft', 'amsl'],
  ['1,500FT MSL', 1500, 'ft', 'amsl'],
  ['5 000 FT AMSL', 5000, 'ft', 'amsl'],
  ['AGL 500FT', 500, 'ft', 'agl'],
  ['120M AGL', 120, 'm', 'agl'],
  ['000M AMSL', 0, 'm', 'amsl'],
  ['450MAMSL', 450, 'm', 'amsl'],
  ['246.06FT AGL', 246.06, 'ft', 'agl'],
  ['1500 FT (AMSL)', 1500, 'ft', 'amsl'],
  ['200000M AMSL', 200_000, 'm', 'amsl'],
  ['500 METRES ABOVE GROUND LEVEL', 500, 'm', 'agl'],
])('%s', (text, value, unit, reference) => {
  const found = readHeight(text, 0);
  expect(found?.height).toEqual({ value, unit, reference });
  expect(found?.problem).toBeNull();
});

test('a number without reference or without unit is not guessed', () => {
  expect(readHeight('4000FT', 0)).toMatchObject({
    height: null,
    bare: { value: 4000, unit: 'ft' },
    problem: 'heightReferenceMissing',
  });
  expect(readHeight('2500', 0)).toMatchObject({ height: null, bare: null, problem: 'heightUnitMissing' });
});

test.each(['', 'SFCX', 'UNLIT', 'FL', 'FL1000', 'FL10X', 'GNDFOG', 'RWY', 'F100'])(
  '%j is no height',
  (text) => {
    expect(readHeight(text, 0)).toBeNull();
  },
);

test('a unit is a whole word', () => {
  expect(readHeight('12 MILES', 0)?.problem).toBe('heightUnitMissing');
});

test('feet of a height', () => {
  expect(heightToFeet({ value: 65, unit: 'fl', reference: 'std' })).toBe(6500);
  expect(heightToFeet({ value: 304.8, unit: 'm', reference: 'agl' })).toBeCloseTo(1000);
  expect(heightToFeet({ value: null, unit: 'ft', reference: 'unl' })).toBe(Infinity);
});
