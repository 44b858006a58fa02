import { formatIcaoPosition, type Height, type Position } from '@klarnotam/aviation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Area, Qualifier } from '../facts.ts';
import { findPositions } from './find-positions.ts';
import { readAreas } from './read-areas.ts';

const A = '595450N 0104508E';
const B = '595512N 0104600E';
const C = '595430N 0104622E';

function pointsOf(area: Area): readonly Position[] {
  if (area.type === 'circle' || area.type === 'sector') return [area.centre];
  if (area.type === 'point') return [area.position];
  return area.type === 'corridor' ? area.path : area.points;
}

/** `circle 0.500 A` … with the letters of the known positions. */
function shapes(text: string, qualifier: Qualifier | null = null): string[] {
  return readAreas(text, qualifier, []).areas.map(({ area }) => {
    const size = area.type === 'circle' ? area.radiusNm : area.type === 'corridor' ? area.widthNm : null;
    const places = pointsOf(area).map((point) => {
      const printed = formatIcaoPosition(point);
      return printed === A ? 'A' : printed === B ? 'B' : printed === C ? 'C' : printed;
    });
    return [area.type, ...(size === null ? [] : [size.toFixed(3)]), ...places].join(' ');
  });
}

function codes(text: string, qualifier: Qualifier | null = null): string[] {
  return readAreas(text, qualifier, []).problems.map(({ code }) => code);
}

test.each([
  [`PSN ${A}, RADIUS 0,5 NM`, 'circle 0.500 A'],
  [`WI 5KM RADIUS OF ${A}`, 'circle 2.700 A'],
  [`WI 2NM RADIUS OF/: ${A}`, 'circle 2.000 A'],
  [`RADIUS 500M FROM PSN ${A}`, 'circle 0.270 A'],
  [`${A} RADIUS 50 METERS`, 'circle 0.027 A'],
  [`CIRCLE WITH RADIUS OF 3 KM CENTERED AT ${A}`, 'circle 1.620 A'],
  [`WITHIN 1NM OF ${A}`, 'circle 1.000 A'],
  [`DIAMETER 2NM CENTRE ${A}`, 'circle 1.000 A'],
  [`PSN ${A}, RADIUS 6.88KM (3.71NM)`, 'circle 3.715 A'],
])('a circle: %s', (text, shape) => {
  expect(shapes(text)).toEqual([shape]);
  expect(codes(text)).toEqual([]);
});

test.each([
  `AREA BOUNDED BY ${A} - ${B} - ${C} - ${A}`,
  `AREA DEFINED BY: 1. ${A} 2. ${B} 3. ${C}`,
  `WI ${A}, ${B}, ${C}`,
  `${A} TO ${B} TO ${C} TO POINT OF ORIGIN`,
  `${A}\n${B}\n${C}`,
  `POINT A ${A} POINT B ${B} POINT C ${C}`,
  `BOUNDED BY: A(${A}),B(${B}), C(${C}) AND A(${A})`,
  `AREA: ${A} (ALPHA) - ${B} (BRAVO) - ${C} (CHARLIE)`,
])('a polygon, its first point not repeated: %s', (text) => {
  expect(shapes(text)).toEqual(['polygon A B C']);
  expect(codes(text)).toEqual([]);
});

test('the distance of a corridor does not make a circle of the point in front of it', () => {
  expect(shapes(`PSN ${A} SFC-UNL. WI 1NM EITHER SIDE OF LINE JOINING ${B} - ${C}`)).toEqual([
    'point A',
    'corridor 2.000 B C',
  ]);
});

test.each([
  [`1NM EITHER SIDE OF LINE JOINING ${A} - ${B}`, 'corridor 2.000 A B'],
  [`ALONG LINE ${A} - ${B} 1NM EITHER SIDE`, 'corridor 2.000 A B'],
  [`CORRIDOR 2KM WIDE BTN ${A} AND ${B}`, 'corridor 1.080 A B'],
  [`WI 1NM OF A LINE JOINING ${A} - ${B}`, 'corridor 2.000 A B'],
])('a corridor with its whole width: %s', (text, shape) => {
  expect(shapes(text)).toEqual([shape]);
});

test.each([
  [`CRANE PSN ${A}`, ['point A']],
  [`2 CRANES: ${A} HGT 65M AGL, ${B} HGT 70M AGL`, ['point A', 'point B']],
  [`WIND TURBINES: ${A}, ${B}, ${C}`, ['point A', 'point B', 'point C']],
  [`SITES ${A} (ASKER), ${B} (MOSS), ${C} (SKI)`, ['point A', 'point B', 'point C']],
])('points: %s', (text, expected) => {
  expect(shapes(text)).toEqual(expected);
});

test.each([
  [`CRANES IN HARBOUR AREA: PSN ${A}. PSN ${B}. PSN ${C}.`, ['point A', 'point B', 'point C']],
  [`PSN ${A}. PSN ${B}. PSN ${C}.`, ['point A', 'point B', 'point C']],
  [`LIGHTS U/S (PSN ${A}). PSN ${B}. POSITION ${C}`, ['point A', 'point B', 'point C']],
  [`CRANES IN AREA BOUNDED BY PSN ${A}. PSN ${B}. PSN ${C}.`, ['polygon A B C']],
  [`AREA: PSN ${A}. PSN ${B}. PSN ${C}. BACK TO START`, ['polygon A B C']],
])('positions in sentences of their own are a list, not corners: %s', (text, expected) => {
  expect(shapes(text)).toEqual(expected);
});

/** Each shape with its limits: `circle 1.000 A 0-2000`. */
function withLimits(text: string): string[] {
  const { areas } = readAreas(text, null, []);
  return shapes(text).map((shape, index) => {
    const { lower, upper } = areas[index]?.area ?? { lower: null, upper: null };
    return `${shape} ${lower?.value ?? ''}-${upper?.value ?? ''}`;
  });
}

test.each([
  [
    `JAMMERS LOCATED WI 1NM RADIUS PSN ${A} (KEMBLE). ACTIVITY MAY AFFECT ACFT WI 6NM SFC TO 30600FT AMSL.`,
    ['circle 1.000 A -', 'circle 6.000 A 0-30600'],
  ],
  [
    `LASERS WI 1NM RADIUS OF ${A} SFC-500FT AGL. VISIBLE WI 10NM UP TO 9000FT AMSL. GLARE WI 3NM.`,
    ['circle 1.000 A 0-500', 'circle 10.000 A -9000', 'circle 3.000 A -'],
  ],
  [`WI 1NM RADIUS OF ${A}. ACT WI 1NM SFC-500FT AGL`, ['circle 1.000 A 0-500']],
  [`WI 1NM RADIUS OF ${A}. KEEP CLEAR WI 6NM OF ABC VOR SFC-500FT AGL`, ['circle 1.000 A 0-500']],
  [`WI 1NM RADIUS OF ${A}. WI 2NM (PSN ${B}) SFC-500FT AGL`, ['circle 1.000 A -', 'circle 2.000 B 0-500']],
  [`WI 1NM RADIUS OF ${A} ACT WI 6NM SFC-500FT AGL`, ['circle 1.000 A 0-500']],
  [`WI 1NM RADIUS OF ${A} SFC TO 30600FT AMSL OR ABOVE`, ['circle 1.000 A 0-']],
])('a radius without a centre in the next sentence lies round the place named last: %s', (text, expected) => {
  expect(withLimits(text)).toEqual(expected);
});

test.each([
  [
    `ROUTE ${A} ASKER 1339\n${B} MOSS 1341\n${C} SKI 1359\nACFT TRANSIT BTN 250FT AGL-2000FT AGL`,
    ['point A 250-2000', 'point B 250-2000', 'point C 250-2000'],
  ],
  [`CRANE ${A} SITE 1, CRANE ${B} SITE 2. MAX HGT 70M AGL`, ['point A -70', 'point B -70']],
  [`CRANE ${A} SITE 1, CRANE ${B} SITE 2 HGT 70M AGL`, ['point A -', 'point B -70']],
  [`CRANE ${A} HGT 60M AGL, CRANE ${B} SITE 2. MAX HGT 70M AGL`, ['point A -60', 'point B -70']],
  [
    `WI 1NM RADIUS OF ${A}. WI 2NM RADIUS OF ${B}. VERTICAL LIMITS: SFC-2000FT AMSL`,
    ['circle 1.000 A 0-2000', 'circle 2.000 B 0-2000'],
  ],
  [`WI 1NM RADIUS OF ${A}. CRANE ${B} SITE 2. SFC-2000FT AMSL`, ['circle 1.000 A -', 'point B 0-2000']],
])('limits in a sentence behind a list belong to all of it: %s', (text, expected) => {
  expect(withLimits(text)).toEqual(expected);
});

test('there and back is no area', () => {
  expect(shapes(`${A} - ${B} - ${A}`)).toEqual(['point A', 'point B']);
});

test('one radius for a list of centres', () => {
  expect(shapes(`WI 1NM RADIUS OF ${A}, ${B}`)).toEqual(['circle 1.000 A', 'circle 1.000 B']);
});

test('several areas, each with its own shape and limits', () => {
  const text = `1. AREA: ${A}-${B}-${C}-${A} 300M AMSL-1200M AMSL. 2. WI CIRCLE RADIUS 1KM CENTRE ${B} SFC-1200M AMSL. 3. CORRIDOR 5NM EITHER SIDE OF A LINE: ${A} - ${C} FL110-FL120`;
  expect(shapes(text)).toEqual(['polygon A B C', 'circle 0.540 B', 'corridor 10.000 A C']);
  expect(readAreas(text, null, []).areas.map(({ area }) => [area.lower, area.upper])).toEqual([
    [
      { value: 300, unit: 'm', reference: 'amsl' },
      { value: 1200, unit: 'm', reference: 'amsl' },
    ],
    [
      { value: 0, unit: 'ft', reference: 'sfc' },
      { value: 1200, unit: 'm', reference: 'amsl' },
    ],
    [
      { value: 110, unit: 'fl', reference: 'std' },
      { value: 120, unit: 'fl', reference: 'std' },
    ],
  ]);
});

test('a closed ring ends an area, and the next point begins another', () => {
  expect(shapes(`${A} - ${B} - ${C} - ${A}\n${B} - ${C} - ${A} - ${B}`)).toEqual([
    'polygon A B C',
    'polygon B C A',
  ]);
});

const ARC_START = '595500N 0104508E';
const ARC_END = '595000N 0105505E';
const ARC_CENTRE = '595000N 0104508E';

test.each([
  `${ARC_CENTRE} - ${ARC_START} THEN CLOCKWISE ARC RADIUS 5NM CENTRED ON ${ARC_CENTRE} TO ${ARC_END} TO POINT OF ORIGIN`,
  `${ARC_CENTRE} - ${ARC_START} THENCE THE CLOCKWISE ARC OF A CIRCLE RADIUS OF 5NM CENTRED ON ${ARC_CENTRE} BTN ${ARC_START} - ${ARC_END} - ${ARC_CENTRE}`,
])('an arc lies on its circle, on the right side: %#', (text) => {
  const [found] = readAreas(text, null, []).areas;
  expect(found?.area.type).toBe('polygon');
  const points = found ? pointsOf(found.area) : [];
  expect(points.length).toBeGreaterThan(15);
  // North-east of the centre, not the long way round.
  expect(points.every((point) => point.lat >= 59.8333 && point.lon >= 10.7522)).toBe(true);
});

test('anticlockwise goes the other way', () => {
  const [found] = readAreas(
    `AREA ${ARC_START} ANTICLOCKWISE ARC CENTRED ON ${ARC_CENTRE} TO ${ARC_END} TO POINT OF ORIGIN`,
    null,
    [],
  ).areas;
  expect(found && pointsOf(found.area).some((point) => point.lon < 10.7)).toBe(true);
});

test('an arc whose ends are not equally far from its centre is not drawn as one', () => {
  const text = `AREA ${ARC_START} CLOCKWISE ARC CENTRED ON 595900N 0104508E TO ${ARC_END} - ${ARC_START}`;
  expect(codes(text)).toContain('unreadableArea');
  expect(readAreas(text, null, []).areas.map(({ area }) => [area.type, area.complete])).toEqual([
    ['point', false],
    ['point', false],
  ]);
});

test('a side along a border is a straight line and a problem', () => {
  const text = `AREA ${A} - ${B} THENCE ALONG THE NORWEGIAN BORDER TO ${C} - ${A}`;
  expect(shapes(text)).toEqual(['polygon A B C']);
  expect(codes(text)).toEqual(['areaFollowsBorder']);
});

test.each([
  [`AREA ${A} - 599950N 0104508E - ${B} - ${C}`, ['impossibleCoordinate', 'unreadableArea']],
  [`AREA ${A} - ${B} - 595500N 12 - ${C} - ${A}`, ['unreadableCoordinate', 'unreadableArea']],
])('a ring with a corner that cannot be read is drawn through the others: %s', (text, expected) => {
  expect(codes(text)).toEqual(expected);
  expect(shapes(text)).toEqual(['polygon A B C']);
  expect(readAreas(text, null, []).areas[0]?.area.complete).toBe(false);
});

test('a ring that crosses itself is drawn and reported', () => {
  const bowTie =
    'AREA 590000N 0100000E - 600000N 0110000E - 600000N 0100000E - 590000N 0110000E - 590000N 0100000E';
  expect(shapes(bowTie)).toHaveLength(1);
  expect(codes(bowTie)).toEqual(['areaCrossesItself']);
});

const QUALIFIER: Qualifier = {
  fir: 'ENOR',
  code: 'QWULW',
  subject: 'WU',
  condition: 'LW',
  traffic: ['I', 'V'],
  purpose: ['B', 'O'],
  scope: ['W'],
  lowerFl: 0,
  upperFl: 10,
  centre: { lat: -5.35, lon: 105.35 },
  radiusNm: 20,
};

test('a lost digit is believed only where the Q line says the same', () => {
  expect(codes('WI 1NM RADIUS OF 052134S 105226E', QUALIFIER)).toEqual(['unreadableCoordinate']);
  const near = { ...QUALIFIER, centre: { lat: -5.35, lon: 10.8 } };
  expect(shapes('WI 1NM RADIUS OF 052134S 105226E', near)).toEqual(['circle 1.000 052134S 0105226E']);
});

test('an area far outside the circle of the Q line is reported', () => {
  expect(codes(`WI 1NM RADIUS OF ${A}`, QUALIFIER)).toEqual(['areaOutsideQualifier']);
});

test.each([
  [`CRANE ${A} MAX HGT 99FT AGL. 200FT AMSL`, { value: 99, unit: 'ft', reference: 'agl' }],
  [`CRANE ${A} MAX HGT 121FT \nAMSL, 50FT AGL`, { value: 50, unit: 'ft', reference: 'agl' }],
  [`MAST ${A} ELEV 810FT/HGT 652FT`, { value: 652, unit: 'ft', reference: 'agl' }],
  [`UAS WI 1NM RADIUS OF ${A} UP TO 400FT AGL`, { value: 400, unit: 'ft', reference: 'agl' }],
  [`UAS WI 1NM RADIUS OF ${A} UP TO 400FT`, null],
] as const)('the upper limit of %s', (text, upper: Height | null) => {
  expect(readAreas(text, null, []).areas[0]?.area.upper).toEqual(upper);
});

test('a number without reference means what item G says', () => {
  const upper: Height = { value: 8000, unit: 'ft', reference: 'amsl' };
  const text = `AREA ${A} - ${B} - ${C} - ${A} VERTICAL LIMITS: SFC-8000FT.`;
  expect(readAreas(text, null, [null, upper]).areas[0]?.area.upper).toEqual(upper);
  expect(readAreas(text, null, []).areas[0]?.area.upper).toBeNull();
});

test.each([`ALTN RTE MATLU DCT ${A} DCT KETIV`, 'RWY 01L/19R CLSD 0900-1700', ''])('no area: %j', (text) => {
  expect(readAreas(text, null, [])).toEqual({ areas: [], problems: [] });
});

test.each(['WI 1KM OF UTM 32V 0589945 6646012', 'PSN MGRS 32VNM8994546012 DRONE FLYING'])(
  'a grid reference is reported, not lost: %s',
  (text) => {
    expect(shapes(text)).toEqual([]);
    expect(codes(text)).toEqual(['unreadableCoordinate']);
  },
);

test('a circle round a place that is not known is told', () => {
  expect(shapes('RADIUS 5NM CENTRED ON ARP')).toEqual([]);
  expect(codes('RADIUS 5NM CENTRED ON ARP')).toEqual(['unreadableArea']);
});

test('a navigation aid with radial and distance stays a name: no area, and no place of its own', () => {
  const text = 'WI 1NM RADIUS OF 090 RADIAL 12NM FROM ABC VOR';
  expect([...shapes(text), ...codes(text)]).toEqual([]);
});

test.each([
  [`CRANE PSN ${A} MAX HGT 20M/65FT AMSL`, { value: 65, unit: 'ft', reference: 'amsl' }],
  [`CRANE PSN ${A} HGT 20M (65FT) AMSL`, { value: 65, unit: 'ft', reference: 'amsl' }],
  [`CRANE PSN ${A} HGT 20M/450FT AMSL`, { value: 20, unit: 'm', reference: 'agl' }],
  [`CRANE PSN ${A} HGT 65FT/20M AGL`, { value: 65, unit: 'ft', reference: 'agl' }],
])('%s: one height in two units has one reference', (text, upper) => {
  expect(readAreas(text, null, []).areas[0]?.area.upper).toEqual(upper);
});

test('no position is passed over, however it is written', () => {
  const piece = fc.constantFrom(
    ...['595450', '0104508', '5954', '59', '1.5', 'N', 'S', 'E', 'W', 'NORTH', 'EAST', 'DEG', 'MIN', 'SEC'],
    ...['°', "'", '″', '-', '/', ' ', '\n', '\u00a0', 'NM', 'X'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      fc.pre(findPositions(text).length > 0);
      const { areas, problems } = readAreas(text, null, []);
      expect(areas.length + problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 600, maxSkipsPerRun: 1000 },
  );
});

test('what stands far behind in a long text is read like the rest', () => {
  const text = `${'NOTE '.repeat(5000)} WI 1NM RADIUS OF ${A} SFC-400FT AGL`;
  const { areas } = readAreas(text, null, []);
  expect(areas.map(({ area }) => [area.type, area.upper?.value])).toEqual([['circle', 400]]);
});
