import { expect, test } from 'vitest';
import { formatSavedAt } from './format-saved-at.ts';
import { times } from './en/times.ts';

const at = (text: string) => Date.parse(text);
const saved = (text: string, now: string) => formatSavedAt(at(text), at(now), times, 'Europe/Oslo');

test('a moment of today and of yesterday is said as such, in local days', () => {
  expect(saved('2026-11-23T13:05:00Z', '2026-11-23T15:00:00Z')).toBe('today at 14:05');
  expect(saved('2026-11-22T23:30:00Z', '2026-11-23T15:00:00Z')).toBe('today at 00:30');
  expect(saved('2026-11-22T22:30:00Z', '2026-11-23T15:00:00Z')).toBe('yesterday at 23:30');
  expect(saved('2026-11-21T22:30:00Z', '2026-11-23T15:00:00Z')).toBe('21 November 2026 at 23:30');
});

test('yesterday is the day before, on the days of the clock change and of the year too', () => {
  expect(saved('2026-10-24T22:30:00Z', '2026-10-26T11:00:00Z')).toBe('yesterday at 00:30');
  expect(saved('2026-12-31T12:00:00Z', '2027-01-01T11:00:00Z')).toBe('yesterday at 13:00');
});
