import { expect, test } from 'vitest';
import type { Adjunct } from './adjunct.ts';
import { readClause } from './read-clause.ts';

const PSN = '505139N 0004503W';

/** What is added to a crane behind its position. */
function added(text: string): readonly Adjunct[] | null {
  const clause = readClause(`CRANE OPR PSN ${PSN} ${text}`);
  return clause !== null && 'adjuncts' in clause ? clause.adjuncts.slice(1) : null;
}

const from = (name: string | null) => ({ feature: 'referencePoint', name }) as const;

test.each<[string, Adjunct]>([
  [
    '(74 DEG MAG, 605M FM CHICHESTER/GOODWOOD ARP)',
    {
      type: 'bearing',
      degrees: '74',
      north: 'magnetic',
      distance: { value: '605', unit: 'M' },
      from: from('CHICHESTER/GOODWOOD'),
    },
  ],
  [
    '(332.5 TRU DEG 2340M FM LIVERPOOL ARP)',
    {
      type: 'bearing',
      degrees: '332.5',
      north: 'true',
      distance: { value: '2340', unit: 'M' },
      from: from('LIVERPOOL'),
    },
  ],
  [
    '(0.37NM (687M) HDG 137 DEG (M) CAMPBELTOWN ARP)',
    {
      type: 'bearing',
      degrees: '137',
      north: 'magnetic',
      distance: { value: '0.37', unit: 'NM' },
      from: from('CAMPBELTOWN'),
    },
  ],
  [
    '735M 203 DEG MAG FROM HAWARDEN ARP.',
    {
      type: 'bearing',
      degrees: '203',
      north: 'magnetic',
      distance: { value: '735', unit: 'M' },
      from: from('HAWARDEN'),
    },
  ],
  [
    ', HDG 161 DEG MAG, 3873M FM SOUTHEND ARP.',
    {
      type: 'bearing',
      degrees: '161',
      north: 'magnetic',
      distance: { value: '3873', unit: 'M' },
      from: from('SOUTHEND'),
    },
  ],
  [
    '(1.99NM 338.52DEG MAG FM BLACKPOOL ARP)',
    {
      type: 'bearing',
      degrees: '338.52',
      north: 'magnetic',
      distance: { value: '1.99', unit: 'NM' },
      from: from('BLACKPOOL'),
    },
  ],
  [
    '159T/3799M FM BOURNEMOUTH AD ARP',
    {
      type: 'bearing',
      degrees: '159',
      north: 'true',
      distance: { value: '3799', unit: 'M' },
      from: from('BOURNEMOUTH'),
    },
  ],
  [
    'AZM 277DEG DISTANCE 3457M FROM ARP',
    {
      type: 'bearing',
      degrees: '277',
      north: null,
      distance: { value: '3457', unit: 'M' },
      from: from(null),
    },
  ],
  [
    '(2247FT FROM LAKENHEATH RWY 06/24 CENTERLINE)',
    {
      type: 'bearing',
      degrees: null,
      north: null,
      distance: { value: '2247', unit: 'FT' },
      from: { feature: 'centreLine', name: 'LAKENHEATH 06/24' },
    },
  ],
  [
    '(220T 5162M FM BOURNEMOUTH AD)',
    {
      type: 'bearing',
      degrees: '220',
      north: 'true',
      distance: { value: '5162', unit: 'M' },
      from: { feature: 'aerodrome', name: 'BOURNEMOUTH' },
    },
  ],
])('%s', (text, adjunct) => {
  expect(added(text)).toEqual([adjunct]);
});

test('names and bearings stand in the same brackets', () => {
  expect(
    added('(STRETFORD, GREATER MANCHESTER, 088 DEG MAG 1.3NM FROM MANCHESTER BARTON ARP)'),
  ).toMatchObject([
    { type: 'place', name: 'STRETFORD, GREATER MANCHESTER' },
    { type: 'bearing', degrees: '088' },
  ]);
  expect(added('(HARTLAND VILLAGE, VCY FARNBOROUGH AD)')).toMatchObject([
    { type: 'place', name: 'HARTLAND VILLAGE' },
    { type: 'relation', relation: 'inVicinityOf' },
  ]);
  expect(added('(SW OF STORNOWAY ARP)')).toMatchObject([
    { type: 'relation', relation: 'southWestOf', places: [from('STORNOWAY')] },
  ]);
});

test.each([
  '(74 DEG MAG, 605M FM NOT GOODWOOD ARP)',
  '(GOODWOOD AD, EXC RWY 05)',
  '(GOODWOOD AD, NOT WI ATZ)',
  '(68 DEG MAG 2829FM BIRMINGHAM ARP)',
])('%s is not read', (text) => {
  expect(added(text)).toBeNull();
});

test('a corridor with circles about its points tells both', () => {
  const clause = readClause(
    'UNDERSLUNG LOADS WI 2NM EITHER SIDE OF TRACK AND 1NM RADIUS OF 570145N 0054011W - 570221N 0053804W',
  );
  expect(clause).toMatchObject({
    adjuncts: [
      { type: 'corridor', distance: { value: '2', unit: 'NM' } },
      { type: 'aroundPoints', radius: { value: '1', unit: 'NM' } },
    ],
  });
});

test('a place that is told about is said to be approximate', () => {
  const about = { type: 'simple', code: 'approximately' };
  expect(added('(NORBORD, WEST FRASER, APRX 222T 3511M FM INVERNESS ARP)')).toMatchObject([
    { type: 'place', name: 'NORBORD, WEST FRASER' },
    { type: 'bearing', degrees: '222', north: 'true' },
    about,
  ]);
  expect(added('(APRX 4NM SSW AD (CVW2))')).toEqual([
    {
      type: 'relation',
      relation: 'southSouthWestOf',
      distance: { value: '4', unit: 'NM' },
      places: [{ feature: 'aerodrome', name: 'CVW2' }],
    },
    about,
  ]);
  // A figure without its unit tells nothing.
  expect(added('(68 DEG MAG 2829FM BIRMINGHAM ARP)')).toBeNull();
});
