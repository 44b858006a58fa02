import type { Position } from '@klarnotam/aviation';
import type { DataSource, Place } from '@klarnotam/contract';

export type AerodromeKind = 'large' | 'medium' | 'small' | 'water' | 'heliport';

export interface Aerodrome {
  /** ICAO location indicator. */
  readonly icao: string;
  readonly kind: AerodromeKind;
  readonly name: string;
  /** The town it serves; empty when the name says it. */
  readonly town: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The aerodrome reference point. */
  readonly position: Position;
  /** Feet above mean sea level; of a heliport perhaps that of a roof or a deck. */
  readonly elevationFt: number;
}

/** What people of a region know by its name. */
export interface Landmark {
  readonly name: string;
  readonly kind: 'place' | 'aerodrome';
  readonly position: Position;
}

/** Airspace around an aerodrome whose unit is to be asked, without its limits. */
export interface ControlZone {
  /** Control zone or traffic information zone; null: one of the two. */
  readonly kind: 'CTR' | 'TIZ' | null;
  readonly icao: string;
  readonly unit: string;
}

/** Who a table comes from, and the day of its data. */
export type TableSource = DataSource & { readonly asOf: string };

/** A position by the limits of flight information regions that we carry. */
export interface PublishedRegion {
  /** ICAO location indicator; null: the position is in none of them. */
  readonly inside: string | null;
  /** Others that are so near that the position may be in them. */
  readonly near: readonly string[];
}

/** What we carry about the world's aerodromes and Norway's places: always there, never complete. */
export interface Gazetteer {
  readonly aerodromeSource: TableSource;
  readonly zoneSource: TableSource;
  readonly placeSource: DataSource;
  /** Of no one day, `asOf` is null. */
  readonly regionSource: DataSource & { readonly asOf: string | null };
  /** Null when the table does not know the indicator. */
  findAerodrome(icao: string): Aerodrome | null;
  /** Those whose reference point is at most `radiusNm` from `centre`, nearest first. */
  aerodromesWithin(centre: Position, radiusNm: number): readonly Aerodrome[];
  /** Towns and aerodromes at most `radiusNm` from `centre`, nearest first, at most `limit`. */
  landmarksWithin(centre: Position, radiusNm: number, limit: number): readonly Landmark[];
  /** The town that is nearest to `position` within `radiusNm`, else the nearest aerodrome; null: none is so near. */
  nearestTo(
    position: Position,
    radiusNm: number,
  ): { readonly name: string; readonly distanceNm: number } | null;
  /** Aerodromes whose name, town or indicator fits, the best first, at most `limit`; no heliports. */
  findAerodromes(query: string, limit: number): readonly Aerodrome[];
  /** Aerodromes and places whose name or indicator fits, the best first, at most `limit`. */
  findPlaces(query: string, limit: number): readonly Place[];
  /** By the limits that we carry: Norway's regions alone. On land beyond its border it says nothing. */
  publishedRegionAt(position: Position): PublishedRegion;
  /** Of the countries that an IANA time zone is used in; empty: the table does not know. */
  regionsOfTimeZone(timeZone: string): readonly string[];
  /** What a flight information region is called; its indicator where the table has no name. */
  regionName(indicator: string): string;
  /** The zone of a Norwegian aerodrome; null when the table has none. */
  zoneOf(icao: string): ControlZone | null;
}
