import { expect, test } from 'vitest';
import { en } from '../../shared/text/testing/english.ts';
import { ageInWords, isOldObservation } from './age.ts';

const NOW = Date.parse('2026-07-15T12:00:00Z');

test.each([
  ['2026-07-15T11:59:40Z', 'just now'],
  ['2026-07-15T12:03:00Z', 'just now'],
  ['2026-07-15T11:59:00Z', '1 minute ago'],
  ['2026-07-15T11:20:00Z', '40 minutes ago'],
  ['2026-07-15T11:00:00Z', '1 h ago'],
  ['2026-07-15T09:50:00Z', '2 h 10 min ago'],
  ['2026-07-13T11:00:00Z', '2 days ago'],
  ['2026-07-15T13:00:00Z', 'in the future'],
  ['yesterday', null],
])('%s is %s', (instant, words) => {
  expect(ageInWords(instant, NOW, en)).toBe(words);
});

test('an observation of more than an hour and a half ago is old', () => {
  expect(isOldObservation('2026-07-15T10:31:00Z', NOW)).toBe(false);
  expect(isOldObservation('2026-07-15T10:29:00Z', NOW)).toBe(true);
});
