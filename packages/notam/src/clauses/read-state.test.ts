import { describe, expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

/** Facility, name and state of the only statement of `text`. */
function stated(text: string): readonly [string, string | null, string] | null {
  const clause = readClause(text);
  return clause?.kind === 'state' ? [clause.facility, clause.name, clause.state] : null;
}

describe('what is in which state', () => {
  test.each([
    ['RWY 08/26 CLSD', 'runway', '08/26', 'closed'],
    ['RWY 08/26 NOT AVBL', 'runway', '08/26', 'notAvailable'],
    ['RWY 08/26 REOPENED', 'runway', '08/26', 'open'],
    ['RWYS 08/26 AND 13/31 CLSD', 'runways', '08/26, 13/31', 'closed'],
    ['TWY A CLSD', 'taxiway', 'A', 'closed'],
    ['TWY A, B AND C CLSD', 'taxiways', 'A, B, C', 'closed'],
    ['APRON 2 CLSD', 'apron', '2', 'closed'],
    ['APRON NOT AVBL', 'apron', null, 'notAvailable'],
    ['STAND 21 NOT AVBL', 'stand', '21', 'notAvailable'],
    ['STANDS 21-28 NOT AVBL', 'stands', '21-28', 'notAvailable'],
    ['HANGAR 5 NOT AVBL', 'hangar', '5', 'notAvailable'],
    ['ILS RWY 19 U/S', 'facility', 'ILS RWY 19', 'unserviceable'],
    ['DVOR/DME SOL 114.200MHZ U/S', 'facility', 'DVOR/DME SOL 114.200MHZ', 'unserviceable'],
    ['NDB VAL 374KHZ WITHDRAWN', 'facility', 'NDB VAL 374KHZ', 'withdrawn'],
    ['ATIS U/S', 'atis', null, 'unserviceable'],
    ['PAPI RWY 26 U/S', 'visualGlideSlope', '26', 'unserviceable'],
    ['RWY 26 APCH LGT U/S', 'approachLights', '26', 'unserviceable'],
    ['RWY EDGE LGT RWY 08/26 U/S', 'runwayEdgeLights', '08/26', 'unserviceable'],
    ['OBST LGT U/S', 'obstacleLights', null, 'unserviceable'],
    ['FUEL NOT AVBL', 'fuel', null, 'notAvailable'],
    ['NO AVGAS AVBL', 'fuel', 'AVGAS', 'notAvailable'],
    ['AVGAS 100LL AVBL O/R', 'fuel', 'AVGAS 100LL', 'onRequest'],
    ['RFFS DOWNGRADED TO CAT 4', 'rescueService', null, 'downgraded'],
    ['AD CLSD', 'aerodrome', null, 'closed'],
    ['TWR CLSD', 'controlTower', null, 'closed'],
    ['ATC NOT AVBL', 'trafficServices', null, 'notAvailable'],
    ['EN D476 ACT', 'areaById', 'EN D476', 'active'],
    ['DANGER AREA EN D476 ACTIVATED', 'dangerArea', 'EN D476', 'active'],
    ['RESTRICTED AREA EN R204 ACT', 'restrictedArea', 'EN R204', 'active'],
    ['PROHIBITED AREA EN P102 ACT', 'prohibitedArea', 'EN P102', 'active'],
    ['TEMPO DANGER AREA (TDA) EGD186E ACTIVATED', 'temporaryDangerArea', 'EGD186E', 'active'],
    ['TEMPO RESTRICTED AREA ESTABLISHED', 'temporaryRestrictedArea', null, 'established'],
    ['SOLA CTR ACT', 'controlZone', 'SOLA', 'active'],
    ['SOLA ATZ DEACTIVATED', 'trafficZone', 'SOLA', 'deactivated'],
    ['TMZ ESTABLISHED', 'transponderZone', null, 'established'],
    ['AIRSPACE CLSD', 'airspace', null, 'closed'],
  ])('%s', (text, facility, name, state) => {
    expect(stated(text)).toEqual([facility, name, state]);
  });
});

describe('a state denied is never the state', () => {
  test.each([
    'RWY 08/26 NOT CLSD',
    'RWY 08/26 NO LONGER CLSD',
    'TWY B NOT CLSD',
    'TWY A HAS NOT BEEN CLSD',
    'ILS RWY 19 NOT U/S',
    'EN D476 MAY BE ACTIVE',
    'DANGER AREA EN D476 ACTIVATED UNLESS CANCELLED',
    'AIRSPACE CLSD IF ADVISED BY ATC',
  ])('%s', (text) => {
    expect(readClause(text)).toBeNull();
  });

  test.each([
    ['DANGER AREA EN D476 NOT ACTIVE', 'deactivated'],
    ['DANGER AREA EN D476 DEACTIVATED', 'deactivated'],
    ['ATZ WILL NOT BE ACTIVE', 'deactivated'],
    ['FUEL NOT AVBL', 'notAvailable'],
    ['VOR UNUSABLE', 'unusable'],
  ])('%s is said by a state of its own', (text, state) => {
    expect(stated(text)?.[2]).toBe(state);
  });
});

describe('a short word behind a facility is no name of it', () => {
  test.each([
    ['TWY LGT NOT AVBL', 'taxiwayLights', null, 'notAvailable'],
    ['APN WIP', 'apron', null, 'inWork'],
    ['HELIPAD NOT AVBL', 'helipad', null, 'notAvailable'],
    ['PARKING NOT AVBL', 'parkingArea', null, 'notAvailable'],
    ['APRON 50M WEST OF TWY A CLSD', 'apron', null, 'closed'],
    ['APRON IN USE', 'apron', null, 'inUse'],
    ['ALL TWYS CLSD', 'taxiways', null, 'closed'],
    ['LUTON APP FREQ 129.550MHZ U/S', 'frequency', 'LUTON APP 129.550MHZ', 'unserviceable'],
  ])('%s', (text, facility, name, state) => {
    expect(stated(text)).toEqual([facility, name, state]);
  });

  test.each(['TWY CL LGT U/S', 'TWY NOT AVBL', 'TWY AND APRON CLSD'])('%s names no taxiway', (text) => {
    expect(stated(text)?.[1] ?? null).toBeNull();
  });
});

describe('facilities that share a state', () => {
  test.each([
    ['SOUTHEND ATZ, AD CLSD', ['trafficZone', 'aerodrome']],
    ['FUEL AND OIL NOT AVBL', ['fuel', 'oil']],
    ['RWY 08/26, TWY A CLSD', ['runway', 'taxiway']],
  ])('%s', (text, facilities) => {
    const clause = readClause(text);
    expect(
      clause?.kind === 'state' && [clause.facility, ...clause.others.map(({ facility }) => facility)],
    ).toEqual(facilities);
  });
});

test.each([
  ['RWY 23 ARRESTOR GEAR NOT AVBL', 'arrestingGear', null, { feature: 'runway', name: '23' }],
  ['RAMP 5 SPOTS 14, 15, AND 16 CLOSED', 'parkingSpots', '14, 15, 16', { feature: 'apron', name: '5' }],
])('what stands at a place that is named first: %s', (telegram, facility, name, place) => {
  expect(readClause(telegram)).toMatchObject({
    facility,
    name,
    adjuncts: [{ type: 'relation', relation: 'at', distance: null, places: [place] }],
  });
});

test('a runway and a taxiway beside each other are not one at the other', () => {
  expect(readClause('RWY 09/27 TWY A CLSD')).toBeNull();
});

test.each([
  ['NO RFFS DUE TO STAFF SICKNESS', { facility: 'rescueService', state: 'notAvailable' }],
  [
    'NO VISITORS OR DIVERSIONS',
    { facility: 'visitors', state: 'notAuthorised', others: [{ facility: 'diversions', name: null }] },
  ],
  ['NO ENGINE RUNS ON TWY TANGO', { facility: 'engineRuns', state: 'notAuthorised' }],
])('a bare NO: %s', (telegram, said) => {
  expect(readClause(telegram)).toMatchObject(said);
});

test.each([
  'NO FUEL RESTRICTIONS',
  'NO ATC DELAYS',
  'NO RFFS UNLESS REQUESTED',
  'NO AD',
  'NO RWY 09/27',
  'NO VISITORS OR FUEL',
])('NO before what it does not deny alone is not read: %s', (telegram) => {
  expect(readClause(telegram)).toBeNull();
});

test('a part of a taxiway is closed only where the text says which', () => {
  expect(readClause('PORTION OF TWY H BTN TWY H1 AND TWY H3 CLSD')).toMatchObject({
    name: 'H',
    adjuncts: [{ type: 'between' }],
  });
  expect(readClause('PORTION OF TWY H CLSD')).toBeNull();
});

test.each([
  ['ISLE OF MAN CTA/CTR/ATZ ACTIVATED.', 'ISLE OF MAN CTA/CTR/ATZ'],
  ['OLD WARDEN ATZ ACTIVE.', 'OLD WARDEN'],
  ['BOSCOMBE DOWN LOWER AIRSPACE RADAR SERVICE NOT AVBL', 'BOSCOMBE DOWN'],
  ['EAST MIDLANDS SECONDARY RADAR U/S', 'EAST MIDLANDS'],
])('names of more words: %s', (telegram, name) => {
  expect(readClause(telegram)).toMatchObject({ name });
});

test.each(['OLD TWR CLSD', 'REMOVAL OF ATC TWR CLSD'])('no name: %s', (telegram) => {
  expect(readClause(telegram)).toBeNull();
});

test('opening hours follow their heading in the same clause', () => {
  expect(
    readClause(
      'AERODROME CONTROL TOWER (TWR) HOURS OF SERVICE ARE NOW MON-THU 0700-1700, FRI 0700-1530, SAT-SUN CLSD.',
    ),
  ).toMatchObject({
    kind: 'sequence',
    clauses: [
      { facility: 'controlTower', state: 'openingHours' },
      { kind: 'weekdayLine', from: 1, to: 4 },
      { kind: 'weekdayLine', from: 5, to: 5 },
      { kind: 'weekdayLine', from: 6, to: 7, hours: null },
    ],
  });
});

test('a closure with unread signs behind it is not read whole', () => {
  expect(readClause('TWY N BTN RWY 08L/26R AND TWY A CLSDTWY ARSTRCTN>0? TO|')).toBeNull();
});

test.each([
  ['NORTH APRON CLSD', 'apron', 'NORTH'],
  ['TERMINAL 2 RAMP CLSD', 'apron', 'TERMINAL 2'],
  ['WESTERN TAXIWAY CLSD', 'taxiway', 'WESTERN'],
])('aprons and taxiways that are called by their side: %s', (telegram, facility, name) => {
  expect(readClause(telegram)).toMatchObject({ facility, name });
});

test('a side and a letter are two names', () => {
  expect(readClause('SOUTH TWY A CLSD')).toBeNull();
});

test.each([
  ['FUEL 100LL ONLY AVBL DURING TWR HR OF OPS', 'onlyDuringTowerHours'],
  ['100LL AVBL ONLY DURING TWR HR', 'onlyDuringTowerHours'],
  ['FUEL ONLY AVBL DURING AD OPR HR', 'onlyDuringAerodromeHours'],
])('what ONLY belongs to stands behind the state: %s', (telegram, code) => {
  expect(readClause(telegram)).toMatchObject({ state: 'available', adjuncts: [{ type: 'simple', code }] });
});

test('ONLY before a state bounds what stands behind it, which has to be known', () => {
  expect(readClause('FUEL ONLY AVBL')).toBeNull();
  expect(readClause('FUEL ONLY AVBL ON APRON 1')).toBeNull();
});

test('letters before their noun name it', () => {
  expect(readClause('ALPHA TAXIWAY CLOSED')).toMatchObject({ facility: 'taxiway', name: 'ALPHA' });
  expect(readClause('D4 STOP BAR U/S')).toMatchObject({ facility: 'stopBar', name: 'D4' });
});

test('the aerodrome follows a state without a mark, and a category the one before it', () => {
  expect(readClause('EAST MIDLANDS CTA, CTR AND ATZ DEACTIVATED AD CLSD')).toMatchObject({
    clauses: [{ state: 'deactivated' }, { facility: 'aerodrome', state: 'closed' }],
  });
  expect(readClause('RFFS DOWNGRADED TO CAT 1, CAT 3 AVAILABLE ON REQUEST')).toMatchObject({
    clauses: [{ state: 'downgraded' }, { facility: 'rescueCategory', name: '3', state: 'onRequest' }],
  });
});

test('birds at the approach to a runway and round the aerodrome', () => {
  expect(
    readClause('CONCENTRATION OF BIRDS AT APCH RWY 04/22 AND VICINITY OF AD FM GND TO 500FT AGL'),
  ).toMatchObject({
    activity: 'manyBirds',
    adjuncts: [
      {
        type: 'relation',
        places: [
          { feature: 'approachArea', name: '04/22' },
          { feature: 'vicinity', name: null },
        ],
      },
      { type: 'range' },
    ],
  });
});

test('a crane stands there outside the hours of the aerodrome too', () => {
  expect(readClause('CRANE OPR DURING AD OPENING HOURS ONLY')).toBeNull();
});

test.each(['TWY B2, TWY A BTN TWY Z AND TWY B1 CLSD', 'TWY W6,S(BTN W6 AND W8) CLSD'])(
  'what may bound the last of a list alone is no bound of all: %s',
  (text) => {
    expect(readClause(text)).toBeNull();
  },
);
