import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010715 C) 2607010800';
const SAID_DAY = '1 July 2026, 07:15 to 08:00 UTC.';

describe('units that another figure of ours would have', () => {
  const items = `${DAY}\nE) CRANE HGT 120FT AGL, RADIUS 0.27NM`;

  test.each([
    ['A crane 120 ft above ground, radius 0.27 NM (500 m).', []],
    ['A crane 120 ft (37 m) above ground, radius 0.27 NM.', []],
    [
      'A crane 120 m above ground, radius 0.27 NM.',
      ['unknownMeasure 120 m', 'unknownMeasure 120FT', 'unknownMeasure 120 ft'],
    ],
  ])('%s', async (text, expected) => {
    const found = await faults('en', items, `${SAID_DAY} ${text}`);
    expect(found.filter((fault) => fault.startsWith('unknownMeasure'))).toEqual(expected);
  });
});
