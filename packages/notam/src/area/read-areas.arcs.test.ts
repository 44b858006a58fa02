import { bearingDeg, distanceNm, type Position } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { readAreas } from './read-areas.ts';

const DEGREE = 1 / 60;
/** Of a circle of 5 NM around 60N 010E: the points due north, east, south and west of the centre. */
const CENTRE: Position = { lat: 60, lon: 10 };
const [NORTH, EAST, SOUTH, WEST] = [
  '600500N 0100000E',
  '600000N 0101000E',
  '595500N 0100000E',
  '600000N 0095000E',
];
const AT = '600000N 0100000E';

function ringOf(text: string): readonly Position[] {
  const { areas, problems } = readAreas(text, null, []);
  expect(problems).toEqual([]);
  expect(areas).toHaveLength(1);
  const area = areas[0]?.area;
  return area?.type === 'polygon' ? area.points : [];
}

/** The compass quarters, as seen from the centre, through which the ring runs on its arc. */
function quarters(points: readonly Position[]): string[] {
  const onArc = points.filter((point) => Math.abs(distanceNm(CENTRE, point) - 5) < 0.05);
  return ['NE', 'SE', 'SW', 'NW'].filter((_, quarter) =>
    onArc.some((point) => Math.abs(bearingDeg(CENTRE, point) - (45 + 90 * quarter)) < 40),
  );
}

test.each([
  [`${AT} - ${NORTH} THEN CLOCKWISE ARC OF A CIRCLE RADIUS 5NM CENTRED ON ${AT} TO ${EAST} - ${AT}`, ['NE']],
  [
    `${AT} - ${NORTH} THENCE CLOCKWISE BY THE ARC OF A CIRCLE RADIUS 5NM CENTRED ON ${AT} TO ${SOUTH} - ${AT}`,
    ['NE', 'SE'],
  ],
  [
    `${AT} - ${NORTH} THEN ANTI-CLOCKWISE ARC OF A CIRCLE RADIUS 5NM CENTRED ON ${AT} TO ${WEST} - ${AT}`,
    ['NW'],
  ],
  [
    `${AT} - ${NORTH} THENCE COUNTER-CLOCKWISE BY THE ARC OF A CIRCLE RADIUS 5NM CENTRED ON ${AT} TO ${SOUTH} - ${AT}`,
    ['SW', 'NW'],
  ],
  [
    `${AT} - ${NORTH} THENCE THE ANTICLOCKWISE ARC OF A CIRCLE OF RADIUS OF 5NM CENTRED ON ${AT} BTN ${NORTH} - ${EAST} - ${AT}`,
    ['SE', 'SW', 'NW'],
  ],
  [`${AT} - ${NORTH} THEN CLOCKWISE ALONG ARC RADIUS 9.26KM\nCENTRE (${AT}) TO ${EAST}-${AT}`, ['NE']],
  [`${AT} - ${NORTH} CW ARC 5NM CENTRE ${AT} TO ${EAST} TO POINT OF ORIGIN`, ['NE']],
  [`${AT} - ${NORTH} CCW ARC 5NM CENTRE ${AT} TO ${WEST} TO POINT OF ORIGIN`, ['NW']],
  [`${AT} - ${NORTH} THEN A CLOCKWISE ARC TO ${EAST} CENTRED ON ${AT} - ${AT}`, ['NE']],
])('an arc runs its way round the centre: %s', (corners, expected) => {
  expect(quarters(ringOf(`RESTRICTED AREA WI AREA BOUNDED BY ${corners}`))).toEqual(expected);
});

test.each([
  [
    `THE CLOCKWISE ARC OF A CIRCLE HAVING A RADIUS OF 5NM CENTRED ON \n${AT} BTN ${NORTH} AND ${SOUTH} THENCE STRAIGHT LINE JOINING ${SOUTH} AND ${NORTH}`,
    ['NE', 'SE'],
  ],
  [
    `ANTI-CLOCKWISE ARC OF A CIRCLE RADIUS 5NM CENTRED ${AT} BTN ${NORTH} - ${SOUTH} THEN STRAIGHT LINES JOINING ${SOUTH} - ${NORTH}`,
    ['SW', 'NW'],
  ],
])('an area may begin with its arc: %s', (corners, expected) => {
  const points = ringOf(`NO ACFT IS TO FLY BELOW 3500FT AMSL WI THE AREA BOUNDED BY ${corners}.`);
  expect(quarters(points)).toEqual(expected);
  expect(points.every((point) => distanceNm(CENTRE, point) > 4.9)).toBe(true);
});

test('two arcs of different circles in one ring', () => {
  const outer = `520729N 0001558W THEN CLOCKWISE ARC OF A CIRCLE RADIUS 3NM CENTRED \n520512N 0001907W TO 520347N 0002324W`;
  const inner = `520541N 0002557W THEN \nCLOCKWISE ARC OF A CIRCLE RADIUS 1NM CENTRED 520625N 0002451W TO \n520724N 0002508W`;
  const points = ringOf(
    `AREA A ACTIVE WI AREA BOUNDED BY:\n${outer} - ${inner} - 520729N 0001558W. (OLD WARDEN AD)`,
  );
  const on = (centre: Position, nm: number): number =>
    points.filter((point) => Math.abs(distanceNm(centre, point) - nm) < 0.03).length;
  expect(on({ lat: 52 + 5.2 * DEGREE, lon: -(19 + 7 / 60) * DEGREE }, 3)).toBeGreaterThan(30);
  expect(on({ lat: 52 + (6 + 25 / 60) * DEGREE, lon: -(24 + 51 / 60) * DEGREE }, 1)).toBeGreaterThan(15);
});

test('an arc over the 180th meridian runs on behind it', () => {
  const points = ringOf(
    'AREA 000000N 1795500E - 000500N 1795500E CLOCKWISE ARC RADIUS 10NM CENTRED ON 000000N 1800000E TO 000500N 1795500W - 000000N 1795500E',
  );
  expect(points.some(({ lon }) => lon > 179.9) && points.some(({ lon }) => lon < -179.9)).toBe(true);
  expect(Math.max(...points.map(({ lon }) => Math.abs(lon)))).toBeLessThanOrEqual(180);
});

test.each([
  [
    `AREA ${AT} - ${NORTH} THEN CLOCKWISE ARC RADIUS 5NM CENTRED ON 600400N 0100000E TO ${EAST} - ${AT}`,
    'ends at other distances from the centre',
  ],
  [`AREA ${AT} - ${NORTH} - 600100N 0100100E THEN CLOCKWISE ARC RADIUS 5NM CENTRED ON ${SOUTH}`, 'no end'],
])('an arc that cannot be drawn is a straight side of an area that is incomplete: %s (%s)', (text) => {
  const { areas, problems } = readAreas(text, null, []);
  expect(areas.length).toBeGreaterThan(0);
  for (const { area } of areas) expect(area.complete).toBe(false);
  expect(problems.map(({ code }) => code)).toContain('unreadableArea');
});

test('the word arc elsewhere draws nothing', () => {
  expect(readAreas('PRKG C1 AVBL FOR WIDE BODY ARC E ACFT', null, [])).toEqual({ areas: [], problems: [] });
});
