import type { CompassPoint, Conditions, Wind } from '@klarnotam/weather';
import { saySpeed } from './figures.ts';
import { capitalised, joined, sayWeather } from './say-weather.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';

const POINTS: readonly CompassPoint[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const DEGREES_PER_POINT = 45;

/** The nearest of the eight points of the compass. */
export function compassPoint(degrees: number): CompassPoint {
  return POINTS[Math.round(degrees / DEGREES_PER_POINT) % POINTS.length] ?? 'N';
}

function threeDigits(degrees: number): string {
  return String(degrees).padStart(3, '0');
}

/** `from the south-west (240°)`. */
export function sayDirection(degrees: number, words: WeatherCatalogue): string {
  return sayWeather(words, 'windFrom', {
    degrees: threeDigits(degrees),
    point: words.windPoints[compassPoint(degrees)],
  });
}

/** `00000KT`. */
export function isCalm({ directionDeg, speedKt, gustKt }: Wind): boolean {
  return directionDeg === 0 && speedKt === 0 && gustKt === null;
}

function isUnknown({ directionDeg, variable, speedKt, gustKt }: Wind): boolean {
  return directionDeg === null && !variable && speedKt === null && gustKt === null;
}

/** Direction, speed, gusts and variation as a phrase: `from the south-west (240°), 8 m/s (15 kt)`. */
export function sayWind(wind: Wind, words: WeatherCatalogue): string {
  const { directionDeg, variable, speedKt, gustKt, bound, unit, fromDeg, toDeg } = wind;
  if (isCalm(wind)) return sayWeather(words, 'windCalm');
  if (isUnknown(wind)) return sayWeather(words, 'noData');
  const above = (speed: string): string =>
    bound === 'above' ? sayWeather(words, 'moreThan', { what: speed }) : speed;
  const gust = gustKt === null ? null : above(saySpeed(gustKt, unit, words));
  const speed = speedKt === null ? sayWeather(words, 'windSpeedUnknown') : saySpeed(speedKt, unit, words);
  return joined(
    [
      variable
        ? sayWeather(words, 'windVariable')
        : directionDeg === null
          ? sayWeather(words, 'windDirectionUnknown')
          : sayDirection(directionDeg, words),
      speedKt === null || gust !== null ? speed : above(speed),
      gust === null ? null : sayWeather(words, 'windGust', { speed: gust }),
      fromDeg === null || toDeg === null
        ? null
        : sayWeather(words, 'windVarying', { from: threeDigits(fromDeg), to: threeDigits(toDeg) }),
    ],
    words,
  );
}

/** The wind of a report as a sentence. */
export function sayWindSentence({ wind, missing }: Conditions, words: WeatherCatalogue): string {
  const phrase = (text: string): string => sayWeather(words, 'sentence', { text: capitalised(text, words) });
  if (wind === null || isUnknown(wind)) return phrase(words.notReported.wind);
  if (isCalm(wind)) return phrase(sayWind(wind, words));
  const what = missing.includes('gust')
    ? joined([sayWind(wind, words), sayWeather(words, 'windGustUnknown')], words)
    : sayWind(wind, words);
  return sayWeather(words, 'wind', { what });
}
