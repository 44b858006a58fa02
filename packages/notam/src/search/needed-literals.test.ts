import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNeededLiterals, type NeededLiterals } from './needed-literals.ts';
import { toSymbols } from './search-symbols.ts';

/** The order of a clause's literals has no meaning. */
function sorted(needed: NeededLiterals): NeededLiterals {
  return needed?.map((clauses) => clauses.map((clause) => [...clause].sort())) ?? null;
}

test.each([
  ['RWYS?', [[['RWY']]]],
  ['TWY|APRON', [[['TWY']], [['APRON']]]],
  ['AUTHORI[SZ]ED', [[['AUTHORISED', 'AUTHORIZED']]]],
  [String.raw`NO \w+ ACFT`, [[['NO·'], ['·ACFT']]]],
  [String.raw`\d{1,5} ?(?:FT|M)`, [[['0FT', '0M', '0·FT', '0·M']]]],
  ['(?:LIT |UNLIT ){0,3}CRANE', [[['CRANE', 'LIT·']]]],
  ['PARA(?=CHUTE)', [[['PARA']]]],
  ['(?<![A-Z0-9])TSA(?![A-Z0-9])', [[['·TSA·']]]],
  ['[^.]{3}', null],
  ['CRANE|[A-Z]{2}', null],
  ['(A)B\\1', null],
  ['A)', null],
])('%s needs %j', (source, needed) => {
  expect(sorted(readNeededLiterals(source))).toEqual(needed);
});

test('between word edges each alternative has its edges', () => {
  expect(sorted(readNeededLiterals('TRA|MASTS?', true))).toEqual([[['·TRA·']], [['·MASTS·', '·MAST·']]]);
});

interface Sample {
  readonly source: string;
  readonly match: string;
}

const FIXED: readonly Sample[] = [
  { source: 'NO', match: 'NO' },
  { source: 'A', match: 'A' },
  { source: ' ', match: ' ' },
  { source: String.raw`\d`, match: '7' },
  { source: '[- ]', match: '-' },
  { source: '[SZ]', match: 'Z' },
  { source: '[A-C]', match: 'B' },
  { source: String.raw`\.`, match: '.' },
];
const OF_ANY_LENGTH: readonly Sample[] = [
  { source: String.raw`\d{1,3}`, match: '42' },
  { source: '[A-Z0-9]{1,4}', match: 'X9' },
  { source: String.raw`\w*`, match: 'ING' },
  { source: '(?:[^.;]){0,4}?', match: ' B1' },
  { source: '(?! X)', match: '' },
];

const inTurn = (first: Sample, second: Sample): Sample => ({
  source: `(?:${first.source})(?:${second.source})`,
  match: first.match + second.match,
});
const either = (first: Sample, second: Sample): Sample => ({
  source: `(?:${first.source}|${second.source})`,
  match: second.match,
});

/** What is repeated has one length: repetitions of repetitions take an engine that tracks back for ever. */
const fixed = fc.constantFrom(...FIXED);
const repeated = fc
  .tuple(
    fc.oneof(
      fixed,
      fc.tuple(fixed, fixed).map(([a, b]) => inTurn(a, b)),
    ),
    fc.constantFrom(1, 2, 3),
  )
  .chain(([{ source, match }, times]) =>
    fc.constantFrom(
      { source: `(?:${source}){1,3}`, match: match.repeat(times) },
      { source: `(${source})+?`, match: match.repeat(times) },
    ),
  );

/** Patterns of the kinds that the rules are written in, each with a text that it matches. */
const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(fixed, fc.constantFrom(...OF_ANY_LENGTH), repeated),
    fc.tuple(tie('sample'), tie('sample')).map(([first, second]) => inTurn(first, second)),
    fc.tuple(tie('sample'), tie('sample')).map(([first, second]) => either(first, second)),
    fc.tuple(tie('sample'), fc.constantFrom(0, 1)).map(([each, times]) => ({
      source: `(?:${each.source})?`,
      match: each.match.repeat(times),
    })),
  ),
}));

test('a text in which a pattern matches holds what the pattern needs', () => {
  fc.assert(
    fc.property(sample, fc.string(), fc.string(), ({ source, match }, before, after) => {
      const text = before + match + after;
      fc.pre(new RegExp(source).test(text));
      const symbols = toSymbols(text);
      const needed = readNeededLiterals(source);
      const isMet = needed?.some((clauses) =>
        clauses.every((clause) => clause.some((literal) => symbols.includes(literal))),
      );
      expect(isMet ?? true).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
