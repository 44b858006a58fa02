import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010715 C) 2607010800';
const SAID_DAY = '1 July 2026, 07:15 to 08:00 UTC.';

describe('numbers with a stroke, and sections of the AIP', () => {
  test.each([
    ['E) REF AIP ENR 6', 'See AIP ENR 6.', []],
    ['E) REF AIP ENR 6', 'See AIP ENR 5.', ['unknownIdentifier ENR 5']],
    ['E) AIP AMDT 02/25 REFERS', 'See AIP amendment 02/25.', []],
    ['E) AIP AMDT 02/25 REFERS', 'See AIP amendment 03/25.', ['unknownIdentifier 03/25']],
    ['E) RWY08L/26R CLSD', 'Runway 08L/26L is closed.', ['unknownIdentifier 08L/26L']],
    ['E) RWY08L/26R CLSD', 'Runway 26R/08L is closed.', []],
  ])('%s: %s', async (itemE, text, expected) => {
    const found = await faults('en', `${DAY}\n${itemE}`, `${SAID_DAY} ${text}`);
    expect(found.filter((fault) => fault.startsWith('unknownIdentifier'))).toEqual(expected);
  });
});
