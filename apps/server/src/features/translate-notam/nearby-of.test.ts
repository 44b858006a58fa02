import type { Area } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { landmarksOf, nearbyOf } from './nearby-of.ts';

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
