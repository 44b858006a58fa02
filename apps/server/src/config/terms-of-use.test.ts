import { expect, test } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import { termsOfUseWarnings } from './terms-of-use.ts';

const inProduction = (env: Readonly<Record<string, string>>): Config => ({
  ...readConfig(env),
  runMode: 'production',
});

test('whoever starts the server in production is warned of services whose free terms leave out a paid product', () => {
  expect(termsOfUseWarnings(inProduction({})).map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['ELEVATION_URL', 'GEOCODER_URL', 'MAP_STREET_TILES_URL']),
  );
});

test('nobody is warned in local mode, or of services of their own', () => {
  expect(termsOfUseWarnings(readConfig({}))).toEqual([]);
  const chosen = {
    ELEVATION_URL: 'https://customer-api.open-meteo.com/v1/elevation?apikey=x',
    GEOCODER_URL: 'off',
    MAP_STREET_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_SATELLITE_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.jpg',
  };
  expect(termsOfUseWarnings(inProduction(chosen))).toEqual([]);
});
