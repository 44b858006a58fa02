import { expect, test } from 'vitest';
import { fromMps, toMps } from './wind-unit.ts';

test('metres a second stay as they are, to a tenth', () => {
  expect(fromMps(10.7, 'mps')).toBe(10.7);
  expect(toMps(10.7, 'mps')).toBe(10.7);
});

test('10.7 m/s are 20.8 knots', () => {
  expect(fromMps(10.7, 'kt')).toBe(20.8);
  expect(toMps(20.8, 'kt')).toBe(10.7);
});

test('knots come back as they were entered', () => {
  for (let knots = 2; knots <= 77; knots += 0.5) expect(fromMps(toMps(knots, 'kt'), 'kt')).toBe(knots);
});
