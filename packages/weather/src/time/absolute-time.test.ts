import { expect, test } from 'vitest';
import { factsOf, problemsOf } from '../testing/read.ts';

const issued = (digits: string, now: string): string | null =>
  factsOf(`METAR ENGM ${digits}Z 24015KT 9999 NSC 10/05 Q1013`, now).issuedAt;

test.each([
  ['151150', '2026-07-15T12:00:00Z', '2026-07-15T11:50:00Z'],
  ['151300', '2026-07-15T12:00:00Z', '2026-07-15T13:00:00Z'],
  ['151301', '2026-07-15T12:00:00Z', '2026-06-15T13:01:00Z'],
  ['161150', '2026-07-15T12:00:00Z', '2026-06-16T11:50:00Z'],
  ['160030', '2026-07-15T23:40:00Z', '2026-07-16T00:30:00Z'],
  ['160050', '2026-07-15T23:40:00Z', '2026-06-16T00:50:00Z'],
  ['152330', '2026-07-16T00:20:00Z', '2026-07-15T23:30:00Z'],
  ['010020', '2026-07-31T23:50:00Z', '2026-08-01T00:20:00Z'],
  ['312350', '2026-08-01T00:10:00Z', '2026-07-31T23:50:00Z'],
  ['311200', '2026-03-02T00:00:00Z', '2026-01-31T12:00:00Z'],
  ['291200', '2026-03-01T12:00:00Z', '2026-01-29T12:00:00Z'],
  ['291200', '2028-03-01T12:00:00Z', '2028-02-29T12:00:00Z'],
  ['010000', '2026-12-31T23:30:00Z', '2027-01-01T00:00:00Z'],
  ['010000', '2026-12-31T12:00:00Z', '2026-12-01T00:00:00Z'],
  ['152400', '2026-07-15T23:10:00Z', '2026-07-16T00:00:00Z'],
])('%s read at %s is %s', (digits, now, expected) => {
  expect(issued(digits, now)).toBe(expected);
});

test.each(['321200', '001200', '152500', '151260', '152401'])('there is no %s', (digits) => {
  const facts = factsOf(`METAR ENGM ${digits}Z 24015KT 9999 NSC 10/05 Q1013`);
  expect(facts.issuedAt).toBeNull();
  expect(problemsOf(facts)).toContain('issuedAt.impossibleTime');
});

const validity = (header: string, now: string): (string | null)[] => {
  const { issuedAt, validFrom, validTo } = factsOf(`TAF ENGM ${header} 24010KT 9999 BKN020`, now);
  return [issuedAt, validFrom, validTo];
};

test.each([
  ['151100Z 1512/1618', '2026-07-15T12:00:00Z', '2026-07-15T11:00', '2026-07-15T12:00', '2026-07-16T18:00'],
  ['302320Z 0100/0124', '2026-06-30T23:30:00Z', '2026-06-30T23:20', '2026-07-01T00:00', '2026-07-02T00:00'],
  ['311700Z 3118/0124', '2026-12-31T18:00:00Z', '2026-12-31T17:00', '2026-12-31T18:00', '2027-01-02T00:00'],
  ['152320Z 1524/1606', '2026-07-15T23:30:00Z', '2026-07-15T23:20', '2026-07-16T00:00', '2026-07-16T06:00'],
  ['122202Z 1218/1324', '2026-07-12T22:30:00Z', '2026-07-12T22:02', '2026-07-12T18:00', '2026-07-14T00:00'],
  ['010010Z 3118/0118', '2026-08-01T01:00:00Z', '2026-08-01T00:10', '2026-07-31T18:00', '2026-08-01T18:00'],
])('%s read at %s', (header, now, ...expected) => {
  expect(validity(header, now)).toEqual(expected.map((instant) => `${instant}:00Z`));
});

test('a forecast across a 29th is not dated in a February of 28 days', () => {
  expect(validity('281700Z 2818/2924', '2026-03-10T00:00:00Z')).toEqual([
    '2026-01-28T17:00:00Z',
    '2026-01-28T18:00:00Z',
    '2026-01-30T00:00:00Z',
  ]);
});

test('a forecast of at most 30 hours from a 30th to a 1st is of a month of 30 days', () => {
  expect(validity('301700Z 3018/0124', '2026-03-10T00:00:00Z')[1]).toBe('2025-11-30T18:00:00Z');
});

test('changes on a 31st date a forecast in a month that has one', () => {
  const changed = '301705Z 3018/0100 32008KT 9999 FEW020 BECMG 3102/3104 19010KT';
  expect(validity(changed, '2026-10-03T00:00:00Z')).toEqual([
    '2026-08-30T17:05:00Z',
    '2026-08-30T18:00:00Z',
    '2026-09-01T00:00:00Z',
  ]);
  // Where none of a year fits, the latest such day is meant.
  const impossible = changed.replace('3102/3104', '1502/1504');
  expect(validity(impossible, '2026-10-03T00:00:00Z')[0]).toBe('2026-09-30T17:05:00Z');
});

test.each([
  ['began before an amended forecast', 'TEMPO 2816/2820 3000 RA'],
  ['is of no such day', 'TEMPO 1502/1504 3000 RA'],
])('beside a change that %s the validity dates a forecast', (_, change) => {
  const header = `281700Z 2818/2924 32008KT 9999 FEW020 ${change} BECMG 2900/2902`;
  expect(validity(header, '2026-03-10T00:00:00Z')[1]).toBe('2026-01-28T18:00:00Z');
});

test('the validity of old, day and two hours, ends at the next such hour', () => {
  expect(validity('091730Z 091818', '2026-07-09T18:00:00Z').slice(1)).toEqual([
    '2026-07-09T18:00:00Z',
    '2026-07-10T18:00:00Z',
  ]);
});

test.each(['1518/1512', '1530/1612', '3218/0112', '1500/2000'])('%s is no validity', (period) => {
  const facts = factsOf(`TAF ENGM 151100Z ${period} 24010KT 9999 BKN020`);
  expect([facts.validFrom, facts.validTo]).toEqual([null, null]);
  expect(problemsOf(facts)).toEqual(['validity.impossibleValidity']);
});

test('a validity said twice is one', () => {
  const facts = factsOf('TAF LPMT 030504Z 0306/0406 0306/0406 VRB02KT CAVOK');
  expect(facts.problems).toEqual([]);
  expect(facts.tokens.filter(({ field }) => field === 'validity')).toHaveLength(2);
});
