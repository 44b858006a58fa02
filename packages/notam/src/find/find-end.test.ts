import { expect, test } from 'vitest';
import { findEnd, isOnlyTrailers, leftOver } from './find-end.ts';

test.each([
  ['E) RWY CLSD', 'E) RWY CLSD'],
  ['E) RWY CLSD\n\n', 'E) RWY CLSD'],
  ['E) RWY CLSD\nCREATED: 12 FEB 2023 07:11', 'E) RWY CLSD'],
  ['E) RWY CLSD\nCREATED: 12 FEB 2023 07:11:00\nSOURCE: EUECYIYN', 'E) RWY CLSD'],
  ['E) RWY CLSD\nNNNN', 'E) RWY CLSD'],
  ['E) RWY CLSD END PART 1 OF 2', 'E) RWY CLSD'],
  ['E) RWY CLSD\n-----------', 'E) RWY CLSD'],
  ['E) RWY CLSD\nEND OF BRIEFING 12 FEB', 'E) RWY CLSD'],
  ['E) ROUTE CREATED: BY THE UNIT', 'E) ROUTE CREATED: BY THE UNIT'],
  ['E) SOURCE: LOCAL UNIT', 'E) SOURCE: LOCAL UNIT'],
  ['E) RWY (CLSD)', 'E) RWY (CLSD)'],
])('%j ends behind %j', (text, kept) => {
  expect(text.slice(0, findEnd(text, 0, text.length, false))).toBe(kept);
});

test('the parenthesis that closes the telegram belongs to it only where one opened it', () => {
  const text = 'E) RWY CLSD)';
  expect(findEnd(text, 0, text.length, true)).toBe(text.length - 1);
  expect(findEnd(text, 0, text.length, false)).toBe(text.length);
});

test.each([
  ['NNNN', true],
  ['CREATED: 12 FEB 2023 07:11\nSOURCE: EUECYIYN', true],
  ['=====', true],
  ['', true],
  ['NNNN A WORD', false],
  ['SEE SUP 12', false],
])('%j is nothing but trailers: %s', (text, only) => {
  expect(isOnlyTrailers(text)).toBe(only);
});

test.each([
  ['  )\n', null],
  [' WORD ) ', 'WORD )'],
  [')) WORD (', 'WORD'],
])('left over of %j', (text, rest) => {
  const span = leftOver(text, 0, text.length);
  expect(span && text.slice(span.from, span.to)).toBe(rest);
});
