import { expect, test } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { findStations, findStationsNear } from './find-stations.ts';

const gazetteer = createBuiltInGazetteer();
const indicators = ({ stations }: ReturnType<typeof findStations>) => stations.map(({ icao }) => icao);

test('an indicator finds its aerodrome and nothing else, in small letters too', () => {
  expect(indicators(findStations(gazetteer, ' enva '))).toEqual(['ENVA']);
});

test.each([
  ['Flesland', 'ENBR'],
  ['værnes', 'ENVA'],
  ['vaernes', 'ENVA'],
  ['Heathrow', 'EGLL'],
  ['Gardermoen', 'ENGM'],
])('the name %s finds %s first', (name, icao) => {
  expect(indicators(findStations(gazetteer, name))[0]).toBe(icao);
});

test('what is no name finds nothing', () => {
  for (const nothing of ['', ' ', 'qqqqzz', '%'])
    expect(indicators(findStations(gazetteer, nothing))).toEqual([]);
});

test('the larger aerodromes around a place come nearest first, with their distance', () => {
  const { stations, source } = findStationsNear(gazetteer, { lat: 62.59, lon: 9.69 });
  const distances = stations.map(({ distanceKm }) => distanceKm ?? -1);
  expect(stations.length).toBeGreaterThan(2);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(stations.map(({ icao }) => icao)).toContain('ENVA');
  expect(source.attribution).toContain('OurAirports');
});

test('in the middle of the ocean there is none', () => {
  expect(findStationsNear(gazetteer, { lat: -48.9, lon: -123.4 }).stations).toEqual([]);
});
