import { expect, test } from 'vitest';
import { findPlainCoordinates } from './find-plain-coordinates.ts';
import { findPositions } from './find-positions.ts';

function plain(text: string): string[] {
  return findPlainCoordinates(text, findPositions(text)).map(({ from, to }) => text.slice(from, to));
}

test.each([
  ['WI 1NM OF 59.9512, 10.7543.', '59.9512, 10.7543'],
  ['PSN 59.9512 -10.7543', '59.9512 -10.7543'],
  ['LAT 59.95 LON 10.75', 'LAT 59.95 LON 10.75'],
  ['LOCATION 157952753W21319881N.', '157952753W21319881N'],
])('%s is not lost', (text, printed) => {
  expect(plain(text)).toEqual([printed]);
});

test.each([
  'FREQ 118.300 121.500',
  'FREQ 118.3000/121.5000',
  '59.9512N 10.7543E',
  'N59.9512 E10.7543',
  '595800N0110200E',
  '0110200E 595800N',
  'LAT 59.95N LON 10.75E',
])('%s holds none beside what is read', (text) => {
  expect(plain(text)).toEqual([]);
});
