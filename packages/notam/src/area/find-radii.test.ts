import { expect, test } from 'vitest';
import { findRadii } from './find-radii.ts';

test.each([
  ['RADIUS 5NM', [5]],
  ['RADIUS OF 0,5 NM', [0.5]],
  ['RADIUS: .5NM', [0.5]],
  ['5 NM RADIUS', [5]],
  ['1852M RADIUS', [1]],
  ['RADIUS 9.26KM', [5]],
  ['DIAMETER 4NM', [2]],
  ['4NM DIAMETER', [2]],
  ['WI 3NM OF', [3]],
  ['WITHIN A CIRCLE OF 3NM CENTRED', [3]],
  ['3NM AROUND', [3]],
  ['CIRCLE 3NM', [3]],
  ['WI 2NM, PSN 595450N 0104508E', [2]],
  ['RADIUS 1NM AND RADIUS 2NM', [1, 2]],
  ['RADIUS 6.88KM/3.71NM', [3.715]],
])('%s', (text, expected) => {
  const radii = findRadii(text, 0, text.length);
  expect(radii.map(({ nm }) => Number(nm.toFixed(3)))).toEqual(expected);
  for (const { from, to } of radii) expect(text.slice(from, to)).toMatch(/\d/);
});

test.each([
  'RADIUS 0NM',
  'RADIUS OF THE AREA',
  'RADIAL 090 5NM',
  'UP TO 500M',
  'WI 30MIN OF',
  'WI 2NM, CTC TWR',
  '',
])('no radius: %j', (text) => {
  expect(findRadii(text, 0, text.length)).toEqual([]);
});

test('the word radius tells more than the word within', () => {
  const text = 'WI 5NM OF A, RADIUS 1NM';
  expect(findRadii(text, 0, text.length).map(({ nm }) => nm)).toEqual([1]);
});

test('only what stands between the bounds is looked at', () => {
  const text = 'RADIUS 1NM. RADIUS 2NM.';
  expect(findRadii(text, 11, text.length)).toEqual([{ nm: 2, from: 12, to: 22 }]);
});
