import { expect, test } from 'vitest';
import { dayAfter, endOfDay } from './plan-end.ts';

test('a plan ends tomorrow at the earliest', () => {
  expect(dayAfter(new Date('2026-12-31T00:00:00Z'))).toBe('2027-01-01');
  expect(dayAfter(new Date('2026-12-31T23:59:59Z'))).toBe('2027-01-01');
});

test('the day that a plan is paid until belongs to it', () => {
  expect(endOfDay('2027-02-28')).toBe('2027-02-28T23:59:59Z');
});
