import { expect, test } from 'vitest';
import { composeNotam, readLocalTime, toLocalTime, type PlannedOperation } from '../index.ts';
import { planned } from './testing/planned.ts';

/** Time of this thread alone: what else the machine does takes none of it. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

const once = (at: string) => ({ kind: 'once', at });
const twice = (first: string, second: string) => ({ kind: 'twice', first, second });
const never = (changeAt: string) => ({ kind: 'never', changeAt });

test.each([
  // Clocks go from 02:00 to 03:00 at 01:00 UTC, and from 03:00 back to 02:00 at 01:00 UTC.
  ['Europe/Oslo', '2026-03-29', '01:59', once('2026-03-29T00:59:00Z')],
  ['Europe/Oslo', '2026-03-29', '02:00', never('2026-03-29T01:00:00Z')],
  ['Europe/Oslo', '2026-03-29', '02:59', never('2026-03-29T01:00:00Z')],
  ['Europe/Oslo', '2026-03-29', '03:00', once('2026-03-29T01:00:00Z')],
  ['Europe/Oslo', '2026-10-25', '01:59', once('2026-10-24T23:59:00Z')],
  ['Europe/Oslo', '2026-10-25', '02:00', twice('2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z')],
  ['Europe/Oslo', '2026-10-25', '02:59', twice('2026-10-25T00:59:00Z', '2026-10-25T01:59:00Z')],
  ['Europe/Oslo', '2026-10-25', '03:00', once('2026-10-25T02:00:00Z')],
  ['Europe/Oslo', '2027-03-28', '01:59', once('2027-03-28T00:59:00Z')],
  ['Europe/Oslo', '2027-03-28', '02:30', never('2027-03-28T01:00:00Z')],
  ['Europe/Oslo', '2027-03-28', '03:00', once('2027-03-28T01:00:00Z')],
  ['Europe/Oslo', '2027-10-31', '01:59', once('2027-10-30T23:59:00Z')],
  ['Europe/Oslo', '2027-10-31', '02:30', twice('2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z')],
  ['Europe/Oslo', '2027-10-31', '03:00', once('2027-10-31T02:00:00Z')],
  ['America/New_York', '2026-03-08', '02:30', never('2026-03-08T07:00:00Z')],
  ['America/New_York', '2026-11-01', '01:30', twice('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z')],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', twice('2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z')],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', never('2026-10-03T15:30:00Z')],
  ['Pacific/Auckland', '2026-04-05', '02:30', twice('2026-04-04T13:30:00Z', '2026-04-04T14:30:00Z')],
  ['Pacific/Auckland', '2026-09-27', '02:30', never('2026-09-26T14:00:00Z')],
  ['America/St_Johns', '2026-07-01', '12:00', once('2026-07-01T14:30:00Z')],
  ['Asia/Kathmandu', '2026-07-01', '12:00', once('2026-07-01T06:15:00Z')],
  ['Atlantic/Azores', '2026-10-25', '00:30', twice('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')],
  ['UTC', '2026-03-29', '02:30', once('2026-03-29T02:30:00Z')],
])('in %s on %s, %s is %j', (timeZone, date, time, expected) => {
  expect(readLocalTime(date, time, timeZone)).toEqual(expected);
});

test('what is no time has no moment', () => {
  expect(readLocalTime('2026-02-30', '12:00', 'UTC')).toBeNull();
  expect(readLocalTime('2026-02-03', '12:60', 'UTC')).toBeNull();
  expect(readLocalTime('2026-02-03', '12:00', 'Mars/Olympus')).toBeNull();
  expect(readLocalTime('1999-12-31', '12:00', 'UTC')).toBeNull();
  expect(toLocalTime('2026-07-01T06:00:00Z', 'Mars/Olympus')).toBeNull();
});

test('a moment is shown as the clocks of the place show it', () => {
  expect(toLocalTime('2026-06-30T22:30:00Z', 'Europe/Oslo')).toEqual({ date: '2026-07-01', time: '00:30' });
});

const composed = (changed: Partial<PlannedOperation>) => {
  const { items, period, warnings } = composeNotam(planned(changed));
  const item = items.find(({ letter }) => letter === 'C');
  return { text: item?.text, problems: item?.problems, windows: period?.windows, warnings };
};

test('a local time that exists twice is asked about, and the answer counts', () => {
  const night = {
    startDate: '2026-10-25',
    endDate: '2026-10-25',
    startTimeLocal: '02:30',
    endTimeLocal: '04:00',
  };
  expect(composed(night)).toMatchObject({
    text: null,
    problems: [
      {
        code: 'repeatedTime',
        bound: 'start',
        first: '2026-10-25T00:30:00Z',
        second: '2026-10-25T01:30:00Z',
      },
    ],
  });
  expect(composed({ ...night, startTimeChoice: 'first' }).text).toBe(
    'C) 2026-10-25 0030 UTC - 2026-10-25 0300 UTC',
  );
  expect(composed({ ...night, startTimeChoice: 'second' }).text).toBe(
    'C) 2026-10-25 0130 UTC - 2026-10-25 0300 UTC',
  );
});

test('a local time that does not exist is asked about', () => {
  const morning = {
    startDate: '2026-03-29',
    endDate: '2026-03-29',
    startTimeLocal: '02:30',
    endTimeLocal: '02:45',
  };
  expect(composed(morning)).toMatchObject({
    text: null,
    problems: [
      { code: 'skippedTime', bound: 'start', changeAt: '2026-03-29T01:00:00Z' },
      { code: 'skippedTime', bound: 'end', changeAt: '2026-03-29T01:00:00Z' },
    ],
  });
});

test('a window over midnight ends on the next date, and over the clock change it is an hour longer', () => {
  const night = {
    startDate: '2026-10-24',
    endDate: '2026-10-25',
    startTimeLocal: '22:00',
    endTimeLocal: '06:00',
  };
  expect(composed(night).text).toBe('C) 2026-10-24 2000 UTC - 2026-10-25 0500 UTC');
});

const daily = { isRecurring: true, startDate: '2026-10-23', endDate: '2026-10-23', untilDate: '2026-10-27' };

test('a recurrence over a clock change is written as two windows and warned about', () => {
  expect(composed(daily)).toMatchObject({
    text: `C) 2026-10-23 0600 UTC - 2026-10-23 1400 UTC RECURRING DAILY UNTIL 2026-10-24
AND 2026-10-25 0700 UTC - 2026-10-25 1500 UTC RECURRING DAILY UNTIL 2026-10-27`,
    warnings: [{ code: 'clockChange', groups: 2 }],
  });
});

test('a night of its own between two clock settings is a window of its own', () => {
  const nights = { ...daily, endDate: '2026-10-24', startTimeLocal: '22:00', endTimeLocal: '06:00' };
  expect(composed(nights)).toMatchObject({
    text: `C) 2026-10-23 2000 UTC - 2026-10-24 0400 UTC
AND 2026-10-24 2000 UTC - 2026-10-25 0500 UTC
AND 2026-10-25 2100 UTC - 2026-10-26 0500 UTC RECURRING DAILY UNTIL 2026-10-27`,
    warnings: [{ code: 'clockChange', groups: 3 }],
  });
});

test('a later window whose local time exists twice or never covers every reading, and says so', () => {
  const twiceADay = { ...daily, startTimeLocal: '02:30', endTimeLocal: '02:45' };
  expect(composed(twiceADay).windows?.[2]).toEqual({
    from: '2026-10-25T00:30:00Z',
    to: '2026-10-25T01:45:00Z',
  });
  expect(composed(twiceADay).warnings).toEqual([
    { code: 'clockChange', groups: 3 },
    { code: 'widenedWindow', date: '2026-10-25' },
  ]);
  const gone = { ...twiceADay, startDate: '2026-03-28', endDate: '2026-03-28', untilDate: '2026-03-30' };
  expect(composed(gone).windows).toEqual([
    { from: '2026-03-28T01:30:00Z', to: '2026-03-28T01:45:00Z' },
    { from: '2026-03-30T00:30:00Z', to: '2026-03-30T00:45:00Z' },
  ]);
});

test('windows end on the until date, over midnight too', () => {
  const nights = {
    isRecurring: true,
    endDate: '2026-07-02',
    startTimeLocal: '22:00',
    endTimeLocal: '04:00',
    untilDate: '2026-07-04',
  };
  expect(composed(nights).windows).toHaveLength(3);
  expect(composed(nights).text).toBe(
    'C) 2026-07-01 2000 UTC - 2026-07-02 0200 UTC RECURRING DAILY UNTIL 2026-07-04',
  );
});

test('a weekly recurrence keeps the chosen date, which ends no further week', () => {
  const weekly = { isRecurring: true, recurringType: 'weekly', untilDate: '2026-07-20' } as const;
  expect(composed(weekly).windows?.map(({ from }) => from.slice(0, 10))).toEqual([
    '2026-07-01',
    '2026-07-08',
    '2026-07-15',
  ]);
  expect(composed(weekly).text).toBe(
    'C) 2026-07-01 0600 UTC - 2026-07-01 1400 UTC RECURRING WEEKLY UNTIL 2026-07-20',
  );
});

test('the until date is in UTC, as all of the item', () => {
  const auckland = {
    isRecurring: true,
    timeZone: 'Pacific/Auckland',
    endTimeLocal: '11:00',
    untilDate: '2026-07-10',
  };
  expect(composed(auckland).text).toBe(
    'C) 2026-06-30 2000 UTC - 2026-06-30 2300 UTC RECURRING DAILY UNTIL 2026-07-09',
  );
  const losAngeles = {
    ...auckland,
    timeZone: 'America/Los_Angeles',
    startTimeLocal: '16:00',
    endTimeLocal: '20:00',
  };
  expect(composed(losAngeles).text).toBe(
    'C) 2026-07-01 2300 UTC - 2026-07-02 0300 UTC RECURRING DAILY UNTIL 2026-07-11',
  );
});

test('windows longer than their step are warned about', () => {
  expect(composed({ isRecurring: true, endDate: '2026-07-03', untilDate: '2026-07-05' }).warnings).toEqual([
    { code: 'overlappingWindows' },
  ]);
});

test('the longest recurrence is worked out in the blink of an eye', () => {
  const long = { isRecurring: true, untilDate: '2028-06-30' };
  const begin = cpuMs();
  expect(composed(long).windows).toHaveLength(731);
  expect(cpuMs() - begin).toBeLessThan(2000);
});
