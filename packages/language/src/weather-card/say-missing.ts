import type { MissingElement } from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { sayWeatherCard, sentencesOrNull } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import type { WeatherCardMessageKey } from './weather-card-messages.ts';

const MISSING = {
  wind: 'missingWind',
  windDirection: 'missingWindDirection',
  gust: 'missingGust',
  visibility: 'missingVisibility',
  weather: 'missingWeather',
  cloud: 'missingCloud',
  cloudLayer: 'missingCloudLayer',
  cloudType: 'missingCloudType',
  temperature: 'missingTemperature',
  dewPoint: 'missingDewPoint',
  // These are no elements but sentences of their own.
  freezingRain: null,
  thunder: null,
  unread: null,
  restOfFlight: null,
} as const satisfies Readonly<Record<MissingElement, WeatherCardMessageKey | null>>;

/** `visibility, weather and cloud`. */
export function listMissing(missing: readonly MissingElement[], words: WeatherCatalogue): string {
  const keys = missing.map((element) => MISSING[element]).filter((key) => key !== null);
  return formatList(
    keys.map((key) => sayWeatherCard(words, key)),
    words,
  );
}

/** What the sensors of a station cannot tell, a sentence each. */
export function sayMissingSensors(
  missing: readonly MissingElement[],
  words: WeatherCatalogue,
): readonly string[] {
  return [
    ...(missing.includes('freezingRain') ? [sayWeatherCard(words, 'freezingRainUnknown')] : []),
    ...(missing.includes('thunder') ? [sayWeatherCard(words, 'thunderUnknown')] : []),
  ];
}

/** What nobody reported, as sentences; null: nothing is missing. */
export function sayMissing(missing: readonly MissingElement[], words: WeatherCatalogue): string | null {
  const what = listMissing(missing, words);
  return sentencesOrNull(
    [
      what === '' ? null : sayWeatherCard(words, 'missing', { what }),
      ...sayMissingSensors(missing, words),
      missing.includes('unread') ? sayWeatherCard(words, 'unreadPart') : null,
      missing.includes('restOfFlight') ? sayWeatherCard(words, 'restOfFlight') : null,
    ],
    words,
  );
}
