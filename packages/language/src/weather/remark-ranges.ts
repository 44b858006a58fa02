import type { RemarkCeiling, RemarkVisibility } from '@klarnotam/weather';
import { sayCloudHeight, sayDistance, sayMiles } from './figures.ts';
import { sayWeather } from './say-weather.ts';
import { sayBound, towards } from './visibility.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

/** The visibility of a remark as a sentence: `Visibility varying between 800 m (1/2 mi) and 3.2 km (2 mi).` */
export function sayRemarkVisibility(visibility: RemarkVisibility, words: WeatherCatalogue): string {
  const { of, runway, direction, metres, bound, upToMetres, inMiles } = visibility;
  const say = (distance: number): string =>
    inMiles ? sayMiles(distance, words) : sayDistance(distance, words);
  const from = sayBound(say(metres), bound, words);
  if (upToMetres !== null && of === null && runway === null && direction === null) {
    return sayWeather(words, 'visibilityVarying', { from, to: say(upToMetres) });
  }
  const range = upToMetres === null ? from : sayWeather(words, 'varying', { from, to: say(upToMetres) });
  const what = towards(range, direction, words);
  if (runway !== null) return sayWeather(words, 'visibilityAtRunway', { runway, what });
  switch (of) {
    case 'tower':
      return sayWeather(words, 'visibilityFromTower', { what });
    case 'surface':
      return sayWeather(words, 'visibilityAtSurface', { what });
    case 'lowest':
      return sayWeather(words, 'minimumVisibility', { what });
    case null:
      return sayWeather(words, 'visibility', { what });
  }
}

/** The ceiling of a remark as a sentence: `Cloud base varying between 150 m (500 ft) and 300 m (1,000 ft).` */
export function sayRemarkCeiling({ baseFt, upToFt, runway }: RemarkCeiling, words: WeatherCatalogue): string {
  const from = sayCloudHeight(baseFt, words);
  const to = upToFt === null ? null : sayCloudHeight(upToFt, words);
  if (runway === null && to !== null) return sayWeather(words, 'ceilingVarying', { from, to });
  const what = to === null ? from : sayWeather(words, 'varying', { from, to });
  return sayWeather(words, 'ceilingAtRunway', { runway: runway ?? '', what });
}
