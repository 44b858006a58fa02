import { expect, test } from 'vitest';
import { drawn, notDrawn } from './testing/drawn.ts';

const AT = '595450N0104508E';
const SITE = '595450N 0104508E';

test.each([
  [`CRANE OPR ${SITE} (GLOUCESTER). MAX HGT 99FT AGL. 200FT\nAMSL`, '99FT AGL'],
  [`CRANE ${SITE} MAX HGT 142FT AMSL, 50FT AGL`, '50FT AGL'],
  [`AT PSN ${SITE}, DESIGNATION: SIAULIAI COUNTY. ELEV\n667FT/HGT 410FT, NOT LGTD`, '410FT AGL'],
  [`OBSTACLE ERECTED AT PSN: ${SITE}\nELEV/HGT: 404FT MSL/68FT AGL`, '68FT AGL'],
  [`POSITION: ${SITE}\nELEVATION/HEIGHT: 225.9FT AMSL/147.6FT AGL`, '147.6FT AGL'],
  [`PSN: ${SITE}\nHEIGHT: 164FT\nELEV: 616FT`, '164FT AGL'],
  [`PSN : ${SITE}\nHAUTEUR : 26FT\nALTITUDE : 52FT`, '26FT AGL'],
  [`PSN ${SITE}, MAX ELEV 65FT/27FT AGL`, '27FT AGL'],
  [`CRANE (ASN 2023-AEA-384-NRA) ${SITE} (0.5NM WNW JFK) 253FT (241FT AGL) FLAGGED`, '241FT AGL'],
  [`OBSTACLE CRANE ${SITE}\n (0.75NM EAST NORTHEAST KSVN) UNKNOWN MSL\n (216FT AGL)`, '216FT AGL'],
  [`CRANE ERECTED AT ${SITE} 190.61FT\nAGL/ 202FT AMSL`, '190.61FT AGL'],
  [`WIND TURBINE ${SITE} 200M (656FT) AGL. ELEV 1050FT AMSL`, '200M AGL'],
  [`CRANE ${SITE} HGT 60M`, '60M AGL'],
  [`NEW CRANE HGT 60M AGL AT PSN ${SITE}`, '60M AGL'],
  [`CRANE ${SITE} HGT 1,250FT AGL`, '1250FT AGL'],
])('of the heights of an obstacle the one above ground is taken: %s', (text, height) => {
  expect(drawn(text)).toEqual([`point ${AT} ?..${height}`]);
});

test.each([
  [`CRANE ${SITE} TOP ELEV 1200FT`, '1200FT AMSL'],
  [`MAST ${SITE} 375M AMSL`, '375M AMSL'],
  [`CRANE PSN ${SITE} MAX HGT 20M/65FT AMSL`, '65FT AMSL'],
])('without a height above ground the elevation stays one: %s', (text, height) => {
  expect(drawn(text)).toEqual([`point ${AT} ?..${height}`]);
});

test.each([
  `CRANE ${SITE} 120FT`,
  `CRANE ${SITE} UNKNOWN HEIGHT`,
  `CRANE ${SITE} (2185 FT FROM RWY 10/28 CENTERLINE)`,
  `CRANE ${SITE}, 295M R SIDE RWY 16L`,
])('a number that does not say what it counts from is no height: %s', (text) => {
  expect(drawn(text)).toEqual([`point ${AT}`]);
});

test.each([
  [
    '2 CRANES: 595450N 0104508E HGT 65M AGL, 595512N 0104600E HGT 70M AGL',
    ['point 595450N0104508E ?..65M AGL', 'point 595512N0104600E ?..70M AGL'],
  ],
  [
    '1 GROUP: PSN 560007N 0222035E, ELEV 1166FT/HGT 755FT. \n2 GROUP: PSN 555916N 0222155E, ELEV 1162FT/HGT 750FT.',
    ['point 560007N0222035E ?..755FT AGL', 'point 555916N0222155E ?..750FT AGL'],
  ],
  [
    '20 WIND TURBINES UNDER CONSTRUCTION, PSN:\n560814N0075712E\n560752N0075712E\nWIND TURBINE MAX HEIGHT 633 FT AGL, ELEV 633 FT AMSL (193M)',
    ['point 560814N0075712E ?..633FT AGL', 'point 560752N0075712E ?..633FT AGL'],
  ],
  [
    '3 WIND TURBINES IN LINE BTN PSN: 512938N 0044403E - 512837N 0044313E.\nHEIGHT 682FT AGL, ELEV 705FT AMSL',
    ['point 512938N0044403E ?..682FT AGL', 'point 512837N0044313E ?..682FT AGL'],
  ],
])('obstacles of one NOTAM have each their own height, or all the one behind the list: %s', (text, areas) => {
  expect(drawn(text)).toEqual(areas);
});

test.each([
  [
    'LIT CRANE OPR WI PSN 512833N 0002545W - 512832N 0002543W - 512831N 0002543W - 512833N 0002545W (HEATHROW).\nMAX HGT 135FT AGL/ 217FT AMSL',
    'polygon 512833N0002545W 512832N0002543W 512831N0002543W ?..135FT AGL',
  ],
  [
    'MULTIPLE CRANES, WITHIN LATERAL LIMITS:\n553822N0123431E - 553814N0123505E - 553659N0123443E - 553822N0123431E.\nOBST MAX ELEVATION 284FT AMSL.',
    'polygon 553822N0123431E 553814N0123505E 553659N0123443E ?..284FT AMSL',
  ],
  [
    'NEW OBSTACLES. 16 WIND TURBINES WITHIN AREA 531639N 0065710E, 531626N 0065924E, 531602N 0065845E AND BACK TO 531639N 0065710E.\nHEIGHT 663 FT AGL, ELEV 669 FT AMSL.',
    'polygon 531639N0065710E 531626N0065924E 531602N0065845E ?..663FT AGL',
  ],
  [
    'CRANE OPR WI 70FT RADIUS OF PSN 513639N 0010613W (BENSON)\n215FT AGL/ 400FT AMSL',
    'circle 0.012NM 513639N0010613W ?..215FT AGL',
  ],
  [
    'WIND FARM (37 TURBINES UNDER CONSTRUCTION) WITHIN AREA\nPSN 6223N02128E, RADIUS 4.0 NM, HGT 1083FT AMSL',
    'circle 4NM 622300N0212800E ?..1083FT AMSL',
  ],
])('an area in which obstacles stand has their height: %s', (text, area) => {
  expect(drawn(text)).toEqual([area]);
});

test('sites in a list stay points, however many', () => {
  const list = 'CRANES IN HARBOUR AREA: PSN 595450N 0104508E. PSN 595512N 0104600E. PSN 595430N 0104622E.';
  expect(drawn(list).map((area) => area.split(' ')[0])).toEqual(['point', 'point', 'point']);
  expect(drawn('WIND TURBINES: 595450N 0104508E, 595512N 0104600E, 595430N 0104622E')).toHaveLength(3);
});

test.each([
  [`DISPLACED THR COORD ${SITE}, ELEV 263.84M.`, `point ${AT}`],
  [`CRANE NEAR THR 05 PSN ${SITE} ELEV 263.84M`, `point ${AT} ?..263.84M AMSL`],
  [`MACHINES 300M FM THR PSN ${SITE} ELEV 263.84M`, `point ${AT} ?..263.84M AMSL`],
])(
  'the elevation of a threshold is no upper limit, that of what stands near it is one: %s',
  (text, place) => {
    expect(drawn(text)).toEqual([place]);
  },
);

test('one crane between positions works in the area round them, whatever their order', () => {
  const positions = '543100N 0012542W - 543100N 0012539W - 543059N 0012546W - 543057N 0012544W';
  expect(drawn(`CRANE OPR BTN ${positions}. MAX HGT 108FT AGL`)).toEqual([
    expect.stringMatching(/^polygon (?:\d{6}N\d{7}W ){4}\?\.\.108FT AGL$/),
  ]);
  expect(notDrawn(`CRANE OPR BTN ${positions}`)).toEqual([]);
  expect(drawn(`CRANES AT ${positions}`)).toHaveLength(4);
});
