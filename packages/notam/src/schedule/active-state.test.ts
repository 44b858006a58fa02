import { describe, expect, test } from 'vitest';
import { activeState, type TimeFacts } from './active-state.ts';

const at = (instant: string): number => Date.parse(`2026-${instant}:00Z`);
const plain: TimeFacts = {
  kind: 'new',
  validFrom: '2026-10-20T06:00:00Z',
  validTo: '2026-10-30T14:00:00Z',
  permanent: false,
  estimated: false,
  schedule: null,
  textSchedule: null,
  problems: [],
};
const daily: TimeFacts = {
  ...plain,
  schedule: {
    text: 'DAILY 0600-1400',
    status: 'complete',
    intervals: [20, 21, 22].map((day) => ({
      from: `2026-10-${day}T06:00:00Z`,
      to: `2026-10-${day}T14:00:00Z`,
    })),
    listedUntil: null,
  },
};

describe('with hours in the text alone', () => {
  const inText: TimeFacts = { ...plain, textSchedule: daily.schedule };

  test('a notice is active inside them', () => {
    expect(activeState(inText, at('10-21T07:00'))).toMatchObject({ kind: 'active' });
  });

  test('outside them it counts as active, and nobody calls it inactive', () => {
    const state = { kind: 'takeAsActive', why: 'outsideTextHours' };
    expect(activeState(inText, at('10-21T15:00'))).toEqual(state);
    expect(activeState(inText, at('10-28T07:00'))).toEqual(state);
  });

  test('before the validity it waits and after it it has ended', () => {
    expect(activeState(inText, at('10-19T07:00'))).toMatchObject({ kind: 'waiting' });
    expect(activeState(inText, at('11-01T07:00'))).toMatchObject({ kind: 'ended' });
  });
});

describe('with hours in the text that could not be read', () => {
  const unread = { field: 'textSchedule', code: 'hoursUnread', from: 0, to: 9 };

  test('nobody says that the notice is active as a fact, with or without an item D', () => {
    const state = { kind: 'takeAsActive', why: 'textHoursUnread' };
    expect(activeState({ ...plain, problems: [unread] }, at('10-21T07:00'))).toEqual(state);
    expect(activeState({ ...daily, problems: [unread] }, at('10-21T07:00'))).toEqual(state);
  });

  test('it waits and ends all the same, and outside the hours of item D it waits for the next', () => {
    const facts = { ...plain, problems: [unread] };
    expect(activeState(facts, at('10-19T07:00'))).toMatchObject({ kind: 'waiting' });
    expect(activeState(facts, at('11-01T07:00'))).toMatchObject({ kind: 'ended' });
    expect(activeState({ ...daily, problems: [unread] }, at('10-20T20:00'))).toMatchObject({
      kind: 'waiting',
    });
  });
});

test('after the last of the listed hours nobody calls a notice ended while more hours follow', () => {
  const schedule = { ...daily.schedule, listedUntil: '2026-10-23T06:00:00Z' } as NonNullable<
    TimeFacts['schedule']
  >;
  const state = { kind: 'takeAsActive', why: 'hoursNotListed' };
  expect(activeState({ ...daily, schedule }, at('10-23T07:00'))).toEqual(state);
  expect(activeState({ ...daily, schedule }, at('10-21T07:00'))).toMatchObject({ kind: 'active' });
});

describe('without hours of its own', () => {
  test('a notice is active from its beginning up to its end', () => {
    const before = {
      kind: 'waiting',
      next: { fromMs: at('10-20T06:00'), toMs: at('10-30T14:00') },
      begun: false,
    };
    expect(activeState(plain, at('10-20T05:59'))).toEqual(before);
    const active = { kind: 'active', untilMs: at('10-30T14:00'), next: null };
    expect(activeState(plain, at('10-20T06:00'))).toEqual(active);
    expect(activeState(plain, at('10-30T13:59'))).toEqual(active);
    expect(activeState(plain, at('10-30T14:00'))).toEqual({
      kind: 'ended',
      atMs: at('10-30T14:00'),
      lastHours: false,
    });
  });

  test('an estimated end that has passed ends nothing', () => {
    expect(activeState({ ...plain, estimated: true }, at('11-05T00:00'))).toEqual({
      kind: 'pastEstimate',
      atMs: at('10-30T14:00'),
    });
  });

  test('a permanent notice has no end, one whose end is not known counts as active', () => {
    const open = { ...plain, validTo: null };
    expect(activeState({ ...open, permanent: true }, at('12-01T00:00'))).toMatchObject({
      kind: 'active',
      untilMs: null,
    });
    expect(activeState(open, at('12-01T00:00'))).toEqual({ kind: 'takeAsActive', why: 'endUnread' });
  });

  test('a beginning that is not known is never made up', () => {
    expect(activeState({ ...plain, validFrom: null }, at('10-21T00:00'))).toEqual({
      kind: 'takeAsActive',
      why: 'startUnread',
    });
    expect(activeState({ ...plain, validFrom: null, validTo: null }, at('10-21T00:00'))).toEqual({
      kind: 'unknown',
    });
    expect(activeState({ ...plain, validFrom: '2026-13-01', validTo: 'later' }, 0)).toEqual({
      kind: 'unknown',
    });
  });

  test('at once and until further notice are said as such', () => {
    const problem = (field: string, code: string) => ({ problems: [{ field, code, from: 0, to: 3 }] });
    expect(
      activeState(
        { ...plain, validFrom: null, ...problem('validFrom', 'startsImmediately') },
        at('10-21T00:00'),
      ),
    ).toEqual({ kind: 'takeAsActive', why: 'startsAtOnce' });
    expect(
      activeState(
        { ...plain, validTo: null, ...problem('validTo', 'endUntilFurtherNotice') },
        at('10-21T00:00'),
      ),
    ).toEqual({ kind: 'takeAsActive', why: 'untilFurtherNotice' });
  });

  test('an end before the beginning says nothing', () => {
    expect(activeState({ ...plain, validTo: '2026-10-19T00:00:00Z' }, at('10-25T00:00'))).toEqual({
      kind: 'unknown',
    });
  });

  test('a cancellation is neither active nor over', () => {
    expect(activeState({ ...plain, kind: 'cancel', validTo: null }, at('10-25T00:00'))).toBeNull();
  });
});

describe('with hours', () => {
  test('it is active within them alone', () => {
    expect(activeState(daily, at('10-20T13:59'))).toEqual({
      kind: 'active',
      untilMs: at('10-20T14:00'),
      next: { fromMs: at('10-21T06:00'), toMs: at('10-21T14:00') },
    });
    expect(activeState(daily, at('10-20T14:00'))).toEqual({
      kind: 'waiting',
      next: { fromMs: at('10-21T06:00'), toMs: at('10-21T14:00') },
      begun: true,
    });
    expect(activeState(daily, at('10-19T00:00'))).toMatchObject({ kind: 'waiting', begun: false });
    expect(activeState(daily, at('10-25T00:00'))).toEqual({
      kind: 'ended',
      atMs: at('10-22T14:00'),
      lastHours: true,
    });
  });

  test('periods that touch are one', () => {
    const intervals = [
      { from: '2026-10-20T12:00:00Z', to: '2026-10-21T00:00:00Z' },
      { from: '2026-10-21T00:00:00Z', to: '2026-10-21T06:00:00Z' },
    ];
    const facts = {
      ...plain,
      schedule: { text: '', status: 'complete', intervals, listedUntil: null },
    } as const;
    expect(activeState(facts, at('10-20T13:00'))).toEqual({
      kind: 'active',
      untilMs: at('10-21T06:00'),
      next: null,
    });
  });

  test.each([
    ['partial', 'partial'],
    ['unknown', 'unread'],
  ] as const)('%s hours count as active through the whole period', (status, why) => {
    const facts = { ...daily, schedule: { ...daily.schedule!, status } };
    expect(activeState(facts, at('10-20T20:00'))).toEqual({ kind: 'takeAsActive', why });
    expect(activeState(facts, at('10-19T20:00'))).toMatchObject({ kind: 'waiting', begun: false });
    expect(activeState(facts, at('11-19T20:00'))).toMatchObject({ kind: 'ended' });
  });

  test('hours of which no times could be made count as active', () => {
    const facts = {
      ...plain,
      schedule: { text: 'SR-SS', status: 'complete', intervals: null, listedUntil: null },
    } as const;
    expect(activeState(facts, at('10-21T00:00'))).toEqual({ kind: 'takeAsActive', why: 'notComputed' });
  });

  test('hours that never come are said to be none', () => {
    const facts = {
      ...plain,
      schedule: { text: '', status: 'complete', intervals: [], listedUntil: null },
    } as const;
    expect(activeState(facts, at('10-21T00:00'))).toEqual({ kind: 'neverActive' });
  });

  test('beyond the days that were worked out a permanent notice counts as active', () => {
    const facts = { ...daily, validTo: null, permanent: true };
    expect(activeState(facts, at('12-24T00:00'))).toEqual({ kind: 'takeAsActive', why: 'hoursRunOut' });
  });
});
