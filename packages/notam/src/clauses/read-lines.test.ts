import { describe, expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

const hours = (...written: readonly string[]) =>
  written.map((each) => ({ hours: each, note: null, category: null }));

describe('a line of hours by weekdays', () => {
  test.each([
    ['MON-FRI 0800-1600', 1, 5, hours('0800-1600')],
    ['MON 0800-1600', 1, 1, hours('0800-1600')],
    ['SUN-SAT 0800-1600', 7, 6, hours('0800-1600')],
    ['MON AND TUE 1230-1545', 1, 2, hours('1230-1545')],
    ['SAT CLSD', 6, 6, null],
  ])('%s', (text, from, to, open) => {
    expect(readClause(text)).toEqual({ kind: 'weekdayLine', from, to, day: null, hours: open });
  });

  test('keeps the date that stands with the weekday', () => {
    expect(readClause('THU 25 - 0900-2200')).toMatchObject({ from: 4, day: '25' });
  });

  test.each(['MON AND FRI 0800-1600', 'MON, WED 0800-1600'])(
    'days that are no run are not made one: %s',
    (text) => {
      expect(readClause(text)).not.toMatchObject({ kind: 'weekdayLine', from: 1 });
    },
  );

  test('several in one line are told one after the other', () => {
    expect(readClause('MON-THU 0930-1630, FRI 0730-1600')).toMatchObject({
      kind: 'sequence',
      clauses: [
        { from: 1, to: 4, hours: hours('0930-1630') },
        { from: 5, to: 5, hours: hours('0730-1600') },
      ],
    });
  });
});

describe('a line of hours by dates', () => {
  test.each([
    ['13-15 JUL 0830-1645', '13-15', 7, hours('0830-1645')],
    ['JUL 13 0830-1645', '13', 7, hours('0830-1645')],
    ['06 1000-1730', '06', null, hours('1000-1730')],
    ['24 AUG 0600-0800 1000-1200', '24', 8, hours('0600-0800 1000-1200')],
    ['25 DEC CLSD', '25', 12, null],
  ])('%s', (text, days, month, open) => {
    expect(readClause(text)).toEqual({ kind: 'dayLine', days, month, hours: open });
  });
});

describe('a facility and its figures', () => {
  test.each([
    ['RWY 23: TORA 2000M', 'runway', '23', [{ type: 'measure', measure: 'takeOffRun', value: '2000M' }]],
    [
      'RWY 05: TODA 1800M, ASDA 1700M, LDA 1600M',
      'runway',
      '05',
      [
        { type: 'measure', measure: 'takeOffDistance', value: '1800M' },
        { type: 'measure', measure: 'accelerateStop', value: '1700M' },
        { type: 'measure', measure: 'landingDistance', value: '1600M' },
      ],
    ],
    ['M765: SAMAP - MAPNO - ALDAS', 'route', 'M765', [{ type: 'via', points: 'SAMAP - MAPNO - ALDAS' }]],
  ])('%s', (text, facility, name, adjuncts) => {
    expect(readClause(text)).toMatchObject({ kind: 'facilityLine', facility, name, adjuncts });
  });
});

test('a direction from a place is no area called north', () => {
  expect(JSON.stringify(readClause('NORTH WEST OF BIRMINGHAM AIRPORT'))).toMatch(/northWestOf.*BIRMINGHAM/);
});
