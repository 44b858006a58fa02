import { expect, test } from 'vitest';
import { decodeReports } from './decode-reports.ts';
import { factsOf, fieldOf, NOW, problemsOf, undecodedOf } from './testing/read.ts';

const decode = (text: string): ReturnType<typeof decodeReports> => decodeReports(text, { now: NOW });
const kinds = (text: string): (string | null)[] =>
  decode(text).reports.map(({ facts }) => `${facts.kind} ${String(facts.station)}`);

test('one report is read whole', () => {
  const facts = factsOf(
    'METAR ENGM 151150Z 24015G28KT 200V280 9999 -SHRA FEW020CB BKN035 13/09 Q1008 NOSIG=',
  );
  expect(facts).toMatchObject({
    kind: 'metar',
    station: 'ENGM',
    issuedAt: '2026-07-15T11:50:00Z',
    validFrom: null,
    automatic: false,
    nil: false,
    corrected: false,
    noSignificantChange: true,
    groups: [],
    problems: [],
  });
  expect(facts.tokens.map(({ field }) => field)).toEqual([
    'kind',
    'station',
    'issuedAt',
    'wind',
    'wind',
    'visibility',
    'weather',
    'clouds',
    'clouds',
    'temperature',
    'qnh',
    'noSignificantChange',
    'end',
  ]);
});

test.each([
  ['METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008', 'metar', {}],
  ['SPECI ENGM 151150Z 24015KT CAVOK 13/09 Q1008', 'speci', {}],
  ['ENGM 151150Z AUTO 24015KT CAVOK 13/09 Q1008', 'metar', { automatic: true }],
  ['METAR COR ENGM 151150Z 24015KT CAVOK 13/09 Q1008', 'metar', { corrected: true }],
  ['METAR ENGM 151150Z COR 24015KT CAVOK 13/09 Q1008', 'metar', { corrected: true }],
  ['CYYH 150700Z CCA 00000KT 15SM SKC M29/M32 A3010', 'metar', { corrected: true }],
  ['METAR ENGM 151150Z NIL', 'metar', { nil: true }],
  ['SVGU 151103Z AUTO NIL', 'metar', { nil: true, automatic: true }],
  ['MMCU 151157Z RTD 08010KT 10SM BKN200 26/08 A2991', 'metar', {}],
  ['TAF ENGM 151100Z 1512/1612 24010KT CAVOK', 'taf', {}],
  ['TAF AMD ENGM 151100Z 1512/1612 24010KT CAVOK', 'taf', { amended: true }],
  ['TAF COR ENGM 151100Z 1512/1612 24010KT CAVOK', 'taf', { corrected: true }],
  ['TAF AMD ENGM 151300Z 1512/1612 CNL', 'taf', { amended: true, cancelled: true }],
  ['TAF ENGM 151100Z NIL', 'taf', { nil: true }],
  ['TAF TAF AMD ENGM 151100Z 1512/1612 24010KT CAVOK', 'taf', { amended: true }],
  ['ENGM 151100Z 1512/1612 24010KT CAVOK', 'taf', {}],
  ['metar engm 151150z 24015kt cavok 13/09 q1008', 'metar', {}],
])('%s', (text, kind, flags) => {
  const facts = factsOf(text);
  expect(facts).toMatchObject({ kind, ...flags });
  expect(facts.station).not.toBeNull();
  expect(facts.problems).toEqual([]);
  expect(undecodedOf(facts)).toEqual([]);
});

test('several reports in a paste, with and without keyword and equals sign, are told apart', () => {
  const text = [
    'METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008=',
    'ENZV 151150Z 24015KT 9999 FEW020 13/09 Q1008',
    'TAF ENGM 151100Z 1512/1612 24010KT CAVOK',
    '  TEMPO 1514/1518 4000 SHRA BKN012',
    '  BECMG 1518/1520 VRB03KT=',
    'SPECI ENBR 151205Z 24015KT 0800 FG VV001 09/09 Q1008 METAR ENVA 151150Z 24015KT CAVOK 13/09 Q1008',
  ].join('\n');
  expect(kinds(text)).toEqual(['metar ENGM', 'metar ENZV', 'taf ENGM', 'speci ENBR', 'metar ENVA']);
  expect(decode(text).leftOver).toEqual([]);
  expect(decode(text).reports[2]?.facts.groups).toHaveLength(2);
});

test('what stands around reports is left over', () => {
  const text = 'Weather at Oslo:\n\nMETAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008\nThat is all for today.';
  const { reports, leftOver } = decode(text);
  expect(reports.map(({ source }) => source)).toEqual(['METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008']);
  expect(leftOver.map(({ from, to }) => text.slice(from, to))).toEqual([
    'Weather at Oslo:',
    'That is all for today.',
  ]);
});

test('bulletin headings and dates between reports belong to none', () => {
  const text =
    'SANO31 ENMI 151150\nENGM 151150Z 24015KT CAVOK 13/09 Q1008\n2026/07/15 11:50\nENZV 151150Z 24015KT CAVOK 13/09 Q1008';
  expect(kinds(text)).toEqual(['metar ENGM', 'metar ENZV']);
  expect(decode(text).leftOver.map(({ from, to }) => text.slice(from, to))).toEqual([
    'SANO31 ENMI 151150',
    '2026/07/15 11:50',
  ]);
});

test.each([
  ['METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008\nRERA WS R01\nNOSIG', 0],
  ['METAR ENGM 151150Z 24015KT\nCAVOK\n13/09\nQ1008', 0],
  ['metar engm 151150z 24015kt cavok 13/09 q1008\ntempo 3000 shra', 0],
  ['KSTL 152351Z 17019KT 10SM CLR 23/11 A2980 RMK AO2\nLTG DSNT SW', 0],
  ['METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008\n2 reports were found', 1],
  ['METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008\n\nOSLO', 1],
])('a report goes on in the next line, and other text does not: %j', (text, others) => {
  const { reports, leftOver } = decode(text);
  expect(reports).toHaveLength(1);
  expect(leftOver).toHaveLength(others);
  expect(reports.flatMap(({ facts }) => undecodedOf(facts))).toEqual([]);
});

test('equals signs close a report, however many', () => {
  const { reports, leftOver } = decode('METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008==\n=');
  expect(reports).toHaveLength(1);
  expect(leftOver).toEqual([]);
});

test('a moment in the remarks begins no report', () => {
  const text = 'CYQR 151100Z 06004KT 15SM SKC 09/M01 A2960 RMK LAST STFD 151200Z SLP045';
  expect(kinds(text)).toEqual(['metar CYQR']);
});

test('offsets are those of the report, wherever it stands', () => {
  const text = 'See: METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008';
  const [report] = decode(text).reports;
  expect(report?.offset).toBe(5);
  for (const { text: word, from, to } of report?.facts.tokens ?? []) {
    expect(report?.source.slice(from, to)).toBe(word);
  }
});

test.each([
  ['', 'empty'],
  ['  \n ', 'empty'],
  ['Good morning', 'unknown'],
  ['METAR is a code', 'unknown'],
  ['A1234/26 NOTAMN\nQ) ENOR/QRDCA/IV/BO/W/000/020/5954N01045E005', 'notam'],
  ['!JFK 05/237 JFK RWY 04L/22R CLSD', 'notam'],
  ['METAR ENGM 151150Z 24015KT CAVOK 13/09 Q1008', 'metar'],
  ['TAF ENGM 151100Z 1512/1612 24010KT CAVOK', 'taf'],
])('%j is recognised as %s', (text, kind) => {
  expect(decode(text).recognition).toEqual({ kind });
});

test('an observation without its time is read, with the problem', () => {
  const facts = factsOf('METAR ENGM 24015KT CAVOK 13/09 Q1008');
  expect(facts.issuedAt).toBeNull();
  expect(problemsOf(facts)).toEqual(['issuedAt.missingTime']);
  expect(facts.conditions.wind?.speedKt).toBe(15);
});

test('a forecast without its time of issue is dated by its validity', () => {
  const facts = factsOf('TAF AMD KNKT 1516/1615 09040G55KT 2000 +RA BR BKN006 OVC015 QNH2957INS');
  expect([facts.issuedAt, facts.validFrom, facts.validTo]).toEqual([
    null,
    '2026-07-15T16:00:00Z',
    '2026-07-16T15:00:00Z',
  ]);
});

test('now must be a moment', () => {
  expect(() => decodeReports('x', { now: 'yesterday' })).toThrow(RangeError);
});

// What other decoders of these reports lose or overwrite.
test('eight figures of runway state do not overwrite the wind', () => {
  const facts = factsOf('UWKS 151130Z 22004MPS 9999 BKN016 M04/M06 Q1022 26820342 NOSIG RMK QFE746');
  expect(facts.conditions.wind).toMatchObject({ directionDeg: 220, speedKt: 7.8, gustKt: null });
  expect(fieldOf(facts, '26820342')).toBe('runwayState');
});

test.each(['4000E', '9999N', '9000N'])('a main visibility with a direction, %s, keeps both', (group) => {
  const facts = factsOf(`LKKV 151130Z 24006KT ${group} BKN010 05/05 Q1013`);
  expect(facts.conditions.visibilityM).toBe(group.startsWith('9999') ? 10_000 : Number(group.slice(0, 4)));
  expect(facts.conditions.visibilityDirection).toBe(group.slice(4));
});

test('hectopascals and inches given together are both kept', () => {
  const { conditions } = factsOf('OIII 151130Z 30008KT CAVOK 21/07 Q1013 A2992 NOSIG');
  expect(conditions).toMatchObject({ qnhHpa: 1013, altimeterInHg: 29.92 });
});

test('recent weather, wind shear, sea, colour, pressure at the aerodrome and strokes leave their trace', () => {
  const text =
    'ENZV 151150Z 24015KT 9999 // FEW020 13/09 Q1008 RERA WS RWY18 W08/S4 BLU WHT NOSIG RMK QFE753/1005 QBB260';
  const facts = factsOf(text);
  expect(undecodedOf(facts)).toEqual([]);
  expect(facts.conditions).toMatchObject({
    recent: [{ phenomena: ['RA'] }],
    windShear: [{ runway: '18' }],
    sea: { temperatureC: 8, state: 4 },
    colours: ['BLU', 'WHT'],
    missing: ['weather'],
  });
  expect(facts.remarks.map(({ code }) => code)).toEqual(['qfe', 'cloudBase']);
});

test('a second wind group does not overwrite the surface wind', () => {
  const facts = factsOf('ENEV 151150Z 24012KT 9999 FEW020 02/01 Q0998 RMK WIND 1400FT 24023G33KT');
  expect(facts.conditions.wind).toMatchObject({ speedKt: 12, gustKt: null });
});

test('a forecast that is missing is no failure', () => {
  expect(factsOf('TAF ENGM 151100Z NIL=')).toMatchObject({
    kind: 'taf',
    nil: true,
    problems: [],
    warnings: [],
  });
});

test.each([
  ['VC SH', 'weather'],
  ['P5000', 'visibility'],
])('%s is read', (group, field) => {
  const facts = factsOf(`ENGM 151150Z 24015KT ${group} BKN020 13/09 Q1008`);
  expect(fieldOf(facts, group.split(' ')[0] ?? '')).toBe(field);
  expect(undecodedOf(facts)).toEqual([]);
});

test.each(['1007', 'Q1020.5'])('the pressure %s is read', (group) => {
  const facts = factsOf(`WARQ 151130Z 31010KT 8000 FEW015 32/25 ${group}`);
  expect(facts.conditions.qnhHpa).toBe(Number(group.replace('Q', '')));
});

test('what was not read is listed', () => {
  const facts = factsOf('GGOV 151130Z 04008KT CQVOK 22/04 Q1011 NOSIG');
  expect(undecodedOf(facts)).toEqual(['CQVOK']);
  expect(facts.problems).toEqual([{ field: 'undecoded', code: 'unreadGroup', from: 21, to: 26 }]);
});

test('a report copied out of a web page is read, and its places are those in what was pasted', () => {
  const text =
    '<pre>METAR ENGM 151150Z&nbsp;24015KT 9999<br/>FEW040 18/12 Q1013 NOSIG=</pre>\\nTAF&nbsp;ENGM 151100Z 1512/1612 24008KT 9999<br>&nbsp;&nbsp;TEMPO 1514/1518 3000=';
  const { reports, leftOver } = decodeReports(text, { now: NOW });
  expect(reports.map(({ facts }) => [facts.kind, facts.station, facts.groups.length])).toEqual([
    ['metar', 'ENGM', 0],
    ['taf', 'ENGM', 1],
  ]);
  expect(reports[0]?.facts.conditions).toMatchObject({ visibilityM: 10_000, temperatureC: 18, qnhHpa: 1013 });
  expect(reports.flatMap(({ facts }) => facts.problems)).toEqual([]);
  for (const { source, offset, facts } of reports) {
    expect(text.slice(offset, offset + source.length)).toBe(source);
    for (const token of facts.tokens) expect(source.slice(token.from, token.to)).toBe(token.text);
  }
  expect(leftOver).toEqual([]);
});

test.each(['&lt;', '<b>&amp;'])('what is left over of %j is all of it, marks of html included', (text) => {
  const { leftOver } = decodeReports(text, { now: '2026-07-01T12:00:00Z' });
  expect(leftOver).toEqual([{ from: text.indexOf('&'), to: text.length }]);
});
