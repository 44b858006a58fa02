import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010700 C) 2607010800';
const SAID_DAY = '1 July 2026, 07:00 to 08:00 UTC.';

describe('ranges of bare numbers', () => {
  const items = `${DAY}\nE) SERVICE REDUCED FOR CATEGORY 6 THROUGH 8 INCLUDING C-9`;

  test.each([
    ['Service is reduced for category 6 to 8, including the C-9.', []],
    ['Service is reduced for category 6 to 9, including the C-9.', ['unknownNumber 9']],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});

describe('numbers behind a name', () => {
  const items = `${DAY}\nE) CTA 6 AND EGR323 ADDED. SEE CHART 7.`;

  test.each([
    ['CTA 6 and EGR323 are added. See chart 7.', []],
    ['CTA 6, 7 and EGR323 are added. See chart 7.', ['unknownIdentifier CTA 7']],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});
