import { describe, expect, test } from 'vitest';
import { onDays } from './testing/on-days.ts';
import { hoursOf, readItemD } from './testing/read-item-d.ts';

type Row = readonly [itemD: string, itemB: string, itemC: string, hours: readonly string[]];

function complete([itemD, itemB, itemC, hours]: Row): void {
  const reading = readItemD(itemD, itemB, itemC);
  expect(reading.schedule.status).toBe('complete');
  expect(hoursOf(reading)).toEqual(hours);
}

describe('over the end of a month', () => {
  test.each<Row>([
    ['29-02 0800-1600', '2604290800', '2605021600', onDays('29 30 01 02', '0800-1600')],
    ['31-02 0800-1600', '2608310800', '2609021600', onDays('31 01 02', '0800-1600')],
    ['30-FEB 02 0800-1600', '2601300800', '2602021600', onDays('30 31 01 02', '0800-1600')],
    ['28-MAR 02 0830-2359', '2302280830', '2303022359', onDays('28 01 02', '0830-2359')],
    ['APR 29-MAY 02 2100-2245', '2404292100', '2405022245', onDays('29 30 01 02', '2100-2245')],
    ['30 31 01 0800-1600', '2608300800', '2609011600', onDays('30 31 01', '0800-1600')],
    ['30 31 01 SEP 0800-1600', '2608300800', '2609011600', onDays('30 31 01', '0800-1600')],
    ['JUL 31 AUG 01 0800-1700', '2507310800', '2508011700', onDays('31 01', '0800-1700')],
    ['31 2300-2330, 01 0130-0200', '2307312300', '2308010200', ['31 2300-31 2330', '01 0130-01 0200']],
    ['31 2200-0200', '2608312200', '2609010200', ['31 2200-01 0200']],
    ['31 0800-01 1600', '2608310800', '2609011600', ['31 0800-01 1600']],
    ['MAY 30 31 JUN 01-02 0800-0900', '2605300800', '2606020900', onDays('30 31 01 02', '0800-0900')],
    [
      '30 0600-1900, MAY 02-03 0700-1900',
      '2604300600',
      '2605031900',
      [...onDays('30', '0600-1900'), ...onDays('02 03', '0700-1900')],
    ],
  ])('%s', (...row) => complete(row));

  test.each([
    ['APR 29-31 0800-1600', '2604290800', '2605011600'],
    ['29-31 0800-1600', '2604290800', '2605021600'],
    ['31 0800-1600', '2604010800', '2604301600'],
    ['SEP 31 0800-1600', '2609010800', '2610011600'],
  ])('a day that the month does not have is unknown: %s', (itemD, itemB, itemC) => {
    expect(readItemD(itemD, itemB, itemC).schedule.status).toBe('unknown');
  });
});

describe('leap day', () => {
  test.each<Row>([
    ['FEB 27-MAR 01 0600-1800', '2802270600', '2803011800', onDays('27 28 29 01', '0600-1800')],
    ['28-01 0600-1800', '2802280600', '2803011800', onDays('28 29 01', '0600-1800')],
    ['28 29 0600-1800', '2802280600', '2802291800', onDays('28 29', '0600-1800')],
    ['FEB 29 2200-0400', '2802292200', '2803010400', ['29 2200-01 0400']],
    ['28 2200-0400', '2802282200', '2802290400', ['28 2200-29 0400']],
    ['FEB 27-MAR 01 0600-1800', '2702270600', '2703011800', onDays('27 28 01', '0600-1800')],
    ['28 2200-0400', '2702282200', '2703010400', ['28 2200-01 0400']],
  ])('%s from %s', (...row) => complete(row));

  test.each(['FEB 29 0600-1800', '28 29 0600-1800'])('in a common year %s is unknown', (itemD) => {
    expect(readItemD(itemD, '2702280600', '2703011800').schedule.status).toBe('unknown');
  });
});

describe('over the end of a year', () => {
  test.each<Row>([
    ['30-02 0800-1600', '2612300800', '2701021600', onDays('30 31 01 02', '0800-1600')],
    ['DEC 30-JAN 02 0800-1600', '2612300800', '2701021600', onDays('30 31 01 02', '0800-1600')],
    ['30 31 01 02 0800-1600', '2612300800', '2701021600', onDays('30 31 01 02', '0800-1600')],
    ['DEC 31 JAN 01 0800-1600', '2612310800', '2701011600', onDays('31 01', '0800-1600')],
    ['30 31 DEC 0830-1700, 01 JAN 0830-1700', '2412300830', '2501011700', onDays('30 31 01', '0830-1700')],
    ['31 2200-0200', '2612312200', '2701010200', ['31 2200-01 0200']],
    ['DEC 31 2200-JAN 01 0200', '2612312200', '2701010200', ['31 2200-01 0200']],
    [
      'DEC 30-JAN 01 2200-0400',
      '2612302200',
      '2701020400',
      ['30 2200-31 0400', '31 2200-01 0400', '01 2200-02 0400'],
    ],
    ['MON-FRI 0800-1600 EXC DEC 25-JAN 01', '2612240800', '2701041600', onDays('24 04', '0800-1600')],
  ])('%s', (...row) => complete(row));

  test('the years are those of items B and C', () => {
    const { schedule } = readItemD('NOV 22 1625-2300, NOV 23-JAN 02 1600-2300', '2211221625', '2301022300');
    expect(schedule.intervals).toHaveLength(42);
    expect(schedule.intervals?.[0]).toEqual({ from: '2022-11-22T16:25:00Z', to: '2022-11-22T23:00:00Z' });
    expect(schedule.intervals?.at(-1)).toEqual({ from: '2023-01-02T16:00:00Z', to: '2023-01-02T23:00:00Z' });
  });

  test('a date that comes twice within the validity is not guessed', () => {
    expect(readItemD('DEC 25 0800-1000', '2611250800', '2802281000').schedule.status).toBe('unknown');
  });
});

describe('where the clocks change, the next clause has other hours', () => {
  test('AUG 20-OCT 24 0600-1700, OCT 25-OCT 31 0700-1800', () => {
    const { schedule } = readItemD(
      'AUG 20-OCT 24 0600-1700, OCT 25-OCT 31 0700-1800',
      '2608200600',
      '2610311800',
    );
    expect(schedule.status).toBe('complete');
    expect(schedule.intervals).toHaveLength(73);
    expect(schedule.intervals?.slice(65, 67)).toEqual([
      { from: '2026-10-24T06:00:00Z', to: '2026-10-24T17:00:00Z' },
      { from: '2026-10-25T07:00:00Z', to: '2026-10-25T18:00:00Z' },
    ]);
  });
});

describe('days without a month', () => {
  test.each<Row>([
    // The validity has each of them once.
    ['25 05 0800-0900', '2608240800', '2609050900', onDays('25 05', '0800-0900')],
    // The month before goes on.
    [
      'NOV 01 0900-1000, 05-06 1300-1400',
      '2410310900',
      '2411061400',
      [...onDays('01', '0900-1000'), ...onDays('05 06', '1300-1400')],
    ],
    // They follow each other from B to C.
    [
      '24 31 0600-0700, 07 0800-0900',
      '2608240600',
      '2609070900',
      [...onDays('24 31', '0600-0700'), '07 0800-07 0900'],
    ],
    ['MAR 06 13 20 27 1700-2100', '2603061700', '2603272100', onDays('06 13 20 27', '1700-2100')],
  ])('%s', (...row) => complete(row));

  test.each([
    ['which of two months is meant', '24 31 0600-0700, 07 0800-0900', '2608240600', '2610070900'],
    ['it lies outside the validity', '20 0600-0700', '2608240600', '2608310900'],
    ['a range could end in two months', '31-02 0600-1700', '2601310600', '2603021700'],
    ['they run backwards', '27-23 0600-0700', '2608230600', '2608270900'],
    ['month and day stand in two orders', 'DEC 25 0600-1800, 26 DEC 0600-1800', '2612250600', '2612261800'],
  ])('are unknown where %s', (_, itemD, itemB, itemC) => {
    expect(readItemD(itemD, itemB, itemC).schedule).toMatchObject({ status: 'unknown', intervals: null });
  });
});
