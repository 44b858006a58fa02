import { describe, expect, test } from 'vitest';
import type { NotamFacts, Schedule } from '../facts.ts';
import { activityDuring } from './activity-during.ts';
import { judgeHours } from './judge-hours.ts';
import { FLIGHT, noticeWith } from './testing/notice-facts.ts';

const DECODED = '2026-07-01T00:00:00Z';
const hours = (facts: Partial<NotamFacts>) => judgeHours(FLIGHT, noticeWith(facts), DECODED);
const schedule = (parts: Partial<Schedule> = {}): Schedule => ({
  text: 'DAILY 0600-0900 1230-1500',
  intervals: [
    { from: '2026-07-01T06:00:00Z', to: '2026-07-01T09:40:00Z' },
    { from: '2026-07-01T15:00:00Z', to: '2026-07-01T18:00:00Z' },
  ],
  status: 'complete',
  listedUntil: null,
  ...parts,
});
const problem = (code: string) => [{ field: 'x', code, from: 0, to: 1 }];

describe('a notice without hours of its own', () => {
  test('is active from item B to item C', () => {
    expect(hours({})).toEqual([{ code: 'activeDuring', from: FLIGHT.from, to: FLIGHT.to, tells: 'touches' }]);
    expect(hours({ validTo: '2026-07-01T09:40:00Z' })).toEqual([
      { code: 'endsBefore', at: '2026-07-01T09:40:00Z', minutes: 20, tells: 'near' },
    ]);
    expect(hours({ validFrom: '2026-07-01T18:00:00Z' })).toEqual([
      { code: 'beginsAfter', at: '2026-07-01T18:00:00Z', minutes: 360, tells: 'doesNot' },
    ]);
  });

  test('PERM and until further notice have no end, and an estimate is none', () => {
    expect(hours({ validTo: null, permanent: true })[0]?.code).toBe('activeDuring');
    expect(hours({ validTo: null, problems: problem('endUntilFurtherNotice') })[0]?.code).toBe(
      'activeDuring',
    );
    expect(hours({ validTo: '2026-07-01T06:00:00Z', estimated: true })).toEqual([
      { code: 'hoursUnknown', why: 'pastEstimate', tells: 'cannotTell' },
    ]);
  });

  test('a begin or end that was not read keeps nothing away', () => {
    expect(hours({ validFrom: null })[0]).toMatchObject({ why: 'startUnread' });
    expect(hours({ validFrom: null, problems: problem('startsImmediately') })[0]?.code).toBe('activeDuring');
    expect(hours({ validTo: null })[0]).toMatchObject({ why: 'endUnread' });
    expect(hours({ validFrom: null, validTo: '2026-07-01T06:00:00Z' })[0]?.code).toBe('endsBefore');
    expect(hours({ validTo: '2026-06-30T00:00:00Z' })[0]).toMatchObject({ why: 'contradictory' });
  });

  test('hours in its text that were not read, or that do not hold the flight, leave it open', () => {
    expect(hours({ problems: problem('hoursUnread') })[0]).toMatchObject({ why: 'textHoursUnread' });
    expect(hours({ textSchedule: schedule() })[0]).toMatchObject({ why: 'outsideTextHours' });
  });
});

describe('a notice with hours', () => {
  test('is not active between them, and says what ends before and begins after', () => {
    expect(hours({ schedule: schedule() })).toEqual([
      { code: 'endsBefore', at: '2026-07-01T09:40:00Z', minutes: 20, tells: 'near' },
      { code: 'beginsAfter', at: '2026-07-01T15:00:00Z', minutes: 180, tells: 'doesNot' },
    ]);
  });

  test.each<[string, Partial<Schedule>, string]>([
    ['partly read', { status: 'partial' }, 'schedulePartlyRead'],
    ['not read', { status: 'unknown', intervals: null }, 'scheduleUnread'],
    ['not worked out', { intervals: null }, 'scheduleNotComputed'],
    ['beyond those that are listed', { listedUntil: '2026-07-01T09:00:00Z' }, 'hoursNotListed'],
  ])('%s, leaves it open', (_, parts, why) => {
    expect(hours({ schedule: schedule(parts) })).toContainEqual({
      code: 'hoursUnknown',
      why,
      tells: 'cannotTell',
    });
  });

  test('its text may say that they change, or name more of them', () => {
    const text = 'TIMES MAY BE SUBJECT TO SHORT NOTICE CHANGE';
    expect(hours({ schedule: schedule(), text })).toContainEqual({
      code: 'hoursUnknown',
      why: 'mayChange',
      tells: 'cannotTell',
    });
    expect(hours({ schedule: schedule(), problems: problem('hoursUnread') })[0]).toMatchObject({
      why: 'textHoursUnread',
    });
  });

  test('without an end, hours before the moment of decoding are not known', () => {
    const facts = noticeWith({
      validTo: null,
      permanent: true,
      schedule: schedule({ listedUntil: '2026-09-01T00:00:00Z' }),
    });
    expect(judgeHours(FLIGHT, facts, '2026-07-01T15:00:00Z')[0]).toMatchObject({ why: 'hoursNotListed' });
  });
});

test('a notice that only cancels another is never active', () => {
  expect(hours({ kind: 'cancel' })[0]?.code).toBe('noHours');
});

test('activity is told piece by piece, with what cannot be told', () => {
  const facts = noticeWith({ schedule: schedule(), validTo: '2026-07-01T20:00:00Z', estimated: true });
  const day = { from: '2026-07-01T00:00:00Z', to: '2026-07-02T00:00:00Z' };
  expect(activityDuring(facts, day, DECODED)).toEqual([
    { from: '2026-07-01T06:00:00Z', to: '2026-07-01T09:40:00Z', certainty: 'active' },
    { from: '2026-07-01T15:00:00Z', to: '2026-07-01T18:00:00Z', certainty: 'active' },
    { from: '2026-07-01T20:00:00Z', to: '2026-07-02T00:00:00Z', certainty: 'cannotTell' },
  ]);
});
