import type { LanguageCode } from '../languages.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** Languages with words for weather. Each is loaded by itself, so a page carries only the one it shows. */
const LOADERS = {
  en: async () => (await import('../catalogues/en/weather.ts')).enWeather,
  no: async () => (await import('../catalogues/no/weather.ts')).noWeather,
  ru: async () => (await import('../catalogues/ru/weather.ts')).ruWeather,
  pl: async () => (await import('../catalogues/pl/weather.ts')).plWeather,
  hi: async () => (await import('../catalogues/hi/weather.ts')).hiWeather,
  zh: async () => (await import('../catalogues/zh/weather.ts')).zhWeather,
  ja: async () => (await import('../catalogues/ja/weather.ts')).jaWeather,
  es: async () => (await import('../catalogues/es/weather.ts')).esWeather,
  pt: async () => (await import('../catalogues/pt/weather.ts')).ptWeather,
  bn: async () => (await import('../catalogues/bn/weather.ts')).bnWeather,
  ar: async () => (await import('../catalogues/ar/weather.ts')).arWeather,
} as const satisfies Readonly<Record<LanguageCode, () => Promise<WeatherCatalogue>>>;

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
