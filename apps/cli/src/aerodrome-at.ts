import { readFileSync } from 'node:fs';
import type { AerodromeAt } from '@klarnotam/notam';

/** The table of the server, read as data: indicator, kind, latitude, longitude (WGS 84 degrees). */
const TABLE = new URL('../../server/src/adapters/gazetteer/aerodromes.tsv', import.meta.url);

let positions: ReadonlyMap<string, { readonly lat: number; readonly lon: number }> | null = null;

function readPositions(): NonNullable<typeof positions> {
  const lines = readFileSync(TABLE, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [icao = '', , lat, lon] = line.split('\t', 4);
        return [icao, { lat: Number(lat), lon: Number(lon) }] as const;
      }),
  );
}

/** The reference point of an aerodrome by its ICAO location indicator; the table is read when the first is asked for. */
export const aerodromeAt: AerodromeAt = (icao) => {
  positions ??= readPositions();
  return positions.get(icao) ?? null;
};
