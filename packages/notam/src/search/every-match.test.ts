import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyMatch } from './every-match.ts';

test.each([/A(B?)/g, /\d+/g, /x*/g, /(?<=A)B/g, /$/g])(
  'gives the matches that matchAll gives: %s',
  (pattern) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('A', 'B', 'x', '1', ' ', '\n') }), (text) => {
        const expected = [...text.matchAll(pattern)].map((match) => [match.index, ...match]);
        expect(everyMatch(text, pattern).map((match) => [match.index, ...match])).toEqual(expected);
      }),
    );
  },
);
