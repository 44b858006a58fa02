import { expect, test } from 'vitest';
import { tokenize } from './token.ts';
import { EVERY, FILLER, SUN } from './vocabulary.ts';

function texts(text: string): string[] {
  return tokenize(text).map((token) => token.text);
}

test.each([
  ['0600-1800', ['0600', '-', '1800']],
  ['dly 0600', ['DLY', '0600']],
  ['08:00-16:30', ['0800', '-', '1630']],
  ['MON:0800', ['MON', ':', '0800']],
  ['1:30', ['1', ':', '30']],
  ['08:00:30', ['0800', ':', '30']],
  ['H24', ['H24']],
  ['h 24', ['H', '24']],
  ['H245', ['H', '245']],
  ['24AUG0600Z', ['24', 'AUG', '0600', 'Z']],
  ['SRMINUS30', ['SR', 'MINUS', '30']],
  ['SSPLUS30', ['SS', 'PLUS', '30']],
  ['SUNRISE', ['SUNRISE']],
  ['0N 23', ['ON', '23']],
  ['N0V 01', ['NOV', '01']],
  ['10N', ['10', 'N']],
  ['a\u2013b\u2212c\u2014d', ['A', '-', 'B', '-', 'C', '-', 'D']],
  ['0600\u00a0\u3000\ufeff1800', ['0600', '1800']],
  ['(0600), 1;', ['(', '0600', ')', ',', '1', ';']],
  ['', []],
  [' \n\t ', []],
])('%j', (text, expected) => {
  expect(texts(text)).toEqual(expected);
});

test('every token covers its text, in order, and none but blanks are left out', () => {
  const text = 'AUG 24\u201326 08:00-1600,\n SRMINUS30-SS \ud83d\ude80 H24';
  let at = 0;
  for (const { from, to, type, text: said } of tokenize(text)) {
    expect(text.slice(at, from).trim()).toBe('');
    expect(to).toBeGreaterThan(from);
    if (type === 'word') expect(text.slice(from, to).toUpperCase()).toBe(said);
    at = to;
  }
  expect(text.slice(at).trim()).toBe('');
});

test.each([
  ['every', EVERY | FILLER],
  ['SRMINUS30', SUN],
  ['1200', 0],
  ['BALLOON', 0],
])('%s means what its word does', (text, classes) => {
  expect(tokenize(text)[0]?.classes).toBe(classes);
});

test('a number has the value of its digits', () => {
  const values = tokenize('0630 08:05 24 2607011200').map(({ value }) => value);
  expect(values).toEqual([630, 805, 24, 2_607_011_200]);
});
