import { unescapeHtml } from '@klarnotam/aviation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeReports } from './decode-reports.ts';
import { summariseWindow } from './timeline/summarise-window.ts';
import { forecastTimeline } from './timeline/timeline.ts';

const CONTEXT = { now: '2026-07-15T12:00:00Z', position: { lat: 59.9, lon: 10.7 } };

/** `npm run chaos` runs each property on ten thousand texts. */
const runs = (usual: number): number => Number(process.env['FC_RUNS'] ?? usual);

/** Shreds of reports: they meet in every order that nobody would write. */
const shred = fc.constantFrom(
  ...[
    'METAR',
    'SPECI',
    'TAF',
    'AMD',
    'COR',
    'NIL',
    'CNL',
    'AUTO',
    'ENGM',
    'KSTL',
    '151150Z',
    '321299Z',
    '=',
    '\n',
    '\n\n',
  ],
  ...[
    '1512/1612',
    '1518/1512',
    '151212',
    'TEMPO',
    'BECMG',
    'PROB30',
    'PROB40',
    'INTER',
    'FM151400',
    'FM1400',
    'TL1300',
    'AT1230',
  ],
  ...[
    '24015KT',
    '24015G28KT',
    'VRB02MPS',
    '99999KT',
    '/////KT',
    '180V240',
    '24015',
    'KT',
    '////',
    '//',
    '//////',
    '/////',
    '///',
  ],
  ...[
    '9999',
    '0350',
    '4000E',
    '1',
    '1/2SM',
    '3/0SM',
    '10SM',
    'CAVOK',
    'R26L/0800V1200U',
    'R88/CLRD70',
    '26820342',
    'SNOCLO',
  ],
  ...[
    '-RA',
    '+TSRAGR',
    'VC',
    'SH',
    'RERA',
    'NSW',
    'FEW018CB',
    'FEW',
    '018',
    'BKN///',
    'VV002',
    'NSC',
    'CB/NE',
    'TCU',
    'TO',
    'S',
  ],
  ...[
    '13/M01',
    '27/',
    '23',
    'M30/',
    'Q1013',
    'Q10',
    '10',
    'A2992',
    'Q////',
    'QNH',
    '2992INS',
    'QFE907.1',
    '1007',
  ],
  ...[
    'WS',
    'ALL',
    'RWY',
    'R32',
    'WS020/24045KT',
    'W08/S4',
    'BLU',
    'BLACKGRN',
    'NOSIG',
    'NOSIG:X',
    'TX28/1512Z',
    '620304',
    '$',
  ],
  ...[
    'RMK',
    'AO2',
    'SLP083',
    'T02330111',
    'PK',
    'WND',
    '20035/2323',
    'WIND',
    '1400FT',
    'LTG',
    'DSNT',
    'SW',
    'VIS',
    'MIN',
  ],
  ...['<br>', '&nbsp;', '&lt;', '\\n', '<b>FEW020</b>', 'P6SM&amp;'],
  ...['NXT', 'FCST', 'BY', '18Z', 'AMDS', '\u0000', '😀', 'ß', 'İ', '9999FEW020', '30/26Q1007', 'd', 'Tempo'],
);
const shreds = fc.array(shred, { maxLength: 60 }).map((words) => words.join(' '));
const reports = shreds.map((text) => `TAF ENGM 151100Z 1512/1612 ${text}`);
const observations = shreds.map((text) => `METAR ENGM 151150Z ${text}`);
const texts = fc.oneof(
  shreds,
  reports,
  observations,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 300 }),
);

test('any text decodes without throwing, and every place lies inside its text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const decoded = decodeReports(text, CONTEXT);
      for (const { from, to } of decoded.leftOver) {
        expect(text.slice(from, to).length).toBe(to - from);
        expect(to).toBeGreaterThan(from);
      }
      for (const { source, offset, facts } of decoded.reports) {
        expect(text.slice(offset, offset + source.length)).toBe(source);
        for (const { from, to } of facts.problems) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(source.length);
        }
      }
    }),
    { numRuns: runs(800) },
  );
});

/** Without blanks, as a report is read: which blanks there are beside the common ones, is the decoder's to say. */
const ink = (text: string): string =>
  unescapeHtml(text).text.replace(/[\0- \xa0\u2000-\u200f\u2028\u2029\u202f\u3000\ufeff]/g, '');

test('tokens cover their report once, in order', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { source, facts } of decodeReports(text, CONTEXT).reports) {
        let end = 0;
        for (const token of facts.tokens) {
          expect(token.from).toBeGreaterThanOrEqual(end);
          expect(source.slice(token.from, token.to)).toBe(token.text);
          expect(ink(source.slice(end, token.from))).toBe('');
          end = token.to;
        }
        expect(end).toBe(source.length);
      }
    }),
    { numRuns: runs(500) },
  );
});

test('reports and what is left over cover the text once', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { reports: found, leftOver } = decodeReports(text, CONTEXT);
      const spans = [
        ...found.map(({ offset, source }) => ({ from: offset, to: offset + source.length })),
        ...leftOver,
      ];
      spans.sort((a, b) => a.from - b.from);
      let end = 0;
      for (const { from, to } of spans) {
        expect(ink(text.slice(end, from))).toBe('');
        expect(from).toBeGreaterThanOrEqual(end);
        end = to;
      }
      expect(ink(text.slice(end))).toBe('');
    }),
    { numRuns: runs(400) },
  );
});

test('a word that was not decoded in the body is a problem too, and a group knows its index', () => {
  fc.assert(
    fc.property(fc.oneof(reports, observations), (text) => {
      for (const { facts } of decodeReports(text, CONTEXT).reports) {
        const remarks = facts.tokens.find(({ field, text: word }) => field === 'remarks' && word === 'RMK');
        for (const token of facts.tokens) {
          if (token.group !== null) expect(facts.groups[token.group]).toBeDefined();
          if (token.field !== 'undecoded' || (remarks && token.from > remarks.from)) continue;
          expect(facts.problems.some(({ from, to }) => from <= token.from && token.to <= to)).toBe(true);
        }
      }
    }),
    { numRuns: runs(400) },
  );
});

test('a timeline fills its forecast without gaps, and a window never goes beyond it', () => {
  fc.assert(
    fc.property(reports, (text) => {
      for (const { facts } of decodeReports(text, CONTEXT).reports) {
        const timeline = forecastTimeline(facts);
        if (timeline.length === 0) continue;
        expect(timeline[0]?.from).toBe(facts.validFrom);
        expect(timeline.at(-1)?.to).toBe(facts.validTo);
        timeline.slice(1).forEach(({ from }, i) => expect(from).toBe(timeline[i]?.to));
        const summary = summariseWindow(facts, { from: '2026-07-15T13:00:00Z', to: '2026-07-15T15:00:00Z' });
        const { prevailing, worst } = summary;
        if (prevailing.windKt) expect(worst.windKt?.value).toBeGreaterThanOrEqual(prevailing.windKt.value);
        if (prevailing.visibilityM) {
          expect(worst.visibilityM?.value).toBeLessThanOrEqual(prevailing.visibilityM.value);
        }
      }
    }),
    { numRuns: runs(250) },
  );
});

test('the same text always gives the same facts', () => {
  fc.assert(
    fc.property(reports, (text) => {
      expect(decodeReports(text, CONTEXT)).toEqual(decodeReports(text, CONTEXT));
    }),
    { numRuns: runs(100) },
  );
});

const HOSTILE = [
  'A',
  ' ',
  '\n',
  '=',
  '9 ',
  '/',
  '/ ',
  'TAF ',
  'METAR ENGM ',
  'ENGM 151150Z ',
  'METAR ENGM 151150Z 24015KT = ',
  'TEMPO ',
  '\rTEMPO',
  '\nTEMPO',
  'TEMPO 1512/1516 ',
  'FM151400 ',
  'BECMG 1512/1514 24015KT ',
  'FEW010 ',
  'R26L/0800 ',
  '-RA ',
  'RARARARA',
  'WS ALL RWY ',
  'CB TO ',
  'CB/N/N/N/N/N/N/N/N/N',
  'RMK ',
  'RMK PK WND ',
  'LTG DSNT ',
  'VIS MIN ',
  'RAB01E02',
  'NXT FCST ',
  'T02330111 ',
  'd ',
];

/** Characters; `npm run chaos` decodes the longest text that may be sent. */
const LENGTH = Number(process.env['HOSTILE_LENGTH'] ?? 40_000);
/** Seconds of this thread alone: what else the machine does takes none of it. As the square of the length, so that it asks the same of any. */
const ENOUGH_S = (LENGTH / 100_000) ** 2;

test.each(HOSTILE)('time is linear in the length of %j repeated', (unit) => {
  const seconds = (length: number): number => {
    const text = `TAF ENGM 151100Z 1512/1612 24010KT 9999 BKN020 ${unit.repeat(Math.ceil(length / unit.length))}`;
    const before = process.threadCpuUsage().user;
    decodeReports(text, CONTEXT);
    return (process.threadCpuUsage().user - before) / 1e6;
  };
  const whole = seconds(LENGTH);
  // Four times the text in at most a dozen times the time: quadratic takes sixteen. What takes less than enough is not compared.
  if (whole < ENOUGH_S) return;
  const quarter = seconds(LENGTH / 4);
  expect(seconds(LENGTH)).toBeLessThan(12 * quarter);
});
