import {
  loadCatalogue,
  loadWeatherCatalogue,
  type Catalogue,
  type LanguageCode,
  type WeatherCatalogue,
} from '@klarnotam/language';

/** The words of one language. */
export interface Catalogues {
  readonly notam: Catalogue;
  readonly weather: WeatherCatalogue;
}

/** The words of `language`, for NOTAMs and for weather reports. */
export async function loadCatalogues(language: LanguageCode): Promise<Catalogues> {
  const [notam, weather] = await Promise.all([loadCatalogue(language), loadWeatherCatalogue(language)]);
  return { notam, weather };
}
