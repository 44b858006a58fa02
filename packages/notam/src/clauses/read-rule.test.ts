import { expect, test } from 'vitest';
import type { Adjunct } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { readClause } from './read-clause.ts';

type Rule = Extract<Clause, { readonly kind: 'rule' }>;

function ruleOf(text: string): Rule {
  const clause = readClause(text);
  if (clause?.kind !== 'rule') throw new Error(`no rule: ${text} ${JSON.stringify(clause)}`);
  return clause;
}

const traffic = (text: string): readonly string[] => ruleOf(text).traffic.map(({ user }) => user);
const excepted = (text: string): readonly string[] =>
  ruleOf(text).adjuncts.flatMap((adjunct) =>
    adjunct.type === 'users' && adjunct.scope === 'except' ? adjunct.users.map(({ user }) => user) : [],
  );
const INSIDE: Adjunct = {
  type: 'relation',
  relation: 'inside',
  distance: null,
  places: [{ feature: 'area', name: null }],
};

test.each([
  ['ALL UAS FLIGHTS PROHIBITED.', 'prohibited'],
  ['DRONE FLYING FORBIDDEN', 'prohibited'],
  ['FLT OF UNMANNED ACFT NOT PERMITTED', 'prohibited'],
  ['FLYING OF UNMANNED ACFT (DRONES) IS PROHIBITED', 'prohibited'],
  ['UAS OPS NOT AUTHORIZED', 'prohibited'],
  ['NO UNMANNED ACFT IS TO FLY', 'prohibited'],
  ['NO DRONE FLIGHTS ALLOWED', 'prohibited'],
  ['UAS OPERATIONS SUSPENDED', 'suspended'],
  ['UNMANNED ACFT ARE NOT ALLOWED TO ENTER THE AREA', 'entryProhibited'],
  ['ENTRY PROHIBITED FOR ALL UNMANNED AIRCRAFT', 'entryProhibited'],
  ['UAS FLIGHTS REQUIRE PERMISSION', 'permissionRequired'],
  ['DRONES ONLY PERMITTED WITH PRIOR APPROVAL', 'permissionRequired'],
  ['DRONE FLIGHTS PERMITTED', 'permitted'],
  ['UAS EXEMPTED', 'exempt'],
  ['UAS SHALL AVOID THE AREA', 'mustStayClear'],
  ['UAS ARE PROHIBITED FROM FLYING', 'prohibited'],
  ['UAS OPERATORS ARE PROHIBITED FROM ENTERING THE AREA', 'entryProhibited'],
  ['FLYING IS PROHIBITED FOR ALL UAS', 'prohibited'],
  ['APPLIES ALSO TO DRONES', 'applies'],
  ['UAS ARE ADVISED TO REMAIN CLEAR OF THE AREA', 'shouldStayClear'],
])('%s is a rule for unmanned aircraft: %s', (text, rule) => {
  expect(ruleOf(text).rule).toBe(rule);
  expect(traffic(text)).toEqual(['unmannedAircraft']);
});

test.each([
  ['ALL FLIGHTS PROHIBITED', 'prohibited'],
  ['NO ACFT IS TO FLY BELOW 2500FT AMSL', 'prohibited'],
  ['ENTRY PROHIBITED', 'entryProhibited'],
  ['ENTRY INTO THE AREA FORBIDDEN', 'entryProhibited'],
  ['FLIGHTS WITHIN THE AREA ONLY PERMITTED AFTER APPROVAL FROM POLICE', 'permissionRequired'],
])('%s holds for all traffic: %s', (text, rule) => {
  expect(ruleOf(text)).toMatchObject({ rule, traffic: [] });
});

test.each([
  ['ALL UAS FLIGHTS PROHIBITED EXC POLICE AND AMBULANCE', ['police', 'medical']],
  ['ALL FLIGHTS PROHIBITED EXC AIR AMBULANCE, POLICE AND SAR', ['medical', 'police', 'searchAndRescue']],
  ['UAS FLIGHTS PROHIBITED WI AREA EXC STATE AIRCRAFT', ['state']],
  ['ENTRY PROHIBITED EXC EMERGENCY SERVICES', ['emergencyServices']],
])('%s keeps those who are excepted', (text, users) => {
  expect(excepted(text)).toEqual(users);
});

test.each([
  ['NO UAS OPR PERMITTED WITHOUT PRIOR PERMISSION FROM POLICE', { authority: 'police', name: null }],
  ['ENTRY PROHIBITED UNLESS APPROVED BY ATS', { authority: 'airTrafficServices', name: null }],
  ['ALL TRAFFIC PROHIBITED EXC AUTHORIZED BY OSLO POLICE DISTRICT', { authority: 'police', name: 'OSLO' }],
  ['UAS FLIGHTS PROHIBITED WITHOUT PERMISSION', null],
  ['UAS FLIGHTS PROHIBITED WITHOUT ATC PERMISSION', { authority: 'airTrafficControl', name: null }],
])('%s names who may lift the ban', (text, authority) => {
  expect(ruleOf(text).adjuncts).toEqual([{ type: 'unlessPermitted', authority }]);
});

test.each([
  ['UAS FLIGHTS REQUIRE PERMISSION FROM TWR', 'tower', null],
  ['PERMISSION FROM POLICE REQUIRED FOR DRONE FLIGHTS', 'police', null],
  ['DRONE FLIGHTS REQUIRE APPROVAL FROM AVINOR', 'other', 'AVINOR'],
  ['ATC PERMISSION REQUIRED FOR UAS', 'airTrafficControl', null],
])('%s names whom to ask', (text, authority, name) => {
  expect(ruleOf(text)).toMatchObject({ rule: 'permissionRequired', authority: { authority, name } });
});

test('where and up to which height a ban holds stands beside it', () => {
  expect(ruleOf('UNMANNED ACFT FLYING PROHIBITED BLW 400FT AGL').adjuncts).toEqual([
    { type: 'limit', limit: 'below', heights: [{ value: 400, unit: 'ft', reference: 'agl' }] },
  ]);
  expect(ruleOf('DRONE FLYING PROHIBITED IN THE AREA').adjuncts).toEqual([INSIDE]);
  expect(ruleOf('DUE TO POLICE OPERATION ALL FLIGHTS PROHIBITED').adjuncts).toEqual([
    { type: 'cause', cause: 'policeOperation' },
  ]);
});

test('aircraft of a mass are not all unmanned aircraft', () => {
  expect(ruleOf('OPERATIONS WITH UAS OF LESS THAN 250G PERMITTED')).toMatchObject({
    rule: 'permitted',
    traffic: [{ user: 'unmannedLighterThan', value: '250G' }],
  });
});

test.each([
  'ALL AIRCRAFT INCLUDING UNMANNED AIRCRAFT PROHIBITED',
  'ALL FLIGHTS PROHIBITED INCL UNMANNED ACFT',
  'FLYING PROHIBITED FOR ALL ACFT INCLUDING UAS',
])('%s tells who is included beside the ban', (text) => {
  expect(ruleOf(text)).toMatchObject({
    traffic: [],
    adjuncts: [{ type: 'users', scope: 'including', users: [{ user: 'unmannedAircraft' }] }],
  });
});

test.each([
  'ALL OTHER ACFT PROHIBITED',
  'GROUND OPERATIONS PERMITTED',
  'UAS FLIGHTS PROHIBITED EXC WHEN THE MOON IS FULL',
  'UAS FLYING ONLY PERMITTED FOR MILITARY',
  'NO UAS FLIGHTS PROHIBITED',
  'DRONE FLIGHTS ALLOWED WITHOUT PERMISSION',
  'UAS ABOVE 250G PROHIBITED',
  'PERMISSION FROM POLICE NOT REQUIRED FOR DRONE FLIGHTS',
  'UAS FLIGHTS NOT PROHIBITED',
  'UAS FLIGHTS REQUIRE NO PERMISSION',
])('%s is not guessed at', (text) => {
  expect(readClause(text)).toBeNull();
});

test('several kinds of traffic are each named', () => {
  const text = 'ALL CIVIL AND MILITARY TRAFFIC INCLUDING UNMANNED ACFT PROHIBITED, EXC SAR';
  expect(traffic(text)).toEqual(['civil', 'military']);
  expect(ruleOf(text).adjuncts).toMatchObject([
    { scope: 'including', users: [{ user: 'unmannedAircraft' }] },
    { scope: 'except', users: [{ user: 'searchAndRescue' }] },
  ]);
});

test('whom to ask for a permission is more than a contact', () => {
  expect(readClause('FOR PERMISSION CTC OSLO POLICE TEL +47 22669050')).toEqual({
    kind: 'contact',
    purpose: 'permission',
    unit: 'OSLO POLICE',
    value: '+47 22669050',
  });
});

test('who does something is not whom it is for', () => {
  expect(readClause('POWER LINE INSPECTION BY HELICOPTER')).toBeNull();
});

test.each(['ALL ACFT AVOID THIS AREA', 'AVOID THIS AREA', 'TFC AVOID THE AREA'])(
  'an order without a verb of duty is one: %s',
  (text) => {
    expect(ruleOf(text)).toMatchObject({ rule: 'mustStayClear', traffic: [] });
  },
);
