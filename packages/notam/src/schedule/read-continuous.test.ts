import { expect, test } from 'vitest';
import type { Cursor } from './cursor.ts';
import { readContinuous } from './read-continuous.ts';
import { tokenize } from './token.ts';

function read(text: string) {
  const cursor: Cursor = { tokens: tokenize(text), at: 0 };
  return { found: readContinuous(cursor, 'monthFirst'), at: cursor.at };
}

const clock = (hours: number): object => ({ type: 'clock', minutes: hours * 60 });

test.each([
  ['1000-06 1200', { startTime: clock(10), end: { date: { day: 6 } }, endTime: clock(12) }],
  ['1000 TO FRI 1200', { startTime: clock(10), end: { weekday: 5 }, endTime: clock(12) }],
  [
    '2303061130 TO 2303061930',
    {
      start: { date: { year: 2023, month: 3, day: 6 } },
      startTime: { minutes: 690 },
      end: { date: { year: 2023, month: 3, day: 6 } },
      endTime: { minutes: 1170 },
    },
  ],
  ['FM 2303062400 TO 2303071200', { startTime: clock(24), endTime: clock(12) }],
])('%s', (text, expected) => {
  expect(read(text).found).toMatchObject(expected);
});

test.each([
  '1000-1200',
  '1000-06',
  '2303061130',
  '2313061130 TO 2303061930',
  '2303002500 TO 2303061930',
  '2303062430 TO 2303061930',
  '2303061160 TO 2303061930',
  'MON',
])('%s is no period over days; the cursor stays', (text) => {
  expect(read(text)).toEqual({ found: null, at: 0 });
});
