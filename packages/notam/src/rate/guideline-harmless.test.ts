import { describe, expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

describe('what has no effect at drone heights is allowed, and its subject named', () => {
  test.each([
    ['QMRLC', 'RUNWAY 04/22 CLOSED DUE ICING.', 'runway'],
    ['QMRAP', 'RWY 11/29 AVBL PPR - SNOW AND ICE REMOVAL WILL NOT BE EXECUTED', 'runway'],
    ['QMXLC', 'PORTION OF TWY B BETWEEN C AND D CLOSED', 'taxiway'],
    ['QMKLC', 'APRON 2 STANDS 21 TO 28 NOT AVAILABLE', 'apron'],
    ['QLRAS', 'RWY 26 HISL, PAPI AND THR AND RWY 08 HISL LGT UNAVBL DUE WIP.', 'lighting'],
    ['QLXAS', 'LEAD ON/ LEAD OFF LIGHTS FROM HOLD A1 TO RWY EDGE UNAVAILABLE', 'lighting'],
    ['QNVAS', 'VOR/DME TRS 114.700MHZ U/S', 'navigationAid'],
    ['QILXX', 'THE LOCALISER FOR RWY 23 CONFORMS TO CATEGORY TWO', 'navigationAid'],
    ['QPILT', 'ILS RWY 19: MINIMA CHANGED', 'procedure'],
    ['QFUAU', 'JET A1 NOT AVBL', 'fuel'],
    ['QFFCG', 'RFF CAT 4', 'fireCategory'],
    ['QFAAH', 'AD OPR HR: MON-THU 1000-1600 FRI 0730-1300', 'openingHours'],
    ['QFALC', 'AD CLOSED.IN THE EVENT OF EMERGENCY CONTACT CARDIFF AIRPORT FIRE SERVICE', 'aerodromeClosed'],
    ['QCACF', 'BELFAST CITY APP FREQ 130.850MHZ U/S. USE ALTERNATE FREQ 134.800MHZ.', 'communication'],
    ['QSTAH', 'TWR HOURS OF SERVICE 0600-2200', 'airTrafficService'],
    ['QSPLT', 'SHOREHAM ATC SERVICE DOWNGRADED TO AIR GROUND SERVICE', 'airTrafficService'],
    ['QARLC', 'ATS ROUTE L602 CLOSED BTN KOPEX AND NIVTO', 'route'],
    ['QFMAU', 'METAR NOT AVBL', 'weatherService'],
    ['QFHLC', 'TLOF HOTEL A CLOSED DUE WIP', 'facility'],
    ['QPFCA', 'FLOW CONTROL PROCEDURES IN FORCE', 'flightPlanning'],
    [
      'QATXX',
      'LOW ATMOSPHERIC PRESSURE IS FORECAST. PILOTS TO EXERCISE CAUTION WHEN DESCENDING THROUGH THE TRANSITION LEVEL',
      'mannedOnly',
    ],
  ] as const)('%s %s: %s', (code, text, subject) => {
    expect(rateText({ code, text, scope: 'A' })).toMatchObject({
      level: 'allowed',
      reasons: [{ code: 'noEffect', subject }],
    });
  });

  test.each([
    ['TWY GOLF CLSD TO AIRCRAFT DUE TO CONSTRUCTION.', 'taxiway'],
    ['NAVAID ILS RWY 33 GLIDE SLOPE UNMONITORED', 'navigationAid'],
    ['C40 FUEL PIT UNSERVICEABLE.', 'fuel'],
    ['RWY 07/25 RUNWAY DISTANCE REMAINING (RDR) SIGNS OBSCURED BY SNOW.', 'runway'],
    ['AERODROME NO CAT E CIRCLING AUTHORIZED', 'procedure'],
  ] as const)('a code that leaves the subject open leaves it to the text: %s', (text, subject) => {
    expect(rateText({ code: 'QXXXX', text })).toMatchObject({
      level: 'allowed',
      reasons: [{ code: 'noEffect', subject }],
    });
  });
});

describe('airspace that is switched off is allowed', () => {
  test.each([
    ['QRDCD', 'DANGER AREA EGD118 PEMBREY DEACTIVATED'],
    ['QRDXX', 'DANGER AREA EN D476 NOT ACTIVE'],
    ['QRTCN', 'RESTRICTED AREA CANCELLED'],
    ['QAECD', 'LIVERPOOL CTA/CTR/ATZ DEACTIVATED. LIVERPOOL CONTROLLED AIRSPACE REVERTS TO CLASS G.'],
    ['QACXX', 'DUNDEE CTR DISESTABLISHED'],
  ])('%s %s', (code, text) => {
    const { level, reasons } = rateText({ code, text, lower: 'SFC' });
    expect(level).toBe('allowed');
    expect(reasons[0]?.code).toBe('deactivated');
  });

  test('but not where another part of it is active', () => {
    const text = 'SECTOR A NOT ACTIVE. SECTOR B DANGER AREA EN D476 ACTIVATED';
    expect(rateText({ code: 'QRDCA', text, lower: 'SFC' }).level).toBe('restricted');
  });
});

describe('rules for others alone are allowed', () => {
  test.each([
    ['MIL ACFT HAVE TO AVOID OVERFLYING OF BETUWE DUE TO BREEDING BIRDS', 'militaryOnly'],
    ['MIL ACFT SHALL AVOID AN EQUESTRIAN EVENT WI 2NM RADIUS LOW FLYING AREA 11', 'militaryOnly'],
    ['MIL HELICOPTERS TO AVOID OVERFLIGHT OF STABLES', 'militaryOnly'],
    ['MILITARY JETS SHALL NOT FLY BELOW 2000FT OVER MINK FARM', 'militaryOnly'],
    ['FLIGHTS OPERATED BY RUSSIAN AIR CARRIERS PROHIBITED', 'someOperatorsOnly'],
    ['RUSSIAN REGISTERED AIRCRAFT PROHIBITED TO ENTER EU AIRSPACE', 'someOperatorsOnly'],
    [
      'FLT OPERATIONS PROHIBITED FOR ALL ACFT OWNED OR CHARTERED BY PERSONS CONNECTED WITH UTOPIA',
      'someOperatorsOnly',
    ],
  ] as const)('%s: %s', (text, subject) => {
    expect(rateText({ code: 'QROLT', text, lower: 'SFC' })).toMatchObject({
      level: 'allowed',
      reasons: [{ code: 'noEffect', subject }],
    });
  });

  test.each([
    ['the danger is everybody’s', 'MIL ACFT SHALL AVOID THE AREA DUE PARACHUTING', 'caution'],
    [
      'the danger is that of an armed conflict',
      'UK REGISTERED AIR OPERATORS ARE RECOMMENDED NOT TO ENTER DUE TO SMALL ARMS FIRE',
      'caution',
    ],
    ['drones are banned beside them', 'MIL ACFT SHALL AVOID. DRONES PROHIBITED.', 'forbidden'],
  ] as const)('unless %s', (_, text, level) => {
    expect(rateText({ code: 'QROLT', text, lower: 'SFC' }).level).toBe(level);
  });
});

describe('what has no operational content of its own is information', () => {
  test.each([
    ['QKKKK', 'CHECKLIST YEAR=2026 0001 0002', 'checklist'],
    ['QXXXX', 'TEST MESSAGE PLEASE IGNORE', 'testMessage'],
    ['QFATT', 'TRIGGER NOTAM - AIRAC AIP AMDT 10/26 WEF 01 OCT 2026', 'triggerWithoutEffect'],
    ['QAFXX', 'LATEST MIL AIP SUP 003-2023 AND 004-2023 ADDED.', 'publicationChange'],
    ['QXXXX', 'CORRECTION TO AIP NORWAY ENR 5.1', 'publicationChange'],
  ])('%s %s: %s', (code, text, reason) => {
    const { level, reasons } = rateText({ code, text });
    expect(level).toBe('information');
    expect(reasons[0]?.code).toBe(reason);
  });

  test.each(['QRPCA', 'QWULW', 'QMRLC'])('a cancelling NOTAM, whatever it cancels (%s)', (code) => {
    expect(rateText({ code, text: 'UAS FLIGHTS PROHIBITED', lower: 'SFC', kind: 'C' })).toEqual({
      level: 'information',
      reasons: [{ code: 'cancellation', span: null }],
    });
  });

  test('a replacing NOTAM is rated like a new one', () => {
    expect(rateText({ code: 'QRTCA', text: 'UAS FLIGHTS PROHIBITED', lower: 'SFC', kind: 'R' }).level).toBe(
      'forbidden',
    );
  });
});

describe('a trigger NOTAM is rated by the effect that it states', () => {
  test.each([
    ['QFATT', 'TRIGGER NOTAM - AIP SUP 3/26. RWY 18/36 CLSD', 'allowed'],
    ['QOBTT', 'TRIGGER NOTAM - AIP SUP 3/26. NEW WIND TURBINES 200M AGL', 'caution'],
    ['QRTTT', 'TRIGGER NOTAM - AIP SUP 12/26. TEMPORARY RESTRICTED AREA OSLO ESTABLISHED', 'restricted'],
    ['QRTTT', 'TRIGGER NOTAM - AIP SUP 12/26. UAS FLIGHTS PROHIBITED WI 5NM OF OSLO', 'forbidden'],
    ['QRTTT', 'TRIGGER NOTAM - AIP SUP 12/26 WEF 01 OCT 2026', 'information'],
    ['QRTTT', 'TRIGGER NOTAM - AIP SUP 12/26. DANGER AREA. SEPARATE NOTAM WILL BE ISSUED', 'information'],
  ] as const)('%s %s is %s', (code, text, level) => {
    expect(rateText({ code, text, lower: 'SFC' }).level).toBe(level);
  });
});
