import { expect, test } from 'vitest';
import { findNamedAirspace } from './airspace.ts';
import { rateText } from './rate-text.test-helper.ts';
import { toSearchText } from '../search/search-text.ts';

test.each([
  ['TEMPO DANGER AREA (TDA) EGD098F ESTABLISHED', 'dangerArea', 'EGD098F'],
  ['TEMPO DANGER AREA (TDA) EG D098A ACTIVATED', 'dangerArea', 'EGD098A'],
  ['RESTRICTED AREA - EPR104. FLIGHTS OF UAV', 'restrictedArea', 'EPR104'],
  ['TEMP RESERVED AREA EPTR363 - UAV FLIGHTS', 'temporaryReservedArea', 'EPTR363'],
  ['TEMPO SEGREGATED AREA (TSA) EGTS496A ACTIVATED', 'temporarySegregatedArea', 'EGTS496A'],
  ['TRA 008B ACTIVATED', 'temporaryReservedArea', null],
  ['AIRSPACE RESERVATION FOR UAV TRAINING', 'reservedAirspace', null],
  ['IN VIEW OF DNG ZONE DECLARED BY CHINA', 'dangerArea', null],
  ['TEMPORARY FLIGHT RESTRICTIONS', 'flightRestriction', null],
  ['R-2508 ACT', 'restrictedArea', 'R-2508'],
  ['ZONA PELIGROSA ACTIVADA', 'dangerArea', null],
  ['EN D480 ACT. EN R12 ACT AND EN P22 ACT', 'prohibitedArea', 'ENP22'],
  ['AVOID EN P22 ACT. EN R12 ACT, EN D480 ACTIVE', 'dangerArea', 'END480'],
  ['NEAR EN D480 ACT, EN D481 ACT', 'dangerArea', 'END481'],
] as const)('%s is %s %s', (text, airspace, name) => {
  expect(findNamedAirspace(toSearchText(text))).toMatchObject({ airspace, name });
});

test.each([
  'UAS OPR OUTSIDE DANGER AREA',
  'AIR DISPLAY. SEE J SERIES NOTAM FOR DETAILS OF RESTRICTED AREA',
  'LOW FLYING AREA 14',
  'SUP 264/22',
])('%s sets up nothing', (text) => {
  expect(findNamedAirspace(toSearchText(text))).toBeNull();
});

test.each([
  ['QRDCD', 'DANGER AREA EGD118 PEMBREY DEACTIVATED'],
  ['QRTCD', 'RESTRICTED AREA DE-ACTIVATED'],
  ['QAECD', 'SOLENT CTA, SOUTHAMPTON CTR/ATZ DEACTIVATED. AIRSPACE REVERTS TO CLASS G'],
  ['QRRXX', 'RESTRICTED AREA ENR102 NOT ACTIVE'],
])('%s %s is switched off', (code, text) => {
  expect(rateText({ code, text, lower: 'SFC' })).toMatchObject({
    level: 'allowed',
    reasons: [{ code: 'deactivated' }],
  });
});

test('the code alone tells of an area whose name is misspelt', () => {
  expect(rateText({ code: 'QRDCA', text: 'DANGAER AREA PEMBREY ACTIVATED', lower: 'SFC' })).toMatchObject({
    level: 'restricted',
    reasons: [{ code: 'airspaceActive', airspace: 'dangerArea', name: null, span: null }, {}],
  });
});

test.each([
  ['QAZCA', 'INVERNESS ATZ ACTIVATED', 'restricted'],
  ['QAZAH', 'HUMBERSIDE ATZ AND AD OPR HOURS: MON-FRI 0630-1700', 'caution'],
  ['QATXX', 'TEMPO TRANSPONDER MANDATORY ZONE ACTIVATED FROM SFC TO 1400FT AMSL', 'restricted'],
  ['QAECS', 'TEMPO CTA CLASS D INSTALLED. FL075/FL195', 'allowed'],
] as const)('%s %s is %s', (code, text, level) => {
  expect(rateText({ code, text, levels: '000/020' }).level).toBe(level);
});

test.each([
  ['QRDXX', 'DANGER AREA EGD118 PEMBREY RANGE NOW PPR, NO-NOTICE BOOKINGS WITHDRAWN.', 'restricted'],
  ['QRDCA', 'DANGER AREA ACT. MIL ACFT SHALL AVOID THE AREA', 'restricted'],
  ['QRACA', 'AREA ALPHA ACT', 'restricted'],
  ['QRACA', 'ROCKET DEBRIS WILL FALL WI AREA', 'caution'],
  ['QROLP', 'KJELLER PRISON WI 500M', 'forbidden'],
  ['QROLP', 'KJELLER PRISON WI 500M EXC WITH PRIOR PERMISSION FROM OSLO POLICE', 'restricted'],
] as const)('%s %s is %s', (code, text, level) => {
  expect(rateText({ code, text, lower: 'SFC' }).level).toBe(level);
});

test.each([
  ['QRDXX', 'DANGER AREA EGD401A NOT ACTIVE, EGD401B ACTIVE'],
  ['QRDCD', 'DANGER AREA EGD401A NOT ACTIVE, EGD401B ACTIVE'],
  ['QRDXX', 'EGD401A NOT ACTIVE.\nEGD401B ACTIVE.'],
  ['QRTXX', 'TEMPO RESTRICTED AREA ACT ON 15 JUL, NOT ACTIVE ON 16 JUL'],
  ['QRDXX', 'DANGER AREA EGD401 CROSSING SERVICE NOT ACTIVE'],
  ['QRDXX', 'DANGER AREA EGD401 ACTIVITY INFORMATION SERVICE (DAAIS) NOT ACTIVE'],
])('%s %s: what rests beside what is active, or a service that rests, switches nothing off', (code, text) => {
  expect(rateText({ code, text, lower: 'SFC' })).toMatchObject({
    level: 'restricted',
    reasons: [{ code: 'airspaceActive' }, { code: 'reachesDroneHeights' }],
  });
});
