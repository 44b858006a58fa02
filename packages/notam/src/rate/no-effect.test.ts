import { expect, test } from 'vitest';
import { rateNotam } from './rate-notam.ts';
import { bareFacts, rateText } from './rate-text.test-helper.ts';

test.each([
  ['QMRLC', 'RWY 08/26 CLSD', 'runway'],
  ['QMALC', 'TLOF H5 CLSD. APN M CLSD', 'movementArea'],
  ['QMMXX', 'TWY B SIGNS LGT U/S', 'movementArea'],
  ['QMXLC', 'TWY L CLSD', 'taxiway'],
  ['QMPLC', 'STAND 10 CLSD', 'apron'],
  ['QLPAS', 'PAPI U/S', 'lighting'],
  ['QICAS', 'ILS U/S', 'navigationAid'],
  ['QPIAU', 'IAP NOT AUTH', 'procedure'],
  ['QFUAU', 'FUEL NOT AVBL', 'fuel'],
  ['QFFCG', 'RFF DOWNGRADED', 'fireCategory'],
  ['QFAAH', 'AD OPR HR 0600-1800', 'openingHours'],
  ['QFALC', 'AD CLSD', 'aerodromeClosed'],
  ['QCACF', 'FREQ CHANGED', 'communication'],
  ['QSTLC', 'TWR CLSD', 'airTrafficService'],
  ['QARLC', 'ATS ROUTE CLSD', 'route'],
  ['QFAXX', 'RUNWAY CARAVAN NOT AVBL', 'facility'],
  // What stands farther behind is not what the text is about.
  ['QFAXX', 'NO VISITORS ACCEPTED, DIVERSIONS ACCEPTED WITH ATC APPROVAL', 'otherAerodrome'],
  ['QXXXX', 'RAMP 5 SPOTS 14, 15 CLOSED', 'apron'],
] as const)('%s %s has no effect: %s', (code, text, subject) => {
  expect(rateText({ code, text, scope: 'A' })).toMatchObject({
    level: 'allowed',
    reasons: [{ code: 'noEffect', subject }],
  });
});

test.each([
  ['MIL ACFT SHALL AVOID THE AREA FM SFC TO 2000FT AGL', 'militaryOnly'],
  ['FLT OPS PROHIBITED FOR ACFT REGISTERED IN UTOPIA', 'someOperatorsOnly'],
] as const)('%s: %s', (text, subject) => {
  expect(rateText({ code: 'QROLT', text, lower: 'SFC' })).toMatchObject({
    level: 'allowed',
    reasons: [{ subject }],
  });
});

test.each([
  ['MIL ACFT SHALL AVOID THE AREA DUE PARACHUTING', 'caution'],
  ['UK REGISTERED AIR OPERATORS ARE RECOMMENDED NOT TO ENTER DUE TO SMALL ARMS FIRE', 'caution'],
  ['MULTIPLE FAST JETS. MIL ACFT SHALL AVOID THE AREA. UAS SHALL NOT BE FLOWN', 'forbidden'],
] as const)('a rule for others hides no danger and no rule for drones: %s', (text, level) => {
  expect(rateText({ code: 'QROLT', text, lower: 'SFC' }).level).toBe(level);
});

test.each([
  ['QKKKK', 'CHECKLIST YEAR=2026 0001', 'checklist'],
  ['QXXXX', 'TEST MESSAGE. PLEASE DISREGARD THIS NOTAM', 'testMessage'],
  ['QAFTT', 'TRIGGER NOTAM - PERM AIRAC AIP AMDT 04/24. SEE COVER SHEET', 'triggerWithoutEffect'],
  ['QAFXX', 'CURRENT MIL AIP SUP 001-2022, 002-2022', 'publicationChange'],
] as const)('%s %s informs only: %s', (code, text, reason) => {
  expect(rateText({ code, text })).toMatchObject({ level: 'information', reasons: [{ code: reason }] });
});

test('a cancelling NOTAM informs only, whatever it cancels', () => {
  const rating = rateText({ code: 'QRPCA', text: 'PROHIBITED AREA ACT', lower: 'SFC', kind: 'C' });
  expect(rating).toEqual({ level: 'information', reasons: [{ code: 'cancellation', span: null }] });
});

test('an instrument that radiates for test purposes is no test message', () => {
  expect(
    rateText({ code: 'QICXX', text: 'ILS RWY 07. MAY RADIATE FOR TEST PURPOSES', scope: 'A' }).level,
  ).toBe('allowed');
});

test('what cannot be told is a caution', () => {
  expect(rateText({ code: 'QXXXX', text: 'SOMETHING WONDROUS' })).toEqual({
    level: 'caution',
    reasons: [{ code: 'effectUnclear', span: null }],
  });
  expect(rateNotam(bareFacts({}), { groundHeightFtAmsl: null }).level).toBe('caution');
});

test('a text too long to be searched whole is never called harmless', () => {
  const runway = rateText({ code: 'QMRLC', text: `RWY 08/26 CLSD. ${'MEN AND EQUIPMENT. '.repeat(2000)}` });
  expect(runway).toMatchObject({
    level: 'caution',
    reasons: [{ code: 'effectUnclear' }, { code: 'noEffect' }],
  });
});

test.each([
  ['QAPXX', 'KABAN FIR BDRY IS CLSD TO ALL TFC AT AND BELOW FL310.'],
  ['QSTXX', 'TWR CLSD. FLYING IN CTR PROHIBITED FOR ALL AIRCRAFT.'],
])('everybody is banned by name, whatever the code %s says the notice is about', (code, text) => {
  expect(rateText({ code, text })).toMatchObject({
    level: 'restricted',
    reasons: expect.arrayContaining([expect.objectContaining({ code: 'notUnderstood' })]) as unknown,
  });
});

test.each([
  ['QFALC', 'AD CLSD TO ALL ACFT EXC HOSP HEL.'],
  ['QMRLC', 'RWY CLSD TO ALL TFC.'],
  ['QARLC', 'ATS RTE SEGMENT DOVOS-PAXAT CLSD TO ALL TFC.'],
  ['QFALT', 'ALL ACFT MOVEMENT ON THE AIRCRAFT SERVICING PLATFORM IS PROHIBITED.'],
])('what is closed to all on the ground or along a route is not the air: %s %s', (code, text) => {
  expect(rateText({ code, text, scope: 'A' }).level).toBe('allowed');
});
