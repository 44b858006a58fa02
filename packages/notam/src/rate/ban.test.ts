import { expect, test } from 'vitest';
import { findBan } from './ban.ts';
import { rateText } from './rate-text.test-helper.ts';
import { toSearchText } from '../search/search-text.ts';

test.each([
  ['NO UAS IS TO FLY WI AREA BOUNDED BY CIRCLE', 'drones'],
  ['UNMANNED AIRCRAFT SYSTEMS (UAS) ARE PROHIBITED', 'drones'],
  ['UAV/DRONES FLT NOT ALLOWED', 'drones'],
  ['OPERATION OF SMALL UNMANNED ACFT IS ALSO PROHIBITED', 'drones'],
  ['FLYING PROHIBITED FOR ALL DRONES', 'drones'],
  ['MODEL AIRCRAFT FLYING IS BANNED', 'drones'],
  ['REMOTELY PILOTED AIRCRAFT\nSHALL NOT BE FLOWN', 'drones'],
  ['NO OTHER RPAS PERMITTED', 'drones'],
  ['PROHIBITION OF DRONES', 'drones'],
  ['NO DRONE ZONE', 'drones'],
  ['VUELO DE DRONES PROHIBIDO', 'drones'],
  ['ALL ACFT SHALL BE FORBIDDEN TO FLY INTO THE AREA', 'all'],
  ['NO ACFT IS TO FLY BELOW 2500FT AMSL', 'all'],
  ['ALL FLIGHTS ARE PROHIBITED', 'all'],
  ['NON-PARTICIPATING AIRCRAFT SHALL REMAIN CLEAR', 'all'],
  ['ENTRY IS STRICTLY PROHIBITED', 'all'],
  ['NO PILOTS MAY OPERATE AN ACFT IN THE AREAS COVERED BY THIS NOTAM', 'all'],
  [
    'ONLY RELIEF AIRCRAFT OPERATIONS UNDER DIRECTION OF US FOREST SERVICE ARE AUTHORIZED IN THE AIRSPACE',
    'all',
  ],
  ['AREA CLSD FOR ALL FLIGHTS', 'closed'],
  ['AIRSPACE CLSD WI AREA:', 'closed'],
] as const)('%s bans %s', (text, who) => {
  expect(findBan(toSearchText(text))?.who).toBe(who);
});

test.each([
  'UAS OPR WI 0.3NM RADIUS. MAX HGT 400FT AGL',
  'GLIDERS WILL REMAIN CLEAR OF CONTROLLED AIRSPACE',
  'ACFT WILL NOT ENTER CONTROLLED AIRSPACE',
  'PILOTS SHOULD PLAN TO REMAIN CLEAR OF CARDIFF CONTROLLED AIRSPACE',
  'MILITARY AIRCRAFT SHALL NOT ENTER THE AREA',
  'MARHAM LOWER AIRSPACE RADAR SERVICE HOURS 06 CLOSED',
  'ALL ACFT SHALL AVOID THE AREA OR SUBJ TO ATC CLR',
  'RWY 05: ACFT LDG PROHIBITED',
  'PARKING OF ACFT AT FUEL STATION IS FORBIDDEN',
  'ANY ACFT MAY ENTER THE AREA',
  'UNMANNED FREE BALLOON FLIGHT',
])('%s bans nobody that reads it', (text) => {
  expect(findBan(toSearchText(text))).toBeNull();
});

test('shows where the ban stands in the text', () => {
  const text = 'INCIDENT AREA.\nNO UAS  IS\nTO FLY.';
  const [reason] = rateText({ code: 'QRTCA', text, lower: 'SFC' }).reasons;
  expect(reason?.code).toBe('unmannedAircraftBanned');
  expect(reason?.span && text.slice(reason.span.from, reason.span.to)).toBe('NO UAS  IS\nTO FLY');
});

test.each([
  ['SFC', 'forbidden'],
  ['500FT AGL', 'forbidden'],
  ['501FT AGL', 'allowed'],
  ['150M AGL', 'forbidden'],
  ['1500FT AMSL', 'forbidden'],
  ['1501FT AMSL', 'caution'],
  ['3000FT AMSL', 'caution'],
  ['3001FT AMSL', 'allowed'],
  ['FL100', 'allowed'],
] as const)('a closed airspace from %s is %s', (lower, level) => {
  expect(rateText({ code: 'QRTCA', text: 'AIRSPACE CLSD WI AREA.', lower }).level).toBe(level);
});

test('an earlier permission for aircraft does not open what is closed to drones', () => {
  const text =
    'NO AIRCRAFT IS TO BE FLOWN EXCEPT WITH THE PERMISSION OF RONALDSWAY ATC. THE OPERATION OF SMALL UNMANNED ACFT IS ALSO PROHIBITED.';
  expect(rateText({ code: 'QRTCA', text, lower: 'SFC' }).level).toBe('forbidden');
});

test('exceptions that stand in another document are no way in', () => {
  const text =
    'NO ACFT IS TO FLY WI THE AREA. DOES NOT APPLY TO ANY ACFT FLYING IN ACCORDANCE WITH EXCEPTIONS STATED IN THE AIC.';
  expect(rateText({ code: 'QRTCA', text, lower: 'SFC' }).level).toBe('forbidden');
});

test('a ban at an aerodrome counts when it is on drones or on overflight', () => {
  expect(rateText({ code: 'QFALT', text: 'DRONE FLIGHTS PROHIBITED WI 5KM OF AD', scope: 'A' }).level).toBe(
    'forbidden',
  );
  expect(rateText({ code: 'QFALC', text: 'AD CLSD. ALL FLIGHTS PROHIBITED', scope: 'A' }).level).toBe(
    'allowed',
  );
});

test.each([
  'DRONES: NO FLYING WI 2NM RADIUS',
  'UAS OPERATIONS SUSPENDED WI 2NM RADIUS',
  'LUFTROMMET ER STENGT FOR DRONER',
  'DIVIETO DI SORVOLO PER DRONI',
  'LUFTRAUM GESPERRT FÜR DROHNEN',
])('%s bans drones', (text) => {
  expect(rateText({ code: 'QRTCA', text, lower: 'SFC' })).toMatchObject({
    level: 'forbidden',
    reasons: [{ code: 'unmannedAircraftBanned' }, {}],
  });
});

test.each([
  ['QWULW', 'UAS OPERATIONS SUSPENDED', 'restricted'],
  ['QRDCD', 'DANGER AREA DEACTIVATED, UAS OPERATIONS SUSPENDED', 'allowed'],
  ['QWULW', 'UAS OPERATIONS SUSPENDED. ALL FLIGHTS PROHIBITED', 'forbidden'],
])('under %s, %s is %s', (code, text, level) => {
  expect(rateText({ code, text, lower: 'SFC' }).level).toBe(level);
});

test.each([
  ['QFALT', 'NO OVERFLIGHT OF TERMINAL BY LDG ACFT', 'allowed'],
  ['QFALT', 'NO OVERFLIGHT OF TERMINAL', 'forbidden'],
  ['QFALT', 'NO OVERFLIGHT OF TERMINAL BY LDG ACFT OR UAS', 'forbidden'],
  ['QWULW', 'DRONE SWARM. FLIGHTS PROHIBITED IN RAIN', 'caution'],
  ['QWULW', 'DRONE SWARM. FLIGHTS PROHIBITED IN THE AREA', 'forbidden'],
  ['QRTCA', 'FLIGHTS PROHIBITED IN RAIN. AIRSPACE CLSD', 'forbidden'],
])('what binds others or in some weather alone is no ban: %s %s is %s', (code, text, level) => {
  expect(rateText({ code, text, lower: 'SFC' }).level).toBe(level);
});
