import { expect, test } from 'vitest';
import { dayRows, type DayRows } from './day-rows.ts';

const period = (from: string, to: string) => ({
  fromMs: Date.parse(`2026-${from}:00Z`),
  toMs: Date.parse(`2026-${to}:00Z`),
});
const now = (instant: string): number => Date.parse(`2026-${instant}:00Z`);
const daily = (month: string, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = `${month}-${String(first + index).padStart(2, '0')}`;
    return period(`${day}T06:00`, `${day}T14:00`);
  });
const written = ({ rows }: DayRows): string[] =>
  rows.map((row) =>
    row.kind === 'gap'
      ? `gap of ${row.days}`
      : `${new Date(row.startMs).toISOString().slice(5, 16)} ${row.hours
          .map(
            ({ fromMs, toMs }) =>
              `${new Date(fromMs).toISOString().slice(11, 16)}-${new Date(toMs).toISOString().slice(11, 16)}`,
          )
          .join(' ')}${row.isToday ? ' today' : ''}`,
  );

test('hours over midnight belong to both days of the place', () => {
  const hours = [period('07-01T20:00', '07-02T04:00')];
  expect(written(dayRows(hours, now('07-01T12:00'), 'Europe/Oslo'))).toEqual([
    '06-30T22:00 20:00-22:00 today',
    '07-01T22:00 22:00-04:00',
  ]);
  expect(written(dayRows(hours, now('07-01T12:00'), 'UTC'))).toEqual([
    '07-01T00:00 20:00-00:00 today',
    '07-02T00:00 00:00-04:00',
  ]);
});

test('rows begin today, what is over is counted, what comes later is summed up', () => {
  const rows = dayRows(daily('07', 1, 31), now('07-10T12:00'), 'UTC');
  expect(rows.earlierDays).toBe(9);
  expect(rows.rows).toHaveLength(14);
  expect(rows.rows[0]).toMatchObject({ isToday: true });
  expect(rows.more).toEqual({ days: 8, untilMs: now('07-31T14:00') });
});

test('before the first and after the last day all days are shown from the first', () => {
  for (const moment of ['06-01T12:00', '09-01T12:00']) {
    const rows = dayRows(daily('07', 1, 3), now(moment), 'UTC');
    expect(rows.rows).toHaveLength(3);
    expect(rows.earlierDays).toBe(0);
    expect(rows.more).toBeNull();
  }
});

test('a weekend is two empty days, a longer break one line', () => {
  const hours = [...daily('07', 2, 2), ...daily('07', 6, 1), ...daily('07', 20, 1)];
  expect(written(dayRows(hours, now('06-01T00:00'), 'UTC'))).toEqual([
    '07-02T00:00 06:00-14:00',
    '07-03T00:00 06:00-14:00',
    '07-04T00:00 ',
    '07-05T00:00 ',
    '07-06T00:00 06:00-14:00',
    'gap of 13',
    '07-20T00:00 06:00-14:00',
  ]);
});

test('today is shown between days with hours although it has none', () => {
  const hours = [...daily('07', 1, 1), ...daily('07', 10, 1)];
  expect(written(dayRows(hours, now('07-04T12:00'), 'UTC'))).toEqual([
    '07-04T00:00  today',
    'gap of 5',
    '07-10T00:00 06:00-14:00',
  ]);
});

test('on the day the clocks change the hours stay where they are in UTC', () => {
  const rows = dayRows([period('10-24T06:00', '10-26T14:00')], now('10-01T00:00'), 'Europe/Oslo');
  expect(written(rows)).toEqual([
    '10-23T22:00 06:00-22:00',
    '10-24T22:00 22:00-23:00',
    '10-25T23:00 23:00-14:00',
  ]);
});

test('a period of years is not counted for ever', () => {
  const rows = dayRows([{ fromMs: 0, toMs: now('01-01T00:00') }], -1, 'UTC');
  expect(rows.rows).toHaveLength(14);
  expect(rows.more?.days).toBe(986);
});

test('without hours there are no rows', () => {
  expect(dayRows([], now('07-01T00:00'), 'UTC')).toEqual({ earlierDays: 0, rows: [], more: null });
});
