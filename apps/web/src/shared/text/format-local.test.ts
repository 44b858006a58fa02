import { expect, test } from 'vitest';
import { formatLocal } from './format-local.ts';

test('dates are written as dd MMM yyyy HH:mm, whatever the zone of the reader', () => {
  expect(formatLocal('2026-07-01T08:00')).toBe('01 Jul 2026 08:00');
  expect(formatLocal('2026-09-30T23:59')).toBe('30 Sep 2026 23:59');
});

test('what is no date stays as it is', () => {
  for (const text of ['', '2026-13-01T08:00', 'tomorrow']) expect(formatLocal(text)).toBe(text);
});
