import { readHeight, type Height } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { differingLimits } from './differing-limits.ts';
import { readAreas } from './read-areas.ts';

function height(text: string): Height {
  const read = readHeight(text, 0)?.height;
  if (!read) throw new Error(text);
  return read;
}

test.each([
  ['SFC-2000FT AMSL', '5000FT AMSL', 'FL100', ['lower']],
  ['BLW 400FT AGL', '5000FT AMSL', 'FL100', ['lower']],
  ['SFC-3000FT AGL', 'SFC', '1000FT AGL', ['upper']],
  ['SFC-FL195', 'SFC', 'FL065', ['upper']],
  ['SFC-400FT AGL', 'SFC', '1000FT AGL', []],
  ['UP TO 500FT AGL', 'SFC', '4000FT AMSL', []],
  ['SFC-1000FT AMSL', 'SFC', '1050FT AMSL', []],
])('%s against F) %s G) %s', (limits, lower, upper, expected) => {
  const areas = readAreas(`WI 2NM OF 595450N 0104508E ${limits}`, null, []).areas.map(({ area }) => area);
  expect(areas).toHaveLength(1);
  expect(differingLimits(areas, height(lower), height(upper))).toEqual(expected);
});
