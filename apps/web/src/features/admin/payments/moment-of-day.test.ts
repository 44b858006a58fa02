import { expect, test } from 'vitest';
import { momentOfDay } from './moment-of-day.ts';

test('a payment of an earlier day is dated noon, one of today never later than now', () => {
  const now = Date.parse('2026-11-23T08:30:00Z');
  expect(momentOfDay('2026-11-20', now)).toBe('2026-11-20T12:00:00.000Z');
  expect(momentOfDay('2026-11-23', now)).toBe('2026-11-23T08:30:00.000Z');
  expect(momentOfDay('2026-11-23', now + 6 * 3_600_000)).toBe('2026-11-23T12:00:00.000Z');
});
