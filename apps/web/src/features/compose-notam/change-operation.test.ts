import { expect, test } from 'vitest';
import {
  withTimeZoneOfLocation,
  parseHeightM,
  parseRadiusM,
  withElevation,
  withMovedPoint,
  withOtherMode,
  withoutPoint,
  withPlace,
  withPosition,
  withRecurrence,
  withTimes,
  withType,
} from './change-operation.ts';
import { normalisePosition } from '../../shared/places/chosen-position.ts';
import { emptyOperation } from './empty-operation.ts';

const empty = emptyOperation('Europe/Oslo');
const circle = withPosition(empty, { lat: 60, lng: 10 });
const area = [1, 2, 3].reduce(
  (operation, n) => withPosition(operation, { lat: n, lng: n }),
  withOtherMode(empty),
);

test('the form begins with what the specification says', () => {
  expect(empty).toMatchObject({
    title: 'UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:',
    vlos: 'VLOS',
    recurringType: 'daily',
    heightReference: 'ground',
    heightMeters: 0,
    maxHeightMeters: 120,
  });
});

test('a click sets the point with radius 0; a drag keeps the radius', () => {
  expect(circle.location).toEqual({ lat: 60, lng: 10, elevationM: null, radiusM: 0 });
  const wide = { ...circle, location: circle.location && { ...circle.location, radiusM: 500 } };
  expect(withMovedPoint(wide, 0, { lat: 61, lng: 11 }).location).toMatchObject({ lat: 61, radiusM: 500 });
  expect(withPosition(wide, { lat: 61, lng: 11 }).location?.radiusM).toBe(0);
});

test('a place that was searched for names the request, as long as the point stays near it', () => {
  const voss = withPlace(empty, { displayName: 'Voss, Vestland, Norge', lat: 60.629, lng: 6.415 });
  expect(voss).toMatchObject({ placeName: 'Voss', location: { lat: 60.629, radiusM: 0 } });
  const near = { lat: 60.65, lng: 6.43 };
  expect(withPosition(voss, near).placeName).toBe('Voss');
  expect(withMovedPoint(voss, 0, near).placeName).toBe('Voss');
  expect(withPosition(voss, { lat: 60.39, lng: 5.32 }).placeName).toBe('');
  expect(withMovedPoint(voss, 0, { lat: 60.39, lng: 5.32 }).placeName).toBe('');
  const corners = withPlace(withPlace(withOtherMode(empty), { displayName: 'Voss', lat: 60.6, lng: 6.4 }), {
    displayName: 'Evanger',
    lat: 60.65,
    lng: 6.1,
  });
  expect(corners).toMatchObject({ placeName: 'Voss', polygonPoints: { length: 2 } });
});

test('regions that were confirmed for one area are asked about anew for another', () => {
  const confirmed = { confirmedFirs: ['ENOR'] };
  for (const moved of [
    withPosition({ ...circle, ...confirmed }, { lat: 61, lng: 11 }),
    withMovedPoint({ ...circle, ...confirmed }, 0, { lat: 61, lng: 11 }),
    withPosition({ ...area, ...confirmed }, { lat: 4, lng: 4 }),
    withMovedPoint({ ...area, ...confirmed }, 1, { lat: 9, lng: 9 }),
    withoutPoint({ ...area, ...confirmed }, 0),
    withOtherMode({ ...area, ...confirmed }),
  ])
    expect(moved.confirmedFirs).toEqual([]);
});

test('an area takes ten corners and no more; each can be moved and removed', () => {
  let full = area;
  for (let n = 0; n < 20; n++) full = withPosition(full, { lat: n, lng: n });
  expect(full.polygonPoints).toHaveLength(10);
  expect(withMovedPoint(area, 1, { lat: 9, lng: 9 }).polygonPoints.map(({ lat }) => lat)).toEqual([1, 9, 3]);
  expect(withoutPoint(area, 0).polygonPoints.map(({ lat }) => lat)).toEqual([2, 3]);
});

test('switching the mode clears point and corners', () => {
  expect(withOtherMode(circle)).toMatchObject({ isPolygonMode: true, location: null, polygonPoints: [] });
  expect(withOtherMode(area)).toMatchObject({ isPolygonMode: false, location: null, polygonPoints: [] });
});

test('a map that goes on beyond the date line gives positions on one turn', () => {
  expect(normalisePosition({ lat: 60, lng: 190 })).toEqual({ lat: 60, lng: -170 });
  expect(normalisePosition({ lat: 60, lng: -181 })).toEqual({ lat: 60, lng: 179 });
  expect(normalisePosition({ lat: 95, lng: 180 })).toEqual({ lat: 90, lng: 180 });
});

test('a height comes to the point that it was asked for, and to no other', () => {
  expect(withElevation(circle, { lat: 60, lng: 10 }, 23).location?.elevationM).toBe(23);
  expect(withElevation(circle, { lat: 60, lng: 10.1 }, 23)).toEqual(circle);
  expect(withElevation(area, { lat: 2, lng: 2 }, 7).polygonPoints.map((p) => p.elevationM)).toEqual([
    null,
    7,
    null,
  ]);
});

test('the zone is that of the place, and of the browser without one', () => {
  const zoneAt = (): string => 'Pacific/Auckland';
  expect(withTimeZoneOfLocation(circle, zoneAt, 'UTC').timeZone).toBe('Pacific/Auckland');
  expect(withTimeZoneOfLocation(area, zoneAt, 'UTC').timeZone).toBe('Pacific/Auckland');
  expect(withTimeZoneOfLocation(empty, zoneAt, 'UTC').timeZone).toBe('UTC');
});

test('choosing the type rewrites the title and nothing else', () => {
  const described = { ...circle, description: 'x', notes: 'y' };
  expect(withType(described, 'BVLOS')).toEqual({
    ...described,
    vlos: 'BVLOS',
    title: 'UNMANNED ACFT (BVLOS) WILL TAKE PLACE IN:',
  });
});

test('unticking the recurrence clears its last date', () => {
  const recurring = { ...withRecurrence(empty, true), untilDate: '2026-07-10' };
  expect(withRecurrence(recurring, false)).toMatchObject({ isRecurring: false, untilDate: '' });
});

test('another time asks anew which of two is meant, of its own bound alone', () => {
  const chosen = { ...empty, startTimeChoice: 'first', endTimeChoice: 'second' } as const;
  expect(withTimes(chosen, { startTimeLocal: '02:10' })).toMatchObject({
    startTimeChoice: null,
    endTimeChoice: 'second',
  });
  expect(withTimes(chosen, { endDate: '2026-10-25' })).toMatchObject({
    startTimeChoice: 'first',
    endTimeChoice: null,
  });
});

test.each([
  ['abc', 0],
  ['', 0],
  ['-5', 0],
  ['12.9', 12],
  ['99999', 3048],
  ['120', 120],
  ['Infinity', 0],
])('the height %j is %i m', (typed, metres) => {
  expect(parseHeightM(typed)).toBe(metres);
});

test('a radius is at most 10 km', () => {
  expect(parseRadiusM('10001')).toBe(10_000);
});

test('the end day is that of the start until another one is chosen, and goes along with it', () => {
  const empty = emptyOperation('Europe/Oslo');
  const begun = withTimes(empty, { startDate: '2026-07-01' });
  expect(begun.endDate).toBe('2026-07-01');
  expect(withTimes(begun, { startDate: '2026-07-03' }).endDate).toBe('2026-07-03');
  expect(withTimes(begun, { startDate: '' }).endDate).toBe('2026-07-01');
  const longer = withTimes(begun, { endDate: '2026-07-05' });
  expect(withTimes(longer, { startDate: '2026-07-03' }).endDate).toBe('2026-07-05');
  expect(withTimes(longer, { startDate: '2026-07-09' }).endDate).toBe('2026-07-05');
  expect(withTimes(begun, { startDate: '2026-06-30' }).endDate).toBe('2026-07-01');
});
