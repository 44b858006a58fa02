import { expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

/** Time of this thread alone: what else the machine does takes none of it. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

test('a runway is closed, and why', () => {
  expect(readClause('RWY 08R/26L CLSD DUE TO MAINT')).toEqual({
    kind: 'state',
    facility: 'runway',
    name: '08R/26L',
    others: [],
    state: 'closed',
    value: null,
    adjuncts: [{ type: 'cause', cause: 'maintenance' }],
  });
});

test('not available is not read as available', () => {
  expect(readClause('RWY 08/26 NOT AVBL')).toMatchObject({ state: 'notAvailable' });
  expect(readClause('AVGAS NOT AVBL.')).toMatchObject({
    facility: 'fuel',
    name: 'AVGAS',
    state: 'notAvailable',
  });
  expect(readClause('DANGER AREA EGD123 DEACTIVATED')).toMatchObject({ state: 'deactivated' });
  expect(readClause('DANGER AREA EGD123 NOT ACTIVE')).toMatchObject({ state: 'deactivated' });
});

test('a danger area keeps its name', () => {
  expect(readClause('DANGER AREA EG D063B WADDINGTON LOW ACTIVATED')).toEqual({
    kind: 'state',
    facility: 'dangerArea',
    name: 'EG D063B WADDINGTON LOW',
    others: [],
    state: 'active',
    value: null,
    adjuncts: [],
  });
});

test('a crane with place, position and both heights', () => {
  expect(
    readClause('CRANE OPR WI 50M RADIUS OF 510927N 0014531W (MOD BOSCOMBE DOWN) 99FT AGL / 459FT AMSL'),
  ).toEqual({
    kind: 'activity',
    activity: 'crane',
    adjuncts: [
      { type: 'radius', radius: { value: '50', unit: 'M' }, position: '510927N 0014531W' },
      { type: 'place', name: 'MOD BOSCOMBE DOWN' },
      {
        type: 'heights',
        heights: [
          { value: 99, unit: 'ft', reference: 'agl' },
          { value: 459, unit: 'ft', reference: 'amsl' },
        ],
      },
    ],
  });
});

test('unmanned aircraft beyond and within visual line of sight are told apart', () => {
  expect(readClause('BEYOND VISUAL LINE OF SIGHT UAS OPS CONTAINED WHOLLY WI THE TDA.')).toEqual({
    kind: 'activity',
    activity: 'uasBvlos',
    adjuncts: [{ type: 'wholly', area: 'temporaryDangerArea' }],
  });
  expect(readClause('VISUAL LINE OF SIGHT UAS OPS CONTAINED WHOLLY WI THE TDA.')).toMatchObject({
    activity: 'uasVlos',
  });
  expect(readClause('UNMANNED ACFT (BVLOS) WILL TAKE PLACE')).toMatchObject({ activity: 'uasBvlos' });
});

test('a line of a table of areas', () => {
  expect(readClause('EGD323M 0900-1000 FL100-FL660')).toEqual({
    kind: 'areaLine',
    name: 'EGD323M',
    adjuncts: [
      { type: 'hours', from: '0900', to: '1000' },
      {
        type: 'range',
        lower: { value: 100, unit: 'fl', reference: 'std' },
        upper: [{ value: 660, unit: 'fl', reference: 'std' }],
      },
    ],
  });
});

test.each(['UAS OPR WI 150M PSN 514220N0012204W', 'UAS OPR WI OF 150M RADIUS PSN 514220N0012204W'])(
  'a distance is no place: %s',
  (text) => {
    expect(readClause(text)).toMatchObject({
      activity: 'uas',
      adjuncts: [{ type: 'radius', radius: { value: '150', unit: 'M' }, position: '514220N0012204W' }],
    });
  },
);

test.each(['AERODROME REVISED OPENING HOURS:', 'AD AMENDED HOURS AS FLW:', 'AD OPR HOURS REVISED:'])(
  'hours have changed, not the aerodrome: %s',
  (text) => {
    expect(readClause(text)).toMatchObject({ kind: 'phrase', phrase: 'revisedHours' });
  },
);

test('what else is jammed is not left out', () => {
  expect(readClause('GNSS (GPS) SIGNAL AND RADIO FREQUENCY JAMMING')).toMatchObject({
    activity: 'radioJamming',
  });
  expect(readClause('GNSS (GPS) SIGNAL AND RADAR JAMMING')).toBeNull();
});

test('a word and a number are no area', () => {
  expect(readClause('WED 08 0900-2130')).toMatchObject({ kind: 'weekdayLine' });
  expect(readClause('PPR 6 HRS DUE TO CONSTRUCTION WORK.')).not.toMatchObject({ facility: 'areaById' });
});

test('what may be is not said to be', () => {
  expect(readClause('BELFAST CITY RADAR MAY NOT BE AVBL DUE ATC STAFFING.')).toMatchObject({
    name: 'BELFAST CITY',
    state: 'mayBeUnavailable',
  });
  expect(readClause('CIRCUITS MAY BE RESTRICTED.')).toBeNull();
  expect(readClause('TWY A HAS NOT BEEN CLSD')).toBeNull();
});

test('a set of one danger area keeps its name, a procedure its runway', () => {
  expect(readClause('THE FOLLOWING PENDINE DANGER AREA IS ACTIVATED:')).toMatchObject({ name: 'PENDINE' });
  expect(readClause('ILS RWY 20 NOT AVBL')).toMatchObject({ name: 'ILS RWY 20' });
  expect(readClause('RWY 23 ILS U/S')).toMatchObject({ name: 'RWY 23 ILS' });
});

test('instrument training approaches are not all instrument approaches', () => {
  expect(readClause('INSTRUMENT TRAINING APPROACHES NOT AVBL')).toMatchObject({
    facility: 'trainingApproaches',
  });
  expect(readClause('INSTRUMENT APPROACHES NOT AVBL')).toMatchObject({ facility: 'approachProcedures' });
});

test('a low flying area is a place, not an activity', () => {
  expect(readClause('LOW FLYING AREA 2.')).toMatchObject({
    adjuncts: [{ type: 'lowFlyingArea', number: '2' }],
  });
});

test.each(['EXC TWY A1 SIGNS U/S', 'EXC APRON FLOODLIGHTS U/S', 'EXC AD BEACON U/S'])(
  'an exception is not the head of a statement that it turns round: %s',
  (text) => {
    expect(readClause(text)).toBeNull();
  },
);

test('what stands in brackets is a name only where it is none of ours', () => {
  expect(readClause('OBSTACLE (TOWER CRANE) ERECTED AT PSN 525415.2N 0010719.0W')).toMatchObject({
    activity: 'towerCrane',
  });
  expect(readClause('CARDIFF CTA 1-8 (ABOVE 6000FT)')).toBeNull();
  expect(readClause('FUEL NOT AVBL (MIL FUEL)')).toBeNull();
});

test('a unit to call has a name', () => {
  expect(readClause('FOR INFO CTC AD DUTY MANAGER 020 8745 7373')).toBeNull();
  expect(readClause('OPS CTC UHF FREQUENCY 246.500 MHZ')).toBeNull();
  expect(readClause('FOR INFO CTC CARDIFF ATC 01446 712562')).toMatchObject({ unit: 'CARDIFF ATC' });
});

test('a greatest height is not a height', () => {
  expect(readClause('MAX HGT 400FT AGL.')).toMatchObject({ adjuncts: [{ type: 'upTo' }] });
  expect(readClause('HGT 400FT AGL.')).toMatchObject({ adjuncts: [{ type: 'heights' }] });
  expect(readClause('MAX HGT 206FT AGL/337FT AMSL')).toMatchObject({
    adjuncts: [{ type: 'upTo', heights: [{ value: 206 }, { value: 337 }] }],
  });
  expect(readClause('MAX HEIGHT 250 FT AGL 440 FT AMSL')).toMatchObject({
    adjuncts: [{ type: 'upTo', heights: [{ value: 250 }, { value: 440 }] }],
  });
  expect(readClause('SFC TO 138FT AMSL/99FT AGL')).toMatchObject({
    adjuncts: [{ type: 'range', upper: [{ value: 138 }, { value: 99, reference: 'agl' }] }],
  });
});

test('whom to call', () => {
  expect(readClause('FOR INFO 07970 017256 / 07484 141303.')).toEqual({
    kind: 'contact',
    purpose: 'information',
    unit: null,
    value: '07970 017256 / 07484 141303',
  });
  expect(readClause('FOR OPERATIONAL CALLS ONLY CTC 01980 662994')).toMatchObject({ purpose: 'operational' });
});

test.each([
  ['THE SCOTTISH TMA', 'SCOTTISH TMA'],
  ['THE MANCHESTER AND MIDLANDS AREA OF THE UK', 'MANCHESTER AND MIDLANDS'],
])('low pressure is forecast in %s', (place, value) => {
  expect(readClause(`LOW ATMOSPHERIC PRESSURE IS FORECAST IN ${place}.`)).toMatchObject({
    phrase: 'lowPressureForecast',
    value,
  });
});

test('a ban for all is a phrase of its own', () => {
  const phrase = { kind: 'phrase', phrase: 'entryForbidden' };
  expect(readClause('ALL ACFT ARE FORBIDDEN TO FLY INTO THE TEMPORARY RESTRICTED AREA.')).toMatchObject(
    phrase,
  );
  expect(readClause('ALL ACFT SHALL BE FORBIDDEN TO FLY INTO THE PROHIBITED AREA.')).toMatchObject(phrase);
});

test('a clause of which any part is not understood is not understood at all', () => {
  for (const clause of [
    'RWY 08/26 CLSD EXC FOR THE QUEEN',
    'CRANE OPR WI 50M RADIUS OF 510927N 0014531W UNLESS OTHERWISE ADVISED',
    'ALL ACFT ARE FORBIDDEN TO FLY INTO THE AREA EXCEPT WITH THE CONSENT OF THE OWNER',
    'TWY A CLSD TO ACFT ABV 5700KG',
    'MAX HGT 400FT AGL BY NIGHT 200FT AGL',
    'DANGER AREA ACTIVATED UNLESS CANCELLED BY ATC',
    '',
    '🚁',
  ]) {
    expect(readClause(clause), clause).toBeNull();
  }
});

test('hostile text is refused in time', () => {
  for (const part of [
    'A ',
    '(',
    '1',
    '510927N 0014531W - ',
    'TWY A, ',
    '07970 ',
    'FL100 ',
    'A/',
    'ILS ',
    'EG D1 ',
  ]) {
    const text = part.repeat(Math.ceil(1500 / part.length)).slice(0, 1499) + '§';
    const start = cpuMs();
    readClause(text);
    readClause(`DANGER AREA ${text}`.slice(0, 1499));
    readClause(`FOR INFO ${text}`.slice(0, 1499));
    expect(cpuMs() - start, part).toBeLessThan(2000);
  }
});

test('what offices write in other ways is read as well', () => {
  expect(readClause('PARAGLIDERS OPR IN LOW FLYING AREA 4 AND 7')).toMatchObject({
    adjuncts: [{ type: 'lowFlyingArea', number: '4, 7' }],
  });
  expect(readClause('FOR INFO 130.705MHZ / 01767 627918.')).toMatchObject({
    value: '130.705MHZ / 01767 627918',
  });
  expect(readClause('RFFS DOWNGRADED TO ICAO CAT 4')).toMatchObject({ state: 'downgraded' });
  expect(readClause('MON AND TUE 1230-1545')).toMatchObject({ from: 1, to: 2 });
  expect(readClause('MON AND FRI 1230-1545')).toBeNull();
  expect(readClause('28-29 OCT-CLOSED')).toMatchObject({ kind: 'dayLine', hours: null });
  expect(readClause('HGT UP TO 650FT AMSL.')).toMatchObject({ adjuncts: [{ type: 'upTo' }] });
  expect(readClause('DANGER AREA EGD129 WESTON-ON-THE-GREEN ACTIVATED.')).toMatchObject({
    name: 'EGD129 WESTON-ON-THE-GREEN',
  });
  expect(readClause('26/06/158 LFC')).toMatchObject({ reference: 'registration' });
});

test('what is said of some is not said of all', () => {
  expect(readClause('FLW TWY CLSD DUE TO MAINT:')).toMatchObject({ facility: 'followingTaxiways' });
  expect(readClause('TWY ECHO CENTRELINE LIGHTS U/S')).not.toMatchObject({ facility: 'taxiwayLights' });
  expect(readClause('LOSSIEMOUTH SSR U/S DUE MAINT')).toMatchObject({ name: 'LOSSIEMOUTH SSR' });
  expect(readClause('HELIMED MAY STILL OPR FM THE HEL EMERG SERVICES BASES.')).not.toMatchObject({
    phrase: 'helicopterEmergencyBases',
  });
  expect(readClause('EASTERN APRON BLOCKED DUE PARKED AIRCRAFT')).toMatchObject({
    facility: 'apron',
    name: 'EASTERN',
  });
  expect(readClause('NIGHT CIRCUITS NOT AVBL')).toBeNull();
  expect(readClause('TAF NOT AVBL')).toMatchObject({ facility: 'weatherReports', name: 'TAF' });
  expect(readClause('WDI LGT U/S')).not.toMatchObject({ facility: 'windIndicator' });
  expect(readClause('TWY D BTN C4 AND E, TWY C2 BTN C AND D CLSD.')).toBeNull();
  expect(readClause('RFFS CAT 3.')).not.toMatchObject({ adjuncts: [{ type: 'category' }] });
});

test('a height from the ground up is a range', () => {
  expect(readClause('HGT SFC-150FT AGL/162FT AMSL')).toMatchObject({
    adjuncts: [{ type: 'range', upper: [{ value: 150 }, { value: 162 }] }],
  });
});

test('hours in a row keep no English between them', () => {
  expect(readClause('12 OCT-1130-0300 AND 0730-1800')).toMatchObject({
    hours: [{ hours: '1130-0300, 0730-1800' }],
  });
});

test.each([
  ['4000FT AMSL/FL095.', { type: 'range', lower: { value: 4000 }, upper: [{ value: 95, unit: 'fl' }] }],
  ['FM 3500FT AMSL TO FL065.', { type: 'range', lower: { value: 3500 }, upper: [{ value: 65 }] }],
  ['6500FT AMSL/FL065.', { type: 'heights', heights: [{ value: 6500 }, { value: 65 }] }],
])('a flight level above a height in feet is the upper end of a range: %s', (text, adjunct) => {
  expect(readClause(text)).toMatchObject({ adjuncts: [adjunct] });
});

test('May is a month', () => {
  expect(readClause('AIP SUP 03/2023 WEF 18 MAY 2023.')).toMatchObject({ kind: 'sequence' });
});
