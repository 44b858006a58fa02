import { describe, expect, test } from 'vitest';
import { onDays } from './testing/on-days.ts';
import { hoursOf, readItemD } from './testing/read-item-d.ts';

/** 24 August 2026 is a Monday; each row begins on it at 0600. */
type Row = readonly [itemD: string, itemC: string, hours: readonly string[]];

function complete([itemD, itemC, hours]: Row): void {
  const reading = readItemD(itemD, '2608240600', itemC);
  expect(reading.schedule.status).toBe('complete');
  expect(hoursOf(reading)).toEqual(hours);
}

const WEEK = [...onDays('24 25 26 27 28', '0600-0800'), ...onDays('29 30', '0900-1600')];

describe('each clause owns its times', () => {
  test.each<Row>([
    ['MON-FRI 0600-0800, SAT-SUN 0900-1600', '2608301600', WEEK],
    ['MON-FRI 0600-0800; SAT SUN 0900-1600', '2608301600', WEEK],
    ['MON-FRI 0600-0800/SAT-SUN 0900-1600', '2608301600', WEEK],
    ['MON-FRI 0600-0800. SAT-SUN 0900-1600.', '2608301600', WEEK],
    ['MON-FRI 0600-0800 AND SAT-SUN 0900-1600', '2608301600', WEEK],
    ['MON-FRI: 0600-0800, SAT-SUN: 0900-1600', '2608301600', WEEK],
    [
      '24 0600-0800 1200-1600, 25 0700-1600',
      '2608251600',
      [...onDays('24', '0600-0800', '1200-1600'), ...onDays('25', '0700-1600')],
    ],
    [
      '24 0600-0700, 25 26 0800-0900, 27-28 1000-1100',
      '2608281100',
      [...onDays('24', '0600-0700'), ...onDays('25 26', '0800-0900'), ...onDays('27 28', '1000-1100')],
    ],
    [
      'MON WED 0600-0800 1000-1200, TUE THU 0700-0900',
      '2608270900',
      [
        ...onDays('24', '0600-0800', '1000-1200'),
        ...onDays('25', '0700-0900'),
        ...onDays('26', '0600-0800', '1000-1200'),
        ...onDays('27', '0700-0900'),
      ],
    ],
    ['MON 0600-0800, 24 1000-1200', '2608241200', onDays('24', '0600-0800', '1000-1200')],
    ['24 0600-0700, 25 H24', '2608260000', ['24 0600-24 0700', '25 0000-26 0000']],
  ])('%s', (...row) => complete(row));
});

describe('where the comma is missing, days begin the next clause', () => {
  test.each<Row>([
    ['MON-FRI 0600-0800 SAT SUN 0900-1600', '2608301600', WEEK],
    ['MON-FRI 0600-0800\nSAT-SUN 0900-1600', '2608301600', WEEK],
    ['24 0600-0800 25 1000-1600', '2608251600', ['24 0600-24 0800', '25 1000-25 1600']],
    ['AUG 24 0600-0800 AUG 25 1000-1600', '2608251600', ['24 0600-24 0800', '25 1000-25 1600']],
    ['24 AUG 0600-0800 25 AUG 1000-1600', '2608251600', ['24 0600-24 0800', '25 1000-25 1600']],
    ['24-25 0600-0800 27 1000-1600', '2608271600', [...onDays('24 25', '0600-0800'), '27 1000-27 1600']],
  ])('%s', (...row) => complete(row));
});

describe('a comma between days, or between times, ends no clause', () => {
  test.each<Row>([
    ['24, 25, 26 0600-1600', '2608261600', onDays('24 25 26', '0600-1600')],
    ['MON, WED, FRI 0600-1600', '2608281600', onDays('24 26 28', '0600-1600')],
    [
      '24 0600-0700, 0900-1000, 25 0600-0700',
      '2608250700',
      [...onDays('24', '0600-0700', '0900-1000'), '25 0600-25 0700'],
    ],
    ['24 0600-1600, 25, 26 0800-1600', '2608261600', ['24 0600-24 1600', ...onDays('25 26', '0800-1600')]],
  ])('%s', (...row) => complete(row));
});

describe('hours that stand before their days throughout', () => {
  test.each<Row>([
    ['0600-0800 MON-FRI, 0900-1600 SAT-SUN', '2608301600', WEEK],
    ['0600-0800 MON-FRI 0900-1600 SAT SUN', '2608301600', WEEK],
    ['0600-0700 ON 24, 0634-0805 ON 25', '2608250805', ['24 0600-24 0700', '25 0634-25 0805']],
    ['0600-0700 24 AND 0800-0900 25', '2608250900', ['24 0600-24 0700', '25 0800-25 0900']],
    [
      '0600-0700 0900-1000 ON 24, 0600-0700 ON 25',
      '2608250700',
      [...onDays('24', '0600-0700', '0900-1000'), '25 0600-25 0700'],
    ],
    ['0600-0700 ON AUG 24 0800-0900 ON AUG 25', '2608250900', ['24 0600-24 0700', '25 0800-25 0900']],
  ])('%s', (...row) => complete(row));
});

describe('an exception belongs to its own clause', () => {
  test.each<Row>([
    [
      'MON-FRI 0600-0800 EXC WED, SAT-SUN 0900-1600',
      '2608301600',
      WEEK.filter((each) => !each.startsWith('26')),
    ],
    [
      'MON-FRI 0600-0800, SAT-SUN 0900-1600 EXC 29',
      '2608301600',
      WEEK.filter((each) => !each.startsWith('29')),
    ],
    [
      'MON-FRI 0600-0800 EXC AUG 26 28, SAT-SUN 0900-1600 EXC AUG 29',
      '2608301600',
      WEEK.filter((each) => !/^(?:26|28|29)/.test(each)),
    ],
  ])('%s', (...row) => complete(row));
});

describe('one unbroken period from day to day', () => {
  test.each<Row>([
    ['24 0600-26 1200, 28 1200-30 0700', '2608300700', ['24 0600-26 1200', '28 1200-30 0700']],
    ['24 0600 - 26 1800', '2608261800', ['24 0600-26 1800']],
    ['AUG 24 0600-AUG 26 1800', '2608261800', ['24 0600-26 1800']],
    ['FM 24 0600 TO 26 1800', '2608261800', ['24 0600-26 1800']],
    ['FROM 24 AUG 0600 UNTIL 26 AUG 1800', '2608261800', ['24 0600-26 1800']],
    ['MON 0600-FRI 1800', '2608281800', ['24 0600-28 1800']],
    ['FM MON 0600 TO FRI 1800', '2608281800', ['24 0600-28 1800']],
    ['MON 0600-WED 1200, FRI 0600-SAT 1200', '2608291200', ['24 0600-26 1200', '28 0600-29 1200']],
    ['24 0600-0900, 26 0900-27 1800', '2608271800', ['24 0600-24 0900', '26 0900-27 1800']],
    [
      '2608240600 TO 2608241930 2608250600 TO 2608261300',
      '2608261300',
      ['24 0600-24 1930', '25 0600-26 1300'],
    ],
  ])('%s', (...row) => complete(row));

  test('comes back every week between weekdays', () => {
    const reading = readItemD('FRI 1500-MON 0600', '2608281500', '2609070600');
    expect(hoursOf(reading)).toEqual(['28 1500-31 0600', '04 1500-07 0600']);
  });
});
