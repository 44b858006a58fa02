import { expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const ITEMS =
  'B) 2607010700 C) 2607010800\nE) AIRSPACE CLSD WI 1KM EITHER SIDE OF LINE 5336N03605E-5335N03600E';
const LINE = '53°36′N 036°05′E – 53°35′N 036°00′E';

test.each([
  [
    'en',
    `1 July 2026, 07:00 to 08:00 UTC. Airspace is closed within 1 km on either side of the line ${LINE}.`,
    [],
  ],
  // As wide as the corridor is.
  [
    'en',
    `1 July 2026, 07:00 to 08:00 UTC. Airspace is closed within 2 km on either side of the line ${LINE}.`,
    ['unknownMeasure 1KM'],
  ],
  [
    'es',
    `1 de julio de 2026, 07:00 a 08:00 UTC. Espacio aéreo cerrado hasta 2 km a cada lado de la línea ${LINE}.`,
    ['unknownMeasure 1KM'],
  ],
] as const)('%s: %s', async (language, text, expected) => {
  expect(await faults(language, ITEMS, text)).toEqual(expect.arrayContaining([...expected]));
  if (expected.length === 0) expect(await faults(language, ITEMS, text)).toEqual([]);
});
