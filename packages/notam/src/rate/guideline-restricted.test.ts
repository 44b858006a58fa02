import { describe, expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

describe('a permission, a clearance or a call first restricts', () => {
  test.each([
    ['QRTCA', 'NO ACFT SHALL ENTER WITHOUT CLEARANCE FROM ORLAND APP', 'bannedUnlessPermitted'],
    ['QRTCA', 'UAS FLIGHTS PROHIBITED WITHOUT PERMISSION FROM OSLO POLICE DISTRICT', 'bannedUnlessPermitted'],
    ['QRTCA', 'NO DRONE FLIGHTS UNLESS APPROVED BY KJEVIK TWR', 'bannedUnlessPermitted'],
    ['QRTCA', 'ALL ACFT PROHIBITED UNLESS CLEARED BY ATC', 'bannedUnlessPermitted'],
    ['QRTCA', 'AREA CLOSED EXC WITH PERMISSION FROM ANDOYA SPACE TEL 76144400', 'bannedUnlessPermitted'],
    ['QXXXX', 'ALL OTHER TFC REQUIRES ATC CLEARANCE TO ENTER', 'trafficSubjectToClearance'],
    ['QXXXX', 'NONPARTICIPATING AIRCRAFT MUST CONTACT CARSON RADIO FOR STATUS', 'contactRequired'],
    ['QXXXX', 'CTC ROVAJARVI RANGE BEFORE ENTERING', 'contactRequired'],
    ['QXXXX', 'UAS OPERATIONS REQUIRE AUTHORISATION FROM THE NCAA', 'droneRuleApplies'],
    ['QXXXX', 'DRONE FLIGHTS SUBJECT TO PERMISSION FROM AIRPORT OPERATOR', 'droneRuleApplies'],
    ['QXXXX', 'UAS FLIGHTS ONLY ALLOWED AFTER COORDINATION WITH AFIS', 'droneRuleApplies'],
  ])('%s %s: %s', (code, text, reason) => {
    const { level, reasons } = rateText({ code, text, lower: 'GND' });
    expect(level).toBe('restricted');
    expect(reasons[0]?.code).toBe(reason);
  });
});

describe('a rule for drones that is no ban restricts', () => {
  test.each([
    ['UAS FLIGHTS ONLY PERMITTED BTN 0800 AND 1600', 'droneRuleApplies'],
    ['UAS FLIGHTS ARE RESTRICTED DUE TO STATE VISIT', 'droneRuleApplies'],
    ['DRONES MUST NOT FLY ABOVE 60M AGL', 'heightLimited'],
    ['DRONE HEIGHT LIMITED TO 100FT AGL', 'heightLimited'],
    ['MAX HEIGHT FOR DRONES 50M AGL', 'heightLimited'],
  ])('%s: %s', (text, reason) => {
    const { level, reasons } = rateText({ code: 'QXXXX', text, lower: 'GND' });
    expect(level).toBe('restricted');
    expect(reasons[0]?.code).toBe(reason);
  });

  test.each([
    ['DRONES MUST NOT FLY ABOVE 60M AGL', { value: 60, unit: 'm', reference: 'agl' }],
    ['UAS SHALL NOT EXCEED 200FT AMSL', { value: 200, unit: 'ft', reference: 'amsl' }],
    ['UNMANNED ACFT NOT PERMITTED ABOVE 100FT AGL', { value: 100, unit: 'ft', reference: 'agl' }],
  ])('the height is a fact of its own: %s', (text, limit) => {
    expect(rateText({ code: 'QRTCA', text, lower: 'GND' }).reasons[0]).toMatchObject({
      code: 'heightLimited',
      limit,
    });
  });

  test('a bound from below is no height to fly up to', () => {
    const { reasons } = rateText({
      code: 'QRTCA',
      text: 'UAS ARE NOT PERMITTED TO FLY BELOW 400FT AGL',
      lower: 'GND',
    });
    expect(reasons.map(({ code }) => code)).not.toContain('heightLimited');
  });

  test('that there is no rule is none', () => {
    expect(rateText({ code: 'QXXXX', text: 'NO RESTRICTIONS FOR DRONES', lower: 'GND' }).level).toBe(
      'allowed',
    );
  });
});

describe('airspace that is active or newly set up restricts', () => {
  test.each([
    ['QRDCA', 'EN D353 ACT', 'dangerArea', 'END353'],
    ['QRDCA', 'DANGER AREA END 353 HALKAVARRE ACT', 'dangerArea', 'END353'],
    ['QRDCA', 'DANGER AREA EG D061 WOODBURY COMMON ACTIVATED', 'dangerArea', 'EGD061'],
    [
      'QWMLW',
      'TEMPO DANGER AREA NZD893 IS PRESCRIBED. ACTIVITY: HIGH ALTITUDE ROCKET LAUNCH',
      'dangerArea',
      'NZD893',
    ],
    ['QRTCA', 'ZONA PELIGROSA TEMPORAL ACTIVADA', 'dangerArea', null],
    ['QRRCA', 'RESTRICTED AREA EN R204 ACT', 'restrictedArea', 'ENR204'],
    ['QRTCA', 'TEMPORARY RESTRICTED AREA ESTABLISHED WI 5NM RADIUS', 'restrictedArea', null],
    ['QRTCA', 'FLUGBESCHRAENKUNGSGEBIET ED-R 137', 'restrictedArea', 'ED-R137'],
    ['QRTCA', 'ZRT BASTILLE ACTIVE', 'restrictedArea', null],
    ['QXXXX', 'R-2508 ACT', 'restrictedArea', 'R-2508'],
    ['QRTCA', 'TSA ESTABLISHED WI 5NM RADIUS', 'temporarySegregatedArea', null],
    ['QRTCA', 'TRA 12 ACT', 'temporaryReservedArea', null],
    ['QRACA', 'AIRSPACE RESERVATION ACTIVE', 'reservedAirspace', null],
    ['QRMCA', 'MOA ACTIVE', 'militaryOperatingArea', null],
    ['QXXXX', 'TFR. 5 NM RADIUS OF 39 00 40N 104 52 39W', 'flightRestriction', null],
    ['QACCA', 'CTR ACTIVATED', 'controlZone', null],
    ['QACCS', 'TEMPO CTR CLASS D ESTABLISHED WI 5NM RADIUS OF 541733N 0013207W', 'controlZone', null],
    ['QAZCA', 'STORNOWAY ATZ ACTIVE', 'aerodromeTrafficZone', null],
    ['QATCS', 'TMZ ESTABLISHED SFC-3500FT AMSL', 'radioOrTransponderZone', null],
  ] as const)('%s %s', (code, text, airspace, name) => {
    const { level, reasons } = rateText({ code, text, lower: 'SFC' });
    expect(level).toBe('restricted');
    expect(reasons[0]).toMatchObject({ code: 'airspaceActive', airspace, name });
  });
});

describe('airspace that is only spoken of does not', () => {
  test.each([
    ['QWULW', 'UAS OPS OUTSIDE DANGER AREA', 'caution'],
    ['QWALW', 'AIR DISPLAY. SEE J SERIES NOTAM FOR DETAILS OF RESTRICTED AREA', 'caution'],
    ['QRDCD', 'DANGER AREA END353 DEACTIVATED', 'allowed'],
    ['QRTCN', 'RESTRICTED AREA CANCELLED', 'allowed'],
    ['QACCD', 'BOURNEMOUTH CTR/ATZ DEACTIVATED AD CLSD.', 'allowed'],
    ['QAZAH', 'ATZ AND AD OPR HR 0800-1600', 'caution'],
    ['QRTTT', 'TRIGGER NOTAM - AIP SUP 12/26. RESTRICTED AREA WILL BE ACTIVATED BY NOTAM', 'information'],
  ] as const)('%s %s is %s', (code, text, level) => {
    expect(rateText({ code, text, lower: 'SFC' }).level).toBe(level);
  });
});

test.each([
  'UAS OPS OUTSIDE DANGER AREA. TEMPO DANGER AREA ESTABLISHED WI 2NM',
  'REMAIN CLEAR OF RESTRICTED AREA. TEMPO RESTRICTED AREA ESTABLISHED',
])('one that is spoken of hides none that is set up: %s', (text) => {
  expect(rateText({ code: 'QXXXX', text, lower: 'GND' }).level).toBe('restricted');
});

describe('what binds the one who flies there binds nobody else', () => {
  test.each([
    'UAS ACTIVITY SUBJECT TO ATC CLEARANCE',
    'UAS OPERATOR WILL CONTACT TWR BEFORE TKOF',
    'UAS OPR WITH PERMISSION FROM SOLA TWR',
    'UAS OPR COORDINATED WITH FARRIS APP',
  ])('QWULW %s', (text) => {
    expect(rateText({ code: 'QWULW', text, lower: 'GND' }).level).toBe('caution');
  });

  test.each([
    ['QWPLW', 'PARACHUTING WI 2NM RADIUS. DROP HGT SUBJ ATC CLR.'],
    ['QWMLW', 'MODEL ROCKET FIRING WI 1NM RADIUS. LAUNCH SUBJ ATC CLR.'],
  ])('%s %s', (code, text) => {
    expect(rateText({ code, text, lower: 'SFC' }).level).toBe('caution');
  });

  test.each([
    ['QFALT', 'AD CLSD FOR VFR FLIGHTS WITHOUT PERMISSION FM TWR'],
    ['QFAXX', 'ALL ACFT SHALL CONTACT TWR BEFORE START UP'],
    ['QSTLC', 'TWR CLSD. ALL TRAFFIC CONTACT INFORMATION 118.1'],
    ['QPILT', 'SRA LIMITED AVAILABILITY. SRA ONLY AVBL WITH PRIOR PERMISSION'],
  ])('%s %s is a matter of the aerodrome', (code, text) => {
    expect(rateText({ code, text, scope: 'A' }).level).toBe('allowed');
  });
});
