import { z } from 'zod';
import { member } from './endpoint.ts';
import { inputText } from './input-text.ts';
import { list } from './list.ts';
import { PLACE_QUERY_MAX_CHARACTERS, positionInput } from './places.ts';

export const stationId = z.object({
  /** ICAO location indicator; small letters do. */
  id: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z][A-Z0-9]{3}$/),
});

/**
 * One kind of report of a station. `loaded`: this is the latest. `none`: the station has no current one. `notLoaded`: it
 * was not asked for, because this installation has asked enough for the moment. `failed`: the service gave no answer that
 * can be used. With the last two, `report` is the one that was loaded before, if any.
 */
const stationReport = z.object({
  status: z.enum(['loaded', 'none', 'notLoaded', 'failed']),
  report: z
    .object({
      /** As the station sent it. */
      text: z.string(),
      /** When it was observed or issued. */
      at: z.string(),
      /** When it was fetched. */
      fetchedAt: z.string(),
    })
    .nullable(),
});
export type StationReport = z.infer<typeof stationReport>;

export const stationWeather = z.object({
  station: z.string(),
  metar: stationReport,
  taf: stationReport,
  source: z.object({ name: z.string(), url: z.string() }),
});
export type StationWeather = z.infer<typeof stationWeather>;

/** An aerodrome that may report its weather: which do is known only when they are asked. */
const weatherStation = z.object({
  /** ICAO location indicator. */
  icao: z.string(),
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** From the position that was asked for; null where none was. */
  distanceKm: z.number().nullable(),
});
export type WeatherStation = z.infer<typeof weatherStation>;

const weatherStations = z.object({
  /** The best or the nearest first. */
  stations: list(weatherStation),
  source: z.object({ attribution: z.string(), url: z.string().nullable() }),
});
export type WeatherStations = z.infer<typeof weatherStations>;

/** Stations by name or place, and their latest reports. */
export const stationWeatherEndpoints = {
  findStations: member
    .route({
      method: 'GET',
      path: '/weather/stations',
      tags: ['member'],
      summary: 'Aerodromes by indicator, name or town',
    })
    .input(z.object({ q: inputText().max(PLACE_QUERY_MAX_CHARACTERS) }))
    .output(weatherStations),
  stationsNear: member
    .route({
      method: 'GET',
      path: '/weather/stations-near',
      tags: ['member'],
      summary: 'Larger aerodromes around a position, nearest first',
    })
    .input(positionInput)
    .output(weatherStations),
  station: member
    .route({
      method: 'GET',
      path: '/weather/stations/{id}',
      tags: ['member'],
      summary: 'The latest METAR and TAF of a station; costs no translation',
    })
    .input(stationId)
    .output(stationWeather),
};
