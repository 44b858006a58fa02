import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { geoTz } from './geo-tz.ts';

const TOWNS = new URL('../../../../../samples/clocks/towns.tsv', import.meta.url);

const towns = readFileSync(TOWNS, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', ...numbers] = line.split('\t');
    const [lat = NaN, lon = NaN, january = NaN, july = NaN] = numbers.map(Number);
    return { name, lat, lon, january, july };
  });

function offsetHours(timeZone: string, day: string): number {
  const words = new Date(day).toLocaleString('en', { timeZone, timeZoneName: 'longOffset' });
  return Number(/GMT([+-]\d\d)?/.exec(words)?.[1] ?? 0);
}

test.each(towns)('the clocks of $name, in winter and in summer', ({ lat, lon, january, july }) => {
  const zone = geoTz.zoneAt({ lat, lon });
  expect([zone, offsetHours(zone, '2026-01-15'), offsetHours(zone, '2026-07-15')]).toEqual([
    zone,
    january,
    july,
  ]);
});

test.each([
  ['a platform of the Oseberg field', 60.49, 2.83, 'Europe/Oslo'],
  ['the Barents Sea off Svalbard', 77, 10, 'Arctic/Longyearbyen'],
])('at sea clocks are those of the coast nearby: %s', (_where, lat, lon, zone) => {
  expect(geoTz.zoneAt({ lat, lon })).toBe(zone);
});

test('however many parts of the map are asked for, those asked for again still answer the same', () => {
  const karasjok = { lat: 69.472, lon: 25.511 };
  for (let lat = 36; lat < 70; lat += 1.5)
    for (let lon = -9; lon < 32; lon += 1.5) geoTz.zoneAt({ lat, lon });
  expect(geoTz.zoneAt(karasjok)).toBe('Europe/Oslo');
});
