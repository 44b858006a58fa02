import { expect, test } from 'vitest';
import { groupDigits } from './group-digits.ts';

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890])('%d', (count) => {
  expect(groupDigits(count, ',')).toBe(count.toLocaleString('en-GB'));
  expect(groupDigits(count, '\u00a0')).toBe(count.toLocaleString('nb-NO'));
});
