import { expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const ITEMS =
  'B) 2607010800 C) 2607011600\nE) RWY 05: PAPI U/S.\nRWY 05: TORA 2000M.\nRWY 23: LDA 1700M, TORA 1700M.';
const HEAD = '2026-07-01, 08:00–16:00 UTC.';

test.each([
  ['en', 'Runway 05: PAPI out of service.\nRunway 05: TORA 2000 m.\nRunway 23: LDA 1700 m, TORA 1700 m.', []],
  [
    'en',
    'Runway 23: PAPI out of service.\nRunway 05: TORA 2000 m.\nRunway 23: LDA 1700 m, TORA 1700 m.',
    ['unknownIdentifier RWY 23 PAPI'],
  ],
  [
    'hi',
    'रनवे 05 का PAPI काम नहीं कर रहा। रनवे 05: TORA 2000 मीटर। रनवे 05: LDA 1700 मीटर। रनवे 23: TORA 1700 मीटर।',
    ['unknownIdentifier RWY 05 LDA'],
  ],
] as const)('%s: %s', async (language, text, expected) => {
  const found = await faults(language, ITEMS, `${HEAD} ${text}`);
  expect(found.filter((fault) => fault.startsWith('unknownIdentifier'))).toEqual(expected);
});
