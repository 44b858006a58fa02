import type { Height } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { NO_LIMITS, type AreaLimits } from './read-area-limits.ts';
import { shareLimits, type Place } from './share-limits.ts';

const UPPER: Height = { value: 2000, unit: 'ft', reference: 'agl' };
const RANGE: AreaLimits = { lower: { value: 250, unit: 'ft', reference: 'agl' }, upper: UPPER };
const TOP: AreaLimits = { lower: null, upper: UPPER };

/** The places `#` of `text` in order, each of `type` with its limits. */
function shared(
  text: string,
  limits: readonly AreaLimits[],
  types: readonly Place['type'][] = [],
): AreaLimits[] {
  let from = -1;
  const places = limits.map((own, index): Place => {
    from = text.indexOf('#', from + 1);
    return { from, to: from + 1, type: types[index] ?? 'point', limits: own };
  });
  return shareLimits(text, places, 260);
}

test('limits in a sentence of their own behind a list are those of all', () => {
  expect(shared('# SITE 1, # SITE 2. MAX HGT 2000FT AGL', [NO_LIMITS, TOP])).toEqual([TOP, TOP]);
});

test('a range on the next line is that of all', () => {
  expect(shared('# SITE 1\n# SITE 2\nBTN 250FT AGL-2000FT AGL', [NO_LIMITS, RANGE])).toEqual([RANGE, RANGE]);
});

test.each([
  ['an upper limit on the next line alone', '# SITE 1\n# SITE 2\nHGT 2000FT AGL', TOP],
  ['limits right behind the last place', '# SITE 1, # HGT 2000FT AGL', TOP],
  ['a gap too wide for a list', `#${' WORDS'.repeat(30)} #. MAX HGT 2000FT AGL`, TOP],
])('%s: of the last alone', (_, text, limits) => {
  expect(shared(text, [NO_LIMITS, limits])).toEqual([NO_LIMITS, limits]);
});

test('a place with limits of its own keeps them, and those in front of it get none', () => {
  const own: AreaLimits = { lower: null, upper: { value: 60, unit: 'm', reference: 'agl' } };
  expect(shared('#, # HGT 60M AGL, #. MAX HGT 2000FT AGL', [NO_LIMITS, own, TOP])).toEqual([
    NO_LIMITS,
    own,
    TOP,
  ]);
});

test('a circle and a point are no list', () => {
  expect(shared('#, #. MAX HGT 2000FT AGL', [NO_LIMITS, TOP], ['circle', 'point'])).toEqual([NO_LIMITS, TOP]);
});
