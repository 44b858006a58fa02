import { readFileSync } from 'node:fs';
import type { Aerodrome, AerodromeKind } from '../../ports/gazetteer.ts';

const TABLE = new URL('./aerodromes.tsv', import.meta.url);

function readLine(line: string): Aerodrome {
  const [icao = '', kind, lat, lon, elevationFt, country = '', name = '', town = ''] = line.split('\t');
  return {
    icao,
    kind: kind as AerodromeKind,
    name,
    town,
    country,
    position: { lat: Number(lat), lon: Number(lon) },
    elevationFt: Number(elevationFt),
  };
}

/** The world's aerodromes with an ICAO location indicator, by indicator. */
export function readAerodromes(): readonly Aerodrome[] {
  return readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readLine);
}
