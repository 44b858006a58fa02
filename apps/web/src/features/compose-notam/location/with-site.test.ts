import type { Surroundings } from '@klarnotam/contract';
import { areaKeyOf, type PlannedOperation } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { emptyOperation } from '../empty-operation.ts';
import { isSiteOnItsWay, withSite } from './use-request-site.ts';
import type { Around } from './use-surroundings.ts';

const SOURCE = { name: 'Table', attribution: 'Table', url: 'https://example.org', asOf: '2026-01-01' };
const around = (...firs: readonly string[]): Surroundings => ({
  aerodromes: [],
  within5Km: [],
  zones: [],
  zonesKnown: true,
  firs: firs.map((indicator) => ({ indicator, name: indicator, sure: false })),
  sources: { aerodromes: SOURCE, zones: SOURCE, firs: SOURCE },
});
const asked = (radiusM: number, near: Surroundings, before: PlannedOperation): PlannedOperation => {
  const operation = { ...before, location: { lat: 59.1, lng: 11.3, elevationM: null, radiusM } };
  return withSite(operation, areaKeyOf(operation), near, undefined);
};

test('a wider area over one region more asks again; over the same regions it does not', () => {
  const first = asked(500, around('ENOR'), emptyOperation('Europe/Oslo'));
  const confirmed = { ...first, confirmedFirs: ['ENOR'] };
  expect(asked(700, around('ENOR'), confirmed).confirmedFirs).toEqual(['ENOR']);
  expect(asked(9_000, around('ENOR', 'ESAA'), confirmed).confirmedFirs).toEqual([]);
});

test('what the form lacks is on its way until it is answered or failed, and held', () => {
  const operation = {
    ...emptyOperation('Europe/Oslo'),
    location: { lat: 59.1, lng: 11.3, elevationM: null, radiusM: 500 },
  };
  const areaKey = areaKeyOf(operation);
  const answer = { data: undefined, isError: false, isFetching: true };
  const near = around('ENOR');
  const asking: Around = {
    hasPlace: true,
    isRested: true,
    areaKey: null,
    surroundings: answer,
    terrain: answer,
  };
  const answered: Around = { ...asking, areaKey, surroundings: { ...answer, data: near, isFetching: false } };
  const failed = { ...answer, isError: true, isFetching: false };
  expect(isSiteOnItsWay(operation, { ...asking, hasPlace: false })).toBe(false);
  expect(isSiteOnItsWay(operation, { ...asking, isRested: false })).toBe(true);
  expect(isSiteOnItsWay(operation, asking)).toBe(true);
  expect(isSiteOnItsWay(operation, { ...asking, surroundings: failed })).toBe(false);
  expect(isSiteOnItsWay(operation, { ...asking, surroundings: { ...failed, isFetching: true } })).toBe(false);
  expect(isSiteOnItsWay(operation, answered)).toBe(true);
  const inVain = { ...answered, terrain: failed };
  expect(isSiteOnItsWay(operation, inVain)).toBe(true);
  expect(isSiteOnItsWay(withSite(operation, areaKey, near, undefined), inVain)).toBe(false);
});
