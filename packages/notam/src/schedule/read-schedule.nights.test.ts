import { describe, expect, test } from 'vitest';
import { hoursOf, readItemD } from './testing/read-item-d.ts';

/** Hours over midnight UTC belong to the day on which they begin (OPADD). 24 August 2026 is a Monday. */
test.each<[itemD: string, itemB: string, itemC: string, hours: readonly string[]]>([
  ['1800-0600', '2608241800', '2608260600', ['24 1800-25 0600', '25 1800-26 0600']],
  ['DLY 1600-0200', '2608241600', '2608260200', ['24 1600-25 0200', '25 1600-26 0200']],
  ['BTN 0735-0300 UTC NEXTDAY', '2608240735', '2608260300', ['24 0735-25 0300', '25 0735-26 0300']],
  ['2000-0000', '2608242000', '2608260000', ['24 2000-25 0000', '25 2000-26 0000']],
  ['2359-0001', '2608242359', '2608250001', ['24 2359-25 0001']],
  ['24-25 1800-0600', '2608241800', '2608260600', ['24 1800-25 0600', '25 1800-26 0600']],
  ['24 1800-0600 26 1800-0600', '2608241800', '2608270600', ['24 1800-25 0600', '26 1800-27 0600']],
  ['24 1800-25 0600, 25 1800-26 0600', '2608241800', '2608260600', ['24 1800-25 0600', '25 1800-26 0600']],
  [
    'MON-THU 2100-0530',
    '2608242100',
    '2608280530',
    ['24 2100-25 0530', '25 2100-26 0530', '26 2100-27 0530', '27 2100-28 0530'],
  ],
  [
    'MON 2100-0620, WED 0005-0900 2100-0530',
    '2608242100',
    '2608270530',
    ['24 2100-25 0620', '26 0005-26 0900', '26 2100-27 0530'],
  ],
  ['SUN 2200-0400', '2608302200', '2608310400', ['30 2200-31 0400']],
])('%s', (itemD, itemB, itemC, hours) => {
  const reading = readItemD(itemD, itemB, itemC);
  expect(reading.schedule.status).toBe('complete');
  expect(hoursOf(reading)).toEqual(hours);
});

describe('a night told in two halves is one', () => {
  test.each([
    '24 1800-2359, 25 0000-0600 1800-2359, 26 0000-0600',
    '24 1800-2359 25 0000-0600 1800-2359 26 0000-0600',
    'AUG 24 1800-2359, 25 0000 - 0600 1800 - 2359, 26 0000-0600',
    '24 1800-2400, 25 0000-0600 1800-2400, 26 0000-0600',
    '1800-2359 AND 0000-0600',
    'BTN 1800-2400 AND 0000-0600 (NEXT DAY) DLY',
  ])('%s', (itemD) => {
    expect(hoursOf(readItemD(itemD, '2608241800', '2608260600'))).toEqual([
      '24 1800-25 0600',
      '25 1800-26 0600',
    ]);
  });

  test('but not where the second half begins a minute later', () => {
    expect(hoursOf(readItemD('24 1800-2359, 25 0001-0600', '2608241800', '2608250600'))).toEqual([
      '24 1800-24 2359',
      '25 0001-25 0600',
    ]);
  });
});

describe('the night before item B counts as far as it reaches into the validity', () => {
  test.each<[string, string, string, readonly string[]]>([
    ['2200-0400', '2608240000', '2608241200', ['24 0000-24 0400']],
    ['SUN-THU 2100-0500', '2608240000', '2608250500', ['24 0000-24 0500', '24 2100-25 0500']],
    ['MON-THU 2100-0500', '2608240000', '2608250500', ['24 2100-25 0500']],
    ['DLY 1600-0200', '2608242325', '2608260200', ['24 2325-25 0200', '25 1600-26 0200']],
  ])('%s from %s', (itemD, itemB, itemC, hours) => {
    expect(hoursOf(readItemD(itemD, itemB, itemC))).toEqual(hours);
  });
});

describe('which night is meant is not guessed', () => {
  test.each([
    '24/25 1800-0600',
    'MON/TUE 1800-0600',
    '24/25 25/26 1800-0600',
    '0800-1000 NEXT DAY',
    '24 2400-0600',
  ])('%s', (itemD) => {
    expect(readItemD(itemD, '2608241800', '2608260600').schedule).toMatchObject({
      status: 'unknown',
      intervals: null,
    });
  });
});
