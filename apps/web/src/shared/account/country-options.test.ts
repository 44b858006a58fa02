import { expect, test } from 'vitest';
import { countryOptions, findCountries } from './country-options.ts';

const options = countryOptions('en-GB', ['nb']);
const found = (typed: string): string[] => findCountries(options, typed).map(({ value }) => value);

test('every country stands once, with its country code', () => {
  expect(options.length).toBeGreaterThan(200);
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  expect(options.find(({ value }) => value === 'NO')?.label).toBe('Norway (+47)');
});

test('a country is found by its name in both languages, its code and its country code', () => {
  for (const typed of ['norw', 'Norge', 'NO', '+47', '47']) expect(found(typed)).toContain('NO');
  expect(found('+46')[0]).toBe('SE');
  expect(found('tyskland')).toEqual(['DE']);
  expect(found('aland')[0]).toBe('AX');
  expect(found('kingdom')).toContain('GB');
});

test('what begins with the typed letters comes first', () => {
  expect(found('ger')[0]).toBe('DE');
  expect(found('xyzzy')).toEqual([]);
  expect(found('  ')).toHaveLength(options.length);
});
