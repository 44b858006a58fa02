import { expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

test.each([
  ['MET BALLOON ASCENT(S) WI 5NM RADIUS OF 522212N 0002012W', 'metBalloon'],
  ['RELEASE OF MET BALLOONS WI 1NM RADIUS OF 522212N 0002012W', 'metBalloon'],
  ['3 MET BALLOONS WILL BE RELEASED', 'metBalloon'],
  ['SMALL ARMS FIRING WI 1NM RADIUS OF 522212N 0002012W', 'firing'],
  ['SEALAND SMALL ARMS RANGE ACTIVE WI 0.5NM RADIUS OF 531513N 0030354W', 'firing'],
  ['20 WIND TURBINES UNDER CONSTRUCTION AT 522212N 0002012W', 'windTurbinesInConstruction'],
  ['CONSTRUCTION OF MOBILE CRANE FOR ERECTION OF CLOGHAN WIND FARM TURBINES', 'mobileCrane'],
  ['MASTS WITH WIRES AT POSITION 525649N 0032752W', 'masts'],
])('%s is %s', (text, activity) => {
  expect(readClause(text)).toMatchObject({ kind: 'activity', activity });
});

test('what stands somewhere is told with its wires, its purpose and its county', () => {
  expect(readClause('MAST WITH GUY WIRES AT 522212N 0002012W')).toMatchObject({
    adjuncts: [{ type: 'simple', code: 'withGuyWires' }, { type: 'positions' }],
  });
  expect(
    readClause(
      'CONSTRUCTION OF MOBILE CRANE FOR ERECTION OF TAGHART WIND FARM TURBINES, COUNTY CAVAN WITH ACFT WARNING LIGHTS ACTIVE',
    ),
  ).toMatchObject({
    activity: 'mobileCrane',
    adjuncts: [
      { type: 'figure', figure: 'windFarmToBuild', value: 'TAGHART' },
      { type: 'place', name: 'COUNTY CAVAN' },
      { type: 'simple', code: 'lighted' },
    ],
  });
});

test.each([
  ['RW 15/33 CLSD', 'runway', '15/33'],
  ['ALL LIGHTING ON RWY 09/27 U/S', 'runwayLights', '09/27'],
  ['WINDSOCK RWY 31 U/S', 'windIndicator', '31'],
  ['ILS RWY 12 MAY BE INTERRUPTED', 'facility', 'ILS RWY 12'],
  ['GP RWY 05L U/S', 'glidePath', '05L'],
  ['ILS RWY 35L GP U/S', 'glidePath', '35L'],
  ['PAR U/S', 'precisionRadar', null],
  ['AD UMBB CLSD', 'aerodromeByIndicator', 'UMBB'],
])('%s is a state of %s %s', (text, facility, name) => {
  expect(readClause(text)).toMatchObject({ kind: 'state', facility, name });
});

test('BTWN bounds what BTN does', () => {
  expect(readClause('TWY A BTWN TWY B AND TWY C CLSD')).toEqual(readClause('TWY A BTN TWY B AND TWY C CLSD'));
});

test('emergencies are excepted in whatever words', () => {
  const read = readClause('AD CLSD EXC IN EMERGENCIES');
  expect(read).toMatchObject({
    adjuncts: [{ type: 'users', scope: 'except', users: [{ user: 'emergency' }] }],
  });
  expect(readClause('AD CLSD EXCEPT FOR EMERGENCY')).toEqual(read);
});

test('two states of one thing are two statements', () => {
  expect(readClause('AD CLOSED AND NOT AVBL FOR DIVERSIONS DUE WIP')).toMatchObject({
    kind: 'sequence',
    clauses: [
      { facility: 'aerodrome', state: 'closed', adjuncts: [] },
      {
        facility: 'aerodrome',
        state: 'notAvailable',
        adjuncts: [
          { type: 'users', scope: 'for' },
          { type: 'cause', cause: 'workInProgress' },
        ],
      },
    ],
  });
});

test.each(['AD CLSD AND NOT AVBL EXC EMERG', 'AD CLSD AND NOT AVBL 0600-1200'])(
  'what bounds the second state of %s may bound the first',
  (text) => {
    expect(readClause(text)).toBeNull();
  },
);
