import { expect, test } from 'vitest';
import { firName } from './fir-names.ts';

test('a flight information region has its name, or is called after its country', () => {
  expect(firName('EGPX')).toEqual({ name: 'Scottish' });
  expect(firName('ENOR')).toEqual({ country: 'NO' });
});

test.each(['EGXX', 'XXXX', 'constructor'])('%s is in no list', (indicator) => {
  expect(firName(indicator)).toBeNull();
});
