import type { Bound, Conditions, ReportToken } from '@klarnotam/weather';
import { sayDistance, sayHeightFt, sayMiles } from './figures.ts';
import { sayWeather, sentences } from './say-weather.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

const CAVOK_M = 10_000;
const CAVOK_FT = 5000;
const BOUNDS = { above: 'moreThan', below: 'lessThan', atLeast: 'orMore' } as const;

/** `what` with the bound that the report gives: `10 km or more`. */
export function sayBound(what: string, bound: Bound | null, words: WeatherCatalogue): string {
  return bound === null ? what : sayWeather(words, BOUNDS[bound], { what });
}

/** The prevailing visibility as a phrase; in miles too where `tokens` are. */
export function sayVisibility(
  conditions: Conditions,
  tokens: readonly ReportToken[],
  words: WeatherCatalogue,
): string {
  const { visibilityM, visibilityBound, visibilityDirection } = conditions;
  if (visibilityM === null) return sayWeather(words, 'noData');
  const inMiles = tokens.some(({ text }) => /SM$/i.test(text));
  const distance = inMiles ? sayMiles(visibilityM, words) : sayDistance(visibilityM, words);
  return towards(sayBound(distance, visibilityBound, words), visibilityDirection, words);
}

/** `what`, and in which direction it is so. */
export function towards(
  what: string,
  point: Conditions['visibilityDirection'],
  words: WeatherCatalogue,
): string {
  return point === null ? what : sayWeather(words, 'visibilityTowards', { what, point: words.points[point] });
}

/** The prevailing visibility as a sentence. */
export function sayVisibilitySentence(
  conditions: Conditions,
  tokens: readonly ReportToken[],
  words: WeatherCatalogue,
): string {
  return conditions.visibilityM === null
    ? sayWeather(words, 'sentence', { text: words.notReported.visibility })
    : sayWeather(words, 'visibility', { what: sayVisibility(conditions, tokens, words) });
}

/** The lowest visibility, and where it is, as a sentence. */
export function sayMinimumVisibility(conditions: Conditions, words: WeatherCatalogue): string {
  const { minimumVisibilityM, minimumVisibilityDirection } = conditions;
  const distance =
    minimumVisibilityM === null ? sayWeather(words, 'noData') : sayDistance(minimumVisibilityM, words);
  return sayWeather(words, 'minimumVisibility', {
    what: towards(distance, minimumVisibilityDirection, words),
  });
}

/** CAVOK with all that it promises (ICAO Annex 3, 2.2). */
export function sayCavok(words: WeatherCatalogue): string {
  const cavok = sayWeather(words, 'cavok', {
    distance: sayDistance(CAVOK_M, words),
    height: sayHeightFt(CAVOK_FT, words),
  });
  return sentences([cavok, sayWeather(words, 'noConvectiveCloud')], words);
}
