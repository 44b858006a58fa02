import type { LanguageCode } from '../languages.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** Languages with words for weather. Each is loaded by itself, so a page carries only the one it shows. */
const LOADERS = {
  en: async () => (await import('../catalogues/en/weather.ts')).enWeather,
} as const satisfies Readonly<Partial<Record<LanguageCode, () => Promise<WeatherCatalogue>>>>;

/** The languages that {@link loadWeatherCatalogue} has. */
export const WEATHER_LANGUAGES = Object.keys(LOADERS) as readonly (keyof typeof LOADERS)[];

/** Whether `language` has words for weather. */
export function hasWeatherWords(language: string): language is keyof typeof LOADERS {
  return Object.hasOwn(LOADERS, language);
}

/** The words for weather of `language`. Rejects with a RangeError for a language without them. */
export async function loadWeatherCatalogue(language: LanguageCode): Promise<WeatherCatalogue> {
  if (!hasWeatherWords(language)) throw new RangeError(`no words for weather in ${String(language)}`);
  return LOADERS[language]();
}
