import { expect, test } from 'vitest';
import { drawn } from './testing/drawn.ts';

const AREA = 'AREA BOUNDED BY 091400N0893000E 115200N0885700E 114300N0881400E 090500N0884700E\n';
const POLYGON = 'polygon 091400N0893000E 115200N0885700E 114300N0881400E 090500N0884700E';

test.each([
  'ALTN RTE IDASO-DCT-1215N08913E-DCT-AMVUR-LAGOG',
  "ALTN RTE: 'MATLU' DCT 0030S09000E DCT 'KETIV'",
  'ACFT FROM EXOTO DCT 141900N1102839E, DCT VEPAM',
  'L642 CHANGE TO EXOTO - POINT (144000N1101000E) - KARAN',
  'ACFT ENTER ATS RTE M771: VVTS - W15 - CRA - POINT (124000N1111500E) - DONDA',
  'ACFT ON M765: M765 - DAGAG - DAMVO - 113000N1111300E - AGSAM',
  'ALTN : BUNTO 025000N1074300E KAMIN VICE VERSA',
  'ROUTE VIA\nM593 DUPOX-AMENO M331 NUMBR/M595 AYTTE 2900N05000W/ M596 SIFEN\n2900N05000W',
])('a point of a route that flights are sent on is no area: %s', (route) => {
  expect(drawn(`${AREA}${route}`)).toEqual([POLYGON]);
});

test.each([
  ['UAS OPR ROUTING: ABCDE - 513000N0012000W - FGHIJ', 'point 513000N0012000W'],
  ['RTE REROUTED. CRANE - 513000N0012000W', 'point 513000N0012000W'],
  ['ALTN RTE CLSD. UAS WI 1NM RADIUS 513000N0012000W - DONDA', 'circle 1NM 513000N0012000W'],
  ['ALTN RTE: UAS AT EXOTO - 513000N0012000W - DONDA', 'point 513000N0012000W'],
  ['UAS OPR FM EGAA DCT 513000N0012000W DCT EGAC', 'point 513000N0012000W'],
])('what is not clearly a point of such a route stays: %s', (text, shape) => {
  expect(drawn(text).some((each) => each.endsWith(shape))).toBe(true);
});

test('corners of an area that stand between names are no points of a route', () => {
  expect(drawn('ACFT ON L642 AVOID AREA BOUNDED BY BAVAD - 5730N01300W - VOLLA')).toEqual([
    'point 573000N0130000W',
  ]);
});
