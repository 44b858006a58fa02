import type { Qualifier } from '../facts.ts';
import { expect, test } from 'vitest';
import { drawn, notDrawn } from './testing/drawn.ts';

const SQUARE = 'polygon 595450N0104508E 595512N0104600E 595430N0104622E';

test.each([
  ['hyphens', '595450N 0104508E - 595512N 0104600E - 595430N 0104622E - 595450N 0104508E'],
  ['hyphens without blanks', '595450N0104508E-595512N0104600E-595430N0104622E-595450N0104508E'],
  ['a hyphen at the line end', '595450N0104508E-\n595512N0104600E-\n595430N0104622E-\n595450N0104508E'],
  ['a hyphen at the line start', '595450N 0104508E\n- 595512N 0104600E\n- 595430N 0104622E'],
  ['commas', '595450N 0104508E, 595512N 0104600E, 595430N 0104622E'],
  ['semicolons', '595450N 0104508E; 595512N 0104600E; 595430N 0104622E'],
  ['line ends', '595450N 0104508E\n595512N 0104600E\n595430N 0104622E'],
  ['blanks alone', '595450N 0104508E 595512N 0104600E 595430N 0104622E'],
  ['nothing', '595450N0104508E595512N0104600E595430N0104622E'],
  ['en dashes', '595450N 0104508E – 595512N 0104600E – 595430N 0104622E'],
  ['TO', '595450N0104508E TO 595512N0104600E TO 595430N0104622E TO POINT OF ORIGIN'],
  ['THEN', '595450N 0104508E THEN 595512N 0104600E THENCE TO 595430N 0104622E'],
  ['numbers', '1. 595450N 0104508E\n2. 595512N 0104600E\n3. 595430N 0104622E\n1. 595450N 0104508E'],
  ['numbers glued on', '1.595450N0104508E\n2.595512N0104600E\n3.595430N0104622E\n1.595450N0104508E'],
  ['letters', 'A(595450N 0104508E),B(595512N 0104600E), C(595430N 0104622E) AND\nA(595450N 0104508E)'],
  ['POINT A', 'POINT A 595450N 0104508E POINT B 595512N 0104600E POINT C 595430N 0104622E'],
  ['names', '595450N 0104508E (POTIB) -\n595512N 0104600E -\n595430N 0104622E (MEVIN)'],
])('corners are joined by %s', (_, corners) => {
  expect(drawn(`AIRSPACE CLSD WI AREA BOUNDED BY ${corners}`)).toEqual([SQUARE]);
  expect(notDrawn(`AIRSPACE CLSD WI AREA BOUNDED BY ${corners}`)).toEqual([]);
});

test.each([
  'TO BEGINNING',
  'BACK TO START.',
  '- BACK TO BEGINNING',
  'TO POINT OF ORIGIN',
  'AND BACK TO 595450N 0104508E.',
  '- 595450N 0104508E',
  'THENCE TO 595450N 0104508E',
  'FOUR-POINT CONNECTION RANGE',
  '- 595450N 0104508E - 595450N 0104508E',
])('%s closes the ring', (closing) => {
  expect(drawn(`WI 595450N 0104508E - 595512N 0104600E - 595430N 0104622E ${closing}`)).toEqual([SQUARE]);
});

test.each([
  [
    'letters of areas',
    'AREA 1: 510118N 0043133W - 510100N 0055000W - 512100N 0054100W - 510118N 0043133W.\nAREA 2: 510118N 0043133W - 502300N 0043200W - 502000N 0051100W - 510118N 0043133W.',
    [
      'polygon 510118N0043133W 510100N0055000W 512100N0054100W',
      'polygon 510118N0043133W 502300N0043200W 502000N0051100W',
    ],
  ],
  [
    'each with its limits',
    'I. SOBIENIE:\n1. 515714N 0211939E\n2. 515711N 0212133E\n3. 515657N 0212131E\n1. 515714N 0211939E\nGND - 1100FT AMSL\nII. MNISZEW:\n1. 515149N 0211854E\n2. 515103N 0211949E\n3. 514946N 0211708E\n1. 515149N 0211854E\nGND - 900FT AMSL',
    [
      'polygon 515714N0211939E 515711N0212133E 515657N0212131E SFC..1100FT AMSL',
      'polygon 515149N0211854E 515103N0211949E 514946N0211708E SFC..900FT AMSL',
    ],
  ],
  [
    'a polygon and a circle',
    '1. AREA: 400M AMSL-600M AMSL:\n551445N0801928E-551344N0801809E-550939N0802444E-551445N0801928E\n2. WI CIRCLE RADIUS 0.5KM CENTRE 550847N0805925E\n   SFC-600M AMSL.',
    [
      'polygon 551445N0801928E 551344N0801809E 550939N0802444E 400M AMSL..600M AMSL',
      'circle 0.27NM 550847N0805925E SFC..600M AMSL',
    ],
  ],
  [
    'a point inside the ring that is named before it',
    'DEBRIS IS EXPECTED TO FALL AT 0722N11101E WI 0807N11043E -\n0804N11127E - 0637N11121E - 0807N11043E',
    ['point 072200N1110100E', 'polygon 080700N1104300E 080400N1112700E 063700N1112100E'],
  ],
])('several areas are kept apart: %s', (_, text, areas) => {
  expect(drawn(text)).toEqual(areas);
});

test.each([
  [
    'over the 180th meridian',
    'AREA 653000N 1793000E - 653000N 1793000W - 650000N 1793000W - 650000N 1793000E - 653000N 1793000E',
    'polygon 653000N1793000E 653000N1793000W 650000N1793000W 650000N1793000E',
  ],
  [
    'on the 180th meridian itself, of either hemisphere',
    'AREA 000000N 1800000W - 010000N 1800000E - 010000S 1790000E',
    'polygon 000000N1800000W 010000N1800000E 010000S1790000E',
  ],
  [
    'over the equator and the zero meridian',
    'AREA 003000N 0003000W - 003000N 0003000E - 003000S 0003000E - 003000S 0003000W - 003000N 0003000W',
    'polygon 003000N0003000W 003000N0003000E 003000S0003000E 003000S0003000W',
  ],
  [
    'round the pole',
    'AREA 850000N 0000000E - 850000N 1200000E - 900000N 0000000E - 850000N 0000000E',
    'polygon 850000N0000000E 850000N1200000E 900000N0000000E',
  ],
])('a ring %s is drawn as it is printed', (_, text, area) => {
  expect(drawn(text)).toEqual([area]);
  expect(notDrawn(text)).toEqual([]);
});

test.each([
  [
    'the corners of a rectangle in the wrong order',
    '081822S 0901706E\n082306S 0903824E\n073011S 0902313E\n072526S 0902902E',
    ['areaCrossesItself'],
  ],
  [
    'a side along a border',
    '102203S1174143E - 120005S1172221E THENCE ALONG FIR BOUNDARY TO\n115956S1164844E - 101555S1170933E - 102203S1174143E',
    ['areaFollowsBorder'],
  ],
  [
    'a side along a coast',
    '595450N 0104508E - 595512N 0104600E FOLLOWING THE COASTLINE TO 595430N 0104622E - 595450N 0104508E',
    ['areaFollowsBorder'],
  ],
])('%s is drawn, and said to be uncertain', (_, corners, codes) => {
  const text = `FLIGHT SAFETY MAY BE AFFECTED IN AREA BOUNDED BY ${corners}`;
  expect(drawn(text)).toHaveLength(1);
  expect(notDrawn(text).map((problem) => problem.split(':')[0])).toEqual(codes);
});

test.each([
  [
    'minutes above 59',
    '500810N 0222243E - 500623N 0222216E - 500604N 0222507E - 500460N 0223317E - 500810N 0222243E',
    ['impossibleCoordinate: 500460N 0223317E'],
  ],
  [
    'a hemisphere missing',
    '140000S 1594323E - 140000 1603737E - 151400S 1612800E - 153800S\n1605100E - 140000S 1594323E',
    [],
  ],
  [
    'a longitude missing',
    '595450N 0104508E - 595512N - 595430N 0104622E - 595420N 0104500E - 595450N 0104508E',
    ['unreadableCoordinate: 595512N'],
  ],
])(
  'a ring with a corner that cannot be read (%s) is drawn through the others as incomplete',
  (_, corners, corner) => {
    const text = `WI THE AREA BOUNDED BY: ${corners}`;
    expect(drawn(text)).toEqual([expect.stringMatching(/^part of polygon( \d{6}[NS]\d{7}[EW]){3,}/)]);
    expect(notDrawn(text)).toEqual([...corner, `unreadableArea: ${corners}`]);
  },
);

test('two corners are no area, and the rest is missed', () => {
  const text = 'AREA BOUNDED BY 595450N 0104508E - 595512N 0104600E';
  expect(drawn(text)).toEqual(['part of point 595450N0104508E', 'part of point 595512N0104600E']);
  expect(notDrawn(text)).toEqual(['unreadableArea: 595450N 0104508E - 595512N 0104600E']);
});

test('an area on the other side of the world from the Q line is reported', () => {
  const qualifier = { centre: { lat: 59.9, lon: 10.75 }, radiusNm: 20 } as Qualifier;
  const text = 'AREA 595450S 0104508E - 595512S 0104600E - 595430S 0104622E';
  expect(notDrawn(text, qualifier).map((problem) => problem.split(':')[0])).toEqual(['areaOutsideQualifier']);
  expect(notDrawn(text.replaceAll('S 0', 'N 0'), qualifier)).toEqual([]);
});

test('the points of a route are no corners', () => {
  const way =
    'UAS OPR ROUTING:\n572929N 0021710W\n572844N 0021834W\n572653N 0022605W (ABERDEEN) MAX HGT 400FT AGL';
  expect(drawn(way)).toEqual([
    'point 572929N0021710W ?..400FT AGL',
    'point 572844N0021834W ?..400FT AGL',
    'point 572653N0022605W ?..400FT AGL',
  ]);
  expect(drawn('ALTN ROUTE : KETIV DCT 002833S0895158E DCT MATLU')).toEqual([]);
});

test('a distance round a whole area is told, not drawn round its corners', () => {
  const text =
    'ROAD WI 10M RADIUS OF AREA BOUNDED BY: 595450N 0104508E - 595512N 0104600E - 595430N 0104622E';
  expect(drawn(text)).toEqual([`part of ${SQUARE}`]);
  expect(notDrawn(text)).not.toEqual([]);
});

test('the points of a track are no corners', () => {
  const text = 'AIRSPACE RESERVATION TR:595450N 0104508E - 595512N 0104600E - 595430N 0104622E';
  expect(drawn(text)).toEqual(['point 595450N0104508E', 'point 595512N0104600E', 'point 595430N0104622E']);
});

test.each([
  'WI 595450N 0104508E - 595512N 0104600E - SOLBERG VOR - 595430N 0104622E - 595450N 0104508E',
  'WI AREA 595450N 0104508E - 595512N 0104600E - HOLM LIGHTHOUSE - 595430N 0104622E - 595450N 0104508E',
  'BOUNDED BY 595450N 0104508E, 595512N 0104600E, OLD CHURCH, 595430N 0104622E, 595450N 0104508E',
  'BOUNDED BY 595450N 0104508E - 595512N 0104600E THEN TO SOLBERG BRIDGE THENCE 595430N 0104622E - 595450N 0104508E',
])('a corner that is only named leaves the area incomplete, and told: %s', (text) => {
  expect(drawn(text)).toEqual([`part of ${SQUARE}`]);
  expect(notDrawn(text).map((problem) => problem.split(':')[0])).toEqual(['unreadableArea']);
});

test('sites with their names are no corners', () => {
  const text =
    'CRANES AT 595450N 0104508E - OLD CHURCH, 595512N 0104600E - NEW CHURCH, 595430N 0104622E - HARBOUR';
  expect(drawn(text).every((area) => !area.includes('polygon'))).toBe(true);
});

test('words in brackets behind corners that have a line each part no area', () => {
  const text = `IN THE FOLLOWING AREA:
S05 07 E093 00
S05 01 E092 16
S02 25 E092 38 (ON YMMM FIR BOUNDARY)
S02 53 E093 19 (ON YMMM FIR BOUNDARY)`;
  const [area, ...others] = drawn(text);
  expect(others).toEqual([]);
  expect(area).toMatch(/^polygon/);
  expect(drawn(text.replaceAll(' (ON YMMM FIR BOUNDARY)', ''))).toEqual([area]);
});
