import { expect, test } from 'vitest';
import type { Cursor } from './cursor.ts';
import { readTime, readTimeRange } from './read-times.ts';
import type { DayTime, TimeRange } from './schedule-clause.ts';
import { tokenize } from './token.ts';

const clock = (minutes: number): DayTime => ({ type: 'clock', minutes });
const range = (from: DayTime, to: DayTime): TimeRange => ({ type: 'range', from, to });

function cursorOn(text: string): Cursor {
  return { tokens: tokenize(text), at: 0 };
}

test.each<[string, DayTime, number]>([
  ['0000', clock(0), 1],
  ['2359', clock(1439), 1],
  ['2400', clock(1440), 1],
  ['0630Z', clock(390), 2],
  ['0630 UTC', clock(390), 2],
  ['SR', { type: 'sunrise', offsetMinutes: 0 }, 1],
  ['SUNSET', { type: 'sunset', offsetMinutes: 0 }, 1],
  ['SS PLUS30', { type: 'sunset', offsetMinutes: 30 }, 3],
  ['SR MINUS 30 MIN', { type: 'sunrise', offsetMinutes: -30 }, 4],
  ['SS+15', { type: 'sunset', offsetMinutes: 15 }, 3],
  ['30 MINS BEFORE SR', { type: 'sunrise', offsetMinutes: -30 }, 4],
  ['30 MIN AFTER SUNSET', { type: 'sunset', offsetMinutes: 30 }, 4],
])('%s is a time', (text, time, tokens) => {
  const cursor = cursorOn(text);
  expect(readTime(cursor)).toEqual(time);
  expect(cursor.at).toBe(tokens);
});

test.each([
  '2401',
  '2500',
  '0660',
  '600',
  '06000',
  'NOON',
  'SS PLUS',
  'SS PLUS 1 HR',
  'SR MINUS 181',
  'SS PLUS 2000',
  '30 MIN',
  '30 MIN BEFORE EVENT',
  '',
])('%j is no time, and nothing is passed over', (text) => {
  const cursor = cursorOn(text);
  expect(readTime(cursor)).toBeNull();
  expect(cursor.at).toBe(0);
});

test.each<[string, TimeRange]>([
  ['H24', { type: 'allDay' }],
  ['HJ', range({ type: 'sunrise', offsetMinutes: 0 }, { type: 'sunset', offsetMinutes: 0 })],
  ['HN', range({ type: 'sunset', offsetMinutes: 0 }, { type: 'sunrise', offsetMinutes: 0 })],
  ['0600-1800', range(clock(360), clock(1080))],
  ['0600 TILL 1800', range(clock(360), clock(1080))],
  ['0600/1800', range(clock(360), clock(1080))],
  ['BTN 0600 AND 1800', range(clock(360), clock(1080))],
  ['FM 0600-1800', range(clock(360), clock(1080))],
  ['0600-SS', range(clock(360), { type: 'sunset', offsetMinutes: 0 })],
  ['2200-0400 NEXT DAY', range(clock(1320), clock(240))],
  ['2200-2400', range(clock(1320), clock(1440))],
])('%s is a range', (text, expected) => {
  const cursor = cursorOn(text);
  expect(readTimeRange(cursor, null)).toEqual(expected);
  expect(cursor.at).toBe(cursor.tokens.length);
});

test.each([
  '0600',
  '0600 1800',
  '0600-',
  '0600 AND 1800',
  '2400-0600',
  '0600-06 1200',
  '0600-1000 NEXT DAY',
  'HX',
  'BTN',
])('%j is no range, and nothing is passed over', (text) => {
  const cursor = cursorOn(text);
  expect(readTimeRange(cursor, null)).toBeNull();
  expect(cursor.at).toBe(0);
});

test('NEXT DAY moves a range that follows one ending at midnight', () => {
  const cursor = cursorOn('0001-0100 (NEXT DAY)');
  expect(readTimeRange(cursor, range(clock(1200), clock(1440)))).toEqual(range(clock(1441), clock(1500)));
});
