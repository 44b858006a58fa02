import type { Config } from '../config.ts';

/** Public services whose free terms leave out a paid product, and the setting that names another. */
const FREE_SERVICES: readonly { readonly host: string; readonly setting: string; readonly terms: string }[] =
  [
    {
      host: 'api.open-meteo.com',
      setting: 'ELEVATION_URL',
      terms: 'is free for non-commercial use; a paid product needs a key and the customer address',
    },
    {
      host: 'nominatim.openstreetmap.org',
      setting: 'GEOCODER_URL',
      terms: 'gives one search a second and no promise; a paid product should use a provider',
    },
    {
      host: 'tile.openstreetmap.org',
      setting: 'MAP_STREET_TILES_URL',
      terms: 'is for light use without promise; a paid product should use a provider',
    },
    {
      host: 'server.arcgisonline.com',
      setting: 'MAP_SATELLITE_TILES_URL',
      terms: 'wants a key and, for a product that earns money, a paid plan',
    },
  ];

/** Warnings for whoever starts the server in production with one of these services, one line each. */
export function termsOfUseWarnings(config: Config): readonly string[] {
  if (config.runMode !== 'production') return [];
  const chosen = JSON.stringify([config.places, config.map]);
  return FREE_SERVICES.filter(({ host }) => chosen.includes(`//${host}/`)).map(
    ({ host, setting, terms }) => `${setting}: ${host} ${terms}.`,
  );
}
