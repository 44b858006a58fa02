import { expect, test } from 'vitest';
import { daysUntil, formatDay, formatMoment, formatShortDay, formatShortMoment } from './format-date.ts';

test('a day and a moment are written out, in the zone of the reader', () => {
  expect(formatDay('2026-11-03T23:30:00Z', 'UTC')).toBe('3 November 2026');
  expect(formatDay('2026-11-03T23:30:00Z', 'Europe/Oslo')).toBe('4 November 2026');
  expect(formatMoment('2026-11-03T23:30:00Z', 'Europe/Oslo')).toMatch(/^4 November 2026.+00:30$/);
  expect(formatDay('soon')).toBe('soon');
  expect(formatMoment('soon')).toBe('soon');
});

test('a day that has begun counts as left', () => {
  const now = Date.parse('2026-11-01T12:00:00Z');
  expect(daysUntil('2026-12-01T12:00:00Z', now)).toBe(30);
  expect(daysUntil('2026-11-02T13:00:00Z', now)).toBe(2);
  expect(daysUntil('2026-11-01T12:00:01Z', now)).toBe(1);
  for (const past of ['2026-11-01T12:00:00Z', '2026-10-01T00:00:00Z', 'soon'])
    expect(daysUntil(past, now)).toBe(0);
});

test('in lists a day is dd/MM/yyyy, with the time of the day behind it', () => {
  expect(formatShortDay('2026-11-03T23:30:00Z', 'UTC')).toBe('03/11/2026');
  expect(formatShortMoment('2026-11-03T23:05:00Z', 'Europe/Oslo')).toBe('04/11/2026 00:05');
  expect(formatShortDay('soon')).toBe('soon');
  expect(formatShortMoment('soon')).toBe('soon');
});
