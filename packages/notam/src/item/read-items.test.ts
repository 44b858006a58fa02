import { expect, test } from 'vitest';
import { decodeNotams } from '../decode-notams.ts';

const NOW = '2026-07-01T00:00:00Z';

const TELEGRAM = `A1234/26 NOTAMR A1200/26
Q) ENOR/QRDCA/IV/BO/W/000/020/5954N01045E005
A) ENOR B) 2607010600 C) 2607311400 EST
D) DAILY 0600-1400
E) DANGER AREA ACT WI 2NM RADIUS OF 595450N 0104508E
F) GND G) 2000FT AMSL`;

function decodeOne(text: string) {
  const { notams } = decodeNotams(text, { now: NOW });
  expect(notams).toHaveLength(1);
  const [notam] = notams;
  if (!notam) throw new Error('No NOTAM.');
  return { ...notam, codes: notam.facts.problems.map(({ code }) => code) };
}

test.each([
  ['as it is sent', TELEGRAM],
  ['each item on its line', TELEGRAM.replace(/ ([BCG]\))/g, '\n$1')],
  ['in one line', TELEGRAM.replaceAll('\n', ' ')],
  ['glued together', TELEGRAM.replaceAll('\n', '')],
  ['without blanks behind the letters', TELEGRAM.replaceAll(') ', ')')],
  ['with many blanks', TELEGRAM.replaceAll(') ', ')    ')],
  ['with the letters on lines of their own', TELEGRAM.replace(/\b([QABCDEFG]\)) /g, '$1\n')],
  ['with Windows line ends', TELEGRAM.replaceAll('\n', '\r\n')],
  ['with blank lines', TELEGRAM.replaceAll('\n', '\n\n')],
  ['with indented lines', TELEGRAM.replaceAll('\n', '\n    ')],
  ['in parentheses', `(${TELEGRAM})`],
  ['in parentheses on lines of their own', `(\n${TELEGRAM}\n)`],
  ['in html lines', TELEGRAM.replaceAll('\n', '<br/>')],
  ['in a preformatted block', `<pre>${TELEGRAM}</pre>`],
  ['in cells of a table', `<tr><td>${TELEGRAM.replaceAll('\n', '</td></tr><tr><td>')}</td></tr>`],
  ['with written-out line ends', TELEGRAM.replaceAll('\n', '\\n')],
  ['with blanks that do not break', TELEGRAM.replaceAll(' ', '&nbsp;')],
  ['with a trailer', `${TELEGRAM}\nCREATED: 01 Jul 2026 05:00:00 \nSOURCE: ENZZYNYX`],
])('the same telegram %s has the same facts', (_, text) => {
  const { facts, codes } = decodeOne(text);
  expect(facts).toMatchObject({
    id: 'A1234/26',
    kind: 'replace',
    refersTo: 'A1200/26',
    qualifier: { fir: 'ENOR', code: 'QRDCA', lowerFl: 0, upperFl: 20, radiusNm: 5 },
    locations: ['ENOR'],
    validFrom: '2026-07-01T06:00:00Z',
    validTo: '2026-07-31T14:00:00Z',
    estimated: true,
    permanent: false,
    schedule: { status: 'complete' },
    lower: { reference: 'sfc' },
    upper: { value: 2000, unit: 'ft', reference: 'amsl' },
    areas: [{ source: 'text', type: 'circle', radiusNm: 2 }],
  });
  expect(facts.text?.replace(/\s+/g, ' ')).toBe('DANGER AREA ACT WI 2NM RADIUS OF 595450N 0104508E');
  expect(codes).toEqual([]);
});

test.each([
  ['a stand', 'STAND B9) CLSD'],
  ['an area by its letter', 'AREA (AREA F) AND (SECTOR G) ACT'],
  ['a list of its own', 'A) FIRST B) SECOND C) THIRD'],
  ['a list on lines of its own', 'CHANGES:\nA) RWY 01\nB) RWY 19\nF) AND G) AS BEFORE'],
  ['the items of another NOTAM', 'CORRECT ITEM C) OF A0001/26 TO READ C) 2607011400'],
  ['a reference', 'REF ITEM D) OF AIP SUP 12/26'],
  ['parentheses without partner', 'TWY A) CLSD ((WIP)'],
])('item letters quoted inside item E are text: %s', (_, quoted) => {
  const { facts, codes } = decodeOne(TELEGRAM.replace('DANGER AREA ACT', `DANGER AREA ACT. ${quoted}.`));
  expect(facts.text).toContain(quoted);
  expect(facts).toMatchObject({ locations: ['ENOR'], upper: { value: 2000 }, lower: { reference: 'sfc' } });
  expect(codes).toEqual([]);
});

test.each([
  ['F and G', '\nF) GND G) 2000FT AMSL', { lower: null, upper: null }],
  ['D', '\nD) DAILY 0600-1400', { schedule: null }],
  ['Q', '\nQ) ENOR/QRDCA/IV/BO/W/000/020/5954N01045E005', { qualifier: null }],
  ['the header', 'A1234/26 NOTAMR A1200/26\n', { id: null, kind: null, refersTo: null }],
])('a NOTAM without item %s is whole, and nothing is made up', (_, item, facts) => {
  const notam = decodeOne(TELEGRAM.replace(item, ''));
  expect(notam.facts).toMatchObject(facts);
  expect(notam.codes).toEqual([]);
});

test.each([
  ['A', 'A) ENOR ', 'locations', 'missingLocation'],
  ['B', 'B) 2607010600 ', 'validFrom', 'missingStart'],
  ['C', 'C) 2607311400 EST\n', 'validTo', 'missingEnd'],
  ['E', 'E) DANGER AREA ACT WI 2NM RADIUS OF 595450N 0104508E\n', 'text', 'missingText'],
  ['F', 'F) GND ', 'lower', 'missingLower'],
  ['G', ' G) 2000FT AMSL', 'upper', 'missingUpper'],
])('a NOTAM without item %s lacks it', (_, item, field, code) => {
  const { facts } = decodeOne(TELEGRAM.replace(item, ''));
  expect(facts.problems.map((problem) => [problem.field, problem.code])).toContainEqual([field, code]);
});

test('a cancelling NOTAM ends another and itself needs no end', () => {
  const { facts, codes } = decodeOne(
    `A1300/26 NOTAMC A1234/26
Q) ENOR/QRDXX/IV/BO/W/000/020/5954N01045E005
A) ENOR B) 2607020600
E) DANGER AREA DEACTIVATED`,
  );
  expect(facts).toMatchObject({
    kind: 'cancel',
    refersTo: 'A1234/26',
    validTo: null,
    text: 'DANGER AREA DEACTIVATED',
  });
  expect(codes).toEqual([]);
});

test('items that the parts of a long NOTAM repeat are read once, item E from all of them', () => {
  const part = (number: number, text: string): string =>
    `A0500/26 NOTAMN\nQ) ENOR/QWULW/IV/BO/W/000/020/5954N01045E050\nA) ENOR PART ${number} OF 2 B) 2607010600 C) 2607021400\nE) ${text}\nF) GND G) 2000FT AMSL\n`;
  const { facts, codes } = decodeOne(part(1, '1. 595450N 0104508E -') + part(2, '2. 595512N 0104600E'));
  expect(facts).toMatchObject({
    locations: ['ENOR'],
    text: '1. 595450N 0104508E -\n2. 595512N 0104600E',
    upper: { value: 2000 },
  });
  expect(codes).toEqual([]);
});

test('a series that stands apart from its number belongs to it', () => {
  const { facts } = decodeOne(TELEGRAM.replace('A1234', 'A 1234').replace('A1200', 'A 1200'));
  expect([facts.id, facts.refersTo]).toEqual(['A1234/26', 'A1200/26']);
});
