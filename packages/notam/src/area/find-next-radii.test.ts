import { expect, test } from 'vitest';
import { findNextRadii } from './find-next-radii.ts';

function radii(text: string, nextPlace: number | null = null): number[] {
  return findNextRadii(text, 0, text.length, nextPlace).map(({ nm }) => nm);
}

test.each([
  ['. ACT MAY AFFECT ACFT WI 6NM SFC TO 30600FT AMSL OR ABOVE.', [6]],
  ['. VISIBLE WITHIN 10NM UP TO 9000FT AMSL. GLARE WI 3NM.', [10, 3]],
  ['. AVOID WI 2NM BELOW 2000FT', [2]],
  ['. WI A 5NM RADIUS FL100-FL120', [5]],
  ['; WI 4NM (ALL DIRECTIONS)', [4]],
])('a radius without a centre in a later sentence: %s', (text, expected) => {
  expect(radii(text)).toEqual(expected);
});

test.each([
  [' ACT WI 6NM SFC-500FT AGL', 'in the sentence of the place itself'],
  ['. KEEP CLEAR WI 6NM OF ABC VOR SFC-500FT AGL', 'with a centre of its own'],
  ['. WI 30MIN OF START', 'a time'],
  ['. WI 0NM.', 'nothing'],
  ['. WITHIN THE AREA', 'no distance'],
])('none: %s (%s)', (text) => {
  expect(radii(text)).toEqual([]);
});

test('a radius close in front of the next place may be its own', () => {
  const text = '. WI 2NM (PSN 595512N 0104600E) SFC-500FT AGL';
  expect(radii(text, text.indexOf('5955'))).toEqual([]);
  expect(radii(text)).toEqual([2]);
});

test('it knows where its sentence begins', () => {
  const text = 'X. LASERS WI 3NM. GLARE WI 9NM.';
  const found = findNextRadii(text, 0, text.length, null);
  expect(found.map(({ sentenceFrom }) => text.slice(sentenceFrom).trim())).toEqual([
    'LASERS WI 3NM. GLARE WI 9NM.',
    'GLARE WI 9NM.',
  ]);
});
