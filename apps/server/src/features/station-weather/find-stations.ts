import { distanceNm, type Position } from '@klarnotam/aviation';
import type { WeatherStation, WeatherStations } from '@klarnotam/contract';
import type { Aerodrome, AerodromeKind, Gazetteer } from '../../ports/gazetteer.ts';

/** What knows aerodromes. */
export type StationTable = Pick<
  Gazetteer,
  'aerodromeSource' | 'findAerodrome' | 'findAerodromes' | 'aerodromesWithin'
>;

const MOST_NAMED = 6;
const MOST_NEAR = 6;
const RADIUS_NM = 110;
const KM_PER_NM = 1.852;
/** Few of the smaller ones report their weather. */
const NEAR_KINDS: ReadonlySet<AerodromeKind> = new Set<AerodromeKind>(['large', 'medium']);

function describe({ icao, name, country }: Aerodrome, distanceKm: number | null): WeatherStation {
  return { icao, name, country, distanceKm };
}

function answer(
  { aerodromeSource: { attribution, url } }: StationTable,
  stations: readonly WeatherStation[],
): WeatherStations {
  return { stations, source: { attribution, url } };
}

/** Aerodromes by their indicator alone where one has it, else by name and town, the best first. */
export function findStations(gazetteer: StationTable, query: string): WeatherStations {
  const exact = gazetteer.findAerodrome(query.trim().toUpperCase());
  const found = exact ? [exact] : gazetteer.findAerodromes(query, MOST_NAMED);
  return answer(
    gazetteer,
    found.map((aerodrome) => describe(aerodrome, null)),
  );
}

/** Larger aerodromes within 110 NM of `position`, nearest first. */
export function findStationsNear(gazetteer: StationTable, position: Position): WeatherStations {
  const near = gazetteer
    .aerodromesWithin(position, RADIUS_NM)
    .filter(({ kind }) => NEAR_KINDS.has(kind))
    .slice(0, MOST_NEAR);
  return answer(
    gazetteer,
    near.map((aerodrome) =>
      describe(aerodrome, Math.round(distanceNm(position, aerodrome.position) * KM_PER_NM)),
    ),
  );
}
