import type { CloudLayer, Conditions } from '@klarnotam/weather';
import { sayHeightFt } from './figures.ts';
import { sayWeather } from './say-weather.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** One layer as a phrase: `broken cloud at 550 m (1,800 ft), cumulonimbus`. */
export function sayLayer(layer: CloudLayer, words: WeatherCatalogue): string {
  return sayLayerBriefly(layer, (feet) => sayHeightFt(feet, words), words);
}

/** {@link sayLayer} with the height as `sayHeight` says it. */
export function sayLayerBriefly(
  { cover, baseFt, type }: CloudLayer,
  sayHeight: (feet: number) => string,
  words: WeatherCatalogue,
): string {
  if (cover === 'NSC' || cover === 'NCD' || cover === 'SKC' || cover === 'CLR') return words.covers[cover];
  const amount = cover === null ? sayWeather(words, 'cloudCoverUnknown') : words.covers[cover];
  const layer =
    baseFt === null
      ? sayWeather(words, 'cloudHeightUnknown', { cover: amount })
      : sayWeather(words, 'cloudAt', { cover: amount, height: sayHeight(baseFt) });
  return type === null ? layer : sayWeather(words, 'cloudOfType', { layer, type: words.cloudTypes[type] });
}

/** How far one sees upwards, as a sentence. */
export function sayVerticalVisibility({ verticalVisibilityFt }: Conditions, words: WeatherCatalogue): string {
  return verticalVisibilityFt === null
    ? sayWeather(words, 'verticalVisibilityUnknown')
    : sayWeather(words, 'verticalVisibility', { height: sayHeightFt(verticalVisibilityFt, words) });
}
