import { describe, expect, test } from 'vitest';
import type { ScheduleReading } from './read-schedule.ts';
import { hoursOf, readItemD } from './testing/read-item-d.ts';

function unreadText({ schedule, unread }: ScheduleReading): string[] {
  return unread.map(({ from, to }) => schedule.text.slice(from, to));
}

describe('complete', () => {
  const cases: readonly [text: string, from: string, to: string, hours: readonly string[]][] = [
    ['0600-1800', '2608240600', '2608251800', ['24 0600-24 1800', '25 0600-25 1800']],
    ['DAILY 0600-1800', '2608240600', '2608251800', ['24 0600-24 1800', '25 0600-25 1800']],
    ['0600-1800 DLY', '2608240600', '2608251800', ['24 0600-24 1800', '25 0600-25 1800']],
    ['EVERY DAY 0600/1800', '2608240600', '2608251800', ['24 0600-24 1800', '25 0600-25 1800']],
    ['DLY BTN 0600 AND 1800 UTC', '2608240600', '2608241800', ['24 0600-24 1800']],
    ['FROM 0600 TO 1800', '2608240600', '2608241800', ['24 0600-24 1800']],
    ['06:00\u201318:00', '2608240600', '2608241800', ['24 0600-24 1800']],
    ['2000- \n2045', '2608242000', '2608242045', ['24 2000-24 2045']],
    ['0100-0200 0300-0400', '2608240100', '2608240400', ['24 0100-24 0200', '24 0300-24 0400']],
    ['0100-0200, 0300-0400', '2608240100', '2608240400', ['24 0100-24 0200', '24 0300-24 0400']],
    ['0100-0200 AND 0300-0400', '2608240100', '2608240400', ['24 0100-24 0200', '24 0300-24 0400']],
    ['0300-0500 0100-0400', '2608240100', '2608240500', ['24 0100-24 0500']],
    ['H24', '2608240600', '2608261800', ['24 0600-26 1800']],
    ['MON-FRI H24', '2608280000', '2608312359', ['28 0000-29 0000', '31 0000-31 2359']],
    ['SAT AND SUN', '2608290000', '2608302359', ['29 0000-30 2359']],
    [
      'FRI-MON 1000-1100',
      '2608281000',
      '2609011200',
      ['28 1000-28 1100', '29 1000-29 1100', '30 1000-30 1100', '31 1000-31 1100'],
    ],
    ['MON TO TUE 1000-1100', '2608241000', '2608301100', ['24 1000-24 1100', '25 1000-25 1100']],
    ['H24 EXC SUN', '2608290000', '2608312359', ['29 0000-30 0000', '31 0000-31 2359']],
    ['24 26 DAILY 0600-0700', '2608240600', '2608260700', ['24 0600-24 0700', '26 0600-26 0700']],
    ['MON: 1000-1100, TUE: 1200-1300', '2608241000', '2608251300', ['24 1000-24 1100', '25 1200-25 1300']],
    ['EV WED 0300-0400', '2608260300', '2609020400', ['26 0300-26 0400', '02 0300-02 0400']],
    ['0800-1000 EVERY FRI', '2608280800', '2609041000', ['28 0800-28 1000', '04 0800-04 1000']],
    ['SUN 1700-MON 0600', '2608231700', '2608310600', ['23 1700-24 0600', '30 1700-31 0600']],
    ['SAT/SUN 0800-1000', '2608290800', '2608301000', ['29 0800-29 1000', '30 0800-30 1000']],
  ];
  test.each(cases)('%s', (text, from, to, expected) => {
    const reading = readItemD(text, from, to);
    expect(reading.schedule.status).toBe('complete');
    expect(hoursOf(reading)).toEqual(expected);
    expect(reading.unread).toEqual([]);
  });
});

describe('midnight', () => {
  test('a period over midnight belongs to the day on which it begins', () => {
    expect(hoursOf(readItemD('24 25 2200-0400', '2608242200', '2608260400'))).toEqual([
      '24 2200-25 0400',
      '25 2200-26 0400',
    ]);
  });
  test('the night before B counts as far as B reaches into it', () => {
    expect(hoursOf(readItemD('2200-0400', '2608240000', '2608241200'))).toEqual(['24 0000-24 0400']);
    expect(hoursOf(readItemD('MON-FRI 2200-0400', '2608290000', '2608311200'))).toEqual(['29 0000-29 0400']);
  });
  test('2359 and 0000 touch', () => {
    expect(hoursOf(readItemD('24 2200-2359, 25 0000-0400', '2608242200', '2608250400'))).toEqual([
      '24 2200-25 0400',
    ]);
  });
  test('2359 and 0001 do not', () => {
    expect(hoursOf(readItemD('24 2200-2359, 25 0001-0400', '2608242200', '2608250400'))).toHaveLength(2);
  });
  test('2400 ends a day and begins none', () => {
    expect(hoursOf(readItemD('24 2200-2400', '2608242200', '2608250000'))).toEqual(['24 2200-25 0000']);
    expect(readItemD('24 2400-0200', '2608242200', '2608250200').schedule.status).toBe('unknown');
  });
  test('equal times are a whole day', () => {
    expect(hoursOf(readItemD('0600-0600', '2608240600', '2608260600'))).toEqual(['24 0600-26 0600']);
  });
  test('NEXT DAY repeats what the times say', () => {
    expect(hoursOf(readItemD('2330-0130 (NEXT DAY)', '2608242330', '2608250130'))).toEqual([
      '24 2330-25 0130',
    ]);
  });
  test('NEXT DAY moves a period that goes on after midnight', () => {
    const reading = readItemD('BTN 2000-2400 AND 0001-0100 (NEXT DAY) DLY', '2608242000', '2608250100');
    expect(hoursOf(reading)).toEqual(['24 2000-25 0000', '25 0001-25 0100']);
  });
  test('NEXT DAY that could mean either is not read', () => {
    expect(readItemD('0800-1000 NEXT DAY', '2608240800', '2608251000').schedule.status).toBe('unknown');
  });
});

describe('dates', () => {
  const cases: readonly [text: string, from: string, to: string, hours: readonly string[]][] = [
    [
      'AUG 30 SEP 01-02 0600-0700',
      '2608300600',
      '2609020700',
      ['30 0600-30 0700', '01 0600-01 0700', '02 0600-02 0700'],
    ],
    ['30 0600-0700, 01 0800-0900', '2608300600', '2609010900', ['30 0600-30 0700', '01 0800-01 0900']],
    [
      '31-02 0600-0700',
      '2608310600',
      '2609020700',
      ['31 0600-31 0700', '01 0600-01 0700', '02 0600-02 0700'],
    ],
    ['31 - SEP 01 0600-0700', '2608310600', '2609010700', ['31 0600-31 0700', '01 0600-01 0700']],
    ['DEC 31 JAN 01 0600-0700', '2612310600', '2701010700', ['31 0600-31 0700', '01 0600-01 0700']],
    [
      '24 28-29 02 0800-0900, 25 01 0800-2100',
      '2612240800',
      '2701020900',
      [
        '24 0800-24 0900',
        '25 0800-25 2100',
        '28 0800-28 0900',
        '29 0800-29 0900',
        '01 0800-01 2100',
        '02 0800-02 0900',
      ],
    ],
    [
      '25 26 AUG 0600-0700, 01 SEP 0800-0900',
      '2608250600',
      '2609010900',
      ['25 0600-25 0700', '26 0600-26 0700', '01 0800-01 0900'],
    ],
    [
      '30 31 01 SEP 0600-0700',
      '2608300600',
      '2609010700',
      ['30 0600-30 0700', '31 0600-31 0700', '01 0600-01 0700'],
    ],
    ['0600-0700 ON 24 AND 26', '2608240600', '2608260700', ['24 0600-24 0700', '26 0600-26 0700']],
    [
      '0600-0700 ON AUG,24\n0800-0900 ON AUG,25',
      '2608240600',
      '2608250900',
      ['24 0600-24 0700', '25 0800-25 0900'],
    ],
    ['0600-0700 0N 24,0634-0805 ON 25', '2608240600', '2608250805', ['24 0600-24 0700', '25 0634-25 0805']],
    ['0600-0700 24 AND 0800-0900 25', '2608240600', '2608250900', ['24 0600-24 0700', '25 0800-25 0900']],
    [
      '24 0600-0700,0800-0900 AND 25 1000-1100.',
      '2608240600',
      '2608251100',
      ['24 0600-24 0700', '24 0800-24 0900', '25 1000-25 1100'],
    ],
    [
      '06, 07 AND 09 BTN 1140-1440',
      '2608061140',
      '2608091440',
      ['06 1140-06 1440', '07 1140-07 1440', '09 1140-09 1440'],
    ],
    ['AUGUST 24-25,1400-2000', '2608241400', '2608252000', ['24 1400-24 2000', '25 1400-25 2000']],
    [
      '0600-0700 ON 24 AUG 2026\n 0800-0900 ON 02 SEP 2026',
      '2608240600',
      '2609020900',
      ['24 0600-24 0700', '02 0800-02 0900'],
    ],
    [
      '0600-0700 DLY FM 24 AUG TO 25 AUG 2026',
      '2608240600',
      '2608250700',
      ['24 0600-24 0700', '25 0600-25 0700'],
    ],
    ['AUG 24 0600-0700 AUG 25 0800-0900', '2608240600', '2608250900', ['24 0600-24 0700', '25 0800-25 0900']],
    ['AUG 24 TIL AUG 25 0600-0700', '2608240600', '2608250700', ['24 0600-24 0700', '25 0600-25 0700']],
    ['AUG 01-31 0600-0700', '2608300600', '2608310700', ['30 0600-30 0700', '31 0600-31 0700']],
    ['01-31 0600-0700', '2608300600', '2608310700', ['30 0600-30 0700', '31 0600-31 0700']],
    ['OCT 01-APR 30 0600-0700', '2701010600', '2701020700', ['01 0600-01 0700', '02 0600-02 0700']],
    ['MON-FRI 24-31 AUG 0600-0700', '2608280600', '2608310700', ['28 0600-28 0700', '31 0600-31 0700']],
  ];
  test.each(cases)('%s', (text, from, to, expected) => {
    const reading = readItemD(text, from, to);
    expect(reading.schedule.status).toBe('complete');
    expect(hoursOf(reading)).toEqual(expected);
  });
});

describe('periods over days', () => {
  const cases: readonly [text: string, from: string, to: string, hours: readonly string[]][] = [
    ['04 1000-06 1200, 08 1200-10 0700', '2608041000', '2608100700', ['04 1000-06 1200', '08 1200-10 0700']],
    ['31 0800-01 1600', '2608310800', '2609011600', ['31 0800-01 1600']],
    ['FROM 24 AUG 0800 TO 25 AUG 1600', '2608240800', '2608251600', ['24 0800-25 1600']],
    ['24 0900-1100, 26 0900-27 1800', '2608240900', '2608271800', ['24 0900-24 1100', '26 0900-27 1800']],
    [
      '2608061130 TO 2608061930\n   2608071130 TO 2608081300',
      '2608061130',
      '2608081300',
      ['06 1130-06 1930', '07 1130-08 1300'],
    ],
  ];
  test.each(cases)('%s', (text, from, to, expected) => {
    const reading = readItemD(text, from, to);
    expect(reading.schedule.status).toBe('complete');
    expect(hoursOf(reading)).toEqual(expected);
  });
  test('years are not taken for times', () => {
    expect(readItemD('01 AUG 2026 TO 02 SEP 2026', '2608010000', '2609022359').schedule.status).toBe(
      'unknown',
    );
  });
});

describe('exceptions', () => {
  const cases: readonly [text: string, from: string, to: string, hours: readonly string[]][] = [
    ['0700-1700 EXC SAT SUN', '2608280700', '2608311700', ['28 0700-28 1700', '31 0700-31 1700']],
    ['0700-1700 DAILY EXC SUN', '2608290700', '2608311700', ['29 0700-29 1700', '31 0700-31 1700']],
    ['MON-FRI 0600-0700 EXC AUG 25', '2608240600', '2608260700', ['24 0600-24 0700', '26 0600-26 0700']],
    ['MON-FRI 0600-0700 EXC AUG 25, 26', '2608240600', '2608270700', ['24 0600-24 0700', '27 0600-27 0700']],
    ['DAILY EXC SAT/SUN 0600-0700', '2608280600', '2608310700', ['28 0600-28 0700', '31 0600-31 0700']],
    ['0600-0700 EXC SAT, SUN', '2608280600', '2608310700', ['28 0600-28 0700', '31 0600-31 0700']],
    ['DAILY EXC SUN 0600-0700', '2608290600', '2608310700', ['29 0600-29 0700', '31 0600-31 0700']],
    ['DAILY 0600-1800 EXC 1200-1300', '2608240600', '2608241800', ['24 0600-24 1200', '24 1300-24 1800']],
    [
      'SAT SUN 1100-1130 EXC AUG 30, AUG 30 1000-1030',
      '2608291100',
      '2608301030',
      ['29 1100-29 1130', '30 1000-30 1030'],
    ],
    [
      'MON 0600-0700 EXC AUG 31, TUE 0600-0700',
      '2608240600',
      '2609010700',
      ['24 0600-24 0700', '25 0600-25 0700', '01 0600-01 0700'],
    ],
  ];
  test.each(cases)('%s', (text, from, to, expected) => {
    const reading = readItemD(text, from, to);
    expect(reading.schedule.status).toBe('complete');
    expect(hoursOf(reading)).toEqual(expected);
  });
  test('an exception that names no days leaves the hours and is unread', () => {
    const reading = readItemD('MON-FRI 0600-0700 EXC HOL', '2608240600', '2608250700');
    expect(reading.schedule.status).toBe('partial');
    expect(hoursOf(reading)).toEqual(['24 0600-24 0700', '25 0600-25 0700']);
    expect(unreadText(reading)).toEqual(['HOL']);
  });
  test('times after an excepted date replace or remove: unread, and nothing is taken away', () => {
    const reading = readItemD('DAILY 0600-0700 EXC AUG 25 0600-0630', '2608240600', '2608250700');
    expect(reading.schedule.status).toBe('partial');
    expect(hoursOf(reading)).toEqual(['24 0600-24 0700', '25 0600-25 0700']);
  });
});

describe('not guessed', () => {
  const unknown: readonly [text: string, from: string, to: string][] = [
    ['', '2608240600', '2608251800'],
    ['BY ARRANGEMENT', '2608240600', '2608251800'],
    ['0600-1800 LOCAL', '2608240600', '2608251800'],
    ['0800L-1700L', '2608240600', '2608251800'],
    ['0600-2500', '2608240600', '2608251800'],
    ['0600-1860', '2608240600', '2608251800'],
    ['DAILY 0000 - 08000', '2608240000', '2608251800'],
    ['0600', '2608240600', '2608251800'],
    ['0600-', '2608240600', '2608251800'],
    ['0600-1800 AND', '2608240600', '2608251800'],
    ['0600(0500)-1800(1700)', '2608240600', '2608251800'],
    ['0600-1800 SAT, 1900-2000', '2608240600', '2608251800'],
    ['0800-1000, SAT 1100-1200, SUN', '2608240600', '2608311800'],
    ['MON AUG 24 0600-1800', '2608240600', '2608251800'],
    ['31 0600-1800', '2606010600', '2606301800'],
    ['SEP 01 0600-1800', '2608240600', '2608251800'],
    ['FEB 30 0600-1800', '2602010600', '2603051800'],
    ['27-23 0600-1800', '2608230600', '2608271800'],
    ['01-20 0600-1800', '2608240600', '2608271800'],
    ['DEC 25 0600-1800, 26 DEC 0600-1800', '2612250600', '2612261800'],
    ['05 08 0600-1800', '2606030600', '2608201800'],
    ['SAT/SUN 2200-0400', '2608292200', '2608310400'],
    ['24/25 2200-0400', '2608242200', '2608260400'],
    ['SAT 0600-1800', '2608240600', '2608251800'],
    ['SR-SS WHICHEVER IS EARLIER', '2608240600', '2608251800'],
    ['EVERY SECOND FRI 0600-1800', '2608240600', '2609251800'],
    ['0600-1800 SAT, 1900-2000', '2608240600', '2608312000'],
    ['0800-1600 SAT-SUN 1000-1400', '2608290800', '2608301400'],
    ['DLY FM 24 AUG 0600-0700', '2608240600', '2608260700'],
    ['FROM 24 AUG 0600-0700', '2608240600', '2608260700'],
    ['JAN 10 20 15 0600-0700', '2601100600', '2603200700'],
    ['DAILY EXC SAT, SUN 0600-0700', '2608240600', '2608310700'],
    ['1 HR BEFORE SR-SS', '2608240600', '2608251800'],
  ];
  test.each(unknown)('%s', (text, from, to) => {
    const { schedule, clauses, unread } = readItemD(text, from, to);
    expect(schedule).toEqual({ text, intervals: null, status: 'unknown' });
    expect(clauses).toEqual([]);
    expect(unread).toHaveLength(text === '' ? 0 : 1);
  });
  test('a clause not understood is unread as a whole, the others are kept', () => {
    const reading = readItemD(
      'MON 0600-0700, TUE BY ARRANGEMENT 0800-0900, WED 0600-0700',
      '2608240600',
      '2608260700',
    );
    expect(reading.schedule.status).toBe('partial');
    expect(hoursOf(reading)).toEqual(['24 0600-24 0700', '26 0600-26 0700']);
    expect(unreadText(reading)).toEqual(['TUE BY ARRANGEMENT 0800-0900']);
  });
  test('a day outside the validity is unread, its neighbours are kept', () => {
    const reading = readItemD('24 25 2300-0500', '2608242300', '2608250500');
    expect(reading.schedule.status).toBe('partial');
    expect(hoursOf(reading)).toEqual(['24 2300-25 0500']);
  });
  test('days without months over two months are read only in order from B to C', () => {
    expect(hoursOf(readItemD('24 31 0600-0700, 07 0800-0900', '2608240600', '2610070900'))).toEqual([]);
    expect(hoursOf(readItemD('24 31 0600-0700, 07 0800-0900', '2608240600', '2609070900'))).toHaveLength(3);
  });
});

describe('clauses', () => {
  test('say what stands there, with dates placed', () => {
    const text = 'AUG 24-26 0600-1800 SR-SS PLUS30 EXC 25, MON H24';
    expect(readItemD(text, '2608240600', '2608261800').clauses).toEqual([
      {
        type: 'repeated',
        days: {
          type: 'dates',
          ranges: [{ from: { year: 2026, month: 8, day: 24 }, to: { year: 2026, month: 8, day: 26 } }],
        },
        times: [
          { type: 'range', from: { type: 'clock', minutes: 360 }, to: { type: 'clock', minutes: 1080 } },
          {
            type: 'range',
            from: { type: 'sunrise', offsetMinutes: 0 },
            to: { type: 'sunset', offsetMinutes: 30 },
          },
        ],
        except: {
          days: {
            type: 'dates',
            ranges: [{ from: { year: 2026, month: 8, day: 25 }, to: { year: 2026, month: 8, day: 25 } }],
          },
          times: [],
        },
        span: { from: 0, to: 39 },
      },
      {
        type: 'repeated',
        days: { type: 'weekdays', ranges: [{ from: 1, to: 1 }], within: null },
        times: [{ type: 'allDay' }],
        except: null,
        span: { from: 41, to: 48 },
      },
    ]);
  });
});
