import { expect, test } from 'vitest';
import {
  areaKeyOf,
  composeCancellation,
  composeIcao,
  composeNotam,
  composeReplacement,
  decodeNotams,
  readFrequency,
  readOperatorNumber,
  siteOf,
  toTelegramLetters,
  type PlannedOperation,
  type RequestSite,
} from '../../index.ts';
import { planned, withSite } from '../testing/planned.ts';

const at = (lat: number, lng: number) => ({ lat, lng, elevationM: null });
const contactInfo = { ...planned().contactInfo, companyName: 'Fjell Drone AS', includePhoneInNotam: true };

/** A form of Oslo that lacks nothing, with `changed`, and what is known of its area. */
const filled = (changed: Partial<PlannedOperation> = {}, site: Partial<RequestSite> = {}) =>
  withSite(planned({ placeName: 'Oslo', contactInfo, ...changed }), site);
const textsOf = (changed: Partial<PlannedOperation> = {}, site: Partial<RequestSite> = {}): string[] => {
  const { notices, problems } = composeIcao(filled(changed, site));
  expect(problems).toEqual([]);
  return notices!.map(({ text }) => text);
};
const codesOf = (list: readonly { readonly code: string }[]): string[] => list.map(({ code }) => code);

test('a circle by day', () => {
  expect(textsOf({ operatorNumber: 'NOR87astrdge12k8', permissionReference: 'NF-1154/2026' })).toEqual([
    `NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/006/5955N01045E001
A) ENOR
B) 2607010600
C) 2607011400
E) UNMANNED ACFT (VLOS) WILL TAKE PLACE IN OSLO.
PSN 595450N 0104508E, RADIUS 0.3NM.
MAX HGT 394FT AGL/525FT AMSL.
INSPECTION OF POWER LINE.
OPERATOR FJELL DRONE AS, REG NOR87ASTRDGE12K8.
PERMISSION REF NF-1154/2026.
FOR REALTIME STATUS CTC TEL +4791234567.
F) GND
G) 525FT AMSL`,
  ]);
});

test('a polygon over midnight beyond line of sight, from a height, near an aerodrome', () => {
  const [text] = textsOf(
    {
      vlos: 'BVLOS',
      title: '',
      placeName: 'Ålesund (Blåbærsvingen)',
      isPolygonMode: true,
      location: null,
      polygonPoints: [at(62.5, 6.1), at(62.52, 6.2), at(62.48, 6.22)],
      startTimeLocal: '23:00',
      endTimeLocal: '05:00',
      endDate: '2026-07-02',
      heightReference: 'custom',
      heightMeters: 50,
      maxHeightMeters: 150,
      realTimeContact: { name: 'Blåfjell UAS', phoneNumber: '', frequency: '123,45' },
    },
    {
      aerodromes: [{ icao: 'ENAL', distanceM: 3_000 }],
      ground: { highestM: 880.2, lowestM: 0, marginM: 120, source: 'K', askedOn: '2026-06-01' },
    },
  );
  expect(text).toBe(`NOTAMN
Q) ENOR/QWULW/IV/BO/AW/000/038/6230N00610E002
A) ENAL
B) 2607012100
C) 2607020300
E) UNMANNED ACFT (BVLOS) WILL TAKE PLACE IN AALESUND BLAABAERSVINGEN.
WI AREA BOUNDED BY PSN 623000N 0060600E - 623112N 0061200E -
622848N 0061312E - 623000N 0060600E.
FM 164FT AGL UP TO 493FT AGL/3777FT AMSL.
INSPECTION OF POWER LINE.
OPERATOR FJELL DRONE AS.
CTC BLAAFJELL UAS, TEL +4791234567, VHF 123.450MHZ.
F) GND
G) 3777FT AMSL`);
});

const recurring = { isRecurring: true, recurringType: 'daily' } as const;

test.each([
  ['daily', { ...recurring, untilDate: '2026-07-10' }, ['2607010600 2607101400 DAILY 0600-1400']],
  [
    'daily over midnight',
    {
      ...recurring,
      startTimeLocal: '22:00',
      endTimeLocal: '04:00',
      endDate: '2026-07-02',
      untilDate: '2026-07-10',
    },
    ['2607012000 2607100200 DAILY 2000-0200'],
  ],
  [
    'weekly',
    { ...recurring, recurringType: 'weekly', untilDate: '2026-07-31' },
    ['2607010600 2607291400 WED 0600-1400'],
  ],
  [
    'daily over the clock change',
    { ...recurring, startDate: '2026-10-23', endDate: '2026-10-23', untilDate: '2026-10-27' },
    ['2610230600 2610271500 OCT 23-24 0600-1400, OCT 25-27 0700-1500'],
  ],
  [
    'weekly over the clock change',
    {
      ...recurring,
      recurringType: 'weekly',
      startDate: '2026-10-14',
      endDate: '2026-10-14',
      untilDate: '2026-11-11',
    },
    ['2610140600 2611111500 OCT 14 21 0600-1400, OCT 28 NOV 04 11 0700-1500'],
  ],
  [
    'all day and night, each day',
    {
      ...recurring,
      startTimeLocal: '00:00',
      endTimeLocal: '00:00',
      endDate: '2026-07-02',
      untilDate: '2026-07-05',
    },
    ['2606302200 2607042200 null'],
  ],
  [
    'to midnight UTC',
    {
      ...recurring,
      startTimeLocal: '12:00',
      endTimeLocal: '02:00',
      endDate: '2026-07-02',
      untilDate: '2026-07-04',
    },
    ['2607011000 2607032359 DAILY 1000-2359'],
  ],
  [
    'longer than three months',
    { ...recurring, untilDate: '2026-10-10' },
    ['2607010600 2609271400 DAILY 0600-1400', '2609280600 2610101400 DAILY 0600-1400'],
  ],
  [
    'without a break for four months',
    { endDate: '2026-11-01' },
    ['2607010600 2609280600 null', '2609280600 2611011500 null'],
  ],
  [
    'each week from one day to another',
    { ...recurring, recurringType: 'weekly', endDate: '2026-07-03', untilDate: '2026-07-10' },
    ['2607010600 2607101400 JUL 01 0600-03 1400, JUL 08 0600-10 1400'],
  ],
] as const)('times: %s', (_what, changed, expected) => {
  const { notices } = composeIcao(filled(changed));
  expect(notices!.map(({ items }) => `${items.B} ${items.C} ${items.D}`)).toEqual(expected);
});

test('over two States each office gets a notice of its own regions', () => {
  const firs = [
    { indicator: 'ENOR', name: 'Polaris', sure: false },
    { indicator: 'ESAA', name: 'Sverige', sure: false },
  ];
  expect(composeIcao(filled({}, { firs })).problems).toEqual([
    { code: 'firToConfirm', candidates: ['ENOR', 'ESAA'] },
  ]);
  expect(composeIcao(filled({ confirmedFirs: ['EKDK'] }, { firs })).problems).toHaveLength(1);
  const { notices, remarks } = composeIcao(filled({ confirmedFirs: ['ENOR', 'ESAA'] }, { firs }));
  expect(notices!.map(({ items, firs: of }) => [items.A, items.Q!.slice(0, 4), of])).toEqual([
    ['ENOR', 'ENOR', ['ENOR']],
    ['ESAA', 'ESAA', ['ESAA']],
  ]);
  expect(codesOf(remarks)).toContain('severalStates');
  const [oneState] = composeIcao(
    filled(
      {},
      {
        firs: [
          { indicator: 'ENOR', name: '', sure: true },
          { indicator: 'ENOB', name: '', sure: true },
        ],
      },
    ),
  ).notices!;
  expect(oneState!.items).toMatchObject({ A: 'ENOR ENOB', Q: expect.stringMatching(/^ENXX\//) as string });
});

test('on Svalbard and at the date line the Q line has its letters and figures', () => {
  const svalbard = { location: { ...at(78.2232, 15.6267), radiusM: 2_000 }, timeZone: 'Arctic/Longyearbyen' };
  expect(textsOf(svalbard, { firs: [{ indicator: 'ENOB', name: '', sure: true }] })[0]).toContain(
    'Q) ENOB/QWULW/IV/BO/W/000/006/7813N01538E002\nA) ENOB\n',
  );
  const points = [at(-17, 179.9), at(-17, -179.9), at(-17.2, -179.9), at(-17.2, 179.9)];
  expect(textsOf({ isPolygonMode: true, polygonPoints: points })[0]).toContain('/1706S18000E009\n');
});

test('nothing is invented where something is not known', () => {
  const problems = (operation: PlannedOperation) => codesOf(composeIcao(operation).problems);
  expect(problems(planned({ placeName: 'Oslo' }))).toEqual(['siteUnknown']);
  expect(problems(filled({}, { ground: null }))).toEqual(['groundUnknown']);
  expect(problems(filled({}, { firs: [] }))).toEqual(['firToConfirm']);
  expect(problems(filled({ confirmedFirs: ['NFFF'] }, { firs: [] }))).toEqual([]);
  expect(problems(filled({}, { areaKey: 'circle 1 2 3' }))).toEqual(['siteUnknown']);
  expect(composeNotam(filled({}, { ground: null })).text).not.toBeNull();
});

test.each([
  [{ placeName: ' ' }, ['missingPlaceName']],
  [{ placeName: 'Осло' }, ['unwritableText']],
  [{ description: '检查 of the line' }, ['unwritableText']],
  [{ operatorNumber: 'NOR123' }, ['impossibleOperatorNumber']],
  [{ operatorNumber: 'FIN87astrdge12k9-xyz' }, ['impossibleOperatorNumber']],
  [
    { realTimeContact: { name: '', phoneNumber: 'call', frequency: '140.000' } },
    ['impossibleRealTimePhone', 'impossibleFrequency'],
  ],
  [{ maxHeightMeters: 0 }, ['missingHeight']],
  [{ description: 'line '.repeat(400) }, ['textTooLong']],
  [{ location: null }, ['missingLocation']],
] as const)('what cannot be written is told: %j', (changed, codes) => {
  const operation = { ...filled(), ...changed } as PlannedOperation;
  const { notices, problems } = composeIcao(operation);
  expect(notices).toBeNull();
  expect(codesOf(problems)).toEqual(codes);
});

test('all problems come at once, in the order of the form', () => {
  const bare = filled(
    { placeName: '', startDate: '', description: '', operatorNumber: '1' },
    { ground: null, firs: [] },
  );
  expect(codesOf(composeIcao(bare).problems)).toEqual([
    'missingTimes',
    'missingDescription',
    'firToConfirm',
    'groundUnknown',
    'missingPlaceName',
    'impossibleOperatorNumber',
  ]);
});

test('what a pilot may not expect is told', () => {
  const remarks = composeIcao(
    filled(
      {
        location: { ...at(60, 10), radiusM: 0 },
        operatorNumber: 'FIN87astrdge12k8-xyz',
        contactInfo: { ...contactInfo, includePhoneInNotam: false },
      },
      { aerodromes: [{ icao: 'ENGM', distanceM: 100 }] },
    ),
  ).remarks;
  expect(codesOf(remarks)).toEqual([
    'noRadius',
    'aerodromeNear',
    'groundFrom',
    'secretLeftOut',
    'noContactInText',
  ]);
});

test('replacing and cancelling refer to the issued number, and are read so', () => {
  const now = '2026-06-30T12:00:00Z';
  const replaced = composeReplacement(filled({ ...recurring, untilDate: '2026-12-01' }), 'A1234/26', now);
  expect(replaced.notices!.map(({ text }) => text.split('\n')[0])).toEqual(['NOTAMR A1234/26', 'NOTAMN']);
  expect(codesOf(replaced.remarks)).toContain('replacesBeforeItBegins');
  const [cancelled] = composeCancellation(
    filled({ placeName: '' }, { ground: null }),
    'A1234/26',
    now,
  ).notices!;
  expect(cancelled!.text).toBe(`NOTAMC A1234/26
Q) ENOR/QWUCN/IV/BO/W/000/999/5955N01045E001
A) ENOR
B) 2606301200
E) NOTAM A1234/26 CANCELLED. UNMANNED ACFT WILL NOT TAKE PLACE.`);
  const read = (text: string) => decodeNotams(text, { now }).notams.map(({ facts }) => facts);
  expect(read(replaced.notices![0]!.text)).toMatchObject([
    { kind: 'replace', refersTo: 'A1234/26', id: null, problems: [] },
  ]);
  expect(read(cancelled!.text)).toMatchObject([
    { kind: 'cancel', refersTo: 'A1234/26', validFrom: now, problems: [] },
  ]);
  expect(() => composeReplacement(filled(), 'A12', now)).toThrow(RangeError);
});

test('over two States it is the office’s own NOTAM that is replaced or cancelled, wherever the centre lies', () => {
  const firs = ['ESAA', 'ENOR'].map((indicator) => ({ indicator, name: indicator, sure: false }));
  const operation = filled({ confirmedFirs: ['ESAA', 'ENOR'] }, { firs });
  const now = '2026-06-30T12:00:00Z';
  const replaced = composeReplacement(operation, 'A1234/26', now).notices!;
  expect(replaced.map(({ text, firs: of }) => [text.split('\n')[0], of])).toEqual([
    ['NOTAMR A1234/26', ['ENOR']],
    ['NOTAMN', ['ESAA']],
  ]);
  expect(composeCancellation(operation, 'A1234/26', now).notices!.map((each) => each.firs)).toEqual([
    ['ENOR'],
  ]);
});

test('the specified text below NOTAMR is read as a replacement, with the same facts', () => {
  const { text } = composeNotam(filled());
  const [plain] = decodeNotams(text!, { now: '2026-06-01T00:00:00Z' }).notams;
  const [replacing] = decodeNotams(`NOTAMR A1234/26\n${text}`, { now: '2026-06-01T00:00:00Z' }).notams;
  const { validFrom, validTo, areas, contacts, lower, upper } = plain!.facts;
  expect(replacing!.facts).toMatchObject({
    kind: 'replace',
    refersTo: 'A1234/26',
    validFrom,
    validTo,
    areas,
    contacts,
    lower,
    upper,
  });
});

test.each([
  ['Ålesund', 'AALESUND', ''],
  ['Ærøy/Ødegård', 'AEROEY/OEDEGAARD', ''],
  ['Ma\u030ase', 'MAASE', ''],
  ['Süd & Nord – 50% (test)', 'SUED AND NORD - 50 PCT TEST', ''],
  ['Łódź, Žižkov!', 'LODZ, ZIZKOV.', ''],
  ['日本 x', 'X', '日本'],
  ['NNNN ZCZC', 'N NNN ZC ZC', ''],
])('%s is written %s', (typed, text, unwritable) => {
  const written = toTelegramLetters(typed);
  expect(written.unwritable).toBe(unwritable);
  if (typed !== 'NNNN ZCZC') expect(written.text).toBe(text);
  expect(written.text).not.toMatch(/NNNN|ZCZC/);
});

test('operator numbers and frequencies are read by their form', () => {
  expect(readOperatorNumber(' fin87ASTRDGE12k8 ')).toEqual({ printed: 'FIN87ASTRDGE12K8', hadSecret: false });
  expect(readOperatorNumber('FIN87astrdge12k8-xyz')).toEqual({
    printed: 'FIN87ASTRDGE12K8',
    hadSecret: true,
  });
  expect([readOperatorNumber('FIN87astrdge12k8-xyy'), readOperatorNumber('87astrdge12k8')]).toEqual([
    null,
    null,
  ]);
  expect(['123.45', '118,1 MHz', '121', '117.95', '137.000', 'x'].map(readFrequency)).toEqual([
    '123.450',
    '118.100',
    '121.000',
    null,
    null,
    null,
  ]);
});

test('a site is made of the answers about an area, and without heights where one point has none', () => {
  const surroundings = {
    firs: [{ indicator: 'ENOR', name: 'Polaris', sure: true }],
    aerodromes: [
      { icao: 'ENGM', kind: 'large', distanceM: 4_999 },
      { icao: 'ENOU', kind: 'heliport', distanceM: 10 },
      { icao: 'ENKJ', kind: 'medium', distanceM: 5_001 },
    ],
  };
  const terrain = {
    highestM: 12,
    lowestM: 3,
    marginM: 2,
    unknownPoints: 0,
    source: { name: 'K' },
    askedOn: '2026-06-01',
  };
  const areaKey = areaKeyOf(planned())!;
  expect(siteOf({ areaKey, surroundings, terrain })).toEqual({
    areaKey: 'circle 59.9139 10.7522 500',
    firs: surroundings.firs,
    ground: { highestM: 12, lowestM: 3, marginM: 2, source: 'K', askedOn: '2026-06-01' },
    aerodromes: [{ icao: 'ENGM', distanceM: 4_999 }],
  });
  expect(siteOf({ areaKey, surroundings, terrain: { ...terrain, unknownPoints: 1 } }).ground).toBeNull();
  expect(siteOf({ areaKey, surroundings, terrain: null }).ground).toBeNull();
});
