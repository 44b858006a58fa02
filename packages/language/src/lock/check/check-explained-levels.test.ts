import { expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const ITEMS =
  'B) 2607010700 C) 2607010800\nE) DANGER AREAS ACTIVATED:\nEGD323A FL050-FL660\nEGD323G FL150-FL660\nF) FL050 G) FL660';
const TEXT =
  '1 July 2026, 07:00 to 08:00 UTC. Danger areas are active: EGD323A FL050 to FL660, EGD323G FL150 to FL660. FL050 to FL660.';

test.each([
  ['The areas begin at flight level 50.', []],
  ['The areas begin at flight level 150.', ['unknownMeasure flight level 150']],
  ['EGD323G begins at flight level 150.', []],
])('%s', async (explanation, expected) => {
  expect(await faults('en', ITEMS, TEXT, explanation)).toEqual(expected);
});
