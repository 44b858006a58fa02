import { expect, test } from 'vitest';
import { readTypedPosition } from './read-typed-position.ts';

const OSLO = { lat: 59.9139, lng: 10.7522 };

test.each([
  ['59.9139, 10.7522'],
  ['59.9139 10.7522'],
  ['59,9139; 10,7522'],
  ['  59.9139°, 10.7522° '],
  ['595450N 0104508E'],
  ['595450n0104508e'],
  ['59°54\'50"N 10°45\'08"E'],
  ['59° 54′ 50″ N 10° 45′ 08″ E'],
  ['N59°54\'50" E010°45\'08"'],
  ['59.9139N 10.7522E'],
  ['32V NM 97989 42900'],
  ['32VNM9798942900'],
])('%s is Oslo', (typed) => {
  const position = readTypedPosition(typed);
  expect(position?.lat).toBeCloseTo(OSLO.lat, 2);
  expect(position?.lng).toBeCloseTo(OSLO.lng, 2);
});

test('south and west, poles and the date line are read', () => {
  expect(readTypedPosition('-33.8688, -70.6693')).toEqual({ lat: -33.8688, lng: -70.6693 });
  expect(readTypedPosition('335208S 0704010W')?.lat).toBeLessThan(-33);
  expect(readTypedPosition('90, 0')).toEqual({ lat: 90, lng: 0 });
  expect(readTypedPosition('0, -180')).toEqual({ lat: 0, lng: -180 });
});

test.each([
  [''],
  ['Oslo'],
  ['91, 10'],
  ['59.9, 181'],
  ['59.9139'],
  ['596050N 0104508E'],
  ['595450N 0104508E and more'],
  ['32V NM 9795 430'],
  ['32I NM 97957 43031'],
  ['99V NM 97957 43031'],
  ['1'.repeat(100)],
  ['59.9, 10.7, 12'],
])('%j is not read', (typed) => {
  expect(readTypedPosition(typed)).toBeNull();
});
