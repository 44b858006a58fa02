import { expect, test } from 'vitest';
import { findDaysOff } from './find-days-off.ts';

function found(text: string): string[] {
  return findDaysOff(text).map(({ from, to }) => text.slice(from, to));
}

test.each([
  ['UAS FLT. 25 NOV: NOT ACT.', '25 NOV: NOT ACT'],
  ['AREA ACT. 25.11. NOT ACTIVE', '25.11. NOT ACTIVE'],
  ['NOT ACT ON 25 AND 26 NOV', 'NOT ACT ON 25 AND 26 NOV'],
  ['SUN 12 NOV 2023 : ALL AREAS NOT ACT', 'SUN 12 NOV 2023 : ALL AREAS NOT ACT'],
  ['THE ZONE IS INACTIVE EVERY SUNDAY', 'INACTIVE EVERY SUNDAY'],
  ['NO FLYING ON CHRISTMAS DAY', 'NO FLYING ON CHRISTMAS DAY'],
  ['THE SHOW OF 25 NOV CANCELLED', '25 NOV CANCELLED'],
  ['FIRING WILL NOT TAKE PLACE ON 25 NOV', 'NOT TAKE PLACE ON 25 NOV'],
  ['ACT DAILY EXCEPT 24 TO 26 DEC', 'EXCEPT 24 TO 26 DEC'],
])('a day on which it is off stands in: %s', (text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test.each([
  'DANGER AREA NOT ACTIVE',
  'DANGER AREA EGD207 HOLBEACH DEACTIVATED',
  'PHASE 2: NOT ACTIVATED YET',
  'TAKE OFF MONDAY TO FRIDAY',
  'RWY 09 NOT AVBL 25 NOV',
])('no day off stands in: %s', (text) => {
  expect(found(text)).toEqual([]);
});
