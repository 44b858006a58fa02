import type { Flight } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import {
  draftFromPlan,
  draftOf,
  emptyDraft,
  planOf,
  readDraft,
  withTimeZone,
  type FlightDraft,
} from './flight-draft.ts';

const nowMs = Date.parse('2026-07-03T08:12:40Z');
const OSLO = 'Europe/Oslo';
const place = { name: 'Tøyen', place: { position: { lat: 59.91, lon: 10.77 } } };
const draft: FlightDraft = { ...emptyDraft(nowMs, OSLO), place };

test('an empty draft begins now, for four hours, 500 m around and up to 120 m above ground', () => {
  expect(emptyDraft(nowMs, OSLO)).toEqual({
    place: null,
    radius: '500',
    height: '120',
    from: { date: '2026-07-03', time: '10:12' },
    to: { date: '2026-07-03', time: '14:12' },
    timeZone: OSLO,
  });
  expect(readDraft(emptyDraft(nowMs, OSLO))).toEqual({ flight: null, problems: { place: 'missing' } });
});

test('a draft with a place is a flight in UTC', () => {
  expect(readDraft(draft)).toEqual({
    flight: {
      place: place.place,
      radiusM: 500,
      maxHeightM: 120,
      from: '2026-07-03T08:12:00Z',
      to: '2026-07-03T12:12:00Z',
    },
    problems: {},
  });
});

test.each([
  [{ radius: '' }, { radius: 'number' }],
  [{ radius: '-5' }, { radius: 'number' }],
  [{ radius: '500000' }, { radius: 'number' }],
  [{ height: '0' }, { height: 'number' }],
  [{ height: '1e3' }, { height: 'number' }],
  [{ from: { date: '2026-02-30', time: '10:00' } }, { from: 'time' }],
  [{ to: { date: '', time: '' } }, { to: 'time' }],
  [{ to: { date: '2026-07-03', time: '10:12' } }, { to: 'endNotAfterStart' }],
  [{ to: { date: '2026-07-03', time: '09:00' } }, { to: 'endNotAfterStart' }],
  [{ to: { date: '2026-09-03', time: '09:00' } }, { to: 'tooLong' }],
] as const)('%j is no flight: %j', (changed, problems) => {
  expect(readDraft({ ...draft, ...changed })).toEqual({ flight: null, problems });
});

test('a radius of 0 m is a flight on the spot', () => {
  expect(readDraft({ ...draft, radius: '0' }).flight?.radiusM).toBe(0);
});

test('an hour that comes twice makes the flight longer, one that is left out begins where clocks change', () => {
  const backwards = { date: '2026-10-25', time: '02:30' };
  const long = readDraft({ ...draft, from: backwards, to: backwards }).flight;
  expect([long?.from, long?.to]).toEqual(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']);
  const forwards = { date: '2027-03-28', time: '02:30' };
  const short = readDraft({ ...draft, from: forwards, to: { date: '2027-03-28', time: '04:00' } }).flight;
  expect([short?.from, short?.to]).toEqual(['2027-03-28T01:00:00Z', '2027-03-28T02:00:00Z']);
});

test('on the clocks of another zone the flight stays the same', () => {
  const moved = withTimeZone(draft, 'Atlantic/Canary');
  expect(moved.from).toEqual({ date: '2026-07-03', time: '09:12' });
  expect(readDraft(moved).flight).toEqual(readDraft(draft).flight);
});

test('a flight is filled in again as it was, and a plan of it from now on', () => {
  const flight: Flight = {
    place: {
      points: [
        { lat: 0, lon: 179.9 },
        { lat: 0, lon: -179.9 },
        { lat: 0.1, lon: 180 },
      ],
    },
    radiusM: 100,
    maxHeightM: 60,
    from: '2026-07-01T10:00:00Z',
    to: '2026-07-01T11:30:00Z',
  };
  expect(readDraft(draftOf(flight, 'Strip', 'Pacific/Fiji')).flight).toEqual(flight);
  const again = readDraft(draftFromPlan(planOf(flight), 'Strip', nowMs, 'Pacific/Fiji')).flight;
  expect(again).toEqual({ ...flight, from: '2026-07-03T08:12:00Z', to: '2026-07-03T09:42:00Z' });
});
