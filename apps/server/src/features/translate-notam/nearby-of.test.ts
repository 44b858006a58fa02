import type { Area } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { landmarksOf, nearbyOf, offAerodrome } from './nearby-of.ts';

const gazetteer = createBuiltInGazetteer();
const common = { source: 'text', role: 'hazard', complete: true, lower: null, upper: null } as const;
const atNarvik: Area = { ...common, type: 'circle', centre: { lat: 68.4333, lon: 17.4167 }, radiusNm: 1 };

test('a place is told by the town beside it', () => {
  expect(nearbyOf(gazetteer, { areas: [atNarvik] })?.name).toBe('Narvik');
});

test('abroad the nearest aerodrome stands in', () => {
  const area: Area = { ...atNarvik, centre: { lat: 51.15, lon: -0.19 } };
  expect(nearbyOf(gazetteer, { areas: [area] })?.name).toMatch(/Gatwick/);
});

test('several areas, large ones, incomplete ones and the search area are at no one place', () => {
  expect(nearbyOf(gazetteer, { areas: [atNarvik, atNarvik] })).toBeNull();
  expect(nearbyOf(gazetteer, { areas: [{ ...atNarvik, radiusNm: 60 }] })).toBeNull();
  expect(nearbyOf(gazetteer, { areas: [{ ...atNarvik, complete: false }] })).toBeNull();
  expect(nearbyOf(gazetteer, { areas: [{ ...atNarvik, source: 'qualifier' }] })).toBeNull();
  expect(nearbyOf(gazetteer, { areas: [{ ...atNarvik, centre: { lat: -55, lon: -120 } }] })).toBeNull();
});

test('what stands around an area is listed nearest first, towns and aerodromes', () => {
  const landmarks = landmarksOf(gazetteer, { areas: [atNarvik] });
  expect(landmarks[0]).toMatchObject({ name: 'Narvik', kind: 'place' });
  expect(landmarks.length).toBeLessThanOrEqual(8);
  const aroundOslo = landmarksOf(gazetteer, { areas: [{ ...atNarvik, centre: { lat: 60.19, lon: 11.1 } }] });
  expect(aroundOslo.some(({ kind, name }) => kind === 'aerodrome' && /Gardermoen/.test(name))).toBe(true);
  expect(landmarksOf(gazetteer, { areas: [] })).toEqual([]);
});

test('what lies off the aerodrome that it is filed for is told from there, what is at or around it is not', () => {
  const circle = (centre: { lat: number; lon: number }, radiusNm: number): Area => ({
    ...atNarvik,
    type: 'circle',
    centre,
    radiusNm,
  });
  const town = circle({ lat: 60.3925, lon: 5.3233 }, 1);
  const off = offAerodrome(gazetteer, { areas: [town], locations: ['ENBR'] });
  expect(off?.distanceM).toBeGreaterThan(11_000);
  expect(off?.distanceM).toBeLessThan(14_000);
  expect(off?.bearingDeg).toBeGreaterThan(20);
  expect(off?.bearingDeg).toBeLessThan(50);
  const around = circle({ lat: 60.3925, lon: 5.3233 }, 10);
  const atIt = circle({ lat: 60.29, lon: 5.22 }, 1);
  const beside = circle({ lat: 60.41, lon: 5.36 }, 1);
  expect(offAerodrome(gazetteer, { areas: [beside, town, town], locations: ['ENBR'] })).toEqual(off);
  const onTheOtherSide = circle({ lat: 60.19, lon: 5.12 }, 1);
  const farBehind = circle({ lat: 60.6, lon: 5.45 }, 1);
  for (const other of [onTheOtherSide, farBehind, atIt, around])
    expect(offAerodrome(gazetteer, { areas: [town, other], locations: ['ENBR'] })).toBeNull();
  for (const areas of [[around], [atIt], [{ ...town, source: 'qualifier' }], []] as Area[][])
    expect(offAerodrome(gazetteer, { areas, locations: ['ENBR'] })).toBeNull();
  expect(offAerodrome(gazetteer, { areas: [town], locations: ['ENOR'] })).toBeNull();
  expect(offAerodrome(gazetteer, { areas: [town], locations: ['ENBR', 'ENSO'] })).toBeNull();
});
