import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010715 C) 2607010800';
const SAID_DAY = '1 July 2026, 07:15 to 08:00 UTC.';

describe('entries of a list', () => {
  const items = `${DAY}\nE) STANDS 10E, 10W, 64,63,1,2 CLSD`;

  test.each([
    ['Stands 10E, 10W, 64, 63, 1 and 2 are closed.', []],
    ['Stands 10E, 64, 63, 1 and 2 are closed.', ['missing 10W']],
    ['Stands 10E, 10W, 63, 1 and 2 are closed.', ['missing 64']],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});

describe('codes of beacons with their names', () => {
  const items = `${DAY}\nE) LOCATOR NT/NEWCASTLE U/S`;

  test.each([
    ['The locator NT/Newcastle is out of service.', []],
    ['The locator NW/Newcastle is out of service.', ['unknownIdentifier NW/Newcastle']],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});
