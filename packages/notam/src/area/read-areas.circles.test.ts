import { expect, test } from 'vitest';
import { drawn, notDrawn } from './testing/drawn.ts';

const LILLE = '595450N 0104508E';
const AT = '595450N0104508E';

test.each([
  ['WI 2NM RADIUS OF', '2NM'],
  ['WI 0.5NM RADIUS OF', '0.5NM'],
  ['WI 0,5 NM RADIUS OF', '0.5NM'],
  ['WI .25NM RADIUS OF', '0.25NM'],
  ['WI 1852M RADIUS OF', '1NM'],
  ['WI 400M RADIUS OF PSN', '0.216NM'],
  ['WITHIN A RADIUS OF 500 METRES FROM', '0.27NM'],
  ['CIRCLE RADIUS 1.5KM CENTRE', '0.81NM'],
  ['CIRCLE RADIUS 10 KILOMETERS CENTRE', '5.4NM'],
  ['WI 500FT RADIUS PSN', '0.082NM'],
  ['RADIUS 6076 FEET CENTRED ON', '1NM'],
  ['RADIUS 3 NAUTICAL MILES CENTRED ON', '3NM'],
  ['RADIUS 2 STATUTE MILES OF', '1.738NM'],
  ['WI 1SM RADIUS OF', '0.869NM'],
])('a radius in any unit of length is a radius in nautical miles: %s', (words, radius) => {
  expect(drawn(`UAS OPR ${words} ${LILLE}`)).toEqual([`circle ${radius} ${AT}`]);
});

test.each([
  [`UAS WI 2NM RADIUS OF/: ${LILLE}`, '2NM'],
  [`MIL ACFT HAVE TO AVOID OVERFLYING OF MAKKUM PSN ${LILLE} RADIUS 0,5NM BTN GND/1000FT AGL`, '0.5NM'],
  [`AIRSPACE CLSD WI CIRCLE RADIUS 0.8KM CENTRE ${LILLE}.`, '0.432NM'],
  [`0.5KM RADIUS CENTRED ON ${LILLE}`, '0.27NM'],
  [`AREA: CIRCLE 2NM RADIUS CENTRED ON ${LILLE}`, '2NM'],
  [`FIREWORK DISPLAY WI 0.5NM RADIUS: ${LILLE} (CHOBHAM)`, '0.5NM'],
  [`ACTIVITIES (UAV) 2NM RADIUS CENTERED ON     \n${LILLE}, KOBLENZ STADTWALD`, '2NM'],
  [`TEMPO DANGER AREA, UAV. PSN ${LILLE}, RADIUS 6.88KM (3.71NM), HGT 394FT`, '3.715NM'],
  [`FLT OPS WITHIN RADIUS 25KM IN AREA: ${LILLE} (SOKU)`, '13.499NM'],
  [`UAS OPR 0.1NM RADIUS FROM ${LILLE} (STORNOWAY)`, '0.1NM'],
  [`WITHIN 1NM OF ${LILLE}`, '1NM'],
  [`3NM AROUND ${LILLE}`, '3NM'],
  [`DIAMETER 2NM CENTRE ${LILLE}`, '1NM'],
  [`CIRCLE R=2KM, CENTRE ${LILLE}`, '1.08NM'],
])('a circle in the words of a NOTAM: %s', (text, radius) => {
  expect(drawn(text).map((area) => area.split(' ', 3).join(' '))).toEqual([`circle ${radius} ${AT}`]);
  expect(notDrawn(text)).toEqual([]);
});

test.each([
  [
    `JAMMERS WI 1NM RADIUS PSN ${LILLE} (KEMBLE). ACT MAY AFFECT ACFT WI 6NM SFC TO 30600FT AMSL.`,
    [`circle 1NM ${AT}`, `circle 6NM ${AT} SFC..30600FT AMSL`],
  ],
  [
    `1. WI CIRCLE RADIUS 1KM CENTRE ${LILLE}\n   SFC-1200M AMSL.\n2. WI CIRCLE RADIUS 2KM CENTRE 585300N1243700E\n   SFC-900M AMSL.`,
    [`circle 0.54NM ${AT} SFC..1200M AMSL`, 'circle 1.08NM 585300N1243700E SFC..900M AMSL'],
  ],
  [
    `WINDTURBINE CONSTRUCTION SITE ${LILLE} MAX 600FT AGL/1660FT AMSL. RADIUS 0.1NM FROM PSN ${LILLE}.`,
    [`point ${AT} ?..600FT AGL`, `circle 0.1NM ${AT} ?..600FT AGL`],
  ],
])('several circles keep their own radius and limits: %s', (text, areas) => {
  expect(drawn(text)).toEqual(areas);
});

test.each([
  `OBSTACLE ERECTED AT PSN: ${LILLE}\nELEV/HGT: 404FT MSL/68FT AGL\nTYPE OF OBSTACLE: CONSTRUCTION CRANE\nOPERATING RADIUS: 99FT/30M`,
  `CRANE OPR PSN ${LILLE} (17000 METERS NORTH EAST OF LAKENHEATH RUNWAY 05/23 CENTERLINE)`,
  `CONSTRUCTION CRANE - RDL140/2.64NM LFBO ARP\nPSN: ${LILLE}`,
  `CRANE ${LILLE} (0.75NM EAST NORTHEAST KSVN)`,
])('a distance from something else makes no circle of an obstacle: %s', (text) => {
  expect(drawn(text).map((area) => area.split(' ', 2).join(' '))).toEqual([`point ${AT}`]);
});

test('a radius of nought draws a point, not a circle', () => {
  expect(drawn(`WI 0NM RADIUS OF ${LILLE}`)).toEqual([`point ${AT}`]);
});

test.each(['WI 0.5 MILES OF PSN', 'WITHIN A 3 MILE RADIUS OF', 'RADIUS OF 2 MILES FROM'])(
  'miles of an unknown kind draw no circle, and are not lost: %s',
  (words) => {
    expect(drawn(`DRONE OPR ${words} ${LILLE} (SHERBURN)`)).toEqual([`point ${AT}`]);
    expect(notDrawn(`DRONE OPR ${words} ${LILLE} (SHERBURN)`)).toHaveLength(1);
  },
);

test('a radius round a place that is only named draws nothing, and is told', () => {
  expect(drawn('WI 5NM RADIUS OF ABC VOR')).toEqual([]);
  expect(notDrawn('WI 5NM RADIUS OF ABC VOR')).toEqual(['unreadableArea: WI 5NM RADIUS OF ABC VOR']);
});
