import { expect, test } from 'vitest';
import { contentOf, findItemMarkers, ITEM_LETTERS } from './item-marker.ts';

function markers(text: string): string[] {
  return findItemMarkers(text).map(
    ({ rank, at, glued }) => `${ITEM_LETTERS.charAt(rank)}${at}${glued ? ' glued' : ''}`,
  );
}

test.each([
  ['Q) ENOR A) ENGM', ['Q0', 'A8']],
  ['A)ENGMB)2607010600', ['A0', 'B6 glued']],
  ['(AREA F) B9) H) AND 1)', ['F6']],
  ['PERME) X', ['E4 glued']],
  ['', []],
])('%j', (text, expected) => {
  expect(markers(text)).toEqual(expected);
});

test('the content begins behind the parenthesis', () => {
  const [marker] = findItemMarkers('X A)ENGM');
  expect(marker && 'X A)ENGM'.slice(contentOf(marker))).toBe('ENGM');
});
