import { z } from 'zod';
import { list } from './list.ts';
import { member } from './endpoint.ts';
import { inputText } from './input-text.ts';

/** Fewer characters than this find nothing sensible. */
export const PLACE_QUERY_MIN_CHARACTERS = 3;
export const PLACE_QUERY_MAX_CHARACTERS = 200;
export const MAX_PLACES = 10;
export const MAX_AREA_POINTS = 10;
export const MAX_RADIUS_M = 10_000;

/** A number, as a query writes it; an empty text is none. */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,6}(\.\d{1,20})?$/)
    .transform(Number),
]);
const latitude = number.pipe(z.number().min(-90).max(90));
const longitude = number.pipe(z.number().min(-180).max(180));

/** Who an answer comes from; for the page to name. */
const dataSource = z.object({
  name: z.string(),
  attribution: z.string(),
  url: z.string().nullable(),
});
export type DataSource = z.infer<typeof dataSource>;

export const placesInput = z.object({
  /** Shorter than {@link PLACE_QUERY_MIN_CHARACTERS} after trimming is refused. */
  q: inputText().max(PLACE_QUERY_MAX_CHARACTERS),
  /** `suggest` while somebody types, `search` when they ask: another service answers each, as their terms want it. */
  for: z.enum(['suggest', 'search']).default('search'),
});
export type PlacesInput = z.infer<typeof placesInput>;

export const place = z.object({
  /** As the service writes it: `Storgata 1, 0155 Oslo`. */
  displayName: z.string(),
  lat: z.number(),
  lng: z.number(),
  kind: z.enum(['address', 'place', 'aerodrome']),
});
export type Place = z.infer<typeof place>;

export const foundPlaces = z.object({
  /** The best first, at most {@link MAX_PLACES}. */
  places: list(place),
  source: dataSource,
  /** The service could not be reached, and the list that we carry answered: no addresses, larger places alone. */
  fromBuiltInList: z.boolean(),
});
export type FoundPlaces = z.infer<typeof foundPlaces>;

/** Where somebody asks about, in degrees (WGS 84). */
export const positionInput = z.object({ lat: latitude, lng: longitude });

export const elevation = z.object({
  /** Height of the ground in metres above mean sea level; null where the service has none, as at sea. */
  elevationM: z.number().nullable(),
  source: dataSource,
});
export type Elevation = z.infer<typeof elevation>;

/** `59.9139,10.7522;60.1,10.9;60.1,10.5`: the corners of an area. */
const corners = z
  .string()
  .max(600)
  .regex(/^[-\d.]+,[-\d.]+(;[-\d.]+,[-\d.]+)*$/)
  .transform((text) =>
    text.split(';').map((pair) => {
      const [lat = Number.NaN, lng = Number.NaN] = pair.split(',').map(Number);
      return { lat, lng };
    }),
  )
  .pipe(
    z
      .array(z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }))
      .min(3)
      .max(MAX_AREA_POINTS),
  );

/** A point with a radius, or the corners of an area; with corners `lat` and `lng` are one position inside or on it. */
export const areaInput = z.object({
  lat: latitude,
  lng: longitude,
  radiusM: number.pipe(z.number().min(0).max(MAX_RADIUS_M)).default(0),
  points: corners.optional(),
});
export type AreaInput = z.infer<typeof areaInput>;

const nearAerodrome = z.object({
  /** ICAO location indicator. */
  icao: z.string(),
  kind: z.enum(['large', 'medium', 'small', 'water', 'heliport']),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  elevationFt: z.number().nullable(),
  /** From the nearest edge of the area to the aerodrome's reference point; 0 when that is inside. */
  distanceM: z.number(),
  /** True bearing from the position to the aerodrome. */
  bearingDeg: z.number(),
});

export const surroundings = z.object({
  /** The nearest first. */
  aerodromes: list(nearAerodrome),
  /** Those of them that are at most 5 km away. */
  within5Km: list(z.string()),
  /**
   * Control zones (CTR) and traffic information zones (TIZ) that may reach here, with the unit to ask. The table knows
   * units, not limits, and Norway alone: an empty list says nothing about other countries.
   */
  zones: list(
    z.object({
      /** Null: there is a unit, and one of the two. */
      kind: z.enum(['CTR', 'TIZ']).nullable(),
      /** ICAO location indicator of the aerodrome that the zone belongs to. */
      icao: z.string(),
      unit: z.string(),
      /** Null: no source that we carry has it. */
      phone: z.string().nullable(),
      email: z.string().nullable(),
      distanceM: z.number(),
    }),
  ),
  /** Whether the table of zones covers the country of this place. */
  zonesKnown: z.boolean(),
  /**
   * Flight information regions that the area lies in or may lie in, that of its middle first. `sure`: part of the area lies in it and in no
   * other one. Empty: the table knows none here.
   */
  firs: list(z.object({ indicator: z.string(), name: z.string(), sure: z.boolean() })),
  sources: z.object({
    aerodromes: dataSource.extend({ asOf: z.string() }),
    zones: dataSource.extend({ asOf: z.string() }),
    /** `asOf` null: of no one day. */
    firs: dataSource.extend({ asOf: z.string().nullable() }),
  }),
});
export type Surroundings = z.infer<typeof surroundings>;

export const terrain = z.object({
  /** The highest of the sampled points in metres above mean sea level; null when none of them has a height. */
  highestM: z.number().nullable(),
  highestAt: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** The lowest of the sampled points; null like the highest. */
  lowestM: z.number().nullable(),
  /**
   * By how many metres the ground may be higher or lower between the points: the steepest slope found over the way to the nearest point.
   * Null without heights.
   */
  marginM: z.number().nullable(),
  /** Points without a height: nothing is known of the ground there. */
  unknownPoints: z.number().int(),
  /** `yyyy-MM-dd` (UTC) of this answer; its heights may have been kept for up to 180 days. */
  askedOn: z.string(),
  /** How many points of the area were asked for; between them the ground may be higher. */
  sampledPoints: z.number().int(),
  source: dataSource,
});
export type Terrain = z.infer<typeof terrain>;

/** Places by name, and what is known of a place. */
export const placeEndpoints = {
  find: member
    .route({
      method: 'GET',
      path: '/places',
      tags: ['member'],
      summary: 'Addresses, places and aerodromes by name',
    })
    .input(placesInput)
    .output(foundPlaces),
  elevation: member
    .route({
      method: 'GET',
      path: '/elevation',
      tags: ['member'],
      summary: 'Height of the ground at a position',
    })
    .input(positionInput)
    .output(elevation),
  terrain: member
    .route({
      method: 'GET',
      path: '/terrain',
      tags: ['member'],
      summary: 'Highest ground found in an area',
    })
    .input(areaInput)
    .output(terrain),
  surroundings: member
    .route({
      method: 'GET',
      path: '/surroundings',
      tags: ['member'],
      summary: 'Aerodromes and control zones near an area',
    })
    .input(areaInput)
    .output(surroundings),
};
