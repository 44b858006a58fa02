import { describe, expect, test } from 'vitest';
import { onDays } from './testing/on-days.ts';
import { hoursOf, readItemD } from './testing/read-item-d.ts';

/** From Monday 24 to Sunday 30 August 2026. */
function read(itemD: string) {
  const reading = readItemD(itemD, '2608240600', '2608301700');
  return {
    status: reading.schedule.status,
    hours: hoursOf(reading),
    unread: reading.unread.map(({ from, to }) => itemD.slice(from, to)),
  };
}

describe('whole days that are not active', () => {
  test.each([
    ['MON-FRI 0600-1700 EXC AUG 26', '24 25 27 28'],
    ['MON-FRI 0600-1700 EXC 26', '24 25 27 28'],
    ['MON-FRI 0600-1700 EXC WED', '24 25 27 28'],
    ['MON-FRI 0600-1700, EXC AUG 26', '24 25 27 28'],
    ['MON-FRI EXC WED 0600-1700', '24 25 27 28'],
    ['0600-1700 DAILY EXC SUN', '24 25 26 27 28 29'],
    ['0600-1700 EXC SAT SUN', '24 25 26 27 28'],
    ['0600-1700 EXC SAT/SUN', '24 25 26 27 28'],
    ['0600-1700 EXC SAT AND SUN', '24 25 26 27 28'],
    ['0600-1700 EXC SAT, SUN', '24 25 26 27 28'],
    ['DAILY EXCEPT SAT AND SUN 0600-1700', '24 25 26 27 28'],
    ['DAILY 0600-1700 EXC MON-WED FRI', '27 29 30'],
    ['DAILY 0600-1700 EXC FRI-MON', '25 26 27'],
    ['24-30 0600-1700 EXC 26 28', '24 25 27 29 30'],
    ['24-30 0600-1700 EXC 26-28', '24 25 29 30'],
    ['24-30 EXC 26-28 0600-1700', '24 25 29 30'],
    ['MON-FRI 0600-1700 EXC AUG 25, 26', '24 27 28'],
    // OPADD's own example: the day excepted is a Saturday.
    ['MON-FRI 0600-1700 EXC AUG 29', '24 25 26 27 28'],
  ])('%s', (itemD, days) => {
    expect(read(itemD)).toEqual({ status: 'complete', hours: onDays(days, '0600-1700'), unread: [] });
  });

  test('take away the night that begins on them, not the one that ends there', () => {
    const reading = readItemD('DAILY 2200-0600 EXC AUG 26', '2608242200', '2608290600');
    expect(hoursOf(reading)).toEqual([
      '24 2200-25 0600',
      '25 2200-26 0600',
      '27 2200-28 0600',
      '28 2200-29 0600',
    ]);
  });

  test('of H24 leave the hours around them', () => {
    expect(hoursOf(readItemD('H24 EXC SUN', '2608290000', '2608312359'))).toEqual([
      '29 0000-30 0000',
      '31 0000-31 2359',
    ]);
  });
});

describe('hours of every day', () => {
  test.each(['DAILY 0600-1700 EXC 1200-1300', '0600-1700 EXC 1200-1300', '0600-1700 EXC BTN 1200 AND 1300'])(
    '%s',
    (itemD) => {
      expect(read(itemD)).toMatchObject({
        status: 'complete',
        hours: onDays('24 25 26 27 28 29 30', '0600-1200', '1300-1700'),
      });
    },
  );

  test('of H24 cut it into the hours between', () => {
    expect(hoursOf(readItemD('H24 EXC 1200-1300', '2608240000', '2608260000'))).toEqual([
      '24 0000-24 1200',
      '24 1300-25 1200',
      '25 1300-26 0000',
    ]);
  });

  test('that reach over midnight take away both ends', () => {
    expect(hoursOf(readItemD('H24 EXC 2200-0400', '2608240000', '2608260000'))).toEqual([
      '24 0400-24 2200',
      '25 0400-25 2200',
    ]);
  });
});

describe('what is not understood takes nothing away, and is listed', () => {
  const daily = onDays('24 25 26 27 28 29 30', '0600-1700');
  test.each([
    ['0600-1700 EXC HOL', ['HOL']],
    ['0600-1700 EXC PUBLIC HOLIDAYS', ['PUBLIC HOLIDAYS']],
    ['0600-1700 EXC', ['EXC']],
    ['DAILY 0600-1700 EXCEPT ON SUNDAYS', ['SUNDAYS']],
    ['0600-1700 EXC SEP 24', ['0600-1700 EXC SEP 24']],
    ['MON-SUN 0600-1700 EXC SUN 0800-1700', ['MON-SUN 0600-1700 EXC SUN 0800-1700']],
  ])('%s', (itemD, unread) => {
    expect(read(itemD)).toEqual({ status: 'partial', hours: daily, unread });
  });

  test('days understood beside it are taken away', () => {
    expect(read('0600-1700 EXC SUN AND HOL')).toEqual({
      status: 'partial',
      hours: onDays('24 25 26 27 28 29', '0600-1700'),
      unread: ['HOL'],
    });
  });

  test.each(['MON-FRI 0600-1700 EXC FRI EXC 1200-1300', '0600-1700 HOL EXC', 'EXC SUN'])(
    '%s is unknown',
    (itemD) => {
      expect(read(itemD)).toEqual({ status: 'unknown', hours: [], unread: [itemD] });
    },
  );
});
