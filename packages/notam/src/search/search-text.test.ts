import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSearchText } from './search-text.ts';

test('line wraps and accents go, and each word keeps its place in the original', () => {
  const original = 'área\r\n  de  Grúas,\nNO  ENTRY';
  const text = toSearchText(original);
  expect(text.words).toBe('AREA DE GRUAS, NO ENTRY');
  const from = text.words.indexOf('NO ENTRY');
  expect(text.placeOf(from, from + 8)).toEqual({ from: original.indexOf('NO'), to: original.length });
});

test('a text without runs of blanks keeps its offsets', () => {
  expect(toSearchText('crane\nNEAR Rwy').placeOf(6, 14)).toEqual({ from: 6, to: 14 });
});

test('every character of the words stands in the original at its place', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'b', ' ', '\n', '\t', '1')), (characters) => {
      const original = characters.join('');
      const { words, placeOf } = toSearchText(original);
      Array.from(words, (character, at) => {
        const printed = original.charAt(placeOf(at, at + 1).from);
        expect(printed.trim().toUpperCase()).toBe(character.trim());
      });
    }),
  );
});
