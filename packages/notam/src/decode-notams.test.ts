import { expect, test } from 'vitest';
import { decodeNotams, NOTAM_PROBLEM_CODES, type DecodedNotam, type FactPath } from './index.ts';

const CONTEXT = { now: '2026-07-01T00:00:00Z' };

const DANGER_AREA = `A1234/26 NOTAMR A1200/26
Q) ENOR/QRDCA/IV/BO/W/000/020/5954N01045E005
A) ENOR B) 2607010600 C) 2607311400 EST
D) 0600-1400
E) DANGER AREA ACT WI 2NM RADIUS OF 595450N 0104508E
F) GND G) 2000FT AMSL`;

const RUNWAY = `A0300/26 NOTAMN
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2607010600 C) PERM
E) RWY 01L/19R CLSD`;

function decodeOne(text: string): DecodedNotam {
  const { notams } = decodeNotams(text, CONTEXT);
  expect(notams).toHaveLength(1);
  const [notam] = notams;
  if (!notam) throw new Error('No NOTAM.');
  return notam;
}

function at(notam: DecodedNotam, path: FactPath): string | undefined {
  const span = notam.spans[path];
  return span && notam.source.slice(span.from, span.to);
}

test('every fact of a telegram is read and knows its place', () => {
  const notam = decodeOne(DANGER_AREA);
  expect(notam.facts).toMatchObject({
    id: 'A1234/26',
    kind: 'replace',
    refersTo: 'A1200/26',
    format: 'icao',
    qualifier: { fir: 'ENOR', code: 'QRDCA', subject: 'RD', condition: 'CA', radiusNm: 5 },
    locations: ['ENOR'],
    validFrom: '2026-07-01T06:00:00Z',
    validTo: '2026-07-31T14:00:00Z',
    permanent: false,
    estimated: true,
    text: 'DANGER AREA ACT WI 2NM RADIUS OF 595450N 0104508E',
    lower: { value: 0, unit: 'ft', reference: 'sfc' },
    upper: { value: 2000, unit: 'ft', reference: 'amsl' },
    areas: [{ type: 'circle', radiusNm: 2, source: 'text' }],
    problems: [],
  });
  expect(notam.facts.schedule).toMatchObject({ text: '0600-1400', status: 'complete' });
  expect(at(notam, 'id')).toBe('A1234/26');
  expect(at(notam, 'kind')).toBe('NOTAMR');
  expect(at(notam, 'refersTo')).toBe('A1200/26');
  expect(at(notam, 'qualifier.subject')).toBe('RD');
  expect(at(notam, 'qualifier.centre')).toBe('5954N01045E');
  expect(at(notam, 'qualifier.radiusNm')).toBe('005');
  expect(at(notam, 'locations')).toBe('ENOR');
  expect(at(notam, 'validFrom')).toBe('2607010600');
  expect(at(notam, 'validTo')).toBe('2607311400 EST');
  expect(at(notam, 'schedule')).toBe('0600-1400');
  expect(at(notam, 'areas.0')).toBe('2NM RADIUS OF 595450N 0104508E');
  expect(at(notam, 'lower')).toBe('GND');
  expect(at(notam, 'upper')).toBe('2000FT AMSL');
});

test('html is unescaped in the facts, and the spans point into what was pasted', () => {
  const pasted =
    'A0001/26 NOTAMN<br>Q) ENOR/QWULW/IV/BO/W/000/010/5954N01045E002<br>A) ENOR B) 2607010600 C) 2607011400<br>E) UAS &gt; 25KG AT &quot;LILLE&quot; TEL +47 91 23 45 67<br>F) GND G) 1000FT AMSL';
  const notam = decodeOne(pasted);
  expect(notam.source).toBe(pasted);
  expect(notam.facts.text).toBe('UAS > 25KG AT "LILLE" TEL +47 91 23 45 67');
  expect(at(notam, 'text')).toBe('UAS &gt; 25KG AT &quot;LILLE&quot; TEL +47 91 23 45 67');
  expect(at(notam, 'contacts.0')).toBe('+47 91 23 45 67');
  expect(at(notam, 'upper')).toBe('1000FT AMSL');
});

test('several NOTAMs in a paste, with text around them', () => {
  const text = `Briefing for today\n\n${DANGER_AREA}\n\n${RUNWAY}\nCREATED: 01 Jul 2026 05:00:00 \nSOURCE: ENZZYNYX\n`;
  const { notams, leftOver, recognition } = decodeNotams(text, CONTEXT);
  expect(notams.map((notam) => notam.facts.id)).toEqual(['A1234/26', 'A0300/26']);
  expect(notams.map((notam) => text.slice(notam.offset, notam.offset + notam.source.length))).toEqual(
    notams.map((notam) => notam.source),
  );
  expect(leftOver.map((span) => text.slice(span.from, span.to))).toEqual(['Briefing for today']);
  expect(recognition.kind).toBe('notam');
  expect(notams[1]?.facts).toMatchObject({ text: 'RWY 01L/19R CLSD', permanent: true, validTo: null });
});

test('a NOTAM without header, and one with only items A, B and E, are NOTAMs', () => {
  expect(decodeOne(RUNWAY.slice(RUNWAY.indexOf('Q)'))).facts).toMatchObject({
    id: null,
    locations: ['ENGM'],
  });
  expect(decodeOne('A) ENGM B) 2607010600 C) 2607011400 E) RWY CLSD').facts).toMatchObject({
    qualifier: null,
    text: 'RWY CLSD',
    problems: [],
  });
});

test('a number without NOTAMN in front of the items is the identifier', () => {
  const notam = decodeOne(RUNWAY.replace(' NOTAMN', ''));
  expect(notam.facts).toMatchObject({ id: 'A0300/26', kind: null });
});

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  ['The runway is closed tomorrow, says the tower.', 'unknown'],
  ['E) RWY CLSD', 'unknown'],
  ['A) first B) second C) third', 'unknown'],
  ['METAR ENGM 011050Z 02008KT 9999 FEW030 12/05 Q1015', 'metar'],
  ['ENGM 011050Z AUTO 02008KT 9999 FEW030 12/05 Q1015', 'metar'],
  ['TAF ENGM 011100Z 0112/0212 02008KT 9999 FEW030', 'taf'],
  ['ENGM 011100Z 0112/0212 02008KT CAVOK', 'taf'],
  ['😀 \u0000\uFFFF <b>no</b>', 'unknown'],
])('%j is %s', (text, kind) => {
  expect(decodeNotams(text, CONTEXT)).toMatchObject({ notams: [], recognition: { kind } });
});

test('the place in front of a number belongs to the NOTAM behind it, other words to the one before', () => {
  const flat = (text: string): string => text.replace(/\n/g, ' ');
  const list = decodeNotams(`ENGM ${flat(RUNWAY)} ENOR ${flat(DANGER_AREA)}`, CONTEXT);
  expect(list.notams.map((notam) => notam.facts.text)).toEqual([
    'RWY 01L/19R CLSD',
    'DANGER AREA ACT WI 2NM RADIUS OF 595450N 0104508E',
  ]);
  expect(list.leftOver).toEqual([]);
  const words = decodeNotams(`${flat(RUNWAY)} DUE WORK ${flat(DANGER_AREA)}`, CONTEXT);
  expect(words.notams[0]?.facts.text).toBe('RWY 01L/19R CLSD DUE WORK');
});

test('the parts of a long NOTAM are one, in order', () => {
  const part = (number: number, text: string): string =>
    `A0500/26 NOTAMN\nQ) ENOR/QWULW/IV/BO/W/000/020/5954N01045E050\nA) ENOR PART ${number} OF 3 B) 2607010600 C) 2607021400\nE) ${text}\nEND PART ${number} OF 3\n`;
  const text = part(2, 'SECOND 595450N 0104508E') + part(1, 'FIRST') + part(3, 'THIRD');
  const { notams, leftOver } = decodeNotams(text, CONTEXT);
  expect(notams).toHaveLength(1);
  expect(notams[0]?.facts.text).toBe('FIRST\nSECOND 595450N 0104508E\nTHIRD');
  expect(notams[0]?.facts.problems).toEqual([]);
  expect(leftOver).toEqual([]);
  const area = notams[0]?.spans['areas.0'];
  expect(area && notams[0]?.source.slice(area.from, area.to)).toBe('595450N 0104508E');
  expect(decodeOne(part(1, 'FIRST') + part(3, 'THIRD')).facts.problems).toMatchObject([
    { field: 'text', code: 'missingPart' },
  ]);
});

test('items quoted inside item E stay there', () => {
  const notam = decodeOne(
    'A0002/26 NOTAMN\nQ) ENOR/QRTCA/IV/BO/W/000/050/5954N01045E010\nA) ENOR B) 2607010600 C) 2607021400\nE) REF ITEM B9) AND (AREA F) OF AIP. A) NOT THIS B) NOR THAT\nG) MEANS GLIDERS\nF) GND G) 5000FT AMSL',
  );
  expect(notam.facts.text).toBe(
    'REF ITEM B9) AND (AREA F) OF AIP. A) NOT THIS B) NOR THAT\nG) MEANS GLIDERS',
  );
  expect(notam.facts.upper?.value).toBe(5000);
  expect(notam.facts.locations).toEqual(['ENOR']);
});

test('the telegram in parentheses loses only its own', () => {
  expect(decodeOne(`(${RUNWAY} (WIP))`).facts.text).toBe('RWY 01L/19R CLSD (WIP)');
  expect(decodeOne(`(${DANGER_AREA})`).facts.upper?.value).toBe(2000);
});

test('a cancelling NOTAM needs no end and no text', () => {
  const notam = decodeOne(
    'A0003/26 NOTAMC A0002/26\nQ) ENOR/QRTXX/IV/BO/W/000/050/5954N01045E010\nA) ENOR B) 2607010600',
  );
  expect(notam.facts).toMatchObject({ kind: 'cancel', refersTo: 'A0002/26', validTo: null, problems: [] });
});

test('the circle of the Q line stands in only where item E draws nothing', () => {
  expect(decodeOne(RUNWAY).facts.areas).toMatchObject([{ source: 'qualifier', type: 'circle', radiusNm: 5 }]);
  expect(decodeOne(RUNWAY.replace('E005', 'E999')).facts.areas).toEqual([]);
});

test('what is missing or impossible is a problem with its place', () => {
  const notam = decodeOne(
    'A0004/26 NOTAMN\nQ) ENOR/QRTCA/IX/BO/W/050/010/5954N01045E010\nA) EN\nB) 2613010600 C) UFN\nE) AREA 5975N01000E\nF) 3000FT G) 2000FT AMSL',
  );
  const problems = notam.facts.problems.map(
    (problem) => [problem.field, problem.code, notam.source.slice(problem.from, problem.to)] as const,
  );
  expect(problems).toEqual([
    ['qualifier.traffic', 'unknownTraffic', 'IX'],
    ['qualifier.lowerFl', 'levelsReversed', '050/010'],
    ['locations', 'unknownLocation', 'EN'],
    ['validFrom', 'impossibleStart', '2613010600'],
    ['validTo', 'endUntilFurtherNotice', 'UFN'],
    ['lower', 'heightReferenceMissing', '3000FT'],
    ['upper', 'limitsContradictQualifier', '2000FT AMSL'],
    ['areas', 'impossibleCoordinate', '5975N01000E'],
  ]);
  expect(notam.facts).toMatchObject({ validFrom: null, permanent: true, lower: null });
  expect(notam.facts.qualifier?.traffic).toEqual([]);
  for (const [, code] of problems) expect(NOTAM_PROBLEM_CODES).toContain(code);
});

test('text that lost its line ends and blanks is still cut into its items', () => {
  const notam = decodeOne(DANGER_AREA.replaceAll('\n', ''));
  expect(notam.facts).toMatchObject({ validTo: '2026-07-31T14:00:00Z', estimated: true });
  expect(notam.facts.schedule?.text).toBe('0600-1400');
  expect(notam.facts.upper?.value).toBe(2000);
});

test('small letters are read, and the text stays as it was', () => {
  const notam = decodeOne(DANGER_AREA.toLowerCase());
  expect(notam.facts).toMatchObject({
    id: 'A1234/26',
    text: 'danger area act wi 2nm radius of 595450n 0104508e',
  });
  expect(notam.facts.areas).toHaveLength(1);
});

test('a domestic NOTAM of the United States is read as far as it says', () => {
  const notam = decodeOne(
    '!JFK 05/237 JFK OBST CRANE (ASN 2023-AEA-391-NRA) 403832N0734719W (0.5NM WNW JFK) 253FT (241FT AGL) FLAGGED AND LGTD 2305151622-2312300500EST',
  );
  expect(notam.facts).toMatchObject({
    id: 'JFK 05/237',
    format: 'domestic',
    kind: null,
    locations: ['JFK'],
    validFrom: '2023-05-15T16:22:00Z',
    validTo: '2023-12-30T05:00:00Z',
    estimated: true,
    areas: [{ type: 'point', upper: { value: 241, unit: 'ft', reference: 'agl' } }],
    problems: [],
  });
  expect(at(notam, 'validTo')).toBe('2312300500EST');
  expect(at(notam, 'locations')).toBe('JFK');
});

test('an open end of a domestic NOTAM', () => {
  const notam = decodeOne('!FDC 4/1234 ZNY AIRSPACE NEW YORK. TEMPORARY FLIGHT RESTRICTIONS 2607010600-PERM');
  expect(notam.facts).toMatchObject({ id: 'FDC 4/1234', locations: ['ZNY'], permanent: true, validTo: null });
});

test('the number of the next NOTAM is not what the one before refers to', () => {
  const { notams } = decodeNotams('A1234/26 NOTAMR A1235/26 NOTAMN A) ENOR', CONTEXT);
  expect(notams.map(({ facts }) => [facts.id, facts.refersTo])).toEqual([
    ['A1234/26', null],
    ['A1235/26', null],
  ]);
});

test('more NOTAMs than are wanted are counted and not decoded', () => {
  const text = 'A1234/26 NOTAMN A) ENOR\n\nA1235/26 NOTAMN A) ENGM';
  const read = (mostNotams: number) => decodeNotams(text, { ...CONTEXT, mostNotams });
  expect(read(1)).toMatchObject({ notams: [], count: 2, recognition: { kind: 'notam' } });
  expect(read(2).notams).toHaveLength(2);
  expect(decodeNotams(text, CONTEXT).count).toBe(2);
});
