import { createEvents } from 'ics';
import { expect, test } from 'vitest';
import { en } from '../../../shared/text/testing/english.ts';
import type { BriefingView, ViewedNotice } from '../result/briefing-view.ts';
import { flightCalendar } from './flight-calendar.ts';

const flight = {
  place: { position: { lat: 59.74, lon: 10.14 } },
  radiusM: 500,
  maxHeightM: 120,
  from: '2026-07-03T08:00:00Z',
  to: '2026-07-03T12:00:00Z',
};
const notice = (more: Partial<ViewedNotice>): ViewedNotice =>
  ({
    id: 'A1234/26',
    place: 'Drammen',
    verdict: 'touches',
    sameAs: null,
    translated: null,
    activity: [{ from: '2026-07-03T06:00:00Z', to: '2026-07-03T09:00:00Z', certainty: 'active' }],
    ...more,
  }) as ViewedNotice;
const view = (notices: readonly ViewedNotice[]): BriefingView => ({
  notices,
  reports: [],
  unreadTexts: [],
  flight,
});

test('the flight and what bears on it are entries; what does not touch it, and doubles, are none', () => {
  const unknown = {
    from: '2026-07-03T10:00:00Z',
    to: '2026-07-03T11:00:00Z',
    certainty: 'cannotTell' as const,
  };
  const events = flightCalendar(
    view([
      notice({}),
      notice({ id: 'A1235/26', verdict: 'cannotTell', activity: [unknown] }),
      notice({ verdict: 'doesNot' }),
      notice({ sameAs: 0 }),
    ]),
    (index) => `NOTAM ${index + 1}`,
    en,
  );
  expect(events.map(({ title }) => title)).toEqual(['Flight', 'NOTAM 1: active', 'NOTAM 2: may be active']);
  const { value, error } = createEvents(events);
  expect(error).toBeNull();
  expect(value).toContain('DTSTART:20260703T080000Z');
  expect(value).toContain('DTSTART:20260703T060000Z');
  expect(value?.match(/BEGIN:VEVENT/g)).toHaveLength(3);
});

test('the flight alone, or what touches it with it, may be had', () => {
  const several = view([
    notice({}),
    notice({ id: 'A1235/26', verdict: 'cannotTell' }),
    notice({ verdict: 'near' }),
  ]);
  const titles = (part: 'flight' | 'touching' | 'all') =>
    flightCalendar(several, (index) => `NOTAM ${index + 1}`, en, part).map(({ title }) => title);
  expect(titles('flight')).toEqual(['Flight']);
  expect(titles('touching')).toEqual(['Flight', 'NOTAM 1: active']);
  expect(titles('all')).toHaveLength(4);
});

test('without a flight there is nothing to put into a calendar', () => {
  expect(flightCalendar({ ...view([notice({})]), flight: null }, String, en)).toEqual([]);
});
