import { expect, test } from 'vitest';
import { conditionCategory, CONDITIONS, isCondition } from './conditions.ts';
import { isValidPair } from './valid-pairs.ts';
import { isSubject, subjectCategory, SUBJECTS } from './subjects.ts';

test('the table knows every subject of the selection criteria that NOTAM use most', () => {
  for (const code of 'RD RT WM OB WU RR RP WG WE WA FA MR MX AE XX WZ WO GA GW OL NX'.split(' ')) {
    expect(isSubject(code), code).toBe(true);
  }
});

test('the table knows the conditions that NOTAM use most', () => {
  for (const code of 'CA CE LW LC AS AH CD LT AU CH TT XX KK HX HW'.split(' ')) {
    expect(isCondition(code), code).toBe(true);
  }
});

test('what is no code is none, inherited property names included', () => {
  for (const code of ['ZZ', 'rd', '', 'RDC', 'toString', '__proto__', 'constructor']) {
    expect(isSubject(code), code).toBe(false);
    expect(isCondition(code), code).toBe(false);
  }
});

test('codes are two capital letters', () => {
  for (const code of [...Object.keys(SUBJECTS), ...Object.keys(CONDITIONS)])
    expect(code).toMatch(/^[A-Z]{2}$/);
});

test('each code knows its section', () => {
  expect(subjectCategory('RD')).toBe('restrictedAirspace');
  expect(subjectCategory('OB')).toBe('obstacle');
  expect(conditionCategory('CE')).toBe('change');
  expect(conditionCategory('LC')).toBe('limitation');
});

test('a pair fits when one sentence can say it', () => {
  expect(isValidPair('MR', 'LC')).toBe(true);
  expect(isValidPair('RD', 'CA')).toBe(true);
  expect(isValidPair('WP', 'LW')).toBe(true);
});

test('a pair that makes no sense as a sentence is kept apart', () => {
  expect(isValidPair('RA', 'LW')).toBe(false);
  expect(isValidPair('XX', 'LC')).toBe(false);
  expect(isValidPair('MR', 'XX')).toBe(false);
});
