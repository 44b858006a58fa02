import { expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

test('a height in metres behind the same in feet adds nothing', () => {
  const height = { type: 'heights', heights: [{ value: 633, unit: 'ft', reference: 'amsl' }] };
  expect(readClause('CRANE ERECTED ELEV 633FT AMSL (193M)')).toMatchObject({ adjuncts: [height] });
  // Another height is no conversion, and no name of a place.
  expect(readClause('CRANE ERECTED ELEV 633FT AMSL (90M)')).toBeNull();
});
