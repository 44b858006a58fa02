import { expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010700 C) 2607010800';
const SAID_DAY = '1 July 2026, 07:00 to 08:00 UTC.';
const TWO = 'INFO FM LONDON ON 124.600MHZ (H24) OR LYDD ON 120.705MHZ';

test.each([
  [TWO, 'Information from London on 124.600 MHz (24 hours) or Lydd on 120.705 MHz.', []],
  [
    TWO,
    'Information from London on 124.600 MHz (24 hours) or Lydd on 120.705 MHz, around the clock.',
    ['unknownTime around the clock'],
  ],
  ['TRAINING 0715-0745', 'Training from 07:15 to 07:45.', []],
  ['TRAINING 0715-0745', 'Training from 07:15 to 07:45, day and night.', ['unknownTime day and night']],
])('%s: %s', async (itemE, text, expected) => {
  expect(await faults('en', `${DAY}\nE) ${itemE}`, `${SAID_DAY} ${text}`)).toEqual(expected);
});
