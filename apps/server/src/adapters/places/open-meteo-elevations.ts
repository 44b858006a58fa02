import type { Elevations } from '../../ports/elevations.ts';
import { fetchJson, type Caller } from './fetch-json.ts';
import { property } from './read-json.ts';
import { readHeights } from './read-heights.ts';

/** A service of heights that speaks as Open-Meteo does: the whole world, on a grid of 90 m (Copernicus GLO-90). */
export function createOpenMeteoElevations(options: Caller & { readonly url: string }): Elevations {
  return {
    name: 'open-meteo',
    source: {
      name: 'Open-Meteo',
      attribution: 'Elevation: Open-Meteo.com, Copernicus DEM GLO-90 (CC BY 4.0)',
      url: 'https://open-meteo.com/',
    },
    maxPositions: 100,
    async heightsM(positions) {
      const url = new URL(options.url);
      url.searchParams.set('latitude', positions.map(({ lat }) => lat.toFixed(6)).join(','));
      url.searchParams.set('longitude', positions.map(({ lon }) => lon.toFixed(6)).join(','));
      return readHeights(property(await fetchJson(url, options), 'elevation'), positions.length, url.host);
    },
  };
}
