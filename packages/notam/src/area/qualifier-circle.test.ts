import { expect, test } from 'vitest';
import type { Qualifier } from '../facts.ts';
import { qualifierCircle } from './qualifier-circle.ts';

const CENTRE = { lat: 59.9, lon: 10.75 };

function circle(parts: Partial<Qualifier> | null) {
  return qualifierCircle(parts as Qualifier | null);
}

test('the circle of the Q line is marked as such and has no limits of its own', () => {
  expect(circle({ centre: CENTRE, radiusNm: 5, lowerFl: 0, upperFl: 10 })).toEqual({
    source: 'qualifier',
    role: 'hazard',
    complete: true,
    type: 'circle',
    centre: CENTRE,
    radiusNm: 5,
    lower: null,
    upper: null,
  });
});

test.each([
  ['no Q line', null],
  ['no centre', { centre: null, radiusNm: 5 }],
  ['no radius', { centre: CENTRE, radiusNm: null }],
  ['radius 999, a whole flight information region', { centre: CENTRE, radiusNm: 999 }],
  ['radius 000', { centre: CENTRE, radiusNm: 0 }],
])('%s: no circle', (_, parts) => {
  expect(circle(parts)).toBeNull();
});
