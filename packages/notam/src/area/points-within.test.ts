import { expect, test } from 'vitest';
import { drawn } from './testing/drawn.ts';

const RING = '0731N11040E - 0728N11124E - 0600N11118E - 0603N11034E - 0731N11040E';
const POLYGON = 'polygon 073100N1104000E 072800N1112400E 060000N1111800E 060300N1103400E';

test('where debris is expected within the area that it may fall in is no other area', () => {
  expect(drawn(`DEBRIS IS EXPECTED TO FALL AT 0645N11058E WI ${RING}`)).toEqual([POLYGON]);
  expect(drawn(`AREA ${RING}. DEBRIS EXPECTED TO FALL: 0645N11058E. VERTICAL LIMITS: SFC-UNL`)).toEqual([
    `${POLYGON} SFC..UNL`,
  ]);
});

test('a corner that is named once more is one of the area', () => {
  expect(drawn(`DEBRIS IS EXPECTED TO FALL IN THE 0731N11040E, WILL NOT EXCEED ${RING}`)).toEqual([POLYGON]);
});

test.each([
  ['outside of the ring', `DEBRIS AT 0845N11058E WI ${RING}`, 'point 084500N1105800E'],
  [
    'with a height of its own',
    `AREA ${RING}. CRANE 0645N11058E 300FT AGL`,
    'point 064500N1105800E ?..300FT AGL',
  ],
  ['below the area', `AREA ${RING} FL100-FL200. UAS OPR AT 0645N11058E`, 'point 064500N1105800E'],
  ['with a radius', `UAS 1NM RADIUS 0645N11058E AND WI ${RING}`, 'circle 1NM 064500N1105800E'],
])('a place %s stays one', (_which, text, shape) => {
  expect(drawn(text)).toContain(shape);
});
