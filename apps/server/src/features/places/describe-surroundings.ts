import { bearingDeg, METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import type { AreaInput, Surroundings } from '@klarnotam/contract';
import type { Aerodrome } from '../../ports/gazetteer.ts';
import { distanceToAreaM, offsetFrom, toArea, type PlannedArea } from './area.ts';
import { findRegions } from './find-regions.ts';
import { isInNorway, type PlacesContext } from './places-context.ts';
import { sampleArea } from './sample-area.ts';

/** Within this of an aerodrome the rules for drones ask for its consent or coordination, in metres. */
const NEAR_AERODROME_M = 5_000;
/** Norwegian control zones and traffic information zones reach about as far from their aerodrome as this, in metres. */
const ZONE_REACH_M = 15 * METRES_PER_NAUTICAL_MILE;
const MIN_AERODROMES = 5;
const MAX_AERODROMES = 15;
/** How far to look, one after the other until there are enough: most places are near one, the oceans are not. */
const LOOK_WITHIN_NM = [40, 300] as const;

interface Near {
  readonly aerodrome: Aerodrome;
  readonly distanceM: number;
}

/** How far an area goes from one of its positions, in nautical miles. */
function extentNm(area: PlannedArea, from: Position): number {
  const metres =
    area.type === 'circle'
      ? area.radiusM
      : Math.max(
          ...area.points.map((point) => {
            const { eastM, northM } = offsetFrom(from, point);
            return Math.hypot(eastM, northM);
          }),
        );
  return metres / METRES_PER_NAUTICAL_MILE;
}

function findNear({ gazetteer }: PlacesContext, area: PlannedArea, from: Position): readonly Near[] {
  let near: readonly Near[] = [];
  for (const withinNm of LOOK_WITHIN_NM) {
    near = gazetteer
      .aerodromesWithin(from, withinNm + extentNm(area, from))
      .map((aerodrome) => ({ aerodrome, distanceM: distanceToAreaM(area, aerodrome.position) }))
      .sort((a, b) => a.distanceM - b.distanceM);
    if (near.length >= MIN_AERODROMES) return near;
  }
  return near;
}

/** What is known of an area's surroundings from the tables that we carry: never that one may fly. */
export function describeSurroundings(context: PlacesContext, input: AreaInput): Surroundings {
  const { gazetteer } = context;
  const area = toArea(input);
  const from = area.type === 'circle' ? area.centre : (area.points[0] ?? { lat: input.lat, lon: input.lng });
  const near = findNear(context, area, from);
  const within5Km = near.filter(({ distanceM }) => distanceM <= NEAR_AERODROME_M);
  const shown = near.slice(0, Math.min(MAX_AERODROMES, Math.max(MIN_AERODROMES, within5Km.length)));
  return {
    aerodromes: shown.map(({ aerodrome, distanceM }) => ({
      icao: aerodrome.icao,
      kind: aerodrome.kind,
      name: aerodrome.name,
      lat: aerodrome.position.lat,
      lng: aerodrome.position.lon,
      elevationFt: aerodrome.elevationFt,
      distanceM: Math.round(distanceM),
      bearingDeg: Math.round(bearingDeg(from, aerodrome.position)) % 360,
    })),
    within5Km: within5Km.map(({ aerodrome }) => aerodrome.icao),
    zones: near
      .filter(({ distanceM }) => distanceM <= ZONE_REACH_M)
      .flatMap(({ aerodrome, distanceM }) => {
        const zone = gazetteer.zoneOf(aerodrome.icao);
        return zone ? [{ ...zone, phone: null, email: null, distanceM: Math.round(distanceM) }] : [];
      }),
    zonesKnown: isInNorway(context, from),
    firs: findRegions(context, sampleArea(area)),
    sources: {
      aerodromes: gazetteer.aerodromeSource,
      zones: gazetteer.zoneSource,
      firs: gazetteer.regionSource,
    },
  };
}
