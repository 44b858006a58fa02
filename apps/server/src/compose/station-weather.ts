import type { Logger } from 'pino';
import { createAviationWeather } from '../adapters/weather-reports/aviation-weather.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import type { StationWeatherContext } from '../features/station-weather/read-station-weather.ts';
import { userAgentOf } from './user-agent-of.ts';

/** Reports of stations from the weather service of the settings. */
export function composeStationWeather(
  config: Config,
  log: Logger,
  { database }: { readonly database: Database },
): StationWeatherContext {
  return {
    database,
    reports: createAviationWeather({ baseUrl: config.weather.url, userAgent: userAgentOf(config) }),
    requestsPerMinute: config.weather.requestsPerMinute,
    nowMs: Date.now,
    onFailure: (error) => {
      log.warn({ reason: error.message }, 'the weather service failed');
    },
  };
}
