import { expect, test } from 'vitest';
import { decodeNotams } from '../decode-notams.ts';

const NOW = '2026-07-01T00:00:00Z';

/** Without items F and G: nothing but what follows says where item E ends. */
const RUNWAY = `A1234/26 NOTAMN
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2607010600 C) 2607011400
E) RWY 01L/19R CLSD`;
const DRONES = `A1300/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/010/5954N01045E002
A) ENOR B) 2607010600 C) 2607011400
E) UAS WI 1NM RADIUS OF 595450N 0104508E
F) GND G) 1000FT AMSL`;
const METAR = 'METAR ENGM 011050Z 02008KT 9999 FEW030 12/05 Q1015';
const TAF = 'TAF ENGM 011100Z 0112/0212 02008KT 9999 FEW030';

/** Each NOTAM as number and item E, and what belongs to none. */
function found(text: string) {
  const { notams, leftOver } = decodeNotams(text, { now: NOW });
  for (const { source, offset } of notams) expect(text.slice(offset, offset + source.length)).toBe(source);
  return {
    notams: notams.map(({ facts }) => [facts.id, facts.text]),
    left: leftOver.map(({ from, to }) => text.slice(from, to)),
    codes: notams.flatMap(({ facts }) => facts.problems.map(({ code }) => code)),
  };
}

const RUNWAY_READ = ['A1234/26', 'RWY 01L/19R CLSD'];
const DRONES_READ = ['A1300/26', 'UAS WI 1NM RADIUS OF 595450N 0104508E'];
const BOTH = [RUNWAY_READ, DRONES_READ];

test.each([
  ['behind, a line apart', `${RUNWAY}\n${METAR}`, [METAR]],
  ['behind, a blank line apart', `${RUNWAY}\n\n${METAR}\n${TAF}`, [`${METAR}\n${TAF}`]],
  ['behind, in one line', `${RUNWAY} ${METAR}`.replaceAll('\n', ' '), [METAR]],
  ['behind, without its name', `${RUNWAY}\n${METAR.slice(6)}`, [METAR.slice(6)]],
  ['behind a closing parenthesis', `(${RUNWAY})\n${METAR}`, [METAR]],
  ['in front', `${METAR}\n\n${RUNWAY}`, [METAR]],
  ['pasted from a web page', `${RUNWAY}\n${METAR}`.replaceAll('\n', '<br>'), [METAR]],
])('a weather report is no part of the NOTAM: %s', (_, text, left) => {
  const { notams, left: rest, codes } = found(text);
  expect([notams, rest, codes]).toEqual([[RUNWAY_READ], left, []]);
});

test('weather reports between and behind NOTAMs with and without items F and G', () => {
  expect(found(`${DRONES}\n${METAR}\n\n${RUNWAY}\n${TAF}`)).toEqual({
    notams: [DRONES_READ, RUNWAY_READ],
    left: [METAR, TAF],
    codes: [],
  });
});

test('a report quoted inside item E stays there', () => {
  const quoted = DRONES.replace('UAS', `LAST REPORT:\n${METAR}\nUAS`);
  expect(found(quoted).notams[0]?.[1]).toContain(METAR);
});

test.each([
  ['a blank line', `${RUNWAY}\n\n${DRONES}`],
  ['a line end', `${RUNWAY}\n${DRONES}`],
  ['a blank', `${RUNWAY} ${DRONES}`],
  ['Windows line ends', `${RUNWAY}\n\n${DRONES}`.replaceAll('\n', '\r\n')],
  ['parentheses', `(${RUNWAY})\n(${DRONES})`],
  ['parentheses in one line', `(${RUNWAY}) (${DRONES})`.replaceAll('\n', ' ')],
  ['numbers of a list', `1. ${RUNWAY}\n2. ${DRONES}`],
  ['bullets', `- ${RUNWAY}\n\n- ${DRONES}`],
  ['rules', `${RUNWAY}\n--------------------\n${DRONES}\n====================`],
  ['NNNN', `${RUNWAY}\nNNNN\n${DRONES}\nNNNN`],
  [
    'trailers of a database',
    `${RUNWAY}\nCREATED: 01 Jul 2026 05:00:00\nSOURCE: ENZZYNYX\n${DRONES}\nCREATED: 01 Jul 2026 06:00:00`,
  ],
  ['a fence of code', `\`\`\`\n${RUNWAY}\n${DRONES}\n\`\`\``],
  ['tabs', `${RUNWAY}\n${DRONES}`.replaceAll(') ', ')\t')],
  ['blanks that do not break', `${RUNWAY}\n${DRONES}`.replaceAll(') ', ')\u00a0')],
])('two NOTAMs in a paste are told apart: %s', (_, text) => {
  const { notams, codes } = found(text);
  expect([notams, codes]).toEqual([BOTH, []]);
});

test.each([
  [
    'headings of places',
    `ENGM OSLO GARDERMOEN\n\n${RUNWAY}\n\nENOR NORWAY FIR\n\n${DRONES}`,
    ['ENGM OSLO GARDERMOEN', 'ENOR NORWAY FIR'],
  ],
  ['a greeting', `Hi, what does this mean?\n\n${RUNWAY}\n\n${DRONES}`, ['Hi, what does this mean?']],
  [
    'an address of the telegraph',
    `GG ENGMYNYX\n010559 EUECYIYN\n(${RUNWAY})\nNNNN\n${DRONES}`,
    ['GG ENGMYNYX\n010559 EUECYIYN'],
  ],
])('what stands around NOTAMs is left over: %s', (_, text, left) => {
  const { notams, left: rest } = found(text);
  expect([notams, rest]).toEqual([BOTH, left]);
});

test('a line of item E that looks like a heading of another place stays in item E', () => {
  const text = `${RUNWAY}\n\nENTO TORP IS OPEN\n\n${DRONES}`;
  expect(found(text).notams).toEqual([['A1234/26', 'RWY 01L/19R CLSD\n\nENTO TORP IS OPEN'], DRONES_READ]);
});

test.each(['\n', '\r\n'])(
  'a last line of item E that begins with the place of the next NOTAM is no heading: %j',
  (end) => {
    const text = `${RUNWAY}\nENOR POLARIS INFORMED\n${DRONES}`.replaceAll('\n', end);
    expect(found(text).notams[0]?.[1]).toBe(`RWY 01L/19R CLSD${end}ENOR POLARIS INFORMED`);
  },
);

test('the same NOTAM twice is two', () => {
  expect(found(`${RUNWAY}\n${RUNWAY}`).notams).toEqual([RUNWAY_READ, RUNWAY_READ]);
});

test.each([
  ['PART 1 OF 2', 'A) ENGM PART 1 OF 2', 'A) ENGM PART 2 OF 2', ''],
  ['END PART', 'A) ENGM', 'A) ENGM', 'END '],
])('parts are one NOTAM: %s', (_, first, second, end) => {
  const part = (number: number, item: string, text: string): string =>
    `A0500/26 NOTAMN\nQ) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005\n${item} B) 2607010600 C) 2607011400\nE) ${text}\n${end}PART ${number} OF 2`;
  const text = `${part(1, first, 'FIRST')}\n${part(2, second, 'SECOND')}`;
  expect(found(text)).toEqual({ notams: [['A0500/26', 'FIRST\nSECOND']], left: [], codes: [] });
});

test('parts of different NOTAMs are not mixed', () => {
  const part = (id: string, text: string): string =>
    `${id} NOTAMN\nA) ENGM PART 1 OF 2 B) 2607010600 C) 2607011400\nE) ${text}`;
  expect(found(`${part('A0500/26', 'ONE')}\n${part('A0501/26', 'OTHER')}`)).toEqual({
    notams: [
      ['A0500/26', 'ONE'],
      ['A0501/26', 'OTHER'],
    ],
    left: [],
    codes: ['missingPart', 'missingPart'],
  });
});
