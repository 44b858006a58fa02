import type { Logger } from 'pino';
import { createBuiltInGeocoder } from '../adapters/places/built-in-geocoder.ts';
import { createKartverketElevations } from '../adapters/places/kartverket-elevations.ts';
import { createKartverketSuggestions } from '../adapters/places/kartverket-suggestions.ts';
import { createNominatim } from '../adapters/places/nominatim.ts';
import { createOpenMeteoElevations } from '../adapters/places/open-meteo-elevations.ts';
import { geoTz } from '../adapters/time-zones/geo-tz.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import { createCircuitBreakers } from '../features/places/circuit-breakers.ts';
import type { PlacesContext } from '../features/places/places-context.ts';
import type { Gazetteer } from '../ports/gazetteer.ts';
import { userAgentOf } from './user-agent-of.ts';

/** An outside service that failed is not asked again for so long. */
const OPEN_AFTER_FAILURE_MS = 20_000;

/** Chooses who finds places and who knows heights. */
export function choosePlaces(
  config: Config,
  log: Logger,
  database: Database,
  gazetteer: Gazetteer,
): PlacesContext {
  const { geocoderUrl, geocoderCountries, suggestionsUrl, elevationUrl, norwegianElevationUrl } =
    config.places;
  const userAgent = userAgentOf(config);
  return {
    database,
    gazetteer,
    timeZones: geoTz,
    builtIn: createBuiltInGeocoder(gazetteer),
    search:
      geocoderUrl === null
        ? null
        : createNominatim({
            url: geocoderUrl,
            countries: geocoderCountries,
            language: config.defaultLanguage,
            userAgent,
          }),
    suggestions:
      suggestionsUrl === null ? null : createKartverketSuggestions({ url: suggestionsUrl, userAgent }),
    norwegianElevations:
      norwegianElevationUrl === null
        ? null
        : createKartverketElevations({ url: norwegianElevationUrl, userAgent }),
    worldElevations:
      elevationUrl === null ? null : createOpenMeteoElevations({ url: elevationUrl, userAgent }),
    callService: createCircuitBreakers({
      openMs: OPEN_AFTER_FAILURE_MS,
      onFailure: (service, error) => {
        log.warn({ err: error, service }, 'a service of places failed');
      },
    }),
  };
}
