import { expect, test } from 'vitest';
import { findBearingSectors } from './find-bearing-sectors.ts';
import { drawn, notDrawn } from './testing/drawn.ts';

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

test.each([
  ['SECTOR 090-180', { fromDeg: 90, toDeg: 180, isTrue: false }],
  ['SECTOR 090-180 DEG TRUE', { fromDeg: 90, toDeg: 180, isTrue: true }],
  ['SECTOR 090 DEG TRUE - 180 DEG TRUE', { fromDeg: 90, toDeg: 180, isTrue: true }],
  ['BRG 350 MAG TO 360 MAG', { fromDeg: 350, toDeg: 0, isTrue: false }],
  ['SECTOR 180 DEG COUNTERCLOCKWISE TO 090 DEG', { fromDeg: 90, toDeg: 180 }],
])('%s runs clockwise', (text, expected) => {
  expect(findBearingSectors(text)).toMatchObject([expected]);
});

test('a sector is cut out of the circle that it speaks of', () => {
  expect(drawn('SECTOR 090-180 WI 5NM OF 595800N 0110200E')).toEqual(['sector 5NM 90-180 595800N0110200E']);
  expect(drawn('WI 5NM OF 595800N 0110200E BTN RDL 350 AND RDL 010')).toEqual([
    'sector 5NM 350-10 595800N0110200E',
  ]);
  expect(
    drawn('SECTOR 090-180 WI 5NM OF 595800N 0110200E. SECTOR 180-270 WI 3NM OF 595900N 0110200E'),
  ).toEqual(['sector 5NM 90-180 595800N0110200E', 'sector 3NM 180-270 595900N0110200E']);
});

test('bearings that are magnetic, or may be, are told', () => {
  expect(notDrawn('SECTOR 090-180 WI 5NM OF 595800N 0110200E')).toEqual(['bearingNotTrue: SECTOR 090-180']);
  expect(notDrawn('SECTOR 090 TRUE-180 TRUE WI 5NM OF 595800N 0110200E')).toEqual([]);
});

test('a sector that no circle has is told beside circles and points, and not beside a ring that is complete', () => {
  expect(notDrawn('PSN 595800N 0110200E. SECTOR 090-180 CLSD')).toEqual(['unreadableArea: SECTOR 090-180']);
  const ring = 'WI 595800N 0110200E - 595900N 0110200E - 595900N 0110400E - 595800N 0110200E';
  expect(notDrawn(`${ring} BRG: 105 DEG - 115 DEG`)).toEqual([]);
});
