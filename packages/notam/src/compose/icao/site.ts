import type { PlannedOperation, RequestSite } from '../operation.ts';

/** Within this of the area an aerodrome's traffic meets it, and the notice is one of the aerodrome too; in metres. */
export const NEAR_AERODROME_M = 5_000;

type Area = Pick<PlannedOperation, 'isPolygonMode' | 'location' | 'polygonPoints'>;

/** A name for the area of a form, another one for each area; null while there is none. */
export function areaKeyOf({ isPolygonMode, location, polygonPoints }: Area): string | null {
  if (isPolygonMode)
    return polygonPoints.length === 0
      ? null
      : `polygon ${polygonPoints.map(({ lat, lng }) => `${lat} ${lng}`).join(' ')}`;
  return location === null ? null : `circle ${location.lat} ${location.lng} ${location.radiusM}`;
}

/** What `GET /api/surroundings` answers, as far as it matters here. */
export interface SurroundingsAnswer {
  readonly firs: readonly { readonly indicator: string; readonly name: string; readonly sure: boolean }[];
  readonly aerodromes: readonly {
    readonly icao: string;
    readonly kind: string;
    readonly distanceM: number;
  }[];
}

/** What `GET /api/terrain` answers, as far as it matters here. */
export interface TerrainAnswer {
  readonly highestM: number | null;
  readonly lowestM: number | null;
  readonly marginM: number | null;
  readonly unknownPoints: number;
  readonly source: { readonly name: string };
  readonly askedOn: string;
}

/** Aerodromes whose traffic is of aeroplanes; what is water or a helideck is told on the page alone. */
const WITH_RUNWAY: readonly string[] = ['large', 'medium', 'small'];

/**
 * What the form keeps of the answers about its area. `terrain` is null where none came: heights above mean sea level are then not
 * known, nor are they where one of the points of the area has none.
 */
export function siteOf(asked: {
  readonly areaKey: string;
  readonly surroundings: SurroundingsAnswer;
  readonly terrain: TerrainAnswer | null;
}): RequestSite {
  const { areaKey, surroundings, terrain } = asked;
  const isKnown =
    terrain !== null &&
    terrain.highestM !== null &&
    terrain.lowestM !== null &&
    terrain.marginM !== null &&
    terrain.unknownPoints === 0;
  return {
    areaKey,
    firs: surroundings.firs.map(({ indicator, name, sure }) => ({ indicator, name, sure })),
    ground: isKnown
      ? {
          highestM: terrain.highestM,
          lowestM: terrain.lowestM,
          marginM: terrain.marginM,
          source: terrain.source.name,
          askedOn: terrain.askedOn,
        }
      : null,
    aerodromes: surroundings.aerodromes
      .filter(({ kind, distanceM }) => WITH_RUNWAY.includes(kind) && distanceM <= NEAR_AERODROME_M)
      .map(({ icao, distanceM }) => ({ icao, distanceM })),
  };
}
