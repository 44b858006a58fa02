import { expect, test } from 'vitest';
import { listSchedule, MOST_PERIODS } from './list-schedule.ts';
import { readItemD } from './testing/read-item-d.ts';

const list = (text: string, itemB: string, itemC: string) => {
  const { schedule, openUntil } = readItemD(text, itemB, itemC);
  return listSchedule(schedule, openUntil);
};

test('up to 400 periods are all listed', () => {
  const schedule = list('0600-0700', '2601010600', '2702040700');
  expect(schedule.intervals).toHaveLength(MOST_PERIODS);
  expect(schedule).toMatchObject({ status: 'complete', listedUntil: null });
});

test('of more the first 400 are listed, and up to when', () => {
  const schedule = list('0600-0700', '2601010600', '2712310700');
  expect(schedule.intervals).toHaveLength(MOST_PERIODS);
  expect(schedule.intervals?.at(-1)?.from).toBe('2027-02-04T06:00:00Z');
  expect(schedule).toMatchObject({ status: 'complete', listedUntil: '2027-02-05T06:00:00Z' });
});

test('hours without an end are listed for 90 days, and say so', () => {
  expect(list('MON-FRI 0600-1700', '2501010000', 'PERM').listedUntil).toBe('2026-10-30T00:00:00Z');
  expect(list('SOMETIMES', '2501010000', 'PERM').listedUntil).toBeNull();
});
