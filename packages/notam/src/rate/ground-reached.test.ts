import type { Height } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { groundReachedM } from './ground-reached.ts';

test.each<[string, Height, number | null]>([
  ['2,500 ft above the sea less 500 ft', { value: 2500, unit: 'ft', reference: 'amsl' }, 600],
  ['FL050 less 500 ft and 1,500 ft of low pressure', { value: 50, unit: 'fl', reference: 'std' }, 900],
  ['2,000 m above the sea', { value: 2000, unit: 'm', reference: 'amsl' }, 1800],
  ['a flight level that may lie near the sea', { value: 20, unit: 'fl', reference: 'std' }, null],
  ['700 ft above the sea', { value: 700, unit: 'ft', reference: 'amsl' }, null],
])('ground that comes near to a base: %s', (_, base, metres) => {
  expect(groundReachedM(base)).toBe(metres);
});
