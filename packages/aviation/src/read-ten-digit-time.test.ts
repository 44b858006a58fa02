import { expect, test } from 'vitest';
import { addMinutes, readTenDigitTime } from './index.ts';

test.each([
  ['2607010600', '2026-07-01T06:00:00Z'],
  ['2402292359', '2024-02-29T23:59:00Z'],
  ['2612312400', '2027-01-01T00:00:00Z'],
])('%s is %s', (digits, instant) => {
  expect(readTenDigitTime(digits)).toBe(instant);
});

test.each([
  '2613010600',
  '2600010600',
  '2602290600',
  '2604310600',
  '2607012401',
  '2607010660',
  '260701060',
  '26070106 0',
  '+607010600',
  '',
])('%j is no time', (digits) => {
  expect(readTenDigitTime(digits)).toBeNull();
});

test('minutes move a moment over the end of a year', () => {
  expect(addMinutes('2026-12-31T23:59:00Z', 1)).toBe('2027-01-01T00:00:00Z');
});
