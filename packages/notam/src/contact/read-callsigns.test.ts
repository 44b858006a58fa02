import { expect, test } from 'vitest';
import type { ContactRead } from './contact-read.ts';
import { readCallsigns } from './read-callsigns.ts';

function callsigns(text: string): string[] {
  const found: ContactRead[] = [];
  readCallsigns(text, found);
  return found.map(({ contact }) => contact.value);
}

test.each([
  ['FREQ 127.525MHZ CALLSIGN HEATHROW DIRECTOR.', 'HEATHROW DIRECTOR'],
  ['CALL SIGN: DOTS100 \n4. OPR: AEROSPACE', 'DOTS100'],
  ['(CALL SIGN: NEWCASTLE RADAR).', 'NEWCASTLE RADAR'],
  ['BAE146 ACFT CALLSIGN METMAN OPR WI AREA ALPHA.', 'METMAN'],
  ['CALL-SIGN NORDIC EYE ON 129.800', 'NORDIC EYE'],
  ['C/S POLICE 21.', 'POLICE 21'],
  ['ATMOSPHERIC RESEARCH ACFT (CS: METMAN) OPR', 'METMAN'],
  ['CALLSIGN "GANNET" WILL', 'GANNET'],
  ['CALL SIGN IS POLARIS CONTROL FM 0600', 'POLARIS CONTROL'],
  ['CALLSIGN WILL BE LANGENFELD INFO', 'LANGENFELD INFO'],
  ['CALL SIGNS SAFETY 1 AND SAFETY 2', 'SAFETY 1'],
])('the name behind the words for call sign, and no word more: %s', (text, name) => {
  expect(callsigns(text)).toEqual([name]);
});

test.each([
  'CALL SIGN CHANGED',
  'CALLSIGN TO BE CONFIRMED',
  'CALL TOWER',
  'CALLSIGN',
  'FLIP CS ITALY',
  'RWY 01 CALLSIGN 118.105',
])('no call sign: %s', (text) => {
  expect(callsigns(text)).toEqual([]);
});
