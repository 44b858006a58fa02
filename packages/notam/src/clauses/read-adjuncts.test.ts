import type { Height } from '@klarnotam/aviation';
import { describe, expect, test } from 'vitest';
import type { Adjunct } from './adjunct.ts';
import { readClause } from './read-clause.ts';

/** What is added to `CRANE OPR`. */
function added(text: string): readonly Adjunct[] | null {
  const clause = readClause(`CRANE OPR ${text}`);
  return clause !== null && 'adjuncts' in clause ? clause.adjuncts : null;
}

const ft = (value: number, reference: 'agl' | 'amsl'): Height => ({ value, unit: 'ft', reference });
const fl = (value: number): Height => ({ value, unit: 'fl', reference: 'std' });
const GROUND: Height = { value: 0, unit: 'ft', reference: 'sfc' };

describe('where', () => {
  const OSLO = '595458N 0104440E';
  const MOSS = '592600N 0104000E';
  test.each<[string, Adjunct]>([
    [`WI 2NM RADIUS OF ${OSLO}`, { type: 'radius', radius: { value: '2', unit: 'NM' }, position: OSLO }],
    [`WI 500M RADIUS ${OSLO}`, { type: 'radius', radius: { value: '500', unit: 'M' }, position: OSLO }],
    ['RADIUS 0,5 NM', { type: 'radius', radius: { value: '0,5', unit: 'NM' }, position: null }],
    [`WI 1/2NM RADIUS OF ${OSLO}`, { type: 'radius', radius: { value: '0.5', unit: 'NM' }, position: OSLO }],
    [
      `WI 1 1/2 NM RADIUS OF ${OSLO}`,
      { type: 'radius', radius: { value: '1.5', unit: 'NM' }, position: OSLO },
    ],
    [`WITHIN 5KM OF ${OSLO}`, { type: 'radius', radius: { value: '5', unit: 'KM' }, position: OSLO }],
    [`AT PSN ${OSLO}`, { type: 'positions', positions: OSLO }],
    [
      `1NM EITHER SIDE OF LINE ${OSLO} - ${MOSS}`,
      { type: 'corridor', distance: { value: '1', unit: 'NM' }, positions: `${OSLO} - ${MOSS}` },
    ],
    [
      `WI AREA BOUNDED BY ${OSLO} - ${MOSS} - ${OSLO}`,
      { type: 'bounded', positions: `${OSLO} - ${MOSS} - ${OSLO}` },
    ],
    ['(LYME REGIS)', { type: 'place', name: 'LYME REGIS' }],
    ['LOW FLYING AREA 14', { type: 'lowFlyingArea', number: '14' }],
    [
      'BTN TWY A AND RWY 08/26',
      { type: 'between', from: { feature: 'taxiway', name: 'A' }, to: { feature: 'runway', name: '08/26' } },
    ],
    [
      'FM TWY A TO TWY B',
      { type: 'fromTo', from: { feature: 'taxiway', name: 'A' }, to: { feature: 'taxiway', name: 'B' } },
    ],
    [
      '200M NORTH OF THR 19',
      {
        type: 'relation',
        relation: 'northOf',
        distance: { value: '200', unit: 'M' },
        places: [{ feature: 'threshold', name: '19' }],
      },
    ],
    [
      'NE OF AD',
      {
        type: 'relation',
        relation: 'northEastOf',
        distance: null,
        places: [{ feature: 'aerodrome', name: null }],
      },
    ],
  ])('%s', (text, adjunct) => {
    expect(added(text)).toEqual([adjunct]);
  });

  test('a light at night is told with both words', () => {
    expect(added('LGTD AT NIGHT')).toEqual([
      { type: 'simple', code: 'lighted' },
      { type: 'simple', code: 'atNight' },
    ]);
  });

  test('two places in one statement belong to two, and are not read', () => {
    expect(added(`WI 2NM RADIUS OF ${OSLO} AND AT PSN ${MOSS}`)).toBeNull();
  });
});

describe('how high', () => {
  test.each<[string, Adjunct]>([
    ['SFC-2000FT AMSL', { type: 'range', lower: GROUND, upper: [ft(2000, 'amsl')] }],
    ['2000FT-6000FT AMSL', { type: 'range', lower: ft(2000, 'amsl'), upper: [ft(6000, 'amsl')] }],
    ['GND TO 400FT AGL', { type: 'range', lower: GROUND, upper: [ft(400, 'agl')] }],
    ['BTN FL065 AND FL095', { type: 'range', lower: fl(65), upper: [fl(95)] }],
    ['SFC-UNL', { type: 'range', lower: GROUND, upper: [{ value: null, unit: 'ft', reference: 'unl' }] }],
    ['MAX HGT 120M AGL', { type: 'upTo', heights: [{ value: 120, unit: 'm', reference: 'agl' }] }],
    ['TO 400FT AGL', { type: 'upTo', heights: [ft(400, 'agl')] }],
    ['UP TO FL100', { type: 'upTo', heights: [fl(100)] }],
    ['UP TO 655FT AGL/1728FT AMSL', { type: 'upTo', heights: [ft(655, 'agl'), ft(1728, 'amsl')] }],
    ['BELOW 3000FT AMSL', { type: 'limit', limit: 'below', heights: [ft(3000, 'amsl')] }],
    ['ABOVE 500FT AGL', { type: 'limit', limit: 'above', heights: [ft(500, 'agl')] }],
    ['AT OR ABOVE FL195', { type: 'limit', limit: 'atOrAbove', heights: [fl(195)] }],
    ['150FT AGL/162FT AMSL', { type: 'heights', heights: [ft(150, 'agl'), ft(162, 'amsl')] }],
    ['302FT (289FT AGL)', { type: 'heights', heights: [ft(302, 'amsl'), ft(289, 'agl')] }],
    ['ELEV 333FT AMSL', { type: 'heights', heights: [ft(333, 'amsl')] }],
  ])('%s', (text, adjunct) => {
    expect(added(text)).toEqual([adjunct]);
  });

  test.each(['MAX HGT 400FT AGL BY NIGHT 200FT AGL', 'UP TO TREE TOP LEVEL', 'MAX 40000 PARSEC'])(
    '%s is not read',
    (text) => {
      expect(added(text)).toBeNull();
    },
  );
});

describe('when', () => {
  test.each<[string, Adjunct]>([
    ['0800-1600', { type: 'hours', from: '0800', to: '1600' }],
    ['BTN 0800 AND 1600', { type: 'hours', from: '0800', to: '1600' }],
    ['WEF 20 AUG 2026', { type: 'fromDate', date: '20 AUG 2026' }],
    ['UNTIL 31 AUG 2026', { type: 'untilDate', date: '31 AUG 2026' }],
    ['H24', { type: 'simple', code: 'aroundTheClock' }],
    ['UFN', { type: 'simple', code: 'untilFurtherNotice' }],
    ['AT NIGHT', { type: 'simple', code: 'atNight' }],
    ['DAYTIME ONLY', { type: 'simple', code: 'daytimeOnly' }],
    ['DURING HOURS OF WATCH', { type: 'simple', code: 'duringHoursOfWatch' }],
    ['PN 2 HR', { type: 'notice', hours: 2 }],
  ])('%s', (text, adjunct) => {
    expect(added(text)).toEqual([adjunct]);
  });

  test.each(['PPR 6 HRS', 'PPR AT LEAST 6HR IN ADVANCE', 'PPR MNM 6 HR'])(
    'a permission and its hours: %s',
    (text) => {
      expect(added(text)).toEqual([
        { type: 'simple', code: 'priorPermission' },
        { type: 'notice', hours: 6 },
      ]);
    },
  );

  test.each(['0800-1600 LOCAL', '0800-1600 OR AS ADVISED', 'AFTER SUNSET UNLESS ADVISED'])(
    '%s is not read',
    (text) => {
      expect(added(text)).toBeNull();
    },
  );
});

describe('why', () => {
  test.each([
    ['DUE TO WIP', ['workInProgress']],
    ['DUE MAINT', ['maintenance']],
    ['BECAUSE OF SNOW', ['snow']],
    ['OWING TO STAFF SHORTAGE', ['staffShortage']],
    ['DUE TO CONST AND MAINT', ['construction', 'maintenance']],
  ])('%s', (text, causes) => {
    expect(added(text)).toEqual(causes.map((cause) => ({ type: 'cause', cause })));
  });

  test.each(['DUE TO THE QUEEN', 'DUE TO WIP OR SNOW'])('%s is not read', (text) => {
    expect(added(text)).toBeNull();
  });
});

describe('for whom', () => {
  const users = (text: string): unknown => {
    const clause = readClause(`RWY 08/26 CLSD ${text}`);
    return clause?.kind === 'state' ? clause.adjuncts : null;
  };
  test.each([
    ['EXC EMERG AND SAR', 'except', ['emergency', 'searchAndRescue'], null],
    ['EXC MIL AND STATE ACFT', 'except', ['military', 'state'], null],
    ['TO IFR FLIGHTS', 'for', ['instrumentFlights'], null],
    ['TO ALL TFC', 'for', ['everyone'], null],
    ['FOR LDG', 'for', ['landing'], null],
    ['FOR HEL ONLY', 'only', ['helicopters'], null],
    ['TO ACFT WITH WINGSPAN MORE THAN 36M', 'for', ['wingspanOver'], '36M'],
  ])('%s', (text, scope, who, value) => {
    expect(users(text)).toEqual([{ type: 'users', scope, users: who.map((user) => ({ user, value })) }]);
  });

  test.each(['EXC FOR THE QUEEN', 'EXC EMERG AND WHEN ADVISED'])('%s is not read', (text) => {
    expect(users(text)).toBeNull();
  });
});

describe('by whom, and how to reach them', () => {
  test.each<[string, Adjunct]>([
    ['OPERATED BY ANDOYA SPACE', { type: 'operatedBy', name: 'ANDOYA SPACE' }],
    ['OPERATED BY AERIAL ROBOTIX UAV SERVICES.', { type: 'operatedBy', name: 'AERIAL ROBOTIX UAV SERVICES' }],
    ['ON 123.500MHZ', { type: 'onFrequency', frequency: '123.500MHZ' }],
    [
      'FROM POLARIS CONTROL ON FREQ 126.700MHZ OR 124.400MHZ',
      {
        type: 'frequency',
        unit: 'POLARIS CONTROL',
        frequency: '126.700 / 124.400',
        callsign: null,
        always: false,
        joint: null,
      },
    ],
  ])('%s', (text, adjunct) => {
    expect(added(text)).toEqual([adjunct]);
  });

  test.each(['OPERATED BY NIGHT', 'OPERATED BY DAY ONLY', 'OPERATED BY POLICE WI 2NM OF 595458N 0104440E'])(
    'hours and areas operate nothing: %s',
    (text) => {
      expect(added(text)?.some(({ type }) => type === 'operatedBy') ?? false).toBe(false);
    },
  );

  test('where stands behind who', () => {
    expect(added('OPERATED BY ANDOYA SPACE WI 2NM RADIUS OF 595458N 0104440E')).toEqual([
      { type: 'operatedBy', name: 'ANDOYA SPACE' },
      { type: 'radius', radius: { value: '2', unit: 'NM' }, position: '595458N 0104440E' },
    ]);
  });
});

test('the compass in letters is a direction', () => {
  expect(added('(0.4NM W JFK)')).toEqual([
    {
      type: 'relation',
      relation: 'westOf',
      distance: { value: '0.4', unit: 'NM' },
      places: [{ feature: null, name: 'JFK' }],
    },
  ]);
  expect(added('(0.4NM WNW JFK)')).toMatchObject([{ type: 'relation', relation: 'westNorthWestOf' }]);
  expect(added('(0.4NM WWW JFK)')).toEqual([{ type: 'place', name: '0.4NM WWW JFK' }]);
});
