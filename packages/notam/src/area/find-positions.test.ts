import { formatIcaoPosition } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { findPositions } from './find-positions.ts';

test.each([
  ['595450N 0104508E', ['595450N 0104508E']],
  ['595450N0104508E', ['595450N 0104508E']],
  ['N595450 E0104508', ['595450N 0104508E']],
  ['5954N01045E', ['595400N 0104500E']],
  ['595450N 0104508E-595512N 0104600E', ['595450N 0104508E', '595512N 0104600E']],
  ['595450N0104508E595512N0104600E', ['595450N 0104508E', '595512N 0104600E']],
])('%s', (text, expected) => {
  const found = findPositions(text);
  expect(found.map(({ position }) => position && formatIcaoPosition(position))).toEqual(expected);
  expect(found.map(({ problem }) => problem)).toEqual(expected.map(() => null));
});

test.each(['A1234/26', 'FL100', 'TEL 47912345', 'RWY 09/27', '2301010800', 'D1234', '', 'SEE N1234'])(
  'no position: %j',
  (text) => {
    expect(findPositions(text)).toEqual([]);
  },
);

test.each([
  ['599950N 0104508E', 'impossibleCoordinate'],
  ['595450N 1904508E', 'impossibleCoordinate'],
])('%s has the shape of a position and cannot be one', (text, problem) => {
  expect(findPositions(text)).toMatchObject([{ position: null, problem, from: 0, to: text.length }]);
});
