import type { Logger } from 'pino';
import { createBuiltInGeocoder } from '../adapters/places/built-in-geocoder.ts';
import { createKartverketElevations } from '../adapters/places/kartverket-elevations.ts';
import { createKartverketSuggestions } from '../adapters/places/kartverket-suggestions.ts';
import { createNominatim } from '../adapters/places/nominatim.ts';
import { createOpenMeteoElevations } from '../adapters/places/open-meteo-elevations.ts';
import { tzLookup } from '../adapters/time-zones/tz-lookup.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import type { Limits } from '../features/limits/index.ts';
import * as places from '../features/places/index.ts';
import type { PlacesVerbs } from '../http/places-router.ts';
import type { Gazetteer } from '../ports/gazetteer.ts';
import { userAgentOf } from './user-agent-of.ts';

/** An outside service that failed is not asked again for so long. */
const REST_AFTER_FAILURE_MS = 20_000;

/** Chooses who finds places and who knows heights. */
export function choosePlaces(
  config: Config,
  log: Logger,
  database: Database,
  gazetteer: Gazetteer,
): places.PlacesContext {
  const { geocoderUrl, geocoderCountries, suggestionsUrl, elevationUrl, norwegianElevationUrl } =
    config.places;
  const userAgent = userAgentOf(config);
  return {
    database,
    gazetteer,
    timeZones: tzLookup,
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
    call: places.createOutsideCalls({
      restMs: REST_AFTER_FAILURE_MS,
      nowMs: () => performance.now(),
      onFailure: (service, error) => {
        log.warn({ err: error, service }, 'a service of places failed');
      },
    }),
  };
}

/** The verbs of places, each within its limit. */
export function bindPlaces(context: places.PlacesContext, limits: Limits): PlacesVerbs {
  return {
    findPlaces: async (userId, input) => {
      await limits.check('findPlaces', { account: userId });
      return await places.findPlaces(context, input);
    },
    readElevation: async (userId, position) => {
      await limits.check('readHeights', { account: userId });
      return await places.readElevation(context, position);
    },
    readTerrain: async (userId, area) => {
      await limits.check('readHeights', { account: userId });
      return await places.readTerrain(context, area);
    },
    describeSurroundings: async (userId, area) => {
      await limits.check('readHeights', { account: userId });
      return places.describeSurroundings(context, area);
    },
  };
}
