import { expect, test } from 'vitest';
import { findBearingSectors } from './find-bearing-sectors.ts';
import { readAreas } from './read-areas.ts';

function sectors(text: string): string[] {
  return findBearingSectors(text).map(({ from, to }) => text.slice(from, to));
}

test.each([
  ['SECTOR 090-180 RADIUS 5NM OF PSN', 'SECTOR 090-180'],
  ['SECTOR BTN BRG 090 AND 180 DEG WI 5NM', 'SECTOR BTN BRG 090 AND 180 DEG'],
  ['BTN RADIALS 270 DEG TO 310 DEG', 'RADIALS 270 DEG TO 310 DEG'],
])('%s', (text, printed) => {
  expect(sectors(text)).toEqual([printed]);
});

test.each(['SECTOR 3 CLSD', 'BRG 090 DEG 3NM', 'RADIAL 090/12NM', 'SECTOR 119.800-121.500'])(
  'no sector: %s',
  (text) => {
    expect(sectors(text)).toEqual([]);
  },
);

test('a sector is told where its whole circle is drawn, and not beside a ring that is complete', () => {
  const circle = readAreas('SECTOR 090-180 WI 5NM OF 595800N 0110200E', null, []);
  expect(circle.problems.map(({ code }) => code)).toEqual(['unreadableArea']);
  const ring = 'WI 595800N 0110200E - 595900N 0110200E - 595900N 0110400E - 595800N 0110200E';
  expect(readAreas(`${ring} BRG: 105 DEG - 115 DEG`, null, []).problems).toEqual([]);
});
