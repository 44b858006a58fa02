import { describe, expect, test } from 'vitest';
import type { Adjunct } from './adjunct.ts';
import { readClause } from './read-clause.ts';

function activityOf(text: string): string | null {
  const clause = readClause(text);
  return clause?.kind === 'activity' ? clause.activity : null;
}

describe('what goes on', () => {
  test.each([
    ['UNMANNED ACFT WILL TAKE PLACE', 'uas'],
    ['UAS OPR', 'uas'],
    ['UAS FLIGHTS', 'uas'],
    ['UNMANNED ACFT (BVLOS) WILL TAKE PLACE', 'uasBvlos'],
    ['BEYOND VISUAL LINE OF SIGHT UAS OPS', 'uasBvlos'],
    ['VISUAL LINE OF SIGHT UAS OPS', 'uasVlos'],
    ['DRONE SHOW', 'uasSwarm'],
    ['CRANE OPR', 'crane'],
    ['CRANE ERECTED', 'crane'],
    ['MOBILE CRANE OPR', 'mobileCrane'],
    ['TOWER CRANE ERECTED', 'towerCrane'],
    ['WIND TURBINES ERECTED', 'windTurbines'],
    ['MAST', 'mast'],
    ['PARACHUTING', 'parachuting'],
    ['PJE', 'parachuting'],
    ['GLIDER FLYING', 'gliding'],
    ['MULTIPLE PARAGLIDERS OPR', 'paragliding'],
    ['PARAMOTORING', 'paramotors'],
    ['MET BALLOON RELEASE', 'metBalloon'],
    ['CAPTIVE BALLOON', 'captiveBalloon'],
    ['KITE FLYING', 'kiteFlying'],
    ['LARGE MODEL ACFT FLYING', 'largeModelFlying'],
    ['MODEL ROCKET FIRING', 'modelRockets'],
    ['FIREWORK DISPLAY', 'fireworks'],
    ['LASER DISPLAY', 'laser'],
    ['SEARCHLIGHT DISPLAY', 'searchlights'],
    ['GUN FIRING', 'gunFiring'],
    ['MISSILE FIRING', 'missileFiring'],
    ['ROCKET LAUNCH', 'rocketLaunch'],
    ['BLASTING', 'blasting'],
    ['MIL EXER', 'militaryExercise'],
    ['LOW FLYING MIL ACFT', 'lowFlying'],
    ['HEL OPS', 'helicopters'],
    ['UNDERSLUNG LOADS', 'underslungLoads'],
    ['AEROBATICS', 'aerobatics'],
    ['BIRD CONCENTRATION', 'manyBirds'],
    ['GNSS JAMMING', 'gnssJamming'],
    ['AERIAL SURVEY', 'survey'],
    ['GRASS CUTTING IN PROGRESS', 'grassCutting'],
    ['WIP', 'workInProgress'],
  ])('%s: %s', (text, activity) => {
    expect(activityOf(text)).toBe(activity);
  });
});

describe('what does not go on, or may, is not announced', () => {
  test.each([
    'UNMANNED ACFT WILL NOT TAKE PLACE',
    'UAS MAY OPR',
    'CRANE REMOVED',
    'NO BIRDS',
    'PARACHUTING CANCELLED BY ATC',
    'FIREWORKS IF WX PERMITS',
  ])('%s', (text) => {
    expect(activityOf(text)).toBeNull();
  });
});

test('an activity with where, how high and for whom to call, in one statement each', () => {
  expect(
    readClause(
      'UAS OPR WI 0.3NM RADIUS OF 520247N 0004936W (SELBY) MAX HGT 400FT AGL. FOR INFO 07980 202245',
    ),
  ).toEqual({
    kind: 'sequence',
    clauses: [
      {
        kind: 'activity',
        activity: 'uas',
        adjuncts: [
          { type: 'radius', radius: { value: '0.3', unit: 'NM' }, position: '520247N 0004936W' },
          { type: 'place', name: 'SELBY' },
          { type: 'upTo', heights: [{ value: 400, unit: 'ft', reference: 'agl' }] },
        ],
      },
      { kind: 'contact', purpose: 'information', unit: null, value: '07980 202245' },
    ],
  });
});

test.each<[string, string, readonly Adjunct[]]>([
  ['LIT MOBILE CRANE', 'mobileCrane', [{ type: 'simple', code: 'lighted' }]],
  [
    'TWO LIT MOBILE CRANES',
    'mobileCranes',
    [
      { type: 'count', count: 2 },
      { type: 'simple', code: 'lighted' },
    ],
  ],
  ['MULTIPLE TOWER CRANES', 'towerCranes', [{ type: 'count', count: null }]],
  ['5 CRANES OPERATING', 'cranes', [{ type: 'count', count: 5 }]],
  ['(LIT) CRANE', 'crane', [{ type: 'simple', code: 'lighted' }]],
  ['UNCHARTED CRANE', 'crane', [{ type: 'simple', code: 'uncharted' }]],
  ['UNLIT WIND TURBINE', 'windTurbine', [{ type: 'simple', code: 'unlit' }]],
])('%s: what tells of a thing may stand before it', (telegram, activity, adjuncts) => {
  expect(readClause(telegram)).toEqual({ kind: 'activity', activity, adjuncts });
});

test('what stands before an activity that is no thing is not left out', () => {
  expect(readClause('UNCHARTED PARACHUTING')).toBeNull();
  expect(readClause('TWO FIREWORKS')).toBeNull();
});

test('what has been put up stands, and what works there may come and go', () => {
  expect(readClause('MULTIPLE CRANES ERECTED')).toMatchObject({ activity: 'cranes', stands: true });
  expect(readClause('CRANE HAS BEEN ERECTED')).toMatchObject({ activity: 'crane', stands: true });
  expect(readClause('CRANES OPERATING')).not.toHaveProperty('stands');
  expect(readClause('CRANE WILL BE ERECTED')).toBeNull();
});

test('birds of a season are said to be that', () => {
  expect(readClause('SEASONAL BIRDS ACTIVITY ON MANEUVERING AREA')).toMatchObject({
    activity: 'birds',
    adjuncts: [
      { type: 'simple', code: 'seasonal' },
      { type: 'relation', places: [{ feature: 'manoeuvringArea', name: null }] },
    ],
  });
});

test.each([
  ['LASER AND FIREWORK DISPLAY (IBSTOCK)', 'laser', ['fireworks']],
  ['LASERS, SEARCHLIGHTS AND FIREWORKS', 'laser', ['searchlights', 'fireworks']],
  ['PARACHUTING AND DROPPING OF ARTICLES', 'parachuting', ['articleDrops']],
  ['AIR DISPLAY/AEROBATICS', 'airDisplay', ['aerobatics']],
])('what goes on at one place is one activity: %s', (text, activity, others) => {
  expect(readClause(text)).toMatchObject({ kind: 'activity', activity, others });
});

test.each(['LASERS AND NO FIREWORKS', 'CRANE AND FIREWORKS'])('no activities of one phrase: %s', (text) => {
  expect(JSON.stringify(readClause(text))).not.toContain('others');
});
