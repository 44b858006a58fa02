import type { Area } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { isInArea } from './is-in-area.ts';

const COMMON = { source: 'text', role: 'hazard', complete: true, lower: null, upper: null } as const;
const at = (lat: number, lon: number) => ({ lat, lon });

test.each<[string, Area, readonly [number, number], boolean]>([
  ['a circle', { ...COMMON, type: 'circle', centre: at(60, 10), radiusNm: 5 }, [60.05, 10], true],
  ['a circle', { ...COMMON, type: 'circle', centre: at(60, 10), radiusNm: 5 }, [60.1, 10], false],
  [
    'a sector over north',
    { ...COMMON, type: 'sector', centre: at(60, 10), radiusNm: 5, fromDeg: 315, toDeg: 45 },
    [60.05, 10],
    true,
  ],
  [
    'a sector over north',
    { ...COMMON, type: 'sector', centre: at(60, 10), radiusNm: 5, fromDeg: 315, toDeg: 45 },
    [59.95, 10],
    false,
  ],
  [
    'a polygon over the 180th meridian',
    { ...COMMON, type: 'polygon', points: [at(60, 179), at(60, -179), at(62, -179), at(62, 179)] },
    [61, 180],
    true,
  ],
  [
    'a polygon over the 180th meridian',
    { ...COMMON, type: 'polygon', points: [at(60, 179), at(60, -179), at(62, -179), at(62, 179)] },
    [61, 178],
    false,
  ],
  [
    'a corridor',
    { ...COMMON, type: 'corridor', path: [at(60, 10), at(60, 11)], widthNm: 2 },
    [60.01, 10.53],
    true,
  ],
  [
    'a corridor',
    { ...COMMON, type: 'corridor', path: [at(60, 10), at(60, 11)], widthNm: 2 },
    [60.05, 10.53],
    false,
  ],
])('%s: %o holds %j: %s', (_name, area, [lat, lon], expected) => {
  expect(isInArea(area, at(lat, lon))).toBe(expected);
});
