import { describe, expect, test } from 'vitest';
import type { Cursor } from './cursor.ts';
import { monthOrders } from './month-order.ts';
import { readDays, type MonthOrder, type WrittenDate, type WrittenDays } from './read-days.ts';
import { tokenize } from './token.ts';

function cursorOn(text: string): Cursor {
  return { tokens: tokenize(text), at: 0 };
}

function said(days: WrittenDays | null): string | null {
  if (days === null) return null;
  const date = ({ day, month, year }: WrittenDate): string =>
    [day, month, year].filter((part) => part !== null).join('.');
  const parts = [
    ...(days.daily ? ['daily'] : []),
    ...days.weekdays.map(({ from, to }) => (from === to ? `w${from}` : `w${from}-${to}`)),
    ...days.dates.map(({ from, to }) => (from === to ? date(from) : `${date(from)}-${date(to)}`)),
  ];
  return parts.join(' ');
}

describe('month before day', () => {
  test.each<[string, string]>([
    ['24', '24'],
    ['5 7 11', '5 7 11'],
    ['AUG 24 26-27 SEP 01-04', '24.8 26-27 1.9-4'],
    ['AUG 30-SEP 02', '30.8-2.9'],
    ['28-MAR 02', '28-2.3'],
    ['AUG,24 AND 25', '24.8 25'],
    ['24, 25, 26', '24 25 26'],
    ['MON-FRI', 'w1-5'],
    ['FRI TO MON', 'w5-1'],
    ['SAT AND SUN', 'w6 w7'],
    ['EVERY THURSDAY', 'w4'],
    ['DAILY', 'daily'],
    ['EVERY DAY', 'daily'],
    ['TOUS LES JOURS', 'daily'],
    ['24 25 DAILY', 'daily 24 25'],
  ])('%s', (text, expected) => {
    const cursor = cursorOn(text);
    expect(said(readDays(cursor, 'monthFirst', true))).toBe(expected);
    expect(cursor.at).toBe(cursor.tokens.length);
  });
});

describe('day before month', () => {
  test.each<[string, string]>([
    ['25 26 28 DEC', '25.12 26.12 28.12'],
    ['30 31 01 AUG', '30.7 31.7 1.8'],
    ['31 01 JAN 2026', '31.12.2025 1.1.2026'],
    ['24 AUG TO 02 SEP 2026', '24.8-2.9.2026'],
    ['01-05 MAR', '1.3-5.3'],
  ])('%s', (text, expected) => {
    expect(said(readDays(cursorOn(text), 'dayFirst', true))).toBe(expected);
  });
  test('four digits with a dash after them are a time', () => {
    const cursor = cursorOn('25 DEC 2023-2359');
    expect(said(readDays(cursor, 'dayFirst', true))).toBe('25.12');
    expect(cursor.at).toBe(2);
  });
});

test.each<[string, number, string | null]>([
  ['24 0600-1800', 1, '24'],
  ['24-0600', 1, '24'],
  ['24 AND 0600', 1, '24'],
  ['32', 0, null],
  ['0', 0, null],
  ['AUG', 0, null],
  ['30 MIN BEFORE SR', 0, null],
  ['EVERY', 0, null],
  ['SR-SS', 0, null],
])('%j: stops before what is no day', (text, at, expected) => {
  const cursor = cursorOn(text);
  expect(said(readDays(cursor, 'monthFirst', true))).toBe(expected);
  expect(cursor.at).toBe(at);
});

test('a comma ends the days where it should', () => {
  expect(said(readDays(cursorOn('24, 25'), 'monthFirst', false))).toBe('24');
});

test('a single date after DAILY or FROM is doubtful, a range is not', () => {
  const doubtful = (text: string): boolean | undefined => {
    const cursor = cursorOn(text);
    if (cursor.tokens[0]?.text === 'FROM') cursor.at = 1;
    return readDays(cursor, 'dayFirst', true)?.doubtful;
  };
  expect(doubtful('DAILY FM 24 AUG')).toBe(true);
  expect(doubtful('FROM 24 AUG')).toBe(true);
  expect(doubtful('DAILY FM 24 AUG TO 26 AUG')).toBe(false);
  expect(doubtful('24 AUG DAILY')).toBe(false);
});

test.each<[string, readonly MonthOrder[]]>([
  ['24 0600-1800', ['monthFirst']],
  ['AUG 24 26 SEP 01', ['monthFirst']],
  ['24 26-SEP 01', ['monthFirst']],
  ['ON NOV,08', ['monthFirst']],
  ['25 26 DEC 0600-1800', ['dayFirst']],
  ['24 0600-0700, 25 DEC 0800-0900', ['dayFirst']],
  ['30 AUG 01 0600-1800', ['monthFirst', 'dayFirst']],
  ['DEC 25 0600-0700, 26 DEC 0600-0700', []],
])('the order in %s', (text, orders) => {
  expect(monthOrders(tokenize(text))).toEqual(orders);
});
