import { expect, test } from 'vitest';
import { endedAmong, hasEnded } from './has-ended.ts';

const nowMs = Date.parse('2026-07-03T12:00:00Z');
const until = (validTo: string | null, more: object = {}) => ({
  validTo,
  permanent: false,
  estimated: false,
  ...more,
});
const OVER = until('2026-07-03T12:00:00Z');
const RUNNING = until('2026-07-03T12:01:00Z');

test('a notice is over at its printed end; an estimate, a permanent one and one without an end are not', () => {
  expect(hasEnded(OVER, nowMs)).toBe(true);
  expect(hasEnded(RUNNING, nowMs)).toBe(false);
  expect(hasEnded(until('2026-07-01T00:00:00Z', { estimated: true }), nowMs)).toBe(false);
  expect(hasEnded(until('2026-07-01T00:00:00Z', { permanent: true }), nowMs)).toBe(false);
  expect(hasEnded(until(null), nowMs)).toBe(false);
});

test('those that are over are not chosen at first, but one alone is', () => {
  expect([...endedAmong([OVER, RUNNING, OVER], nowMs)]).toEqual([0, 2]);
  expect([...endedAmong([OVER, OVER], nowMs)]).toEqual([0, 1]);
  expect([...endedAmong([OVER], nowMs)]).toEqual([]);
  expect([...endedAmong([], nowMs)]).toEqual([]);
});
