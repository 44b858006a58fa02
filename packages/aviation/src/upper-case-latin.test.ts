import fc from 'fast-check';
import { expect, test } from 'vitest';
import { upperCaseLatin } from './upper-case-latin.ts';

test.each([
  ['rwy 01l closed', 'RWY 01L CLOSED'],
  ['RWY 01L', 'RWY 01L'],
  ['lørenskog straße', 'LøRENSKOG STRAßE'],
  ['A)\u00a0ENGM\u202fB)', 'A) ENGM B)'],
])('%j', (text, expected) => {
  expect(upperCaseLatin(text)).toBe(expected);
});

test('no offset moves, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(upperCaseLatin(text)).toHaveLength(text.length);
    }),
  );
});
