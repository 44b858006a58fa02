import { expect, test } from 'vitest';
import { withoutWeaker } from './weaker-chances.ts';

const gust = (ratio: number, from: string | null, to: string | null, isChance: boolean) => ({
  code: 'gust',
  ratio,
  from,
  to,
  isChance,
});
const kept = (...reasons: ReturnType<typeof gust>[]): number[] =>
  withoutWeaker(reasons, ({ isChance }) => isChance).map(({ ratio }) => ratio);

test('a chance says nothing beside what prevails as strongly all of its time', () => {
  expect(kept(gust(2.4, '10', '14', false), gust(1.9, '10', '12', true))).toEqual([2.4]);
  expect(kept(gust(2.4, null, null, false), gust(1.9, '10', null, true))).toEqual([2.4]);
});

test('one that is stronger, or goes on longer, is said', () => {
  expect(kept(gust(2.4, '10', '14', false), gust(2.5, '10', '12', true))).toEqual([2.4, 2.5]);
  expect(kept(gust(2.4, '10', '14', false), gust(1.9, '10', '15', true))).toEqual([2.4, 1.9]);
  expect(kept(gust(2.4, '10', '14', false), gust(1.9, null, '12', true))).toEqual([2.4, 1.9]);
  expect(kept(gust(2.4, '10', '14', true), gust(1.9, '10', '12', true))).toEqual([2.4, 1.9]);
});
