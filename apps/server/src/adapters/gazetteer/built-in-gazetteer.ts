import { distanceNm } from '@klarnotam/aviation';
import type { DataSource } from '@klarnotam/contract';
import type { Aerodrome, AerodromeKind, Gazetteer, TableSource } from '../../ports/gazetteer.ts';
import { findByName, type NamedPlace } from './find-by-name.ts';
import { foldName } from './fold-name.ts';
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

/** The tables that the product carries, read once. */
export function createBuiltInGazetteer(): Gazetteer {
  const aerodromes = readAerodromes();
  const byIcao = new Map(aerodromes.map((aerodrome) => [aerodrome.icao, aerodrome]));
  const named = [...readNorwegianPlaces().map(namePlace), ...aerodromes.map(nameAerodrome)];
  return {
    aerodromeSource: AERODROME_SOURCE,
    zoneSource: ZONE_SOURCE,
    placeSource: PLACE_SOURCE,
    findAerodrome: (icao) => byIcao.get(icao) ?? null,
    aerodromesWithin: (centre, radiusNm) => {
      const maxLatDifference = (radiusNm / MINUTES_PER_DEGREE) * ROOM;
      return aerodromes
        .filter(({ position }) => Math.abs(position.lat - centre.lat) <= maxLatDifference)
        .map((aerodrome) => ({ aerodrome, nm: distanceNm(centre, aerodrome.position) }))
        .filter(({ nm }) => nm <= radiusNm)
        .sort((a, b) => a.nm - b.nm)
        .map(({ aerodrome }) => aerodrome);
    },
    findPlaces: (query, limit) => findByName(named, query, limit),
    zoneOf: (icao) => NORWEGIAN_ZONES.get(icao) ?? null,
  };
}
