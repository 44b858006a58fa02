import { describe, expect, test } from 'vitest';
import { onDays } from './testing/on-days.ts';
import { hoursOf, readItemD } from './testing/read-item-d.ts';

/** From Monday 24 to Sunday 30 August 2026. */
function read(itemD: string) {
  const reading = readItemD(itemD, '2608240600', '2608301800');
  return {
    status: reading.schedule.status,
    hours: hoursOf(reading),
    unread: reading.unread.map(({ from, to }) => itemD.slice(from, to)),
  };
}

describe('clauses that were read keep their hours; the others are listed whole', () => {
  test.each([
    [
      '24 0600-0700, TUE BY ARRANGEMENT, 26 0600-0700',
      ['24 0600-24 0700', '26 0600-26 0700'],
      ['TUE BY ARRANGEMENT'],
    ],
    ['24 0600-0700, 25 TBN, 26 0600-0700', ['24 0600-24 0700', '26 0600-26 0700'], ['25 TBN']],
    ['MON 0600-0700, TUE 0600-2500', ['24 0600-24 0700'], ['TUE 0600-2500']],
    ['24 0600-0700, SEP 25 0600-0700', ['24 0600-24 0700'], ['SEP 25 0600-0700']],
    ['MON 0600-1800, FRI', ['24 0600-24 1800'], ['FRI']],
    ['MON-TUE 0600-0700 SAT-SUN', onDays('24 25', '0600-0700'), ['SAT-SUN']],
    ['MON-TUE 24-25 0600-0700, SAT 29 0900-1600', onDays('24 25', '0600-0700'), ['SAT 29 0900-1600']],
    ['24 0600-0700, 25 (TENTATIVE) 0800-0900', ['24 0600-24 0700'], ['25 (TENTATIVE) 0800-0900']],
  ])('%s', (itemD, hours, unread) => {
    expect(read(itemD)).toEqual({ status: 'partial', hours, unread });
  });

  test('a date outside the validity is unread, not moved into it', () => {
    const reading = readItemD('24 0600-1800 25 0600-1800', '2608240600', '2608241800');
    expect(reading.schedule.status).toBe('partial');
    expect(hoursOf(reading)).toEqual(['24 0600-24 1800']);
  });
});

describe('hours under a condition are unknown: they may be active at any time', () => {
  test.each([
    'BY ARRANGEMENT',
    'BY NOTAM',
    'WHEN ACTIVE',
    'AS ADVISED BY ATC',
    '0600-1800 OR AS ADVISED BY ATC',
    '0600-1800 IN VMC ONLY',
    '0600-1800 EXC WHEN D201 ACTIVE',
    '0600-1800 O/R',
    '0600-1800 PN 24HR',
    '0600-1800 APPROX',
    '0600-0700 OR 0900-1800',
    'SR-SS WHICHEVER IS EARLIER',
    'HX',
    'HO',
    'SAT-SUN AND HOL 0800-1700',
  ])('%s', (itemD) => {
    expect(read(itemD)).toEqual({ status: 'unknown', hours: [], unread: [itemD] });
  });
});

describe('hours that are not UTC are unknown', () => {
  test.each([
    '0600-1800 LOCAL',
    '0800L-1700L',
    '0600-1800 LT',
    '0600-1600 (0800-1800 LMT)',
    'DAILY 0600-1800 (SUMMER) 0700-1900 (WINTER)',
    '1230-1330 AND 1130-1230 DURING DAYLIGHT SAVINGS',
  ])('%s', (itemD) => {
    expect(read(itemD)).toMatchObject({ status: 'unknown', hours: [] });
  });
});

describe('what is mistyped or could be read in two ways is unknown', () => {
  test.each([
    '0600-2500',
    '0660-1800',
    '0000 - 08000',
    '600-1800',
    '6-18',
    '0600',
    '0600-',
    '0600 1800',
    '0600H-1800H',
    '0600/0700-1800',
    '240600-241800',
    '24/08 0600-1800',
    '24.08. 0600-1800',
    '2026-08-24 0600-1800',
    '24TH AUG 0600-1800',
    '32 0600-1800',
    '24 0600-1200 1400-25 1800',
    '24 0600-1800 - 25 0600-1800',
    '0800-1600 SAT-SUN 1000-1400',
    'MON AUG 24 0600-1800',
    'DLY FM 24 AUG 0600-0700',
    'DAILY 0600-1800 UNTIL AUG 25',
    'FIRST MON OF MONTH 0700-1900',
    'EVERY OTHER DAY 0700-1900',
    'EVERY SECOND FRI 0600-1800',
    'WEEKDAYS 0700-1900',
    '1. 24 0600-1800 2. 25 0600-1800',
    'HJ PLUS30',
    'SR PLUS1HR-SS',
    '1 HR BEFORE SR-SS',
    'BCMT-ECET',
  ])('%s', (itemD) => {
    expect(read(itemD)).toEqual({ status: 'unknown', hours: [], unread: [itemD] });
  });
});

describe('hours that miss the validity contradict it', () => {
  test.each([
    ['1900-2000', '2608240600', '2608241800'],
    ['SAT/SUN 0600-1800', '2608240600', '2608251800'],
    ['24 31 0600-0700', '2608240600', '2610310800'],
  ])('%s', (itemD, itemB, itemC) => {
    const reading = readItemD(itemD, itemB, itemC);
    expect(reading.schedule).toMatchObject({ status: 'unknown', intervals: null });
    expect(reading.notes).toEqual(['contradiction']);
  });
});

describe('without an end or a beginning the words are understood and there are no hours', () => {
  test.each<[string, string | null, string | null]>([
    ['H24', '2608240600', null],
    ['0600-1800', null, '2608241800'],
    ['MON-FRI 0600-1800', '2608240600', '2608240600'],
    ['AUG 24-26 0600-1800', null, null],
  ])('%s', (itemD, itemB, itemC) => {
    const reading = readItemD(itemD, itemB, itemC);
    expect(reading.schedule).toMatchObject({ status: 'complete', intervals: null });
    expect(reading.notes).toEqual(['noValidity']);
  });

  test('a permanent one has the hours of 90 days from now, or from item B where that is later', () => {
    const now = readItemD('MON-FRI 0600-1700', '2501010000', 'PERM').schedule.intervals;
    expect(now?.[0]?.from).toBe('2026-08-03T06:00:00Z');
    expect(now).toHaveLength(64);
    const later = readItemD('0600-1800', '2701010000', 'PERM').schedule.intervals;
    expect(later?.[0]?.from).toBe('2027-01-01T06:00:00Z');
    expect(later).toHaveLength(90);
  });
});

describe('too much for one schedule', () => {
  test('is not read at all beyond 20,000 characters', () => {
    const reading = readItemD('0600-0700 '.repeat(2001), '2608240600', '2608301800');
    expect(reading).toMatchObject({ schedule: { status: 'unknown' }, notes: ['tooMany'] });
  });

  test('is cut off, and says so, after 20,000 days and periods', () => {
    const reading = readItemD('0600-0700', '2608240600', '8608240700');
    expect(reading).toMatchObject({ schedule: { status: 'partial' }, notes: ['tooMany'] });
    expect(reading.schedule.intervals?.[0]?.from).toBe('2026-08-24T06:00:00Z');
  });

  test('is cut off earlier where the sun has to be computed: five years are read, ten are not', () => {
    const until = (year: string) => readItemD('SR-SS', '2608240600', `${year}08240700`);
    expect(until('31')).toMatchObject({ schedule: { status: 'complete' }, notes: [] });
    expect(until('36')).toMatchObject({ schedule: { status: 'partial' }, notes: ['tooMany'] });
  });
});
