import { expect, test } from 'vitest';
import type { Adjunct, Length, AerodromeFeature } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { readClause } from './read-clause.ts';
import { RELATIONS, type RelationCode } from './relations.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

/** What is added to `CRANE OPR`. */
const crane = (adjunct: Adjunct): Clause => ({ kind: 'activity', activity: 'crane', adjuncts: [adjunct] });

/** Behind `CRANE OPR`: each relation, what is another or none, the place, and how far from it. */
const ROWS: Readonly<Record<RelationCode, readonly [string, string, AerodromeFeature, Length?]>> = {
  northNorthEastOf: ['NNE OF AD', 'NNEW OF AD', { feature: 'aerodrome', name: null }],
  eastNorthEastOf: ['EAST NORTHEAST OF TWY A', 'EAST NORTHERN TWY A', { feature: 'taxiway', name: 'A' }],
  eastSouthEastOf: [
    '4.0NM ESE OF AD',
    'ESEX OF AD',
    { feature: 'aerodrome', name: null },
    { value: '4.0', unit: 'NM' },
  ],
  southSouthEastOf: ['SSE OF RWY 08/26', 'SSEN RWY 08/26', { feature: 'runway', name: '08/26' }],
  southSouthWestOf: ['SOUTH-SOUTH-WEST OF TWY C', 'SSWING TWY C', { feature: 'taxiway', name: 'C' }],
  westSouthWestOf: ['WSW OF TWY C', 'WSWIM TWY C', { feature: 'taxiway', name: 'C' }],
  westNorthWestOf: ['WNW FM TWY C', 'WNWARD TWY C', { feature: 'taxiway', name: 'C' }],
  northNorthWestOf: ['NNW OF TWY C', 'NNWAY TWY C', { feature: 'taxiway', name: 'C' }],
  northEastOf: [
    '3.8NM NE OF AD',
    'NEAR RWY 08/26',
    { feature: 'aerodrome', name: null },
    { value: '3.8', unit: 'NM' },
  ],
  northWestOf: ['NORTH WEST OF TWY A', 'NORTHWESTERN TWY A', { feature: 'taxiway', name: 'A' }],
  southEastOf: ['SE OF RWY 08/26', 'SOUTHERN RWY 08/26', { feature: 'runway', name: '08/26' }],
  southWestOf: ['SW OF TWY C', 'SWORDS TWY C', { feature: 'taxiway', name: 'C' }],
  northOf: ['NORTH OF TWY F2.', 'NOT NORTH OF TWY F2.', { feature: 'taxiway', name: 'F2' }],
  southOf: ['SOUTH OF RWY 07/25', 'SOUTHEAST OF RWY 07/25', { feature: 'runway', name: '07/25' }],
  eastOf: [
    '275NM EAST OF TACLOBAN AP',
    'LEAST OF RWY 08/26',
    { feature: null, name: 'TACLOBAN AP' },
    { value: '275', unit: 'NM' },
  ],
  westOf: [
    '2235M W OF RWY18/36.',
    'W RWY18/36',
    { feature: 'runway', name: '18/36' },
    { value: '2235', unit: 'M' },
  ],
  inVicinityOf: ['IN THE VCY OF AD.', 'NOT IN THE VCY OF AD.', { feature: 'aerodrome', name: null }],
  adjacentTo: ['ADJ TWY G', 'ADJUSTED TWY G', { feature: 'taxiway', name: 'G' }],
  abeam: ['ABM TWY C', 'BEAM STANDS 5 AND 6', { feature: 'taxiway', name: 'C' }],
  behind: ['BEHIND SPOT 23', 'BEHINDHAND SPOT 23', { feature: 'stand', name: '23' }],
  inFrontOf: ['IN FRONT OF HANGAR 5', 'IN FRONTIER OF HANGAR 5', { feature: 'hangar', name: '5' }],
  alongside: ['PARALLEL TO RWY18/36', 'ALONGTRACK RWY 18/36', { feature: 'runway', name: '18/36' }],
  inside: ['WI RWY 09/27 STRIP', 'WIDTH RWY 09/27', { feature: 'runwayStrip', name: '09/27' }],
  outside: ['OUTSIDE HANGER 2', 'INSIDE HANGER 2', { feature: 'hangar', name: '2' }],
  over: ['OVER RWY 08/26', 'OVERFLOWN RWY 08/26', { feature: 'runway', name: '08/26' }],
  beyond: [
    '500M BEYOND THR 26',
    '500M BEHIND THR 26',
    { feature: 'threshold', name: '26' },
    { value: '500', unit: 'M' },
  ],
  including: ['INCLUDING FREEFALL', 'INCLINED RWY 08/26', { feature: null, name: 'FREEFALL' }],
  excepting: ['EXC TWY A', 'EXCEEDING TWY A', { feature: 'taxiway', name: 'A' }],
  via: ['VIA TWY A', 'VIADUCT TWY A', { feature: 'taxiway', name: 'A' }],
  into: ['INTO TWY A', 'INTOLERABLE TWY A', { feature: 'taxiway', name: 'A' }],
  until: ['UP TO TWY A', 'UPTOWN TWY A', { feature: 'taxiway', name: 'A' }],
  at: ['ON AD.', 'ONE AD.', { feature: 'aerodrome', name: null }],
  around: ['AROUND RWY 03/21', 'ON RWY 03/21', { feature: 'runway', name: '03/21' }],
  onAndAround: ['ON AND AROUND THE AD', 'AROUND THE AD', { feature: 'aerodrome', name: null }],
};

test('every relation has a telegram of its own', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(RELATIONS).sort());
});

test.each(Object.entries(ROWS))('%s is read', (relation, [telegram, , place, distance]) => {
  expect(readClause(`CRANE OPR ${telegram}`)).toEqual(
    crane({
      type: 'relation',
      relation: relation as RelationCode,
      distance: distance ?? null,
      places: [place],
    }),
  );
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, other]) => {
  expect(clauseHasCode(`CRANE OPR ${other}`, 'relation', code)).toBe(false);
});
