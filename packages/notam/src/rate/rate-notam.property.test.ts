import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Height } from '@klarnotam/aviation';
import type { Area, Qualifier } from '../facts.ts';
import { bareFacts } from './rate-text.test-helper.ts';
import { rateNotam } from './rate-notam.ts';
import { RATING_LEVELS, type RatingLevel } from './reason.ts';
import type { RatableFacts } from './rating-input.ts';

/** Time of this thread alone: what else the machine does takes none of it. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

/** `npm run chaos` runs each property on ten thousand texts. */
const runs = (usual: number): number => Number(process.env['FC_RUNS'] ?? usual);

const LETTERS = [...Array(26).keys()].map((i) => String.fromCharCode(65 + i));
const WORDS = [
  'NO',
  'UAS',
  'DRONES',
  'ACFT',
  'PROHIBITED',
  'PERMISSION',
  'OF',
  'WITHOUT',
  'EXC',
  'DANGER',
  'AREA',
  'ACTIVATED',
  'CRANE',
  'SFC',
  '-',
  '500FT',
  'AGL',
  'AMSL',
  '1500FT',
  'FL100',
  'RWY',
  'CLSD',
  'TRIGGER',
  'NOTAM',
  '.',
  ',',
  '\n',
  '(',
  'NOT',
  'APPLY',
  'TO',
  'POLICE',
  'AIRSPACE',
  'LGT',
  'U/S',
  'BIRDS',
  'MIL',
  'SHALL',
  'AVOID',
  'CHECKLIST',
  'É',
  'ß',
  'ŉ',
];

const height: fc.Arbitrary<Height> = fc.record({
  value: fc.oneof(fc.constant(null), fc.double({ noNaN: false })),
  unit: fc.constantFrom('ft', 'm', 'fl'),
  reference: fc.constantFrom('agl', 'amsl', 'std', 'sfc', 'unl'),
});

const code = fc
  .tuple(...Array.from({ length: 4 }, () => fc.constantFrom(...LETTERS)))
  .map((letters) => letters.join(''));

const qualifier: fc.Arbitrary<Qualifier> = fc
  .record({
    code: fc.oneof(
      code,
      fc.constantFrom('RDCA', 'RTCA', 'RPCA', 'WULW', 'OBCE', 'OLAS', 'AECA', 'FALC', 'AFTT', 'XXXX'),
    ),
    scope: fc.subarray(['A', 'E', 'W', 'K'] as const),
    lowerFl: fc.option(fc.nat(999)),
    upperFl: fc.option(fc.nat(999)),
  })
  .map(({ code: letters, ...rest }) => ({
    fir: 'ENOR',
    code: `Q${letters}`,
    subject: letters.slice(0, 2),
    condition: letters.slice(2),
    traffic: [],
    purpose: [],
    centre: null,
    radiusNm: null,
    ...rest,
  }));

const area: fc.Arbitrary<Area> = fc.record({
  source: fc.constantFrom('text', 'qualifier', 'aerodrome'),
  role: fc.constantFrom('hazard', 'excluded'),
  complete: fc.boolean(),
  lower: fc.option(height),
  upper: fc.option(height),
  type: fc.constant('circle'),
  centre: fc.constant({ latitude: 60, longitude: 10 } as never),
  radiusNm: fc.constant(1),
});

const anyFacts: fc.Arbitrary<RatableFacts> = fc
  .record({
    kind: fc.constantFrom('new', 'replace', 'cancel', null),
    format: fc.constantFrom('icao', 'domestic'),
    qualifier: fc.option(qualifier),
    text: fc.option(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
      ),
    ),
    lower: fc.option(height),
    areas: fc.array(area, { maxLength: 3 }),
  })
  .map((parts) => bareFacts(parts as Partial<RatableFacts>));

test('any facts are rated, with reasons whose spans lie within item E', () => {
  fc.assert(
    fc.property(anyFacts, fc.option(fc.integer({ min: -1500, max: 29_000 })), (facts, groundHeightFtAmsl) => {
      const { level, reasons } = rateNotam(facts, { groundHeightFtAmsl });
      expect(RATING_LEVELS).toContain(level);
      expect(reasons.length).toBeGreaterThan(0);
      for (const { span } of reasons) {
        if (span === null) continue;
        expect(span.from).toBeGreaterThanOrEqual(0);
        expect(span.to).toBeGreaterThan(span.from);
        expect(span.to).toBeLessThanOrEqual(facts.text?.length ?? 0);
      }
    }),
    { numRuns: runs(800) },
  );
});

test('ground that reaches some height makes no rating milder', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: -1500, max: 29_000 }), (facts, groundReachesFtAmsl) => {
      const without = rateNotam(facts, { groundHeightFtAmsl: null });
      const reached = rateNotam(facts, { groundHeightFtAmsl: null, groundReachesFtAmsl });
      expect(RATING_LEVELS.indexOf(reached.level)).toBeLessThanOrEqual(RATING_LEVELS.indexOf(without.level));
    }),
    { numRuns: runs(1200) },
  );
});

test('case and blanks of item E change no level, and lines make none milder', () => {
  const levelOf = (facts: RatableFacts): RatingLevel => rateNotam(facts, { groundHeightFtAmsl: null }).level;
  fc.assert(
    fc.property(anyFacts, (facts) => {
      fc.pre(/^[\n -~]*$/.test(facts.text ?? ''));
      const level = levelOf(facts);
      expect(levelOf({ ...facts, text: facts.text?.toLowerCase().replace(/ /g, '  ') ?? null })).toBe(level);
      const byLines = levelOf({ ...facts, text: facts.text?.replace(/ /g, ' \n ') ?? null });
      expect(RATING_LEVELS.indexOf(byLines)).toBeLessThanOrEqual(RATING_LEVELS.indexOf(level));
    }),
    { numRuns: runs(300) },
  );
});

test('hostile texts are rated in a fraction of a second', () => {
  const seeds = [
    'NO UAS ',
    'EXCEPT WITH ',
    'LIT ',
    '. ',
    'FORBIDDEN FOR ALL ',
    'GPS ',
    '1234 ',
    'A',
    'FM ',
    'SFC-',
    'DRONE BAN ',
    'P R O ',
    'RESTRICTION LFTD ',
    'QWERTZUIO ',
  ];
  for (const seed of seeds) {
    const started = cpuMs();
    rateNotam(bareFacts({ text: seed.repeat(1_000_000 / seed.length) }), { groundHeightFtAmsl: null });
    expect(cpuMs() - started, seed).toBeLessThan(2000);
  }
});
