import { expect, test } from 'vitest';
import type { Adjunct } from './adjunct.ts';
import type { Clause } from './clause.ts';
import { readClause } from './read-clause.ts';
import { AERODROME_FEATURES, type AerodromeFeatureCode } from './aerodrome-features.ts';
import { clauseHasCode } from './testing/clause-has-code.ts';

/** What is added to `CRANE OPR`. */
const crane = (adjunct: Adjunct): Clause => ({ kind: 'activity', activity: 'crane', adjuncts: [adjunct] });

/** Behind `CRANE OPR ADJ`: each feature, what is another or none, and the name of the feature. */
const ROWS: Readonly<Record<AerodromeFeatureCode, readonly [string, string, string?]>> = {
  intersection: ['INTERSECTION WITH RWY 17/35', 'INTERSECTION WITH ROAD 17', '17/35'],
  taxiways: ['TWYS A AND B', 'TWY A', 'A, B'],
  taxiway: ['TWY F', 'TWYS', 'F'],
  taxilane: ['TLN J', 'TLN LGT', 'J'],
  runwayEnd: ['RWY 08 END', 'RWY 08 ENDS', '08'],
  threshold: ['THR RWY29L', 'RWY 29L', '29L'],
  runwayStrip: ['RWY 09/27 STRIP.', 'RWY 09/27', '09/27'],
  runwayAndTaxiwayEdges: ['EDGE OF RUNWAY AND TAXIWAYS', 'EDGE OF RUNWAY'],
  runway: ['RWY18/36', 'RWY 18/36 STRIP', '18/36'],
  holdingPoint: ['HOLDING POINT CE.', 'HOLDING POINT NOT CE.', 'CE'],
  stand: ['SPOT 23', 'STANDS 21-28', '23'],
  stands: ['STANDS 5 AND 6', 'STAND 5', '5, 6'],
  apron: ['APRON INDIA', 'APRONS', 'INDIA'],
  hangar: ['HANGER 2', 'HANGERS', '2'],
  terminal: ['TERMINAL 7 RAMP', 'TERMINALS', '7'],
  helipad: ['HELIPAD.', 'HELIPADS'],
  referencePoint: ['ARP', 'AIRPORT'],
  centreLine: ['CENTRELINE OF RWY 08/26', 'CENTRE OF RWY 08/26', '08/26'],
  manoeuvringArea: ['MANEUVERING AREA', 'MANOEUVRE AREA'],
  movementArea: ['MOVEMENT AREA', 'MOVEMENTS AREA'],
  airside: ['AIRSIDE', 'AIRSIDES'],
  aerodromeAndVicinity: ['AD AND IN THE VCY OF THE AD', 'AD AND NOT IN THE VCY'],
  approachArea: ['RWY 26 APCH SECTOR', 'RWY 26', '26'],
  departureArea: ['DEPARTURE SECTOR', 'DEPARTURES'],
  circuit: ['THE TRAFFIC CIRCUIT', 'CIRCUITS'],
  closedSection: ['CLSD SEGMENT OF RWY', 'OPEN SEGMENT OF RWY'],
  construction: ['CONSTRUCTION SITE', 'CONSTRUCTION CRANE'],
  aerodrome: ['AD', 'ADDITIONAL AREA'],
  controlZone: ['THE CTR', 'CTRL'],
  trafficZone: ['ATZ/MATZ', 'ATZONE'],
  region: ['COLOMBO FIR', 'COLOMBO FIRE', 'COLOMBO'],
  area: ['THIS AREA', 'THIS AREAS'],
  runwayEdge: ['THE RUNWAY EDGE', 'THE RUNWAY'],
  vicinity: ['VICINITY OF AD', 'AD'],
};

test('every feature has a telegram of its own', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(AERODROME_FEATURES).sort());
});

test.each(Object.entries(ROWS))('%s is read', (feature, [telegram, , name]) => {
  const places = [{ feature: feature as AerodromeFeatureCode, name: name ?? null }];
  expect(readClause(`CRANE OPR ADJ ${telegram}`)).toEqual(
    crane({ type: 'relation', relation: 'adjacentTo', distance: null, places }),
  );
});

test.each(Object.entries(ROWS))('%s is not read where it is not meant', (code, [, other]) => {
  expect(clauseHasCode(`CRANE OPR ADJ ${other}`, 'feature', code)).toBe(false);
});
