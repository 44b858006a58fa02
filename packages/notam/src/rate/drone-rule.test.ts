import { expect, test } from 'vitest';
import { findDroneExemption, findDroneRule, findHeightLimit } from './drone-rule.ts';
import { rateText } from './rate-text.test-helper.ts';
import { toSearchText } from '../search/search-text.ts';

test.each([
  ['UAS FLIGHTS LIMITED TO 50M AGL', { value: 50, unit: 'm', reference: 'agl' }],
  ['DRONES SHALL NOT EXCEED 200FT AGL', { value: 200, unit: 'ft', reference: 'agl' }],
  ['UNMANNED ACFT PROHIBITED ABOVE 100M AGL', { value: 100, unit: 'm', reference: 'agl' }],
  ['DRONES ABOVE 60M AGL ARE PROHIBITED', { value: 60, unit: 'm', reference: 'agl' }],
  ['UAS MUST REMAIN BELOW 150FT', null],
  ['UAS FLT ABV 50M AGL PROHIBITED', { value: 50, unit: 'm', reference: 'agl' }],
  ['UAS NOT PERMITTED ABV 120M AGL', { value: 120, unit: 'm', reference: 'agl' }],
  ['PROHIBITED FOR UAS: ABV 50M AGL', { value: 50, unit: 'm', reference: 'agl' }],
  ['UAS OPS MAX HGT 50M AGL', { value: 50, unit: 'm', reference: 'agl' }],
  ['UAS FLIGHTS PERMITTED UP TO 120M AGL', { value: 120, unit: 'm', reference: 'agl' }],
  ['DRONES ALLOWED BLW 400FT AGL', { value: 400, unit: 'ft', reference: 'agl' }],
])('%s limits the height', (text, limit) => {
  expect(findHeightLimit(toSearchText(text))).toMatchObject({ limit });
  expect(rateText({ code: 'QRTCA', text, lower: 'SFC' })).toMatchObject({
    level: 'restricted',
    reasons: [{ code: 'heightLimited', limit }, {}],
  });
});

test.each([
  ['DRONE OPS MAX HGT 50M', { value: 50, unit: 'm' }],
  ['UAS OPS NOT ABV 150FT', { value: 150, unit: 'ft' }],
  ['AREA A: UAS MAX HGT 50M. AREA B: UAS MAX HGT 100M', null],
])('%s: a height without a reference is kept as it is printed, two of them as neither', (text, bare) => {
  expect(rateText({ code: 'QXXXX', text })).toMatchObject({
    level: 'restricted',
    reasons: [{ code: 'heightLimited', limit: null, bare }, {}],
  });
});

test.each([
  'DRONE OPERATIONS WI CTR REQUIRE PRIOR APPROVAL FROM TWR',
  'UAS FLIGHTS ARE RESTRICTED DUE TO STATE VISIT',
  'RESTRICTIONS FOR DRONES IN FORCE',
  'UAS SHALL COORDINATE WITH TWR',
])('%s binds drones', (text) => {
  expect(findDroneRule(toSearchText(text))).not.toBeNull();
  expect(rateText({ code: 'QFALT', text, scope: 'A' }).level).toBe('restricted');
});

test.each(['UAS FLIGHTS PROHIBITED. POLICE DRONES MAX HGT 120M AGL', 'UAS PROHIBITED BLW 400FT AGL'])(
  'a height of those that are exempt, and a ban below a height, limit no ban: %s',
  (text) => {
    expect(findHeightLimit(toSearchText(text))).toBeNull();
    expect(rateText({ code: 'QRTCA', text, lower: 'SFC' }).level).toBe('forbidden');
  },
);

test('a ban that the text gives a low top is one at drone heights, whatever item F says', () => {
  const text = 'UAS FLIGHTS PROHIBITED BELOW 400FT AGL';
  expect(rateText({ code: 'QRTCA', text, lower: '5000FT AMSL' }).level).toBe('forbidden');
});

test('a company whose name ends in LIMITED sets no limit', () => {
  expect(findDroneRule(toSearchText('OPERATED BY AERIAL ROBOTIX UAV SERVICES LIMITED'))).toBeNull();
});

test.each([
  'ALL ACFT PROHIBITED. NOT APPLICABLE TO UAS.',
  'NO ACFT IS TO FLY WI 2NM. UAS EXEMPT',
  'AIRSPACE CLSD FOR ALL FLIGHTS, EXC DRONES.',
])('%s spares drones', (text) => {
  expect(findDroneExemption(toSearchText(text))).not.toBeNull();
  expect(rateText({ code: 'QRTCA', text, lower: 'SFC' }).level).toBe('allowed');
});

test('an exemption for some drones only is none', () => {
  const text = 'DOES NOT APPLY TO ANY UAS FLYING IN ACCORDANCE WITH EXCEPTIONS STATED IN THE AIC';
  expect(findDroneExemption(toSearchText(text))).toBeNull();
});

test.each([
  ['ALL FLIGHTS PROHIBITED EXC UAS BELOW 120M AGL', 'restricted'],
  ['ALL FLIGHTS PROHIBITED EXC POLICE UAS BELOW 120M AGL', 'forbidden'],
  ['ALL FLIGHTS PROHIBITED. DRONES PROHIBITED EXC UAS BELOW 120M AGL', 'forbidden'],
])('%s is %s', (text, level) => {
  expect(rateText({ code: 'QRTCA', text, lower: 'SFC' }).level).toBe(level);
});

test.each([
  ['DRONE FLIGHTS WI 2NM REQUIRE FLIGHT AUTHORISATION', 'restricted'],
  ['ALL UAS IN THE AREA REQUIRE PRIOR PERMISSION', 'restricted'],
  ['THESE DRONE FLIGHTS REQUIRE FLIGHT AUTHORISATION', 'caution'],
  ['UAS OPR WI 2NM REQUIRES ATC CLR', 'caution'],
])('a warning of drones binds others where it makes a rule for all: %s is %s', (text, level) => {
  expect(rateText({ code: 'QWULW', text, lower: 'SFC' }).level).toBe(level);
});
