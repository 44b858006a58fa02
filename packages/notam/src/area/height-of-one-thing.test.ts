import { expect, test } from 'vitest';
import { readAreaLimits } from './read-area-limits.ts';

const UNLIMITED = [
  { value: 0, unit: 'ft', reference: 'sfc' },
  { value: null, unit: 'ft', reference: 'unl' },
] as const;

function upperOf(text: string): number | null | undefined {
  const from = text.indexOf('W (') + 1;
  return readAreaLimits(text, from, text.length, UNLIMITED).upper?.value;
}

test.each([
  'LASER AND FIREWORK DISPLAY WI 0.5NM RADIUS OF 524151N 0012613W (IBSTOCK).  FIREWORKS TO 400FT AGL.',
  'SEARCHLIGHTS, FIREWORKS WI 1NM RADIUS OF 523558N 0010502W (CARLETON FOREHOE). FIREWORKS UP TO 350FT AGL.',
  'UAS SWARM AND SEARCHLIGHT DISPLAY WI 0.1NM RADIUS OF 525542N 0012743W (DERBY). MAX HGT OF UAS 400FT AGL.',
])('The height of one of several things is not that of the area: %s', (text) => {
  expect(upperOf(text)).toBeUndefined();
});

test.each([
  ['FIREWORK DISPLAY WI 0.5NM RADIUS OF 524151N 0012613W (IBSTOCK). FIREWORKS TO 400FT AGL.', 400],
  ['UAS SWARM AND FIREWORKS DISPLAY WI 1NM RADIUS OF 531719N 0003307W (SCAMPTON). MAX HGT 500FT AGL.', 500],
])('The height of all that goes on is: %s', (text, height) => {
  expect(upperOf(text)).toBe(height);
});
