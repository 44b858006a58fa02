import { expect, test } from 'vitest';
import { readClause } from './read-clause.ts';
import { readClauseInPart } from './read-clause-in-part.ts';

const UNMANNED = [{ user: 'unmannedAircraft', value: null }];
const police = (name: string) => ({ authority: 'police', name });

test('those whom an authority permits, and those that it operates, are excepted from a ban', () => {
  expect(
    readClause(
      'NO UAS IS TO FLY WI AREA BOUNDED BY CIRCLE RADIUS 0.8NM CENTRED AT 522653N 0012944W (COVENTRY, WEST MIDLANDS) EXCEPT UAS OPR BY WEST MIDLANDS POLICE OR WITH A PERMISSION ISSUED BY WEST MIDLANDS POLICE',
    ),
  ).toEqual({
    kind: 'rule',
    rule: 'prohibited',
    traffic: UNMANNED,
    authority: null,
    adjuncts: [
      { type: 'radius', radius: { value: '0.8', unit: 'NM' }, position: '522653N 0012944W' },
      { type: 'place', name: 'COVENTRY, WEST MIDLANDS' },
      { type: 'unlessOperatedOrPermitted', authority: police('WEST MIDLANDS') },
    ],
  });
  expect(
    readClause(
      'NO AIRCRAFT IS TO FLY WI 2.2NM RADIUS OF 520528N 0000758E EXCEPT AIRCRAFT FLYING IN ACCORDANCE WITH A PERMISSION ISSUED BY THE FLYING DISPLAY DIRECTOR AT DUXFORD AERODROME',
    ),
  ).toMatchObject({
    rule: 'prohibited',
    traffic: [],
    adjuncts: [
      { type: 'radius' },
      { type: 'unlessPermitted', authority: { authority: 'displayDirector', name: 'DUXFORD' } },
    ],
  });
});

test.each([
  // Another authority permits than operates.
  'NO UAS IS TO FLY EXCEPT UAS OPR BY ESSEX POLICE OR WITH A PERMISSION ISSUED BY KENT POLICE',
  // The exception is one of drones, the ban one of all aircraft.
  'NO ACFT IS TO FLY EXCEPT UAS WITH A PERMISSION ISSUED BY KENT POLICE',
  'NO UAS IS TO FLY EXCEPT UAS OPR BY ESSEX POLICE AND UNDER 250G',
  'NO UAS IS TO FLY EXCEPT UAS OPR BY ESSEX POLICE',
  // More is excepted than is read.
  'NO ACFT IS TO FLY EXCEPT ACFT FLYING WITH A PERMISSION OF KENT POLICE AND GLIDERS',
])('%s is not read', (text) => {
  expect(readClause(text)).toBeNull();
});

test('an exception that is read in part is not read at all', () => {
  expect(
    readClauseInPart(
      'NO ACFT IS TO FLY EXCEPT ACFT FLYING IN ACCORDANCE WITH A PERMISSION ISSUED BY THE AIR TRAFFIC CONTROL UNIT AT ROYAL AIR FORCE STATIONS',
    ),
  ).toBeNull();
});

test('a police force that is named after no place keeps its name', () => {
  expect(
    readClause('NO ACFT IS TO FLY EXCEPT ACFT FLYING WITH THE PERMISSION OF BRITISH TRANSPORT POLICE'),
  ).toMatchObject({
    adjuncts: [
      { type: 'unlessPermitted', authority: { authority: 'other', name: 'BRITISH TRANSPORT POLICE' } },
    ],
  });
});

test('a display director needs no other title', () => {
  expect(
    readClause('NO ACFT IS TO FLY EXCEPT ACFT FLYING WITH PERMISSION ISSUED BY DISPLAY DIRECTOR'),
  ).toMatchObject({
    adjuncts: [{ type: 'unlessPermitted', authority: { authority: 'displayDirector', name: null } }],
  });
});
