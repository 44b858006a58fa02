import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { zoneAt } from './zone-at.ts';

const TOWNS = new URL('../../../../../samples/clocks/towns.tsv', import.meta.url);

const towns = readFileSync(TOWNS, 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('\tyes'))
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
  const zone = zoneAt(lat, lon);
  expect([zone, offsetHours(zone, '2026-01-15'), offsetHours(zone, '2026-07-15')]).toEqual([
    zone,
    january,
    july,
  ]);
});
