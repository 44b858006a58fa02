import type { Conditions, WeatherFacts, WeatherGroup } from '@klarnotam/weather';
import { isolate } from '../isolate.ts';
import { sayChange } from './change.ts';
import { layersOf, sayLayers } from './clouds.ts';
import { sayCloudHeight, sayPressure, temperatureSayer } from './figures.ts';
import { sayWeatherGroup } from './present-weather.ts';
import type { WordedConditions } from './report-wording.ts';
import { listed, sayWeather, sentences } from './say-weather.ts';
import type { WordingContext } from './times.ts';
import { sayVisibility } from './visibility.ts';
import type { WeatherCatalogue } from './weather-catalogue.ts';
import { sayWind } from './wind.ts';

const WET: ReadonlySet<string> = new Set(['DZ', 'RA', 'SN', 'SG', 'IC', 'PL', 'GR', 'GS', 'UP']);
const LIFTED: ReadonlySet<string> = new Set(['DR', 'BL']);

/** What holds at first, element by element, each as it stands behind a label of its own. */
export function sayConditions(facts: WeatherFacts, context: WordingContext): WordedConditions {
  const { words } = context;
  const { conditions, groups } = facts;
  const { wind, visibilityM, temperatureC, dewPointC, weather } = conditions;
  const sayDegrees = temperatureSayer([temperatureC, dewPointC], words);
  const own = facts.tokens.filter(({ field, group }) => field === 'visibility' && group === null);
  const list = (of: readonly WeatherGroup[]): string | null =>
    of.length === 0
      ? null
      : listed(
          of.map((group) => sayWeatherGroup(group, words)),
          words,
        );
  return {
    wind: wind === null ? null : sayWind(wind, words),
    visibility: visibilityM === null ? null : sayVisibility(conditions, own, words),
    clouds: sayClouds(conditions, facts.station, words),
    temperature: temperatureC === null ? null : alone(sayDegrees(temperatureC), words),
    dewPoint: dewPointC === null ? null : alone(sayDegrees(dewPointC), words),
    pressure: sayPressure(conditions, words),
    precipitation: list(weather.filter(isPrecipitation)),
    weather: list(weather.filter((group) => !isPrecipitation(group))),
    forecast:
      groups.length > 0
        ? sentences(
            groups.map((group) => sayWeather(words, 'sentence', { text: sayChange(group, context) })),
            words,
          )
        : facts.noSignificantChange
          ? sayWeather(words, 'noSignificantChange')
          : null,
  };
}

/** A figure that no words stand beside: from right to left, its sign would change sides. */
function alone(figure: string, { isolate: isolates }: WeatherCatalogue): string {
  return isolates === true ? isolate(figure) : figure;
}

function isPrecipitation({ descriptor, phenomena }: WeatherGroup): boolean {
  if (descriptor !== null && LIFTED.has(descriptor)) return false;
  return descriptor === 'SH' || phenomena.some((code) => WET.has(code));
}

function sayClouds(conditions: Conditions, station: string | null, words: WeatherCatalogue): string | null {
  const { clouds, verticalVisibilityFt } = conditions;
  const phrases = [...sayLayers(layersOf(clouds, station), words)];
  if (verticalVisibilityFt !== null)
    phrases.push(sayWeather(words, 'skyHiddenAt', { height: sayCloudHeight(verticalVisibilityFt, words) }));
  return phrases.length === 0 ? null : listed(phrases, words);
}
