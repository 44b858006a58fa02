import { expect, test } from 'vitest';
import { findStarts } from './find-starts.ts';
import { findItemMarkers } from './item-marker.ts';

/** What stands where each NOTAM begins, and the number that it has. */
function starts(text: string) {
  return findStarts(text, findItemMarkers(text)).map(({ from, header }) => [
    text.slice(from, from + 8),
    header?.id ? text.slice(header.id.from, header.id.to) : null,
  ]);
}

test.each([
  ['A1234/26 NOTAMN\nQ) ENOR/QMRLC/IV/NBO/A/000/999/\nA) ENGM B) 2607010600', [['A1234/26', 'A1234/26']]],
  ['A1234/26\nQ) ENOR/QMRLC/IV/NBO/A/000/999/\nA) ENGM', [['A1234/26', 'A1234/26']]],
  ['Q) ENOR/QMRLC/IV/NBO/A/000/999/\nA) ENGM B) 2607010600', [['Q) ENOR/', null]]],
  ['Q) /QXXXX//////\nA) ENGM B) 2607010600', [['Q) /QXXX', null]]],
  ['A) ENGM B) 2607010600 C) PERM E) CLSD', [['A) ENGM ', null]]],
  ['A) ENGM B) WIE C) PERM E) CLSD', [['A) ENGM ', null]]],
  ['B) 2607010600 C) PERM E) CLSD', [['B) 26070', null]]],
  [
    'A) ENGM B) 2607010600 C) PERM E) ONE\nA) ENTO B) 2607010600 C) PERM E) TWO',
    [
      ['A) ENGM ', null],
      ['A) ENTO ', null],
    ],
  ],
  [
    'Q) ENOR/QMRLC/IV/NBO/A/000/999/\nA) ENGM B) 2607010600 E) ONE\nQ) ENOR/QMXLC/IV/NBO/A/000/999/\nA) ENGM B) 2607010600 E) TWO',
    [
      ['Q) ENOR/', null],
      ['Q) ENOR/', null],
    ],
  ],
])('%j', (text, expected) => {
  expect(starts(text)).toEqual(expected);
});

test.each([
  'A) FIRST B) SECOND C) THIRD',
  'A) THE RUNWAY B) 2607010600',
  'E) RWY CLSD',
  'Q) WHY? A) BECAUSE',
  'B) 2607010600 IS WHEN IT BEGINS',
  'PLAN A) OR PLAN B)',
  '',
])('no NOTAM begins in %j', (text) => {
  expect(starts(text)).toEqual([]);
});
