import { expect, test } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { geoTz } from '../../adapters/time-zones/geo-tz.ts';
import { findRegions } from './find-regions.ts';

const context = { gazetteer: createBuiltInGazetteer(), timeZones: geoTz };
/** `ENOR` for one that is sure, `ENOR?` for one that is not. */
const at = (...positions: (readonly [number, number])[]): string[] =>
  findRegions(
    context,
    positions.map(([lat, lon]) => ({ lat, lon })),
  ).map(({ indicator, sure }) => (sure ? indicator : `${indicator}?`));

test.each([
  ['Oslo', 59.9139, 10.7522, 'ENOR'],
  ['Røros, west of the border', 62.57, 11.38, 'ENOR'],
  ['Meråker', 63.42, 11.7, 'ENOR'],
  ['Bergen', 60.393, 5.324, 'ENOR'],
  ['Ålesund', 62.472, 6.15, 'ENOR'],
  ['Røst', 67.52, 12.1, 'ENOR'],
  ['Tromsø', 69.65, 18.96, 'ENOR'],
  ['the North Cape', 71.17, 25.78, 'ENOR'],
  ['Kirkenes', 69.727, 30.045, 'ENOR'],
  ['Kautokeino', 69.01, 23.04, 'ENOR'],
  ['a platform of the Oseberg field', 60.49, 2.83, 'ENOR'],
  ['Longyearbyen', 78.22, 15.63, 'ENOB'],
  ['Bear Island', 74.5, 19, 'ENOB'],
])('%s is surely where the limits put it', (_where, lat, lng, fir) => {
  expect(at([lat, lng])).toEqual([fir]);
});

test.each([
  ['Svinesund, where Norway meets Sweden', 59.098, 11.27, ['ENOR', 'ESAA']],
  ['Storlien', 63.316, 12.1, ['ENOR', 'ESAA']],
  ['Treriksrøysa, where three countries meet', 69.06, 20.549, ['EFIN', 'ENOR', 'ESAA']],
  ['Grense Jakobselv', 69.78, 30.82, ['ENOR', 'ULMM']],
  ['the edge of the oceanic region', 66.2, 7.7, ['ENOB', 'ENOR']],
  ['the edge in the Skagerrak', 58.5, 10.5, ['EKDK', 'ENOR', 'ESAA']],
  ['Jan Mayen, west of the oceanic region', 70.95, -8.6, []],
  ['the Ekofisk field, south of Norway’s region', 56.55, 3.21, []],
  ['Bornholm', 55.1, 14.7, ['EKDK', 'ESAA']],
  ['Stockholm', 59.33, 18.06, ['ESAA']],
  ['Helsinki', 60.17, 24.94, ['EFIN']],
  ['Amsterdam', 52.37, 4.9, ['EHAA']],
])('at %s the regions that may be meant are told, none as sure', (_where, lat, lng, firs) => {
  const found = at([lat, lng]);
  expect(found.every((fir) => fir.endsWith('?'))).toBe(true);
  expect(found.map((fir) => fir.slice(0, 4)).toSorted()).toEqual(firs);
});

test('an area over a border lies in both regions', () => {
  expect(at([63.32, 11.8], [63.32, 12.5])).toEqual(['ENOR', 'ESAA?']);
});

test.each([
  ['the pole', 90, 0],
  ['the date line', -17, 180],
  ['the middle of the ocean', 0, -30],
])('at %s nothing is guessed', (_where, lat, lng) => {
  expect(at([lat, lng])).toEqual([]);
});

test('the table claims no day and no comparison with what is in force', () => {
  const { asOf, attribution } = context.gazetteer.regionSource;
  expect(asOf).toBeNull();
  expect(attribution).toMatch(/approximate.*not compared with AIP/);
});
