import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010715 C) 2607010800';
const SAID_DAY = '1 July 2026, 07:15 to 08:00 UTC.';

describe('numerals that name something', () => {
  test.each([
    ['E) QUARRY CANTERAS III CLSD', 'The quarry Canteras III is closed.', []],
    ['E) QUARRY CANTERAS III CLSD', 'The quarry Canteras II is closed.', ['unknownIdentifier II']],
    ['E) ILS RWY 36 CAT II NOT AUTH', 'ILS category II on runway 36 is not authorised.', []],
    [
      'E) ILS RWY 36 CAT II NOT AUTH',
      'ILS category III on runway 36 is not authorised.',
      ['unknownIdentifier category III'],
    ],
    ['E) APRON KILO 1 CLSD', 'Apron K1 is closed.', []],
  ])('%s: %s', async (itemE, text, expected) => {
    const found = await faults('en', `${DAY}\n${itemE}`, `${SAID_DAY} ${text}`);
    expect(found.filter((fault) => fault.startsWith('unknownIdentifier'))).toEqual(expected);
  });
});
