import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeNotams, type DecodedNotam } from './index.ts';

const CONTEXT = { now: '2026-07-01T00:00:00Z' };

/** `npm run chaos` runs each property on ten thousand texts. */
const runs = (usual: number): number => Number(process.env['FC_RUNS'] ?? usual);

/** The lines of notices in the layouts that people copy. */
const LAYOUTS: readonly (readonly string[])[] = [
  [
    'A1234/26 NOTAMR A1200/26',
    'Q) ENOR/QRDCA/IV/BO/W/000/020/5954N01045E005',
    'A) ENOR B) 2607010600 C) 2607311400 EST',
    'D) 0600-1400',
    'E) DANGER AREA ACT WI 2NM RADIUS OF 595450N 0104508E.',
    'ALL DRONES PROHIBITED.',
    'F) GND G) 2000FT AMSL',
  ],
  [
    'D2871/26 NOTAMN',
    'ENOR NORWAY FIR',
    'FLYING WITH UNMANNED ACFT IS PROHIBITED WI 1NM OF 682459N 0172544E.',
    'From: 23 NOV 2026 06:00 UTC   To: 25 NOV 2026 14:00 UTC',
    'Lower: GND   Upper: 2500FT AMSL',
    'Remark of the page: see below',
  ],
  [
    'M1420/26 (new)',
    'FIR: EDGG   Code: QWELW exercises will take place',
    'Traffic: IFR/VFR   Purpose: briefing',
    'Validity: 2026-11-23 06:00 UTC - 2026-11-27 15:00 UTC',
    'Schedule: 23-27 0600-1500',
    'Vertical: GND - FL 95',
    'MILITARY LOW FLYING, 4 JETS',
  ],
  [
    'FDC 6/5210',
    'Location: ZDC',
    'Issue Date UTC',
    '11/20/2026 1604',
    'Start Date UTC',
    '11/25/2026 1400',
    'End Date UTC',
    '11/25/2026 2200',
    'Condition',
    'UAS FLT OPS ARE PROHIBITED WI 0.5SM OF 385320N0770035W SFC-400FT AGL',
  ],
  [
    'A) UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:',
    'B) 595450N 0104508E RADIUS 0.3 NM',
    'C) 2026-12-01 0600 UTC - 2026-12-01 1400 UTC RECURRING DAILY UNTIL 2026-12-10',
    'E) GND UP TO 394 FT AGL',
    'F) CONTACT TEL: +4791234567',
    'H) NOTAM COMMENT: INSPECTION OF POWER LINE',
  ],
  [
    '!JFK 05/237 JFK OBST CRANE 403832N0734719W (0.5NM WNW JFK)',
    '253FT FLAGGED 2305151622-2312300500EST',
    'SEE PAGE 2',
  ],
  ['"A2210/26","EIDW","23/11/2026 06:00","23/12/2026 20:00 EST","OBST CRANE 531938N 0061532W","",""'],
];

/** Cuts, shuffles and wraps the lines of one or two notices. */
const pastes = fc
  .record({
    lines: fc.oneof(
      fc.constantFrom(...LAYOUTS).chain((lines) => fc.shuffledSubarray([...lines], { minLength: 1 })),
      fc.constantFrom(...LAYOUTS).chain((lines) => fc.subarray([...lines], { minLength: 1 })),
      fc.tuple(fc.constantFrom(...LAYOUTS), fc.constantFrom(...LAYOUTS)).map((two) => two.flat()),
    ),
    cutFrom: fc.nat(12),
    cutTo: fc.nat(12),
    wrap: fc.option(fc.integer({ min: 12, max: 90 })),
    end: fc.constantFrom('\n', '\r\n', ' ', '\n\n', '\t'),
    quote: fc.boolean(),
  })
  .map(({ lines, cutFrom, cutTo, wrap, end, quote }) => {
    const whole = lines.join(end);
    const cut = whole.slice(cutFrom, Math.max(cutFrom, whole.length - cutTo));
    const wrapped = wrap === null ? cut : cut.replace(new RegExp(`(.{1,${wrap}})(?: |$)`, 'g'), '$1\n');
    return quote ? wrapped.replace(/^/gm, '> ') : wrapped;
  });

/** What may stand between the fields without being one: item letters, the labels of layouts and punctuation. */
const LABELS =
  /NOTAM(?: NO)?|TFR|PERIOD OF VALIDITY|VALID(?:ITY)?|FROM|TO|UNTIL|TILL?|START|END|BEGIN|DATE|TIME|UTC|LOCAL|LT|EFFECTIVE|EXPIRES|ACTIVE|SCHEDULE|HOURS|VERTICAL|LIMITS?|LOWER|UPPER|UP|AND|LOCATION|PLACE|FIR|CODE|TEXT|CONDITION|RECURRING|PART \d OF \d|\b[QA-H]\b/gi;

/** The fields that are read from a stretch of their own. */
const FIELDS = [
  'id',
  'kind',
  'refersTo',
  'qualifier',
  'locations',
  'validFrom',
  'validTo',
  'schedule',
  'lower',
  'upper',
] as const;

const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of the source that stand in no field, not in the text, in no label and not in what was not read. */
function lostWords({ source, facts, spans }: DecodedNotam): string[] {
  const left = source.split('');
  const take = (from: number, to: number): void => {
    for (let at = from; at < to; at++) left[at] = ' ';
  };
  for (const field of FIELDS) if (spans[field]) take(spans[field].from, spans[field].to);
  for (const { from, to } of facts.unread) take(from, to);
  const told: string[] = facts.text?.match(WORDS) ?? [];
  const words = (left.join('').match(WORDS) ?? []).filter((word) => {
    const at = told.indexOf(word);
    if (at >= 0) told.splice(at, 1);
    return at < 0;
  });
  return words.join(' ').replace(LABELS, ' ').match(WORDS) ?? [];
}

test('every character of a notice belongs to a field, to the text, to a label or to what was not read', () => {
  fc.assert(
    fc.property(pastes, (text) => {
      for (const notam of decodeNotams(text, CONTEXT).notams) {
        expect(lostWords(notam), `${text}\n---\n${notam.facts.text ?? ''}`).toEqual([]);
      }
    }),
    { numRuns: runs(500) },
  );
});

test('what was not read stands in order, holds more than punctuation and touches no field', () => {
  fc.assert(
    fc.property(pastes, (text) => {
      for (const { facts, source, spans } of decodeNotams(text, CONTEXT).notams) {
        let at = 0;
        for (const { from, to } of facts.unread) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(source.slice(from, to)).toMatch(/[\p{L}\p{N}]/u);
          for (const field of FIELDS) {
            const span = spans[field];
            if (span) expect(to <= span.from || from >= span.to).toBe(true);
          }
          at = to;
        }
        expect(at).toBeLessThanOrEqual(source.length);
      }
    }),
    { numRuns: runs(250) },
  );
});

test('a telegram that is read whole leaves nothing unread, and what stands in its way is told', () => {
  const whole = LAYOUTS[0]?.join('\n') ?? '';
  const unread = (text: string): string[] =>
    decodeNotams(text, CONTEXT).notams.flatMap(({ facts, source }) =>
      facts.unread.map(({ from, to }) => source.slice(from, to)),
    );
  expect(unread(whole)).toEqual([]);
  expect(unread(whole.replace('\nQ)', '\nNO DRONES TODAY\nQ)'))).toEqual(['NO DRONES TODAY']);
  expect(unread(whole.replace('2607311400 EST', '2607311400 EST NO DRONES'))).toEqual(['NO DRONES']);
});
