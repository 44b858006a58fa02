import type { Position } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { crossesItself, isInRing, isSamePoint, ringAround } from './ring.ts';

const at = (lat: number, lon: number): Position => ({ lat, lon });
const SQUARE = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)];
const BOW_TIE = [at(0, 0), at(1, 1), at(0, 1), at(1, 0)];

test.each<[string, readonly Position[], boolean]>([
  ['a square', SQUARE, false],
  ['a bow tie', BOW_TIE, true],
  ['a triangle', SQUARE.slice(0, 3), false],
  ['a spike inwards', [at(0, 0), at(0, 2), at(2, 2), at(1, 1), at(2, 0)], false],
  ['a spike through the other side', [at(0, 0), at(0, 2), at(2, 2), at(-1, 1), at(2, 0)], true],
  ['over the 180th meridian', BOW_TIE.map(({ lat, lon }) => at(lat, lon === 0 ? -179.5 : 179.5)), false],
  ['nothing', [], false],
])('%s crosses itself: %#', (_, points, crosses) => {
  expect(crossesItself(points)).toBe(crosses);
});

test('printed positions are the same to less than a hundredth of a second', () => {
  expect(isSamePoint(at(59.9, 10.7), at(59.9 + 5e-8, 10.7))).toBe(true);
  expect(isSamePoint(at(59.9, 10.7), at(59.9 + 3e-6, 10.7))).toBe(false);
  expect(isSamePoint(at(59.9, 10.7), at(59.9, 10.7 - 3e-6))).toBe(false);
});

test.each<[string, Position, boolean]>([
  ['in the middle', at(0.5, 0.5), true],
  ['a corner', at(1, 1), true],
  ['north of it', at(1.5, 0.5), false],
  ['west of it', at(0.5, -0.5), false],
])('a point lies in a square: %s', (_, point, isInside) => {
  expect(isInRing(point, SQUARE)).toBe(isInside);
});

test('the ring round points does not cross itself, and has no corner inwards', () => {
  expect(crossesItself(ringAround(BOW_TIE))).toBe(false);
  expect(ringAround(BOW_TIE)).toHaveLength(4);
  expect(ringAround([...SQUARE, at(0.5, 0.4)])).toHaveLength(4);
  expect(ringAround(SQUARE.slice(0, 2))).toEqual(SQUARE.slice(0, 2));
});
