import { distanceNm, type Position } from '@klarnotam/aviation';
import type { DataSource, Place } from '@klarnotam/contract';
import type { Aerodrome, AerodromeKind, Gazetteer, TableSource } from '../../ports/gazetteer.ts';
import { findByName, type NamedPlace } from './find-by-name.ts';
import { foldName } from './fold-name.ts';
import { publishedRegionAt, REGION_NAMES, REGION_SOURCE, regionsOfTimeZone } from './flight-regions.ts';
import { NORWEGIAN_ZONES, ZONE_SOURCE } from './norwegian-zones.ts';
import { readAerodromes } from './read-aerodromes.ts';
import { readNorwegianPlaces, type NorwegianPlace } from './read-norwegian-places.ts';

const AERODROME_SOURCE: TableSource = {
  name: 'OurAirports',
  attribution: 'Aerodromes: OurAirports contributors, Open Database License 1.0',
  url: 'https://ourairports.com/data/',
  asOf: '2026-02-16',
};

const PLACE_SOURCE: DataSource = {
  name: 'Built-in list',
  attribution: 'Built-in list; aerodromes: OurAirports contributors, Open Database License 1.0',
  url: 'https://ourairports.com/data/',
};

const MINUTES_PER_DEGREE = 60;
/** A minute of latitude is not exactly a nautical mile. */
const ROOM = 1.01;

/** Ranks go on from here in the order of the tables; what is nearer to most users comes first. */
const RANK_OF_KIND: Readonly<Record<AerodromeKind, number>> = {
  large: 10_000,
  medium: 100_000,
  small: 200_000,
  water: 300_000,
  heliport: 400_000,
};

function nameAerodrome(aerodrome: Aerodrome, index: number): NamedPlace {
  const { icao, kind, name, town, country, position } = aerodrome;
  return {
    place: {
      displayName: `${name} (${icao})`,
      lat: position.lat,
      lng: position.lon,
      kind: 'aerodrome',
    },
    foldedNames: [icao.toLowerCase(), foldName(name), ...(town === '' ? [] : [foldName(town)])],
    rank: RANK_OF_KIND[kind] + (country === 'NO' ? 0 : 50_000) + index,
  };
}

function namePlace({ name, county, position }: NorwegianPlace, index: number): NamedPlace {
  return {
    place: {
      displayName: name === county ? name : `${name}, ${county}`,
      lat: position.lat,
      lng: position.lon,
      kind: 'place',
    },
    foldedNames: [foldName(name)],
    rank: index,
  };
}

interface GroundsByName {
  readonly named: readonly NamedPlace[];
  readonly byPlace: ReadonlyMap<Place, Aerodrome>;
}

/** Aerodromes under the names that find them, without heliports. */
function groundsByName(aerodromes: readonly Aerodrome[]): GroundsByName {
  const byPlace = new Map<Place, Aerodrome>();
  const named: NamedPlace[] = [];
  aerodromes.forEach((aerodrome, index) => {
    if (aerodrome.kind === 'heliport') return;
    const one = nameAerodrome(aerodrome, index);
    named.push(one);
    byPlace.set(one.place, aerodrome);
  });
  return { named, byPlace };
}

/** The first of aerodromes ordered by latitude that is not south of `lat`. */
function firstFrom(byLatitude: readonly Aerodrome[], lat: number): number {
  let [low, high] = [0, byLatitude.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((byLatitude[middle]?.position.lat ?? 90) < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}

function within(byLatitude: readonly Aerodrome[], centre: Position, radiusNm: number): readonly Aerodrome[] {
  const reachDeg = (radiusNm / MINUTES_PER_DEGREE) * ROOM;
  const near: { readonly aerodrome: Aerodrome; readonly nm: number }[] = [];
  for (let index = firstFrom(byLatitude, centre.lat - reachDeg); index < byLatitude.length; index += 1) {
    const aerodrome = byLatitude[index];
    if (!aerodrome || aerodrome.position.lat > centre.lat + reachDeg) break;
    const nm = distanceNm(centre, aerodrome.position);
    if (nm <= radiusNm) near.push({ aerodrome, nm });
  }
  return near.sort((a, b) => a.nm - b.nm).map(({ aerodrome }) => aerodrome);
}

/** What people of the region know. */
const IS_LANDMARK: ReadonlySet<AerodromeKind> = new Set<AerodromeKind>(['large', 'medium', 'small']);

function nearestOf(
  places: readonly { readonly name: string; readonly position: Position }[],
  centre: Position,
  radiusNm: number,
): { name: string; distanceNm: number } | null {
  let nearest: { name: string; distanceNm: number } | null = null;
  for (const { name, position } of places) {
    const nm = distanceNm(centre, position);
    if (nm <= (nearest?.distanceNm ?? radiusNm)) nearest = { name, distanceNm: nm };
  }
  return nearest;
}

/** The tables that the product carries: aerodromes are read now, names made ready at the first search. */
export function createBuiltInGazetteer(): Gazetteer {
  const aerodromes = readAerodromes();
  const byIcao = new Map(aerodromes.map((aerodrome) => [aerodrome.icao, aerodrome]));
  const byLatitude = aerodromes.toSorted((a, b) => a.position.lat - b.position.lat);
  let named: readonly NamedPlace[] | undefined;
  let places: readonly NorwegianPlace[] | undefined;
  let grounds: GroundsByName | undefined;
  return {
    aerodromeSource: AERODROME_SOURCE,
    zoneSource: ZONE_SOURCE,
    placeSource: PLACE_SOURCE,
    regionSource: REGION_SOURCE,
    findAerodrome: (icao) => byIcao.get(icao) ?? null,
    aerodromesWithin: (centre, radiusNm) => within(byLatitude, centre, radiusNm),
    landmarksWithin: (centre, radiusNm, limit) => {
      places ??= readNorwegianPlaces();
      const grounds = within(byLatitude, centre, radiusNm).filter(({ kind }) => IS_LANDMARK.has(kind));
      return [
        ...places.map(({ name, position }) => ({ name, position, kind: 'place' as const })),
        ...grounds.map(({ name, position }) => ({ name, position, kind: 'aerodrome' as const })),
      ]
        .map((landmark) => ({ landmark, nm: distanceNm(centre, landmark.position) }))
        .filter(({ nm }) => nm <= radiusNm)
        .sort((a, b) => a.nm - b.nm)
        .slice(0, limit)
        .map(({ landmark }) => landmark);
    },
    nearestTo: (position, radiusNm) => {
      places ??= readNorwegianPlaces();
      const town = nearestOf(places, position, radiusNm);
      if (town !== null) return town;
      const grounds = within(byLatitude, position, radiusNm).filter(({ kind }) => IS_LANDMARK.has(kind));
      return nearestOf(grounds.slice(0, 1), position, radiusNm);
    },
    findPlaces: (query, limit) => {
      places ??= readNorwegianPlaces();
      named ??= [...places.map(namePlace), ...aerodromes.map(nameAerodrome)];
      return findByName(named, query, limit);
    },
    findAerodromes: (query, limit) => {
      grounds ??= groundsByName(aerodromes);
      const { named, byPlace } = grounds;
      return findByName(named, query, limit).flatMap((place) => byPlace.get(place) ?? []);
    },
    publishedRegionAt,
    regionsOfTimeZone,
    regionName: (indicator) => REGION_NAMES[indicator] ?? indicator,
    zoneOf: (icao) => NORWEGIAN_ZONES.get(icao) ?? null,
  };
}
