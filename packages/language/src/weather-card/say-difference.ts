import type { Difference, WeatherGroup } from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { sayWeatherGroup } from '../weather/present-weather.ts';
import { capitalised, sayWeather, sayWeatherCard } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import { sayReportedHeight, sayVisibilityDistance, sayWindSpeed, type WeatherUnits } from './say-figures.ts';

const MPS_PER_KNOT = 1852 / 3600;
/** `9999` and CAVOK, `10SM`: scales of visibility end there, and it may be more. */
const TOPS_M: ReadonlySet<number> = new Set([10_000, 16_093]);

/** What was observed beside what was forecast for the same time, what is worse first; each a sentence. */
export function sayDifferences(
  differences: readonly Difference[],
  units: WeatherUnits,
  words: WeatherCatalogue,
): readonly string[] {
  return differences
    .toSorted((a, b) => Number(b.worse) - Number(a.worse))
    .map((difference) => {
      const [observed, forecast] = sayBoth(difference, units, words);
      return sayWeatherCard(words, difference.worse ? 'worseThanForecast' : 'betterThanForecast', {
        observed: capitalised(observed, words),
        forecast,
      });
    });
}

function sayBoth(
  difference: Difference,
  units: WeatherUnits,
  words: WeatherCatalogue,
): readonly [observed: string, forecast: string] {
  switch (difference.element) {
    case 'wind':
    case 'gust': {
      const key = difference.element === 'wind' ? 'reasonWind' : 'reasonGust';
      const say = (kt: number | null): string | null =>
        kt === null ? null : sayWindSpeed(kt * MPS_PER_KNOT, units, words);
      const [observed, forecast] = [say(difference.observedKt), say(difference.forecastKt)];
      const none = sayWeatherCard(words, 'noGusts');
      return [observed === null ? none : sayWeatherCard(words, key, { speed: observed }), forecast ?? none];
    }
    case 'visibility': {
      const say = (metres: number): string => {
        const what = sayVisibilityDistance(metres, units, words);
        return TOPS_M.has(metres) ? sayWeather(words, 'orMore', { what }) : what;
      };
      return [
        sayWeatherCard(words, 'reasonVisibility', { distance: say(difference.observedM) }),
        say(difference.forecastM),
      ];
    }
    case 'ceiling': {
      const say = (feet: number | null): string =>
        feet === null
          ? sayWeatherCard(words, 'noLowCloud')
          : sayWeatherCard(words, 'ceiling', { height: sayReportedHeight(feet, units, words) });
      return [say(difference.observedFt), say(difference.forecastFt)];
    }
    case 'weather':
      return [sayGroups(difference.observed, words), sayGroups(difference.forecast, words)];
  }
}

function sayGroups(groups: readonly WeatherGroup[], words: WeatherCatalogue): string {
  if (groups.length === 0) return sayWeatherCard(words, 'noWeather');
  return formatList(
    groups.map((group) => sayWeatherGroup(group, words)),
    words,
  );
}
