import { readFileSync } from 'node:fs';
import type { Position } from '@klarnotam/aviation';

const TABLE = new URL('./norwegian-places.tsv', import.meta.url);

export interface NorwegianPlace {
  readonly name: string;
  readonly county: string;
  readonly position: Position;
}

/** Norwegian towns, villages and well-known places, the larger ones first. */
export function readNorwegianPlaces(): readonly NorwegianPlace[] {
  return readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', lat, lon, county = ''] = line.split('\t');
      return { name, county, position: { lat: Number(lat), lon: Number(lon) } };
    });
}
