import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinSymbols, toSymbol, toSymbols } from './search-symbols.ts';

test.each([
  ['A', 'A'],
  ['Z', 'Z'],
  ['a', '·'],
  ['7', '0'],
  [' ', '·'],
  ['/', '·'],
  ['É', '·'],
  ['[', '·'],
  ['@', '·'],
])('%s is the symbol %s', (character, symbol) => {
  expect(toSymbol(character)).toBe(symbol);
});

test.each([
  ['1500 FT, AGL', '·0·FT·AGL·'],
  ['50 FT AGL', '·0·FT·AGL·'],
  ['EN D476 ACT', '·EN·D0·ACT·'],
  ['U/S', '·U·S·'],
  ['  RWY 01L  ', '·RWY·0L·'],
  ['0.3NM', '·0·0NM·'],
  ['', '·'],
  ['...', '·'],
])('%j in symbols is %s', (text, symbols) => {
  expect(toSymbols(text)).toBe(symbols);
});

test.each([
  ['RWY·', '·01', 'RWY·01'],
  ['D0', '0A', 'D0A'],
  ['D0', '·A', 'D0·A'],
  ['AA', 'A', 'AAA'],
  ['', '·', '·'],
])('%s and %s join to %s: a run over the seam is one symbol', (before, after, joined) => {
  expect(joinSymbols(before, after)).toBe(joined);
});

test('a text in symbols has no runs of digits or of others, and a boundary at each end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const symbols = toSymbols(text);
      expect(symbols).not.toMatch(/00|··/);
      expect(symbols.startsWith('·') && symbols.endsWith('·')).toBe(true);
      expect(symbols.replace(/[A-Z0·]/g, '')).toBe('');
    }),
  );
});
