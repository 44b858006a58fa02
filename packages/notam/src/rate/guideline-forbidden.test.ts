import { describe, expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

/** Item E of an area from the ground, as offices write it. */
function rateArea(text: string, lower = 'GND') {
  const { level, reasons } = rateText({ code: 'QRTCA', text, lower });
  return { level, first: reasons[0] };
}

describe('a ban on unmanned aircraft forbids, whatever they are called', () => {
  test.each([
    'UAS FLIGHTS PROHIBITED WI 2NM RADIUS 595458N0104440E',
    'OPERATION OF UNMANNED AIRCRAFT IS FORBIDDEN',
    'FLYING OF DRONES IS NOT ALLOWED',
    'UAS OPERATIONS ARE STRICTLY PROHIBITED',
    'RPAS OPS NOT AUTHORIZED',
    'UAV ACTIVITY NOT PERMITTED',
    'NO UAS OPERATIONS PERMITTED',
    'USE OF DRONES PROHIBITED',
    'PROHIBITED FOR UAS AND MODEL AIRCRAFT',
    'AREA PROHIBITED FOR UNMANNED AIRCRAFT',
    'UAS ARE NOT TO BE FLOWN',
    'UNMANNED AIRCRAFT MUST NOT BE FLOWN WITHIN THE AREA',
    'DRONE PILOTS MUST NOT FLY IN THIS AREA',
    'IT IS FORBIDDEN TO FLY DRONES WI THE AREA',
    'IT IS PROHIBITED TO OPERATE UNMANNED AIRCRAFT',
    'NO DRONES. NO KITES.',
    'NO-FLY ZONE FOR UAS WI 1NM RADIUS',
    'DRONE BAN IN FORCE',
    'AIRSPACE CLOSED FOR UAS',
    'AREA CLOSED TO ALL UNMANNED AIRCRAFT',
    'CLSD FOR DRONES',
    'UNMANNED ACFT SHALL REMAIN OUTSIDE THE AREA',
    'DRONE OPERATORS SHALL REMAIN CLEAR OF THE AREA',
    'SMALL UNMANNED AIRCRAFT ARE NOT PERMITTED TO FLY BELOW 400FT AGL',
    'VOLS DE DRONES INTERDITS',
    'QUEDA PROHIBIDO EL VUELO DE DRONES',
    'PROIBIDO O VOO DE DRONES',
    'DROHNENFLUEGE VERBOTEN',
    'FLYGING MED DRONER FORBUDT',
  ])('%s', (text) => {
    expect(rateArea(text)).toMatchObject({ level: 'forbidden', first: { code: 'unmannedAircraftBanned' } });
  });
});

describe('a ban on every aircraft or flight binds drones too', () => {
  test.each([
    'ALL FLYING PROHIBITED',
    'FLIGHT PROHIBITED',
    'NO FLIGHTS ALLOWED IN THE AREA',
    'NO ACFT SHALL ENTER THE AREA',
    'ALL AIRCRAFT ARE PROHIBITED FROM FLYING WITHIN THE AREA',
    'CIVIL FLIGHTS ARE NOT PERMITTED WITHIN THE AREA',
    'ENTRY INTO THE AREA IS PROHIBITED',
    'THE AREA SHALL NOT BE ENTERED',
    'NO PERSON MAY OPERATE AN AIRCRAFT WITHIN THE TFR',
    'NO PERSON SHALL OPR AN ACFT WITHIN THE AREA DESCRIBED',
    'PROHIBIDO EL SOBREVUELO',
    'OVERFLYING OF THE AREA IS PROHIBITED BELOW 2000FT AGL',
    'ALL NON PARTICIPATING TRAFFIC MUST REMAIN OUTSIDE',
    'POLICE HEL OPS. ALL OTHER TRAFFIC PROHIBITED',
    'A TEMPORARY DANGER AREA ESTABLISHED. ALL ACFT SHALL BE FORBIDDEN TO FLY INTO THE DANGER AREA AT 23,000M AND BELOW.',
    'NO OVF ACTTIVITY IS PERMISSIBLE WITHIN ABV MENTIONED AREA.',
  ])('%s', (text) => {
    expect(rateArea(text)).toMatchObject({ level: 'forbidden', first: { code: 'allAircraftBanned' } });
  });
});

describe('closed airspace forbids', () => {
  test.each([
    'AIRSPACE CLSD WI CIRCLE RADIUS 0.8KM CENTRE 624936N1132958E.',
    'AIRSPACE IS CLOSED',
    'AIRSPACE CLOSED TO ALL TRAFFIC',
    'THE AIRSPACE WITHIN THE AREA WILL BE CLOSED FOR ALL CIVIL AIRCRAFT',
    'ESPACIO AEREO CERRADO',
  ])('%s', (text) => {
    expect(rateArea(text)).toMatchObject({ level: 'forbidden', first: { code: 'airspaceClosed' } });
  });
});

describe('exceptions for authorities or those taking part let no ordinary operator in', () => {
  test.each([
    'NO ACFT IS TO FLY WI 1NM RADIUS EXCEPT AIRCRAFT OF THE EMERGENCY SERVICES',
    'EXCEPT FOR STATE AND RESCUE AIRCRAFT NO ACFT IS TO FLY WI 1NM RADIUS',
    'ALL ACFT SHALL REMAIN OUTSIDE THE AREA EXC POLICE AND SAR',
    'FLYING PROHIBITED EXC PARTICIPATING ACFT',
    'FLIGHTS PROHIBITED EXC AIR AMBULANCE WITH ATC CLEARANCE',
    'ALL FLIGHTS PROHIBITED. EXEMPTED ARE FLIGHTS OF POLICE, FEDERAL ARMED FORCES AND RESCUE SERVICES',
    'NO DRONES ALLOWED EXCEPT DRONES OF THE ORGANISER',
    'NO ACFT SHALL ENTER THE AREA EXCEPT IN EMERGENCY',
    'NO ACFT IS TO FLY EXCEPT ACFT IN ACCORDANCE WITH EXCEPTIONS STATED IN THE BRIEFING SHEET',
    'FLIGHTS PROHIBITED. EXCEPTIONS SEE AIC A 03/26',
    'NO ACFT IS TO FLY WI THE AREA. FOR INFO CTC 07700 900123',
    'UAS FLIGHTS PROHIBITED. FOR INFO CONTACT OSLO POLICE DISTRICT',
    'UAS FLIGHTS PROHIBITED. NO EXEMPTIONS CAN BE GRANTED.',
  ])('%s', (text) => {
    expect(rateArea(text).level).toBe('forbidden');
  });
});

describe('what is not forbidden is no ban', () => {
  test.each([
    ['RESTRICTED AREA. UAS FLIGHTS ARE NOT PROHIBITED', 'restricted'],
    ['UAS FLIGHTS ARE PROHIBITED ABOVE 50M AGL', 'restricted'],
    ['RESTRICTED AREA ACTIVE. THE AREA SHALL BE AVOIDED', 'restricted'],
  ] as const)('%s', (text, level) => {
    expect(rateArea(text).level).toBe(level);
  });

  test.each([
    'UAS WILL NOT ENTER CONTROLLED AIRSPACE',
    'UAS FLT. UAS WILL NOT OPERATE ABOVE 400FT AGL',
    'UAS WILL REMAIN CLEAR OF CLOUD',
    'UAS OPR. UAS WILL LAND IF MANNED ACFT ENTERS AREA',
    'UAS OPR IN AREA. OTHER AIRCRAFT MAY ENTER',
    'UAS SHALL GIVE WAY TO MANNED AIRCRAFT',
    'UAS OPR WI 1NM. FLIGHTS OVER PEOPLE PROHIBITED',
  ])('what another operator says of their own flight bans nobody: %s', (text) => {
    expect(rateText({ code: 'QWULW', text, lower: 'GND' })).toMatchObject({
      level: 'caution',
      reasons: [{ code: 'hazard', hazard: 'unmannedAircraft' }, {}],
    });
  });
});

describe('a ban on what happens on an aerodrome does not reach the air where a drone flies', () => {
  test.each([
    ['QMRLT', 'RWY 01/19: TOUCH AND GO PROHIBITED'],
    ['QFALT', 'TRAINING FLIGHTS PROHIBITED'],
    ['QFAXX', 'ENGINE RUN-UPS FORBIDDEN 2200-0600'],
    ['QMXLT', 'TWY C: ACFT WITH WINGSPAN MORE THAN 36M PROHIBITED'],
    ['QFALT', 'AD CLOSED TO ALL AIRCRAFT'],
    ['QFALT', 'JET ACFT PROHIBITED'],
    ['QFALT', 'LANDING PROHIBITED FOR GLIDERS'],
    ['QPIAU', 'RNP RWY 22: CIRCLING NOT AUTHORIZED, ALL FLIGHTS'],
  ])('%s %s', (code, text) => {
    expect(rateText({ code, text, scope: 'A' }).level).toBe('allowed');
  });

  test.each([
    ['QFALT', 'DRONE OPS WI 5KM OF ARP PROHIBITED'],
    ['QFALT', 'NO OVERFLIGHT OF CONSTRUCTION SITE BELOW 500FT GND'],
    ['QFALC', 'AD CLSD TO ALL TFC AND MOVEMENTS. ALL TRAFFIC TO REMAIN CLEAR OF ATZ.'],
  ])('%s %s does', (code, text) => {
    expect(rateText({ code, text, scope: 'A' }).level).toBe('forbidden');
  });
});

describe('prohibited means prohibited (ICAO Annex 2)', () => {
  test.each([
    ['EN P102 ACT', 'ENP102'],
    ['PROHIBITED AREA EP P20 ACT', 'EPP20'],
    ['PROHIBITED AREA ESTABLISHED WI 1NM RADIUS', null],
  ])('%s', (text, name) => {
    expect(rateText({ code: 'QRPCA', text, lower: 'GND' })).toMatchObject({
      level: 'forbidden',
      reasons: [{ code: 'prohibitedAreaActive', name }, { code: 'reachesDroneHeights' }],
    });
  });

  test('whose Q code alone says so', () => {
    const { reasons } = rateText({ code: 'QRPCA', text: 'EVROS AREA ACT', lower: 'GND' });
    expect(reasons[0]).toEqual({ code: 'prohibitedAreaActive', name: null, span: null });
  });

  test.each([
    ['PROHIBITED AREA EN P102 DEACTIVATED', 'GND', 'allowed'],
    ['PROHIBITED AREA EN P102 ACT', 'FL095', 'allowed'],
    ['PROHIBITED AREA EN P102 ACT', '2500FT AMSL', 'caution'],
    ['PROHIBITED AREA. FLIGHTS ONLY WITH PERMISSION OF THE MINISTRY OF DEFENCE', 'GND', 'restricted'],
  ] as const)('%s from %s is %s', (text, lower, level) => {
    expect(rateText({ code: 'QRPCA', text, lower }).level).toBe(level);
  });
});
