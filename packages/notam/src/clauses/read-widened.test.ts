import { expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

test('NEITHER has two runways, whose hours and purpose are told', () => {
  expect(
    readClause(
      'FROM 2200-2210 AND 0420-0430 NEITHER RWY 08R/26L OR 08L/26R WILL BE AVBL TO ALLOW FOR THE CHANGE OF RWY.',
    ),
  ).toMatchObject({
    kind: 'state',
    facility: 'runway',
    name: '08R/26L',
    others: [{ facility: 'runway', name: '08L/26R' }],
    state: 'notAvailable',
    adjuncts: [
      { type: 'hours', from: '2200', to: '2210' },
      { type: 'hours', from: '0420', to: '0430' },
      { type: 'cause', cause: 'runwayChange' },
    ],
  });
});

test.each([
  ['AD UNABLE TO ACCEPT VISITING ACFT.', 'visitors', []],
  ['UNABLE TO ACCEPT DIVERSION COMMITMENTS, OR VISITORS.', 'diversions', ['visitors']],
])('what cannot be accepted is not accepted: %s', (telegram, facility, others) => {
  expect(readClause(telegram)).toMatchObject({
    kind: 'state',
    facility,
    others: others.map((each) => ({ facility: each, name: null })),
    state: 'notAccepted',
  });
});

test.each([
  ['BIRDS CONCENTRATION AT AROUND RWY 05/23', 'around', 'runway'],
  ['MEN AND EQPT WORKING AT EDGE RY31L', 'at', 'runwayEdge'],
  ['BIRDS CONCENTRATION (EDGE OF RUNWAY AND TAXIWAYS)', 'at', 'runwayAndTaxiwayEdges'],
])('the place is read: %s', (telegram, relation, feature) => {
  expect(readClause(telegram)).toMatchObject({
    kind: 'activity',
    adjuncts: [{ type: 'relation', relation, places: [{ feature }] }],
  });
});

test.each([
  ['TWY A CLSD DUE CHARITY NIGHT RWY RUN', 'event'],
  ['TWY A CLSD DUE ANNUAL EMERGENCY EXERCISE TRAINING', 'training'],
  ['TWY A CLSD DUE MAINTANCE', 'maintenance'],
  ['TWY A CLSD DUE TO ONGOING REPAIRS', 'repair'],
  ['TWY A CLSD DUE TO WATER LOGGED SURFACE CONDITIONS', 'flooding'],
])('the cause is read: %s', (telegram, cause) => {
  expect(readClause(telegram)).toMatchObject({ adjuncts: [{ type: 'cause', cause }] });
});

test('a class of visitors is not all parking', () => {
  expect(readClause('VISITOR GRASS PARKING CLSD')).toBeNull();
});
