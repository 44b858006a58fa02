import { describe, expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010715 C) 2607010800';
const SAID_DAY = '1 July 2026, 07:15 to 08:00 UTC.';

describe('a measure that only we derived, in the place of one of the telegram', () => {
  const items = `${DAY}\nE) AD CLSD. LATEST DEP 15 MIN PRIOR TO CLOSE TIME.`;

  test.each([
    ['The aerodrome is closed. The latest departure is 15 minutes before it closes.', []],
    ['The aerodrome is closed for 45 minutes. The latest departure is 15 minutes before it closes.', []],
    [
      'The aerodrome is closed. The latest departure is 45 minutes before it closes.',
      ['unknownMeasure 15 MIN'],
    ],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});

describe('a number of the telegram in the place of another', () => {
  const items = `${DAY}\nE) RWY 06/24 PCN DOWNGRADED TO 4`;

  test.each([
    ['The bearing strength (PCN) of runway 06/24 is lowered to 4.', []],
    ['The bearing strength (PCN) of runway 06/24 is lowered to 6.', ['unknownNumber 4']],
  ])('%s', async (text, expected) => {
    expect(await faults('en', items, `${SAID_DAY} ${text}`)).toEqual(expected);
  });
});

describe('units that the telegram leaves out', () => {
  test.each([
    [
      'en',
      'E) RAISE MHA FROM 9000 TO 10000',
      'The minimum holding altitude goes from 9,000 ft to 10,000 ft.',
      0,
    ],
    [
      'en',
      'E) RAISE MHA FROM 9000 TO 10000',
      'The minimum holding altitude goes from 9,000 m to 10,000 ft.',
      1,
    ],
    ['en', 'E) RWY 09 TORA 2650', 'On runway 09 the take-off run available is 2,650 m.', 0],
  ] as const)('%s: %s: %s', async (language, itemE, text, wrong) => {
    expect(await faults(language, `${DAY}\n${itemE}`, `${SAID_DAY} ${text}`)).toHaveLength(wrong);
  });
});
