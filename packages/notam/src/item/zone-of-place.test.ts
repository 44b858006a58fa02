import type { Position } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import type { Area } from '../facts.ts';
import { zoneOfPlace } from './zone-of-place.ts';

/** Norway west of 12° E, Sweden beyond, Finland from 24° E; the sea west of 5° E. */
function zoneAt({ lon }: Position): string {
  if (lon < 5) return 'Etc/GMT';
  return lon < 12 ? 'Europe/Oslo' : lon < 24 ? 'Europe/Stockholm' : 'Europe/Helsinki';
}

const circle = (lon: number, radiusNm: number): Area => ({
  type: 'circle',
  centre: { lat: 60, lon },
  radiusNm,
  source: 'text',
  role: 'hazard',
  complete: true,
  lower: null,
  upper: null,
});

test.each<[string, readonly Area[], string | null]>([
  ['one zone', [circle(10, 5)], 'Europe/Oslo'],
  ['two zones whose clocks agree', [circle(12, 20)], 'Europe/Stockholm'],
  ['two zones whose clocks differ', [circle(24, 20)], null],
  ['partly at sea', [circle(5.1, 20)], 'Europe/Oslo'],
  ['at sea alone', [circle(2, 5)], null],
  ['mostly at sea', [circle(4.9, 20)], null],
  ['nothing drawn', [], null],
])('%s', (_, areas, zone) => {
  expect(zoneOfPlace({ areas, qualifier: null }, zoneAt)).toBe(zone);
});

test('without a drawn area the circle of the Q line counts, unless it is so wide that clocks differ', () => {
  const qualifier = (radiusNm: number) => ({ centre: { lat: 60, lon: 18 }, radiusNm, scope: ['W'] }) as never;
  expect(zoneOfPlace({ areas: [], qualifier: qualifier(20) }, zoneAt)).toBe('Europe/Stockholm');
  expect(zoneOfPlace({ areas: [], qualifier: qualifier(999) }, zoneAt)).toBeNull();
});

test('one point of the circle of the Q line may lie beyond a border', () => {
  const qualifier = (lon: number) => ({ centre: { lat: 60, lon }, radiusNm: 20, scope: ['A'] }) as never;
  expect(zoneOfPlace({ areas: [], qualifier: qualifier(23.5) }, zoneAt)).toBe('Europe/Stockholm');
  expect(zoneOfPlace({ areas: [circle(23.5, 20)], qualifier: null }, zoneAt)).toBeNull();
});

test('of a region the clocks of a shore beside its sea are not told', () => {
  const qualifier = (scope: string) =>
    ({ centre: { lat: 60, lon: 5.1 }, radiusNm: 20, scope: [scope] }) as never;
  expect(zoneOfPlace({ areas: [], qualifier: qualifier('W') }, zoneAt)).toBeNull();
  expect(zoneOfPlace({ areas: [], qualifier: qualifier('A') }, zoneAt)).toBe('Europe/Oslo');
});

test('all of China has the time of Beijing', () => {
  expect(zoneOfPlace({ areas: [circle(87, 5)], qualifier: null }, () => 'Asia/Urumqi')).toBe('Asia/Shanghai');
});
