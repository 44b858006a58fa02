import { expect, test } from 'vitest';
import { findPositions } from './find-positions.ts';

/** The only position in `text`, degrees to six decimals: a tenth of a metre. */
function only(text: string): readonly [number, number] | null {
  const found = findPositions(text);
  expect(found).toHaveLength(1);
  const position = found[0]?.position;
  return position ? [Number(position.lat.toFixed(6)), Number(position.lon.toFixed(6))] : null;
}

/** 59°54′50″N 10°45′08″E, as item E of a Norwegian NOTAM prints it. */
const LILLE = [59.913889, 10.752222];

test.each([
  '595450N 0104508E',
  '595450N0104508E',
  '595450N/0104508E',
  '595450N,0104508E',
  '595450N, 0104508E',
  '595450N - 0104508E',
  '595450N\n0104508E',
  '595450N \n0104508E',
  '595450 N 0104508 E',
  '595450N  0104508E',
  'N595450 E0104508',
  'N595450E0104508',
  'N 595450 E 0104508',
  '(595450N 0104508E)',
  'LAT 595450N LONG 0104508E',
  '595450N LON 0104508E',
  '595450NORTH 0104508EAST',
  '595450.00N0104508.00E',
  '59 54 50N 010 45 08E',
  '59 54 50 N 10 45 08 E',
  '59-54-50N 010-45-08E',
  '59°54\'50"N 010°45\'08"E',
  "59º54'50''N 10º45'08''E",
  '59°54′50″N, 10°45′08″E',
  '59*54*50N 010*45*08E',
  'N59°54\'50" E010°45\'08"',
  '59DEG54MIN50SEC N 010DEG45MIN08SEC E',
  '5954.8333N 01045.1333E',
  '5954,8333N 01045,1333E',
  'N59 54.8333 E010 45.1333',
  "59°54.8333'N 010°45.1333'E",
  'E0104508 N595450',
  '010 45 08.0 E AND 59 54 50.0 N',
])('%j is 59°54′50″N 10°45′08″E', (printed) => {
  const [lat, lon] = only(`WI 1NM RADIUS OF PSN ${printed}, SFC-500FT AGL`) ?? [0, 0];
  expect(lat).toBeCloseTo(LILLE[0] ?? 0, 5);
  expect(lon).toBeCloseTo(LILLE[1] ?? 0, 5);
});

test.each<[string, number, number]>([
  ['5130N00027W', 51.5, -0.45],
  ['5954N01045E', 59.9, 10.75],
  ['3800S   09300E', -38, 93],
  ['041121N 11418E', 4.189167, 114.3],
  ['53N020W', 53, -20],
  ['59.9139N 10.7522E', 59.9139, 10.7522],
  ['N59.9139 E010.7522', 59.9139, 10.7522],
  ['37.08823° N, 76.33924° W', 37.08823, -76.33924],
  ['045752.94N0064621.59E', 4.964706, 6.772664],
  ['561522.01N 0003907.58E', 56.256114, 0.652106],
  ['021733.60S1152816.39E', -2.292667, 115.471219],
  ['235018.52N 902440.13E', 23.838478, 90.411147],
  ['26* 14 28.5 N 127* 44 16.0 E', 26.24125, 127.737778],
  ['000000N 0000000E', 0, 0],
  ['000000S 0000000W', 0, 0],
  ['900000N 0000000E', 90, 0],
  ['000000N 1800000W', 0, -180],
])('%s lies at %f, %f', (printed, lat, lon) => {
  expect(only(printed)).toEqual([lat, lon]);
});

test('nought south or west is nought, not minus nought', () => {
  const position = findPositions('000000S 0000000W')[0]?.position;
  expect(Object.is(position?.lat, 0) && Object.is(position?.lon, 0)).toBe(true);
});

test.each([
  ['596050N 0104508E', 'impossibleCoordinate', 'minutes above 59'],
  ['595460N 0104508E', 'impossibleCoordinate', 'seconds above 59'],
  ['905450N 0104508E', 'impossibleCoordinate', 'a latitude above 90'],
  ['595450N 1904508E', 'impossibleCoordinate', 'a longitude above 180'],
  ['900001N 0000000E', 'impossibleCoordinate', 'beyond the pole'],
  ['002159.43S1000163.84E', 'impossibleCoordinate', 'seconds above 59 with decimals'],
  ['595450N', 'unreadableCoordinate', 'a latitude alone'],
  ['575633N 00403202W', 'unreadableCoordinate', 'a digit too many'],
])('%s is reported, not mended: %s (%s)', (printed, problem) => {
  expect(findPositions(printed).map((found) => [found.position, found.problem])).toEqual([[null, problem]]);
});

test.each([
  '2608281830 2608281930',
  '0000-0249 UTC, MON 0900-1700',
  'A0523/26 NOTAMR A0500/26',
  'EGD003 0730-1600, EGD004 1700-1800',
  'RWY 01L/19R 3600M',
  'FL095 FL245',
  'TEL +47 91 23 45 67',
  'FREQ 119.705',
  'AIC Y 019/2026',
  'QNH 1013 NOTED 2000FT',
  'EVERY 15 MINS 20 SECS',
  '4 E 5 W',
])('no position in %j', (text) => {
  expect(findPositions(text)).toEqual([]);
});

test('a position ends where it ends: names and heights around it stay outside', () => {
  const text = 'SITE1 595450N 0104508EMAST 100FT';
  expect(findPositions(text).map(({ from, to }) => text.slice(from, to))).toEqual(['595450N 0104508E']);
});
