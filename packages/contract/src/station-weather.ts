import { z } from 'zod';
import { member } from './endpoint.ts';

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

/** The latest reports of a station. */
export const stationWeatherEndpoints = {
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
