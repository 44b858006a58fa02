import type { Height } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { highestGroundM } from './highest-ground.ts';
import { judgeHeights } from './judge-heights.ts';

const height = (
  value: number | null,
  reference: Height['reference'],
  unit: Height['unit'] = 'm',
): Height => ({
  value,
  unit,
  reference,
});
const NORWAY_M = 2_469;
const told = (lower: Height | null, groundM: number | null = null, upper: Height | null = null) =>
  judgeHeights(
    { maxHeightM: 120 },
    { lower, upper, isBaseOpen: false },
    groundM === null ? null : { highestM: groundM, lowestM: groundM, spacingM: 0 },
    NORWAY_M,
  );

test('above the ground it needs no ground', () => {
  expect(told(height(0, 'sfc'))).toMatchObject({ code: 'reachesFlight', tells: 'touches' });
  expect(told(height(120, 'agl'))).toMatchObject({ tells: 'touches' });
  expect(told(height(500, 'agl', 'ft'))).toMatchObject({ code: 'beginsAbove', aboveM: 32, tells: 'near' });
  expect(told(height(300, 'agl'))).toMatchObject({
    code: 'beginsAbove',
    aboveM: 180,
    ground: 'needless',
    tells: 'doesNot',
  });
});

test('above the sea the ground decides, and unknown ground leaves it open', () => {
  const lower = height(1_000, 'amsl');
  expect(told(lower)).toEqual({ code: 'groundUnknown', lower, tells: 'cannotTell' });
  expect(told(lower, 100)).toMatchObject({
    code: 'beginsAbove',
    aboveM: 780,
    ground: 'asked',
    tells: 'doesNot',
  });
  expect(told(lower, 900)).toMatchObject({ code: 'reachesFlight', tells: 'touches' });
  expect(told(lower, 860)).toMatchObject({ code: 'beginsAbove', tells: 'cannotTell' });
});

test('above any mountain of the country no ground needs to be known', () => {
  expect(told(height(4_000, 'amsl'))).toMatchObject({
    code: 'beginsAbove',
    ground: 'mountains',
    tells: 'doesNot',
  });
});

test('a flight level lies lower in low pressure and in the cold', () => {
  expect(told(height(20, 'std', 'fl'), 0)).toMatchObject({
    code: 'beginsAbove',
    aboveM: 489,
    tells: 'cannotTell',
  });
  expect(told(height(50, 'std', 'fl'), 0)).toMatchObject({ tells: 'doesNot' });
});

test('between the places that were asked for, ground may be higher by as much as they are apart', () => {
  const lower = height(1_000, 'amsl');
  const ground = { highestM: 500, lowestM: 400, spacingM: 500 };
  const spaced = judgeHeights(
    { maxHeightM: 120 },
    { lower, upper: null, isBaseOpen: false },
    ground,
    NORWAY_M,
  );
  expect(spaced).toMatchObject({ code: 'groundUnknown', tells: 'cannotTell' });
});

test('no base reaches, one that was not read leaves it open, a top below the ground too', () => {
  expect(told(null)).toEqual({ code: 'heightsUnknown', tells: 'touches' });
  expect(told(null, null, height(100, 'agl'))).toMatchObject({ code: 'reachesFlight', tells: 'touches' });
  const open = { lower: height(3_000, 'agl'), upper: null, isBaseOpen: true };
  expect(judgeHeights({ maxHeightM: 120 }, open, null, NORWAY_M)).toEqual({
    code: 'heightsUnknown',
    tells: 'cannotTell',
  });
  expect(told(height(0, 'sfc'), 1_000, height(500, 'amsl'))).toMatchObject({
    code: 'endsBelowGround',
    tells: 'cannotTell',
  });
});

test.each([
  ['Oslo', { lat: 59.9, lon: 10.7 }, 2_469],
  ['London', { lat: 51.5, lon: -0.1 }, 1_345],
  ['Chamonix', { lat: 45.9, lon: 6.9 }, 4_810],
  ['Kathmandu', { lat: 27.7, lon: 85.3 }, 8_849],
  ['La Paz', { lat: -16.5, lon: -68.1 }, 6_962],
  ['Sydney', { lat: -33.9, lon: 151.2 }, 2_228],
])('near %s no ground is higher than the highest mountain of that part of the world', (_, place, metres) => {
  expect(highestGroundM([place], 1_000)).toBe(metres);
});

test('a flight at the edge of a part, or of both sides of one, is held against the higher', () => {
  expect(highestGroundM([{ lat: 54.45, lon: 10 }], 50_000)).toBe(4_810);
  expect(highestGroundM([{ lat: 28, lon: 57.9 }], 50_000)).toBe(8_849);
  expect(
    highestGroundM(
      [
        { lat: 28, lon: 50 },
        { lat: 28, lon: 120 },
      ],
      0,
    ),
  ).toBe(8_849);
});
