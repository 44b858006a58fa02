import { expect, test } from 'vitest';
import { drawn, notDrawn } from './testing/drawn.ts';

const A = '485120N 0021745E';
const B = '485220N 0021745E';
const RING = '590000N 0100000E - 600000N 0100000E - 600000N 0110000E - 590000N 0100000E';
const HOLE = '593000N 0101000E - 594000N 0101000E - 594000N 0102000E - 593000N 0101000E';

test.each([
  [`PROHIBITED WI 3KM OF ${A}, EXCEPT WITHIN\n0.2NM OF ${B} (PARK).`, ['circle', 'not circle']],
  [
    `WI 5NM OF ${A} EXC WI 1NM OF ${B} AND WI 1NM OF 485320N 0021745E`,
    ['circle', 'not circle', 'not circle'],
  ],
  [`AREA ${RING} EXCLUDING THE AREA BOUNDED BY ${HOLE}`, ['polygon', 'not polygon']],
  [`UAS PROHIBITED OUTSIDE 5NM RADIUS OF ${A}`, ['not circle']],
  [`WI 5NM OF ${A}. AREA WI 1NM OF ${B} (PARK) IS EXCLUDED`, ['circle', 'not circle']],
])('what the text takes out is no hazard: %s', (text, expected) => {
  expect(drawn(text).map((area) => area.replace(/ [\d.]+NM.*| \d{6}[NS].*/, ''))).toEqual(expected);
  expect(notDrawn(text)).toEqual([]);
});

test.each([
  `ALL FLIGHTS PROHIBITED EXCEPT POLICE FLIGHTS WI 5NM OF ${A}`,
  `UAS PROHIBITED EXC STATE UAS. AREA WI 5NM OF ${A}`,
  `EXCLUSION ZONE WI 5NM OF ${A}`,
  `UAS EXCLUDED WITHIN 5NM OF ${A}`,
  `POLICE FLIGHTS EXEMPT WITHIN 5NM OF ${A}`,
  `CRANE OUTSIDE AERODROME AREA WI 1NM OF ${A}`,
])('an exception of people, or an exclusion of people, leaves the hazard: %s', (text) => {
  expect(drawn(text).every((area) => area.startsWith('circle'))).toBe(true);
});

test.each([
  [`WI 5NM OF ${A} EXCLUDING CONTROLLED AIRSPACE`, 'EXCLUDING CONTROLLED AIRSPACE'],
  [`WI 20NM OF ${A}. SECTORS WEST OF 0090000E NOT ACT 25 NOV`, 'SECTORS WEST OF 0090000E NOT ACT'],
])('what is taken out in words is told: %s', (text, printed) => {
  expect(notDrawn(text)).toEqual([`exceptionNotDrawn: ${printed}`]);
});
