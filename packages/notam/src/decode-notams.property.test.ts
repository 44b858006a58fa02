import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeNotams } from './index.ts';

const CONTEXT = { now: '2026-07-01T00:00:00Z' };

/** `npm run chaos` runs each property on ten thousand texts. */
const runs = (usual: number): number => Number(process.env['FC_RUNS'] ?? usual);

/** Shreds of telegrams: they meet in every order that nobody would write. */
const shred = fc.constantFrom(
  ...[
    'A1234/26 NOTAMN',
    'A1234/26 NOTAMR A1200/26',
    '(',
    ')',
    '\n',
    ' ',
    '  ',
    'Q)',
    'A)',
    'B)',
    'C)',
    'D)',
    'E)',
    'F)',
    'G)',
  ],
  ...[
    'ENOR/QRDCA/IV/BO/W/000/020/5954N01045E005',
    'ENOR',
    'QXXXX////',
    '2607010600',
    '2613990600',
    'PERM',
    'EST',
    'WIE',
  ],
  ...[
    '595450N 0104508E',
    'N5954E01045',
    '5975N',
    '- ',
    'TO',
    "59°54'",
    '2NM RADIUS OF',
    'ARC CENTRED ON',
    'CLOCKWISE',
  ],
  ...[
    'ALONG THE FIR BOUNDARY',
    'EITHER SIDE OF',
    'GND',
    'FL100',
    '2000FT AMSL',
    '500FT',
    'UNL',
    'PART 1 OF 2',
    'END PART 2 OF 2',
  ],
  ...[
    'TEL +47 91 23 45 67',
    'a@b.no',
    'CTC OSLO APP',
    '119.700MHZ',
    'CREATED: 1 JAN 2026',
    '!JFK 05/237 JFK',
    '2305151622-PERM',
  ],
  ...['&lt;', '&#x1F600;', '<br>', 'MON-FRI 0600-1800', 'SR-SS', 'EXC', '\u0000', '😀', 'ß', 'İ'],
);
const telegrams = fc.array(shred, { maxLength: 60 }).map((shreds) => shreds.join(' '));
const texts = fc.oneof(
  telegrams,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 300 }),
);

test('any text decodes without throwing, and every span lies inside its text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { notams, leftOver } = decodeNotams(text, CONTEXT);
      for (const span of leftOver) expect(text.slice(span.from, span.to).length).toBe(span.to - span.from);
      for (const notam of notams) {
        expect(text.slice(notam.offset, notam.offset + notam.source.length)).toBe(notam.source);
        const reasons = notam.facts.rating.reasons.flatMap((reason) => reason.span ?? []);
        const spans = Object.values(notam.spans).filter((span) => span !== undefined);
        for (const span of [...spans, ...notam.facts.problems, ...reasons]) {
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.to).toBeGreaterThanOrEqual(span.from);
          expect(span.to).toBeLessThanOrEqual(notam.source.length);
        }
      }
    }),
    { numRuns: runs(800) },
  );
});

test('the same text always gives the same facts', () => {
  fc.assert(
    fc.property(telegrams, (text) => {
      expect(decodeNotams(text, CONTEXT)).toEqual(decodeNotams(text, CONTEXT));
    }),
    { numRuns: runs(100) },
  );
});

const HOSTILE = [
  'A',
  ' ',
  '\n',
  '(',
  ')',
  '1',
  '9 ',
  '5N ',
  'N5',
  '1.',
  '1,',
  '-',
  'A) ',
  'E) ',
  'Q) ',
  'B) 2607010600 ',
  'NOTAMN ',
  'A1234/26 NOTAMN Q) ',
  '&lt;',
  '&#',
  '<br ',
  '595450N 0104508E ',
  '595450N 0104508E - ',
  'RADIUS ',
  '1NM ',
  'TEL ',
  '+47 ',
  '@',
  'a@',
  'a.',
  'CTC A ',
  'TO 5',
  'FL1',
  'FT AGL ',
  'GND-',
  'PART 1 OF 2 ',
  '!JFK 05/237 ',
  'Q) E/Q/',
  'ARC 595450N 0104508E ',
  'E) CTC OSLO ',
  'A) ENGM B) 2607010600 E) X F) GND G) UNL ',
  '00 ',
  '0000-0000 ',
  'ALONG BORDER ',
  '"',
  '=====',
  'CREATED: 1 ',
  '119.1MHZ, ',
  'CTC 91 23 45 67 ',
  'METAR ENGM 011050Z ',
  '> A1234/26 \n',
];

/** Characters; `npm run chaos` decodes the longest text that may be sent. */
const LENGTH = Number(process.env['HOSTILE_LENGTH'] ?? 40_000);
/** Seconds of this thread alone: what else the machine does takes none of it. As the square of the length, so that it asks the same of any. */
const ENOUGH_S = 5 * (LENGTH / 100_000) ** 2;

/** Four times the text may take a dozen times the time: quadratic takes sixteen. What takes less than enough is not compared. */
function expectLinear(textOf: (length: number) => string): void {
  const seconds = (length: number): number => {
    const text = textOf(length);
    const before = process.threadCpuUsage().user;
    decodeNotams(text, CONTEXT);
    return (process.threadCpuUsage().user - before) / 1e6;
  };
  const whole = seconds(LENGTH);
  if (whole < ENOUGH_S) return;
  const quarter = seconds(LENGTH / 4);
  expect(seconds(LENGTH)).toBeLessThan(12 * quarter);
}

test.each(HOSTILE)('time is linear in the length of %j repeated', (unit) => {
  expectLinear(
    (length) =>
      `A1234/26 NOTAMN\nQ) ENOR/QRDCA/IV/BO/W/000/020/5954N01045E005\nA) ENOR B) 2607010600 C) PERM\nE) ${unit.repeat(Math.ceil(length / unit.length))}`,
  );
});

const HOSTILE_LABELLED = [
  'FROM: ',
  'FROM: 12 FEB 2023 08:00 ',
  '12 FEB 2023 08:00 UNTIL ',
  '12/11/2026 06:00\n',
  '2026-10-25 0700 UTC - 2026-10-25 1500 UTC RECURRING DAILY UNTIL 2026-10-24 AND ',
  'A1234/26\n',
  'ENOR A1234/26\n',
  'LOWER: GND UPPER: ',
  'GND - ',
  '0800-1600, ',
  'CLASS:\n',
  'FIR: ',
  'CODE: ',
  'ENOR NORWAY FIR\n',
  '"A1234/26","ENOR","23/11/2026 06:00",',
  '\t',
  'UTC UTC ',
  'VALID VALID ',
];

test.each(HOSTILE_LABELLED)(
  'time is linear in the length of %j repeated in a layout without items',
  (unit) => {
    expectLinear(
      (length) =>
        `A1234/26 NOTAMN\nDRONES PROHIBITED WI 2NM\n${unit.repeat(Math.ceil(length / unit.length))}\nGND - 400FT AGL`,
    );
  },
);
