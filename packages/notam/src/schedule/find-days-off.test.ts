import { expect, test } from 'vitest';
import { findDaysOff, findDaysOn } from './find-days-off.ts';

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
  ['RESTRICTED AREA ACT. FREE ON 6 JAN', 'FREE ON 6 JAN'],
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

test.each([
  ['RESTRICTED AREA ACT 6 JAN', ['ACT 6 JAN']],
  ['DISPLAY ON 6 JAN ONLY', ['6 JAN ONLY']],
  ['FLYING IN DAYLIGHT HOURS', ['IN DAYLIGHT HOURS']],
  ['DANGER AREA ACT', []],
  ['WEF 6 JAN', []],
])('days and parts of the day on which alone it is in force: %s', (text, expected) => {
  expect(findDaysOn(text).map(({ from, to }) => text.slice(from, to))).toEqual(expected);
});
