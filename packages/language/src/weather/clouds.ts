import type { CloudLayer, Conditions } from '@klarnotam/weather';
import { sayHeightFt } from './figures.ts';
import { sayWeather } from './say-weather.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** One layer as a phrase: `broken clouds (5–7 oktas) at 1800 ft (549 m), cumulonimbus`. */
export function sayLayer({ cover, baseFt, type }: CloudLayer, words: WeatherCatalogue): string {
  if (cover === 'NSC' || cover === 'NCD' || cover === 'SKC' || cover === 'CLR') return words.covers[cover];
  const amount = cover === null ? sayWeather(words, 'cloudCoverUnknown') : words.covers[cover];
  const layer =
    baseFt === null
      ? sayWeather(words, 'cloudHeightUnknown', { cover: amount })
      : sayWeather(words, 'cloudAt', { cover: amount, height: sayHeightFt(baseFt, words) });
  return type === null ? layer : sayWeather(words, 'cloudOfType', { layer, type: words.cloudTypes[type] });
}

/** How far one sees upwards, as a sentence. */
export function sayVerticalVisibility({ verticalVisibilityFt }: Conditions, words: WeatherCatalogue): string {
  return verticalVisibilityFt === null
    ? sayWeather(words, 'verticalVisibilityUnknown')
    : sayWeather(words, 'verticalVisibility', { height: sayHeightFt(verticalVisibilityFt, words) });
}
