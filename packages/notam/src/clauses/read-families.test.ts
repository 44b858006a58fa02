import { expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

/** Time of this thread alone: what else the machine does takes none of it. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

test('a closed part of a taxiway, told by its ends', () => {
  expect(readClause('TWY A CLSD BTN TWY B AND RWY 09/27 DUE TO WIP')).toMatchObject({
    facility: 'taxiway',
    state: 'closed',
    adjuncts: [
      {
        type: 'between',
        from: { feature: 'taxiway', name: 'B' },
        to: { feature: 'runway', name: '09/27' },
      },
      { type: 'cause', cause: 'workInProgress' },
    ],
  });
  expect(readClause('TWY C CLSD 150M WEST OF TWY Y3')).toMatchObject({
    adjuncts: [
      {
        type: 'relation',
        relation: 'westOf',
        distance: { value: '150', unit: 'M' },
        places: [{ feature: 'taxiway', name: 'Y3' }],
      },
    ],
  });
});

test('for whom a closure is, and for whom it is not', () => {
  expect(readClause('AD CLSD TO VFR FLIGHTS EXC EMERG AND HEL')).toMatchObject({
    adjuncts: [
      { type: 'users', scope: 'for', users: [{ user: 'visualFlights' }] },
      { type: 'users', scope: 'except', users: [{ user: 'emergency' }, { user: 'helicopters' }] },
    ],
  });
  expect(readClause('TWY A CLSD TO ACFT WINGSPAN MORE THAN 36M')).toMatchObject({
    adjuncts: [{ users: [{ user: 'wingspanOver', value: '36M' }] }],
  });
});

test('restricted to some is for them alone', () => {
  expect(readClause('TWY DELTA RESTRICTED TO CODE C ACFT')).toMatchObject({
    state: 'limited',
    adjuncts: [{ type: 'users', scope: 'only', users: [{ user: 'codeLetter', value: 'C' }] }],
  });
});

test('several facilities share a state', () => {
  expect(readClause('SOUTHEND ATZ, AD CLSD')).toMatchObject({
    facility: 'trafficZone',
    name: 'SOUTHEND',
    others: [{ facility: 'aerodrome', name: null }],
    state: 'closed',
  });
  expect(readClause('FUEL AND OIL NOT AVBL')).toMatchObject({
    facility: 'fuel',
    others: [{ facility: 'oil', name: null }],
    state: 'notAvailable',
  });
});

test('no fuel is fuel that is not available', () => {
  expect(readClause('NO FUEL AVBL')).toMatchObject({ facility: 'fuel', state: 'notAvailable' });
  expect(readClause('ATZ WILL NOT BE ACTIVE')).toMatchObject({ state: 'deactivated' });
  expect(readClause('NO FUEL LTD')).toBeNull();
});

test('a place before a zone is its name; another word is not', () => {
  expect(readClause('HUMBERSIDE ATZ ACTIVE')).toMatchObject({ facility: 'trafficZone', name: 'HUMBERSIDE' });
  expect(readClause('HALF ATZ ACTIVE')).toBeNull();
});

test('declared distances stand with their runway', () => {
  expect(readClause('RWY 23: TORA 2000M, LDA 1700M.')).toMatchObject({
    kind: 'facilityLine',
    facility: 'runway',
    name: '23',
    adjuncts: [
      { measure: 'takeOffRun', value: '2000M' },
      { measure: 'landingDistance', value: '1700M' },
    ],
  });
});

test('hours keep what they are marked with', () => {
  expect(readClause('SAT 0800-1730 PPR 0600-0630, 2030-2145')).toEqual({
    kind: 'weekdayLine',
    from: 6,
    to: 6,
    day: null,
    hours: [
      { hours: '0800-1730', note: null, category: null },
      { hours: '0600-0630, 2030-2145', note: 'priorPermission', category: null },
    ],
  });
  expect(readClause('06 1000-1730')).toMatchObject({ kind: 'dayLine', days: '06', month: null });
  expect(readClause('JUN 03-05 0645-1600')).toMatchObject({ days: '03-05', month: 6 });
  expect(readClause('MAR 08 1200-1900')).toMatchObject({ kind: 'dayLine', days: '08', month: 3 });
  expect(readClause('THU 25 - 0900-2200')).toMatchObject({ kind: 'weekdayLine', from: 4, day: '25' });
});

test('statements in one clause are read one after the other', () => {
  expect(
    readClause('TRIGGER NOTAM - AIP SUP 088/2026 WEF 20 AUG 2026: RESTRICTED AREA EGR313 ESTABLISHED'),
  ).toMatchObject({
    kind: 'sequence',
    clauses: [
      { phrase: 'triggerSupplementFrom', value: '088/2026', second: '20 AUG 2026' },
      { kind: 'state', facility: 'restrictedArea', name: 'EGR313' },
    ],
  });
  expect(readClause('ILS RWY 09 U/S, RWY 09/27 SOMETHING ELSE')).toBeNull();
});

test('a route with its points', () => {
  expect(readClause('M765: SAMAP - MAPNO - ALDAS')).toMatchObject({
    kind: 'facilityLine',
    facility: 'route',
    name: 'M765',
    adjuncts: [{ type: 'via', points: 'SAMAP - MAPNO - ALDAS' }],
  });
  expect(readClause("L897 NOT AVBL BTN 'MATLU' AND 'KETIV'")).toMatchObject({
    adjuncts: [{ type: 'between', from: { feature: null, name: 'MATLU' }, to: { name: 'KETIV' } }],
  });
});

test('temporary controlled airspace keeps its class', () => {
  expect(readClause('TEMPO CTA (CTA 1) CLASS D ESTABLISHED')).toMatchObject({
    facility: 'temporaryControlArea',
    name: 'CTA 1',
    state: 'established',
    adjuncts: [{ type: 'class', value: 'D' }],
  });
});

test('brackets that say something are not the name of a place', () => {
  const crane = 'CRANE OPR AT PSN 510927N 0014531W';
  expect(readClause(`${crane} (RAF VALLEY, ANGLESEY)`)).not.toBeNull();
  expect(readClause(`${crane} (NOT USED WHEN RWY CLSD)`)).toBeNull();
});

test('long and hostile clauses are read in short time', () => {
  const started = cpuMs();
  for (const part of [
    'TWY A, ',
    'RWY 09/27 CLSD ',
    '510927N 0014531W - ',
    'BTN TWY A AND ',
    'MAX HGT 1FT AGL ',
    'A-',
  ]) {
    readClause(part.repeat(Math.floor(1500 / part.length)));
  }
  expect(cpuMs() - started).toBeLessThan(2000);
});

test.each([
  ['PRACTICE DIVERSIONS NOT AVBL', 'practiceDiversions'],
  ['PRACTICE APPROACHES NOT AVBL', 'practiceApproaches'],
  ['TOUCH AND GO NOT PERMITTED', 'touchAndGos'],
  ['HUMBERSIDE PRIMARY RADAR U/S', 'primaryRadar'],
])('training at an aerodrome, and its radars, are told apart: %s', (clause, facility) => {
  expect(readClause(clause)).toMatchObject({ kind: 'state', facility });
});

test.each([
  ['NO ARR OR DEP LATER THAN CLOSING TIMES MINUS 15 MINS.', 'noMovementsNearClosing', '15'],
  ['MCO ORLANDO INTL, ORLANDO, FL.', 'americanAerodrome', 'MCO ORLANDO INTL, ORLANDO, FL'],
  ['IAP JOHN F KENNEDY INTL, NEW YORK, NY.', 'americanApproaches', 'JOHN F KENNEDY INTL, NEW YORK, NY'],
  ['(AREA 1).', 'areaNumber', '1'],
  ['RFFS CAT 6.', 'fireCategory', '6'],
  ['HELIMED MAY STILL OPR FM THE HEL EMERG SERVICES BASES.', 'ambulanceHelicopterBases', null],
])('sentences that are always written the same way: %s', (clause, phrase, value) => {
  expect(readClause(clause)).toEqual({ kind: 'phrase', phrase, value, second: null });
});

test.each(['RFFS CAT 6 NOT AVBL', 'MEN, EQUIPMENT, OR VEHICLES ON RWY', 'SPECIAL DALLAS LOVE, DALLAS, TX'])(
  'what only begins like such a sentence is none: %s',
  (clause) => {
    expect(readClause(clause)).not.toMatchObject({ kind: 'phrase' });
  },
);
