import { describe, expect, test } from 'vitest';
import type { ScheduleContext } from './read-schedule.ts';
import { readTextSchedule } from './read-text-schedule.ts';
import { instantOf } from './testing/read-item-d.ts';

/** Monday 24 to Friday 28 August 2026, near Oslo. */
const WEEK: ScheduleContext = {
  validFrom: instantOf('2608240500'),
  validTo: instantOf('2608282000'),
  permanent: false,
  now: instantOf('2608010000'),
  position: { lat: 59.9, lon: 10.75 },
};

function read(text: string, context: ScheduleContext = WEEK) {
  const found = readTextSchedule(text, context);
  return found === null
    ? null
    : {
        words: text.slice(found.span.from, found.span.to),
        hours: found.schedule.intervals?.map(({ from, to }) => `${from.slice(8, 16)}/${to.slice(8, 16)}`),
      };
}

describe('the hours of the whole effect are read where the text writes them once and sets them off', () => {
  test.each([
    ['EN D476 ACT MON-FRI 0800-1600', 'MON-FRI 0800-1600', 5, '24T08:00/24T16:00'],
    ['DANGER AREA ACT DAILY 0800-1600.', 'DAILY 0800-1600', 5, '24T08:00/24T16:00'],
    ['ACT 0800-1600 DAILY', '0800-1600 DAILY', 5, '24T08:00/24T16:00'],
    ['ACT DAILY H24', 'DAILY H24', 1, '24T05:00/28T20:00'],
    [
      'UNMANNED ACFT WILL TAKE PLACE DAILY 0800-1600. MAX HGT 400FT AGL',
      'DAILY 0800-1600',
      5,
      '24T08:00/24T16:00',
    ],
    ['FIRING MON-THU 0700-1500, FRI 0700-1100', 'MON-THU 0700-1500, FRI 0700-1100', 5, '24T07:00/24T15:00'],
    ['LASER SHOW DAILY 1900-2000\nMAX HGT 2000FT', 'DAILY 1900-2000', 5, '24T19:00/24T20:00'],
    ['UAS FLIGHTS DLY BTN 0500 AND 1900', 'DLY BTN 0500 AND 1900', 5, '24T05:00/24T19:00'],
    ['RWY 08/26 CLSD DAILY 2200-0500.', 'DAILY 2200-0500', 4, '24T22:00/25T05:00'],
    ['EXERCISE FM MON TO FRI 0800-1600.', 'MON TO FRI 0800-1600', 5, '24T08:00/24T16:00'],
    ['DAILY 0800-1000 1800-2000.', 'DAILY 0800-1000 1800-2000', 10, '24T08:00/24T10:00'],
    [
      'PERSONNEL AND EQPT LOCATED RWY 10/28 FOR RUBBER REMOVAL AND REPAINTING BTN 0800-1600 DAILY. EXPECT UP TO 15 MIN.',
      'BTN 0800-1600 DAILY',
      5,
      '24T08:00/24T16:00',
    ],
    [
      'CONSTRUCTION OF WIND FARM TURBINES WITH ACFT WARNING LIGHTS ACTIVE.\nMON-THU 0730-2000, EVERY FRI 0730-1300\nPOSN 535657N 0065302W, HGT 411FT',
      'MON-THU 0730-2000, EVERY FRI 0730-1300',
      5,
      '24T07:30/24T20:00',
    ],
    ['PARACHUTING DAILY SR-SS.', 'DAILY SR-SS', 5, '24T05:00/24T18:45'],
    ['ACT DAILY 0800-1600 EXC AUG 26', 'DAILY 0800-1600 EXC AUG 26', 4, '24T08:00/24T16:00'],
    ['ACT 24 AUG 0800-1600', '24 AUG 0800-1600', 1, '24T08:00/24T16:00'],
  ])('%s', (text, words, periods, first) => {
    const found = read(text);
    expect(found?.words).toBe(words);
    expect(found?.hours).toHaveLength(periods);
    expect(found?.hours?.[0]).toBe(first);
  });
});

describe('hours that may be those of something else are left alone', () => {
  test.each([
    ['a telephone', 'EN D476 ACT. FOR QUESTIONS CALL 12345678 MON-FRI 0800-1600'],
    ['a contact', 'EN D476 ACT. CTC RANGE OFFICER MON-FRI 0800-1600.'],
    ['an office', 'BRIEFING OFFICE DAILY 0800-1600.'],
    ['a frequency', 'FREQ 123.500 MONITORED DAILY 0800-1600.'],
    ['an aerodrome', 'AD OPN DAILY 0800-1600'],
    ['a service', 'FUEL AVBL DAILY 0800-1600.'],
    ['a tower', 'TWR HOURS OF SERVICE MON-FRI 0800-1600'],
    ['the time outside the effect', 'AREA CLSD OUTSIDE DAILY 0800-1600.'],
    ['one of two areas', 'AREA A: DAILY 0800-1000. AREA B: DAILY 1200-1400.'],
    ['one part of the text', 'EN D476 ACT DLY 0800-1600. CRANE UP FRI 0900-1000.'],
  ])('%s: %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('hours that are not wholly understood, or not set off, are left alone', () => {
  test.each([
    'DAILY 0800-1600 LT',
    'DAILY 0800-1600 (LOCAL)',
    'ACT DAILY 0800-1600 UNLESS CANCELLED',
    'RWY 08/26 CLSD DLY 2200-0500 DUE WIP',
    'EN D476 ACT MON-FRI 0800-1600 SFC-FL100',
    'DAILY 1000-2000FT',
    'EXERCISE MON-FRI.',
    'ACT 0800-1600',
    'PARACHUTING SAT SUN 0800-1600',
  ])('%s', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('areas with their hours and levels: the time in which any of them is active', () => {
  const within = (itemB: string, itemC: string): ScheduleContext => ({
    ...WEEK,
    validFrom: instantOf(itemB),
    validTo: instantOf(itemC),
  });
  const CASTLEMARTIN = 'THE FOLLOWING CASTLEMARTIN DANGER AREAS ARE ACTIVATED:\n';

  test.each<[string, string, string, string, readonly string[]]>([
    [
      'all at the same hours',
      'EGD217A 0800-1600 SFC-2000FT AMSL\nEGD217C 0800-1600 SFC-2000FT AMSL',
      '2608250800',
      '2608251600',
      ['25T08:00/25T16:00'],
    ],
    [
      'twice a day',
      'EGD113A   0730-1500   SFC-6000FT AMSL\nEGD113A   1700-2300   SFC-6000FT AMSL\nEGD113B   0730-1500   SFC-6000FT AMSL',
      '2608250730',
      '2608252300',
      ['25T07:30/25T15:00', '25T17:00/25T23:00'],
    ],
    [
      'one after the other',
      'EGD201H 0800-0900 SFC-FL070\nEGD201H 0900-1600 SFC-FL660',
      '2608250800',
      '2608251600',
      ['25T08:00/25T16:00'],
    ],
    [
      'names of more than one word',
      'NORTH LOW 0700-1700 FL195-FL260\nSOUTH LOW  0700-1700 FL195-FL260',
      '2608250700',
      '2608251700',
      ['25T07:00/25T17:00'],
    ],
  ])('%s', (_, areas, itemB, itemC, hours) => {
    expect(read(CASTLEMARTIN + areas, within(itemB, itemC))?.hours).toEqual(hours);
  });

  test.each([
    ['they do not begin at B', 'EGD201H 0900-1600 SFC-FL070', '2608250800', '2608251600'],
    ['they do not end at C', 'EGD201H 0800-1500 SFC-FL070', '2608250800', '2608251600'],
    ['the validity is longer than a day', 'EGD201H 0800-1600 SFC-FL070', '2608250800', '2608261600'],
    [
      'one of them has no levels',
      'EGD201H 0800-1600 SFC-FL070\nEGD201J 0900-1000',
      '2608250800',
      '2608251600',
    ],
  ])('left alone where %s', (_, areas, itemB, itemC) => {
    expect(read(CASTLEMARTIN + areas, within(itemB, itemC))).toBeNull();
  });
});
