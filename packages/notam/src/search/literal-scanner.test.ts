import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMarked, LiteralScanner } from './literal-scanner.ts';
import { toSymbols } from './search-symbols.ts';

const literal = fc.string({ unit: fc.constantFrom('A', 'B', 'C', '0', '·'), minLength: 1, maxLength: 5 });
const text = fc.string({
  unit: fc.constantFrom('A', 'B', 'C', '1', '9', ' ', '.', 'é', '😀'),
  maxLength: 40,
});

test('marks the clauses that have a literal in the text, and no others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(literal, { maxLength: 4 }), { maxLength: 6 }),
      text,
      (clauses, searched) => {
        const symbols = toSymbols(searched);
        const withoutRuns = clauses.map((each) => each.filter((one) => !/00|··/.test(one)));
        const expected = withoutRuns.map((each) => each.some((one) => symbols.includes(one)));
        // A boundary alone stands at the ends of every text.
        const marks = new LiteralScanner(withoutRuns).scan(searched);
        withoutRuns.forEach((each, clause) => {
          if (!each.includes('·')) expect(isMarked(marks, clause), each.join('|')).toBe(expected[clause]);
        });
      },
    ),
    { numRuns: 1000 },
  );
});

test('finds literals at the ends of a text and inside longer ones', () => {
  const scanner = new LiteralScanner([['·RWY·'], ['WY'], ['TWY'], ['0FT·', 'SFC']]);
  const marked = (text: string): number[] =>
    [0, 1, 2, 3].filter((each) => isMarked(scanner.scan(text), each));
  expect(marked('RWY')).toEqual([0, 1]);
  expect(marked('TWY 1500FT')).toEqual([1, 2, 3]);
  expect(marked('')).toEqual([]);
});
