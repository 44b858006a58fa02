import { expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

const UNMANNED = [{ user: 'unmannedAircraft', value: null }];

test.each([
  [
    'PILOTS ARE FORBIDDEN TO FLY WI THE DESIGNATED AREA WITHOUT PERMISSION OF NORTH YORKSHIRE POLICE (EMERGENCY CONTROLLING AUTHORITY)',
    [],
    'NORTH YORKSHIRE',
  ],
  [
    'UNMANNED AIR SYSTEM PILOTS ARE FORBIDDEN TO FLY WI THE DESIGNATED AREA WITHOUT PERMISSION OF ESSEX POLICE',
    UNMANNED,
    'ESSEX',
  ],
  [
    'PILOTS ARE FORBIDDEN TO FLY WI THE DESIGNATED AREA WO THE PERMISSION EMERG CONTROLLING AUTHORITY WEST MIDLANDS POLICE DRONE TEAM',
    [],
    'WEST MIDLANDS',
  ],
])('%s', (text, traffic, name) => {
  expect(readClause(text)).toMatchObject({
    kind: 'rule',
    rule: 'prohibited',
    traffic,
    adjuncts: [
      { type: 'relation', relation: 'inside' },
      { type: 'unlessPermitted', authority: { authority: 'police', name } },
    ],
  });
});

test('a heading names the restriction and its place', () => {
  expect(readClause('RESTRICTED AREA (TEMPORARY) DRONE ONLY AT COVENTRY FOR UAS ONLY.')).toMatchObject({
    kind: 'state',
    facility: 'temporaryRestrictedArea',
    state: 'established',
    adjuncts: [
      { type: 'users', scope: 'only', users: UNMANNED },
      { type: 'place', name: 'COVENTRY', located: true },
    ],
  });
  expect(readClause('RESTRICTED AREA (TEMPORARY) AT OLD WARDEN.')).toMatchObject({
    adjuncts: [{ type: 'place', name: 'OLD WARDEN', located: true }],
  });
});

test.each([
  'RESTRICTED AREA (TEMPORARY) AT OLD WARDEN CANCELLED.',
  'RESTRICTED AREA (TEMPORARY) AT COVENTRY WILL NOT BE ACTIVE.',
  'PILOTS ARE NOT FORBIDDEN TO FLY WI THE DESIGNATED AREA WITHOUT PERMISSION OF ESSEX POLICE',
  'PILOTS ARE FORBIDDEN TO FLY WI THE DESIGNATED AREA WITHOUT PERMISSION OF ESSEX POLICE UNLESS MANNED',
])('%s is not read', (text) => {
  expect(readClause(text)).toBeNull();
});
