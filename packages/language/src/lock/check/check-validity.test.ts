import { expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const ITEMS = 'B) 2603011000 C) 2603282200\nD) MAR 01 07 14 21 28 1000-2200\nE) FUEL NOT AVBL';
const DAYS = 'On 1, 7, 14, 21 and 28 March 2026, from 10:00 to 22:00 UTC, fuel is not available.';

test.each([
  [`Valid from 1 March 2026, 10:00 UTC, to 28 March 2026, 22:00 UTC. ${DAYS}`, []],
  // The list says all that the validity does.
  [DAYS, []],
  [`Valid from 1 March 2026, 10:00 UTC. ${DAYS}`, ['missing 2026-03-28 22:00 UTC']],
])('%s', async (text, expected) => {
  expect(await faults('en', ITEMS, text)).toEqual(expected);
});
