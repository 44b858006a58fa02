import { readFileSync } from 'node:fs';
import type { Position } from '@klarnotam/aviation';
import type { AerodromeAt } from '@klarnotam/notam';

/** The table of the server, read as data: indicator, kind, latitude, longitude (WGS 84 degrees), elevation, country, name, town. */
const TABLE = new URL('../../server/src/adapters/gazetteer/aerodromes.tsv', import.meta.url);

interface Aerodrome {
  readonly lat: number;
  readonly lon: number;
  readonly name: string;
  readonly elevationFt: number;
}

let aerodromes: ReadonlyMap<string, Aerodrome> | null = null;

function readTable(): ReadonlyMap<string, Aerodrome> {
  const lines = readFileSync(TABLE, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [icao = '', , lat, lon, elevation, , name = ''] = line.split('\t', 7);
        const aerodrome = { lat: Number(lat), lon: Number(lon), name, elevationFt: Number(elevation) };
        return [icao, aerodrome] as const;
      }),
  );
}

/** The table is read when the first aerodrome is asked for. */
function find(icao: string): Aerodrome | null {
  aerodromes ??= readTable();
  return aerodromes.get(icao) ?? null;
}

/** The reference point of an aerodrome by its ICAO location indicator. */
export const aerodromeAt: AerodromeAt = find;

/** Where an aerodrome is (WGS 84), and its height above mean sea level; null: not in the table. */
export function aerodromePlace(icao: string): { position: Position; elevationFt: number } | null {
  const found = find(icao);
  return found && { position: { lat: found.lat, lon: found.lon }, elevationFt: found.elevationFt };
}

/** What an aerodrome is called. */
export function aerodromeName(icao: string): string | null {
  return find(icao)?.name ?? null;
}
